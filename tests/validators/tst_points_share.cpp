// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

class TestPointsShare : public QObject {
    Q_OBJECT

private slots:
    void exactWithoutRounding()
    {
        // 25 % of 399 is 99.75.
        TinyGame tiny(u"  - {kind: points-share, id: share, name: Foot, match: {unit: spears}, at-most: 25%}"_s);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids({u"spears/big"_s}, 400), QStringList());
        const std::vector<Finding> findings = tiny.findings({u"spears/big"_s, u"mob/big"_s}, 399);
        QCOMPARE(idsOf(findings), QStringList{u"share"_s});
        QCOMPARE(findings[0].code, Code::ShareOver);
        QCOMPARE(findings[0].names, QStringList{u"Foot"_s});
        QCOMPARE(findings[0].actual, 100);
        QCOMPARE(findings[0].limit, 99);
        QCOMPARE(findings[0].basis, 399);
        QCOMPARE(findings[0].percent, 25.0);
        QCOMPARE(findings[0].entries, std::vector<EntryKey>{1});
    }

    void decimals()
    {
        TinyGame tiny(u"  - {kind: points-share, id: share, match: {unit: spears}, at-most: 12.5%}"_s);
        QCOMPARE(tiny.ids({u"spears/big"_s}, 800), QStringList());
        QCOMPARE(tiny.ids({u"spears/big"_s}, 799), QStringList{u"share"_s});
    }

    void atLeast()
    {
        TinyGame tiny(u"  - {kind: points-share, id: share, match: {unit: spears}, at-least: 10%}"_s);
        QCOMPARE(tiny.ids({u"spears/big"_s}, 1000), QStringList());
        const std::vector<Finding> findings = tiny.findings({u"spears/big"_s}, 1001);
        QCOMPARE(idsOf(findings), QStringList{u"share"_s});
        QCOMPARE(findings[0].code, Code::ShareUnder);
        QCOMPARE(findings[0].limit, 101);
        QCOMPARE(tiny.ids({}, 1000), QStringList{u"share"_s});
    }

    void ofSpentPoints()
    {
        TinyGame tiny(u"  - {kind: points-share, id: share, match: {unit: spears}, at-most: 50%, of: spent}"_s);
        QCOMPARE(tiny.ids({u"spears/big"_s, u"spears/small"_s, u"guard/big"_s, u"mob/small"_s}), QStringList());
        QCOMPARE(tiny.ids({u"spears/big"_s, u"mob/big"_s}), QStringList{u"share"_s});
        QCOMPARE(tiny.ids({}), QStringList());
    }

    void optionsAndUpgradesOfTheUnitsCount()
    {
        TinyGame tiny(u"  - {kind: points-share, id: share, match: {unit: riders}, at-most: 25%}"_s);
        QCOMPARE(tiny.ids({u"riders/small +bows ^ring"_s}, 380), QStringList());
        QCOMPARE(tiny.ids({u"riders/small +bows ^ring"_s}, 379), QStringList{u"share"_s});
    }

    void badPercentages_data()
    {
        QTest::addColumn<QString>("written");
        for (const char *written : {"25", "-5%", "101%", "1e1%", "%", "2.%", ".5%", "1.2.3%", "100.01%", "1.23456%"})
            QTest::newRow(written) << QString::fromLatin1(written);
    }
    void badPercentages()
    {
        QFETCH(QString, written);
        TinyGame tiny(u"  - {kind: points-share, id: share, match: {unit: spears}, at-most: \"%1\"}"_s.arg(written));
        QVERIFY(text(tiny.problems()).contains(u"percentage"_s));
        QCOMPARE(tiny.ids({}), QStringList{u"unknown.rule"_s});
    }

    void needsABound()
    {
        TinyGame tiny(u"  - {kind: points-share, id: share, match: {unit: spears}}"_s);
        QVERIFY(text(tiny.problems()).contains(u"'at-most' or 'at-least'"_s));
    }
};

QTEST_APPLESS_MAIN(TestPointsShare)
#include "tst_points_share.moc"
