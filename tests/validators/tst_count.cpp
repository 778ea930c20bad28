// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

class TestCount : public QObject {
    Q_OBJECT

private slots:
    void bounds_data()
    {
        QTest::addColumn<QString>("bounds");
        QTest::addColumn<int>("chiefs");
        QTest::addColumn<int>("points");
        QTest::addColumn<bool>("fine");
        const auto row = [](const char *bounds, int chiefs, int points, bool fine) {
            QTest::addRow("%s: %d at %d", bounds, chiefs, points) << QString::fromLatin1(bounds) << chiefs << points << fine;
        };
        row("at-most: 2", 2, 1000, true);
        row("at-most: 2", 3, 1000, false);
        row("at-least: 1", 1, 1000, true);
        row("at-least: 1", 0, 1000, false);
        row("exactly: 1", 0, 1000, false);
        row("exactly: 1", 1, 1000, true);
        row("exactly: 1", 2, 1000, false);
        row("at-most: 1, per-points: 1000", 1, 1, true);
        row("at-most: 1, per-points: 1000", 2, 1000, false);
        row("at-most: 1, per-points: 1000", 2, 1001, true);
        row("at-most: 1, per-points: 1000", 3, 2000, false);
        row("at-most: 1, per-points: 1000", 3, 2001, true);
        row("at-most: 0", 1, 1000, false);
    }
    void bounds()
    {
        QFETCH(QString, bounds);
        QFETCH(int, chiefs);
        QFETCH(int, points);
        QFETCH(bool, fine);
        TinyGame tiny(u"  - {kind: count, id: chiefs, name: Chiefs, match: {class: chief}, %1}"_s.arg(bounds));
        QCOMPARE(text(tiny.problems()), QString());
        QStringList entries;
        for (int i = 0; i < chiefs; ++i)
            entries.append(u"jarl"_s);
        QCOMPARE(tiny.ids(entries, points), fine ? QStringList() : QStringList{u"chiefs"_s});
    }

    void numbersOfTheFinding()
    {
        TinyGame tiny(u"  - {kind: count, id: chiefs, match: {unit: [Jarl, Bard]}, at-most: 1}"_s);
        const auto findings = tiny.findings({u"jarl"_s, u"spears/big"_s, u"bard"_s});
        QCOMPARE(findings.size(), 1u);
        QCOMPARE(findings[0].code, Code::CountOver);
        QCOMPARE(findings[0].names, QStringList{u"Jarl, Bard"_s});
        QCOMPARE(findings[0].actual, 2);
        QCOMPARE(findings[0].limit, 1);
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{1, 3}));
    }

    void printedLimit()
    {
        TinyGame tiny(u"  - {kind: count, id: limit, each: unit, at-most: printed}"_s);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids({u"guard/big"_s, u"spears/big"_s, u"spears/big"_s}), QStringList());
        const auto findings = tiny.findings({u"guard/big"_s, u"spears/big"_s, u"guard/small"_s, u"lion"_s, u"lion"_s});
        QCOMPARE(idsOf(findings), (QStringList{u"limit"_s, u"limit"_s}));
        QCOMPARE(findings[0].names, QStringList{u"Guard"_s});
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{1, 3}));
        QCOMPARE(findings[1].names, QStringList{u"Lion"_s});
    }

    void eachUnitAndSize()
    {
        TinyGame tiny(u"  - {kind: count, id: three, each: size, at-most: 2}"_s);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids({u"spears/big"_s, u"spears/big"_s, u"spears/small"_s, u"spears/small"_s}), QStringList());
        const auto findings = tiny.findings({u"spears/big"_s, u"spears/small"_s, u"spears/big"_s, u"spears/big"_s});
        QCOMPARE(idsOf(findings), QStringList{u"three"_s});
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{1, 3, 4}));
        QCOMPARE(findings[0].actual, 3);
        TinyGame units(u"  - {kind: count, id: three, each: unit, at-most: 2, match: {unit: spears}}"_s);
        QCOMPARE(units.ids({u"spears/big"_s, u"spears/small"_s, u"guard/big"_s, u"guard/big"_s, u"guard/big"_s}), QStringList());
        QCOMPARE(units.ids({u"spears/big"_s, u"spears/small"_s, u"spears/small"_s}), QStringList{u"three"_s});
    }

    void badRules_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char *rule : {"match: {class: chief}", "match: {class: chief}, at-most: 1, exactly: 1", "at-most: 1",
                                 "match: {class: chief}, at-most: -1", "match: {class: chief}, at-most: 1, at-least: 2",
                                 "each: model, at-most: 1", "each: size, at-most: printed", "each: unit", "each: unit, at-most: few",
                                 "match: {class: chief}, at-most: 1, per-points: 0"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void badRules()
    {
        QFETCH(QString, rule);
        TinyGame tiny(u"  - {kind: count, id: chiefs, %1}"_s.arg(rule));
        QVERIFY(hasErrors(tiny.problems()));
        QCOMPARE(tiny.ids({}), QStringList{u"unknown.rule"_s});
    }
};

QTEST_APPLESS_MAIN(TestCount)
#include "tst_count.moc"
