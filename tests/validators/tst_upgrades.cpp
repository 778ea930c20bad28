// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

const auto giftRules = uR"(
  - {kind: distinct, id: gift.once, pool: gifts}
  - {kind: quota, id: gift.one, pool: gifts, at-most: 1}
  - {kind: eligibility, id: gift.eligible, pool: gifts}
  - {kind: pointless, id: advice.pointless}
)"_s;

} // namespace

/// The kinds distinct, quota, eligibility and pointless.
class TestUpgrades : public QObject {
    Q_OBJECT

private slots:
    void rules_data()
    {
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<QStringList>("ids");
        const auto row = [](const char *name, QStringList entries, QStringList ids) {
            QTest::newRow(name) << entries << ids;
        };
        row("one each", {u"spears/big ^ring"_s, u"jarl ^sword"_s}, {});
        row("twice in the army", {u"spears/big ^ring"_s, u"jarl ^ring"_s}, {u"gift.once"_s});
        row("two in a unit", {u"jarl ^ring ^sword"_s}, {u"gift.one"_s});
        row("the same twice in a unit", {u"jarl ^ring ^ring"_s}, {u"choice.repeated"_s});
        row("not for guns", {u"catapult ^ring"_s}, {u"gift.eligible"_s});
        row("only for chiefs", {u"spears/big ^sword"_s}, {u"gift.eligible"_s});
        row("what may not be is nothing else", {u"catapult ^ring ^sword"_s, u"jarl ^ring"_s},
            {u"gift.eligible"_s, u"gift.eligible"_s});
        row("pointless", {u"wolves/big ^fury"_s}, {u"advice.pointless"_s});
        row("of use", {u"spears/big ^fury"_s}, {});
        row("pointless option", {u"wolves/big +oath"_s}, {u"advice.pointless"_s});
        row("the later is pointless", {u"spears/big +oath ^fury"_s}, {u"advice.pointless"_s});
        row("forbidden is not pointless too", {u"riders/small +rage ^fury"_s}, {u"choice.forbidden"_s, u"advice.pointless"_s});
    }
    void rules()
    {
        QFETCH(QStringList, entries);
        QFETCH(QStringList, ids);
        ids.sort();
        TinyGame tiny(giftRules);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids(entries), ids);
    }

    void reasonIsThatOfTheTerm()
    {
        TinyGame tiny(giftRules);
        QCOMPARE(tiny.findings({u"catapult ^ring"_s})[0].because, u"guns get no gifts"_s);
        QCOMPARE(tiny.findings({u"spears/big ^sword"_s})[0].because, u"only for chiefs"_s);
        QCOMPARE(tiny.findings({u"spears/big ^sword"_s})[0].names, (QStringList{u"Spears"_s, u"Sword"_s}));
    }

    void adviceLeavesTheArmyLegal()
    {
        TinyGame tiny(giftRules);
        QVERIFY(tiny.judge().check(tiny.army({u"wolves/big ^fury"_s})).legal());
    }

    void distinctUnits()
    {
        TinyGame tiny(u"  - {kind: distinct, id: names, match: {class: chief}}"_s);
        QCOMPARE(tiny.ids({u"jarl"_s, u"bard"_s, u"spears/big"_s, u"spears/big"_s}), QStringList());
        const auto findings = tiny.findings({u"jarl"_s, u"bard"_s, u"jarl"_s, u"jarl"_s});
        QCOMPARE(idsOf(findings), QStringList{u"names"_s});
        QCOMPARE(findings[0].actual, 3);
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{1, 3, 4}));
    }

    void unknownPool()
    {
        TinyGame tiny(u"  - {kind: quota, id: one, pool: gift, at-most: 1}"_s);
        QVERIFY(text(tiny.problems()).contains(u"'gifts'"_s));
        QCOMPARE(tiny.ids({}), QStringList{u"unknown.rule"_s});
    }
};

QTEST_APPLESS_MAIN(TestUpgrades)
#include "tst_upgrades.moc"
