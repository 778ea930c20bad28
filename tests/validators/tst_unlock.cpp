// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

const auto slotRules = uR"(
  - kind: unlock
    id: unlock
    page: 3
    slots:
      - {id: small, name: Small ones, takes: {any: [{size: small}, {irregular: true}]}}
      - {id: gun, name: Guns, takes: {class: gun}}
      - {id: beast, name: Beasts, takes: {class: beast}}
      - {id: chief, name: Chiefs, takes: {class: chief}}
    givers:
      - match: {unit: [spears, wolves], irregular: false, size: big}
        gives: [{slots: [small], count: 2}, {slots: [gun, beast, chief], count: 1}]
      - match: {unit: guard, size: big}
        gives: [{slots: [small], count: 4}, {slots: [gun], count: 1}, {slots: [beast], count: 1}, {slots: [chief], count: 1}]
)"_s;

const auto waived = slotRules + u"    waive: {slot: small, below: 750, agreement: loose}\n"_s;

} // namespace

class TestUnlock : public QObject {
    Q_OBJECT

private slots:
    void whatAGiverPays_data()
    {
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<QStringList>("ids");
        const auto row = [](const char *name, QStringList entries, QStringList ids) {
            QTest::newRow(name) << entries << ids;
        };
        row("nothing wanted", {}, {});
        row("two small ones", {u"spears/big"_s, u"mob/small"_s, u"spears/small"_s}, {});
        row("a third", {u"spears/big"_s, u"mob/small"_s, u"spears/small"_s, u"riders/small"_s}, {u"unlock.small"_s});
        row("the irregular gives nothing", {u"mob/big"_s}, {u"unlock.small"_s});
        row("one of either", {u"spears/big"_s, u"jarl"_s}, {});
        row("not both", {u"spears/big"_s, u"jarl"_s, u"catapult"_s}, {u"unlock.gun-chief"_s});
        row("two of one", {u"spears/big"_s, u"jarl"_s, u"bard"_s}, {u"unlock.chief"_s});
        row("two givers", {u"spears/big"_s, u"wolves/big"_s, u"jarl"_s, u"catapult"_s}, {});
        row("each of the three", {u"guard/big"_s, u"jarl"_s, u"catapult"_s, u"bear"_s}, {});
        row("the third by the other", {u"guard/big"_s, u"spears/big"_s, u"jarl"_s, u"bard"_s, u"catapult"_s}, {});
        row("its own are no other's", {u"guard/big"_s, u"jarl"_s, u"bard"_s}, {u"unlock.chief"_s});
        row("two causes", {u"spears/small"_s, u"jarl"_s}, {u"unlock.chief"_s, u"unlock.small"_s});
        row("without a size nobody can say", {u"spears"_s}, {u"size.missing"_s});
    }
    void whatAGiverPays()
    {
        QFETCH(QStringList, entries);
        QFETCH(QStringList, ids);
        TinyGame tiny(slotRules);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids(entries), ids);
    }

    void findingHasTheWholeShortage()
    {
        TinyGame tiny(slotRules);
        const auto findings = tiny.findings({u"spears/big"_s, u"catapult"_s, u"jarl"_s, u"bard"_s, u"jarl"_s});
        QCOMPARE(idsOf(findings), QStringList{u"unlock.gun-chief"_s});
        QCOMPARE(findings[0].names, (QStringList{u"Guns"_s, u"Chiefs"_s}));
        QCOMPARE(findings[0].actual, 4);
        QCOMPARE(findings[0].limit, 1);
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{2, 3, 4, 5}));
    }

    void gauges_data()
    {
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<QString>("gauges");
        QTest::newRow("empty") << QStringList() << u"0/0 0/0 0/0 0/0"_s;
        QTest::newRow("open") << QStringList{u"spears/big"_s} << u"0/2 0/1~ 0/1~ 0/1~"_s;
        QTest::newRow("taken by another") << QStringList{u"spears/big"_s, u"jarl"_s} << u"0/2 0/0 0/0 1/1~"_s;
        QTest::newRow("own first") << QStringList{u"guard/big"_s, u"spears/big"_s, u"jarl"_s, u"mob/big"_s}
                                   << u"1/6 0/2~ 0/2~ 1/2~"_s;
        QTest::newRow("overfull") << QStringList{u"guard/big"_s, u"jarl"_s, u"bard"_s} << u"0/4 0/1 0/1 2/1!"_s;
        QTest::newRow("another overfull") << QStringList{u"guard/big"_s, u"jarl"_s, u"bard"_s, u"catapult"_s}
                                          << u"0/4 1/1 0/1 2/1!"_s;
        QTest::newRow("either") << QStringList{u"spears/big"_s, u"jarl"_s, u"catapult"_s} << u"0/2 1/1~! 0/1~ 1/1~!"_s;
    }
    void gauges()
    {
        QFETCH(QStringList, entries);
        QFETCH(QString, gauges);
        TinyGame tiny(slotRules);
        const Army army = tiny.army(entries);
        QStringList found;
        for (const Gauge &gauge : tiny.judge().gauges(muster::muster(tiny.game(), army)))
            found.append(u"%1/%2%3%4"_s.arg(gauge.used).arg(gauge.limit).arg(gauge.shared ? u"~"_s : QString(),
                                                                               gauge.met ? QString() : u"!"_s));
        QCOMPARE(found.join(u' '), gauges);
    }

    void waiver()
    {
        TinyGame tiny(waived);
        QCOMPARE(text(tiny.problems()), QString());
        const QStringList entries{u"spears/small"_s, u"mob/big"_s};
        const auto at750 = tiny.findings(entries, 750);
        QCOMPARE(idsOf(at750), QStringList{u"unlock.small"_s});
        QCOMPARE(at750[0].severity, Severity::Error);
        const auto at749 = tiny.findings(entries, 749);
        QCOMPARE(idsOf(at749), QStringList{u"unlock.small"_s});
        QCOMPARE(at749[0].severity, Severity::Consent);
        QCOMPARE(at749[0].code, Code::SlotsByAgreement);
        QCOMPARE(at749[0].names, (QStringList{u"Small ones"_s, u"Loose limits"_s}));
        QCOMPARE(at749[0].limit, 0);
        QCOMPARE(at749[0].page, u"5"_s);
        Army army = tiny.army(entries, 749);
        QCOMPARE(tiny.judge().check(army).legality, Verdict::Legality::ByConsent);
        army.header.agreements = {u"loose"_id};
        QCOMPARE(tiny.idsIn(army), QStringList());
        army.header.points = 750;
        QCOMPARE(tiny.idsIn(army), QStringList{u"unlock.small"_s});
    }

    void perList()
    {
        TinyGame tiny(uR"(
  - kind: unlock
    id: unlock
    per: list
    slots: [{id: beast, name: Beasts, takes: {class: beast}}]
    givers: [{match: {size: big}, gives: [{slots: [beast], count: 1}]}]
)"_s);
        QCOMPARE(tiny.ids({u"spears/big"_s, u"bear"_s, u"slingers/big"_s, u"lion"_s}), QStringList());
        const auto findings = tiny.findings({u"spears/big"_s, u"spears/big"_s, u"lion"_s});
        QCOMPARE(idsOf(findings), QStringList{u"unlock.beast"_s});
        QCOMPARE(findings[0].names, QStringList{u"Beasts (South)"_s});
    }

    void badRules_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("problem");
        QTest::newRow("slot") << u"slots: [{id: a, takes: {size: big}}], givers: [{match: {size: small}, gives: "
                                 "[{slots: [b], count: 1}]}]"_s << u"unknown slot 'b'"_s;
        QTest::newRow("count") << u"slots: [{id: a, takes: {size: big}}], givers: [{match: {size: small}, gives: "
                                  "[{slots: [a], count: 0}]}]"_s << u"'count'"_s;
        QTest::newRow("twice") << u"slots: [{id: a, takes: {size: big}}, {id: a, takes: {size: big}}], givers: []"_s
                               << u"two slots 'a'"_s;
        QTest::newRow("key") << u"slots: [{id: a, takes: {size: big}, gives: 2}], givers: []"_s << u"unknown key 'gives'"_s;
        QTest::newRow("agreement") << u"slots: [{id: a, takes: {size: big}}], givers: [], waive: {slot: a, below: 5, "
                                      "agreement: x}"_s << u"unknown agreement 'x'"_s;
        QTest::newRow("per") << u"slots: [{id: a, takes: {size: big}}], givers: [], per: race"_s << u"'per' is 'race'"_s;
    }
    void badRules()
    {
        QFETCH(QString, rule);
        QFETCH(QString, problem);
        TinyGame tiny(u"  - {kind: unlock, id: unlock, %1}"_s.arg(rule));
        QVERIFY2(text(tiny.problems()).contains(problem), qPrintable(text(tiny.problems())));
        QCOMPARE(tiny.ids({}), QStringList{u"unknown.rule"_s});
    }
};

QTEST_APPLESS_MAIN(TestUnlock)
#include "tst_unlock.moc"
