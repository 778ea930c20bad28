// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map_reader.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestMapReader : public QObject {
    Q_OBJECT

private slots:
    void namesTheNearestKey()
    {
        const auto parsed = parseYaml("nmae: x\nzzzzzz: 1\n", u"f"_s);
        Problems problems;
        MapReader reader(*parsed.value, problems, u"the unit"_s);
        reader.text(u"name");
        reader.text(u"page");
        reader.finish();
        QCOMPARE(problems.size(), 2);
        QCOMPARE(problems[0].text(), u"f:1:1: error: unknown key 'nmae' of the unit; expected 'name'"_s);
        QCOMPARE(problems[1].text(), u"f:2:1: error: unknown key 'zzzzzz' of the unit; expected one of name, page"_s);
    }

    void wholeNumbersOnly_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("good");
        for (const char *good : {"0", "7", "-3", "1000"})
            QTest::newRow(good) << QByteArray(good) << true;
        for (const char *bad : {"010", "0x10", "1e3", "1_000", "\"5\"", ".inf", "twelve", "1.0", "99999999999", "[1]", "~", "+1"})
            QTest::newRow(bad) << QByteArray(bad) << false;
    }

    void wholeNumbersOnly()
    {
        QFETCH(QByteArray, value);
        QFETCH(bool, good);
        const auto parsed = parseYaml("n: " + value + "\n", u"f"_s);
        Problems problems;
        MapReader reader(*parsed.value, problems, u"it"_s);
        QCOMPARE(reader.integer(u"n", -10, 1000).has_value(), good);
        QCOMPARE(problems.isEmpty(), good);
    }

    void onlyTrueAndFalseAreFlags()
    {
        const auto parsed = parseYaml("a: true\nb: yes\nc: \"true\"\nd: false\n", u"f"_s);
        Problems problems;
        MapReader reader(*parsed.value, problems, u"it"_s);
        QCOMPARE(reader.flag(u"a"), std::optional(true));
        QCOMPARE(reader.flag(u"d"), std::optional(false));
        QVERIFY(!reader.flag(u"b"));
        QVERIFY(!reader.flag(u"c"));
        QCOMPARE(problems.size(), 2);
    }

    void rangeIsReportedWithItsBounds()
    {
        const auto parsed = parseYaml("n: 11\n", u"f"_s);
        Problems problems;
        MapReader reader(*parsed.value, problems, u"it"_s);
        reader.integer(u"n", 0, 10);
        QCOMPARE(problems[0].message, u"'n' is '11'; expected a whole number from 0 to 10"_s);
    }

    void kebabCaseOfPrintedNames()
    {
        QCOMPARE(kebabCase(u"Sacred Band of Carthage"), u"sacred-band-of-carthage"_s);
        QCOMPARE(kebabCase(u"Doppelsöldner"), u"doppelsoldner"_s);
        QCOMPARE(kebabCase(u"Half-Regt."), u"half-regt"_s);
        QCOMPARE(kebabCase(u"Hannibal's Men"), u"hannibals-men"_s);
        QCOMPARE(kebabCase(u"Balearic/ Rhodian Slingers"), u"balearic-rhodian-slingers"_s);
        QCOMPARE(kebabCase(u"  --  "), QString());
    }

    void idsAreInterned()
    {
        QVERIFY(Id(u"a-word") == u"a-word"_id);
        QVERIFY(Id() == Id(u""));
        QCOMPARE(Id::ofName(u"A Word").str(), u"a-word"_s);
    }
};

QTEST_GUILESS_MAIN(TestMapReader)
#include "tst_map_reader.moc"
