// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

const auto cup = uR"(
pack: cup
name: Cup
points: 400
experience: true
rules:
  - {kind: points-limit, id: cup.points, name: Cup, at-least: 200, at-most: 400}
  - {kind: agreements, id: cup.agreements, allowed: [loose]}
  - {kind: allowance, id: cup.works, name: Works, pools: [works, tools], per: {size: big}}
  - {kind: quota, id: cup.tools, pool: tools, at-most: 1}
)"_s;

const auto works = uR"(
pool: works
name: Works
for: army
packs: [cup]
paid-in: choices
upgrades:
  - {name: Wall, cost: 1, summary: Stone.}
  - {name: Ditch, cost: 1, times: 2, summary: Deep.}
  - {name: Buttress, cost: 1, needs: [wall], summary: Props up.}
  - {name: Fence, cost: 1, shuns: [wall], summary: Wood.}
  - {name: Kennel, cost: 1, only: {unit: wolves}, because: only with wolves, summary: For wolves.}
)"_s;

const auto tools = uR"(
pool: tools
name: Tools
packs: [cup]
paid-in: choices
upgrades:
  - {name: Ram, cost: 2, summary: Knocks.}
  - {name: Ladder, cost: 1, summary: Climbs.}
)"_s;

} // namespace

/// What an event adds to a game: bounds of its own, barred agreements, things bought for the army and paid in another coin.
class TestPacks : public QObject {
    Q_OBJECT

    TinyGame game{u"  - {kind: membership, id: membership}"_s, {cup, works, tools}};

    Army army(const QStringList &entries, const std::vector<Id> &bought = {})
    {
        Army army = game.army(entries);
        army.header.packs = {u"cup"_id};
        army.header.upgrades = bought;
        return army;
    }

    QStringList ids(const Army &army)
    {
        const QString promise = brokenPromise(game.judge(), army);
        return promise.isEmpty() ? game.idsIn(army) : QStringList{promise};
    }

private slots:
    void theDataIsSound() { QCOMPARE(text(game.problems()), QString()); }

    void pointsHaveBoundsOfTheirOwn()
    {
        QCOMPARE(ids(army({u"spears/big"_s, u"spears/big"_s})), QStringList());
        QCOMPARE(ids(army({u"spears/big"_s, u"spears/small"_s})), QStringList{u"cup.points"_s});
        QCOMPARE(ids(army({u"spears/big"_s, u"spears/big"_s, u"spears/big"_s, u"spears/big"_s})), QStringList());
        QCOMPARE(ids(army({u"spears/big"_s, u"spears/big"_s, u"spears/big"_s, u"spears/big"_s, u"mob/small"_s})),
                 QStringList{u"cup.points"_s});
    }

    void agreementsMayBeBarred()
    {
        Army one = army({u"spears/big"_s, u"spears/big"_s});
        one.header.agreements = {u"loose"_id};
        QCOMPARE(ids(one), QStringList());
        one.header.agreements = {u"loose"_id, u"hired"_id};
        QCOMPARE(ids(one), QStringList{u"cup.agreements"_s});
    }

    void worksArePaidInChoices()
    {
        const QStringList two{u"spears/big"_s, u"spears/big"_s};
        Army fine = army(two, {u"ditch"_id, u"ditch"_id});
        QCOMPARE(ids(fine), QStringList());
        QCOMPARE(game.judge().check(fine).points, 200);
        QCOMPARE(ids(army(two, {u"ditch"_id, u"ditch"_id, u"wall"_id})), QStringList{u"cup.works"_s});
        QCOMPARE(ids(army({u"spears/big ^ram"_s, u"spears/big"_s})), QStringList());
        QCOMPARE(ids(army({u"spears/big ^ram"_s, u"spears/big"_s}, {u"wall"_id})), QStringList{u"cup.works"_s});
        QCOMPARE(ids(army({u"spears/big ^ram ^ladder"_s, u"spears/big"_s, u"spears/big"_s})), QStringList{u"cup.tools"_s});
    }

    void worksHaveConditions()
    {
        const QStringList three{u"spears/big"_s, u"spears/big"_s, u"spears/big"_s};
        QCOMPARE(ids(army(three, {u"wall"_id, u"buttress"_id})), QStringList());
        QCOMPARE(ids(army(three, {u"buttress"_id})), QStringList{u"choice.needs"_s});
        QCOMPARE(ids(army(three, {u"wall"_id, u"fence"_id})), QStringList{u"advice.shuns"_s});
        QVERIFY(game.judge().check(army(three, {u"wall"_id, u"fence"_id})).legal());
        QCOMPARE(ids(army(three, {u"wall"_id, u"wall"_id})), QStringList{u"choice.repeated"_s});
        QCOMPARE(ids(army(three, {u"kennel"_id})), QStringList{u"choice.forbidden"_s});
        QCOMPARE(ids(army({u"spears/big"_s, u"wolves/big"_s}, {u"kennel"_id})), QStringList());
        QCOMPARE(ids(army(three, {u"ring"_id})), QStringList{u"choice.not-here"_s});
        QCOMPARE(ids(army(three, {u"moat"_id})), QStringList{u"unknown.upgrade"_s});
        QCOMPARE(ids(army({u"spears/big ^wall"_s, u"spears/big"_s})), QStringList{u"choice.not-here"_s});
    }

    void nothingIsOnSaleElsewhere()
    {
        Army outside = army({u"spears/big ^ladder"_s, u"spears/big"_s}, {u"wall"_id});
        outside.header.packs.clear();
        QCOMPARE(ids(outside), (QStringList{u"choice.closed"_s, u"choice.closed"_s}));
    }

    void requiredWorks()
    {
        TinyGame other({}, {uR"(
pool: works
name: Works
for: army
paid-in: choices
upgrades: [{name: Gate, cost: 1, required: true, summary: The way in.}]
)"_s});
        QCOMPARE(text(other.problems()), QString());
        Army without = other.army({u"spears/big"_s});
        QCOMPARE(other.idsIn(without), QStringList{u"choice.required"_s});
        QCOMPARE(brokenPromise(other.judge(), without), QString());
        QVERIFY(!other.judge().fixes(without, other.judge().check(without).findings.front()).empty());
        without.header.upgrades = {u"gate"_id};
        QCOMPARE(other.idsIn(without), QStringList());
    }

    void experienceNeedsACampaign()
    {
        Army veterans = army({u"spears/big"_s, u"spears/big"_s});
        veterans.entries[0].experience = 3;
        QCOMPARE(ids(veterans), QStringList());
        veterans.header.packs.clear();
        QCOMPARE(ids(veterans), QStringList{u"experience.outside"_s});
    }

    void excludesByAgreement()
    {
        TinyGame other(u"  - {kind: excludes, id: feud, match: {unit: wolves}, with: {unit: spears}, agreement: loose}"_s);
        QCOMPARE(text(other.problems()), QString());
        Army both = other.army({u"wolves/big"_s, u"spears/big"_s});
        QCOMPARE(other.idsIn(both), QStringList{u"feud"_s});
        QCOMPARE(other.judge().check(both).legality, Verdict::Legality::ByConsent);
        QCOMPARE(brokenPromise(other.judge(), both), QString());
        both.header.agreements = {u"loose"_id};
        QCOMPARE(other.idsIn(both), QStringList());
    }

    void badRules_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char *rule : {"kind: points-limit, at-most: 100", "kind: points-limit, name: A, at-most: 1, at-least: 2",
                                 "kind: agreements, allowed: [none]", "kind: allowance, name: A, pools: [gifts], per: {size: big}",
                                 "kind: allowance, name: A, pools: [nothing], per: {size: big}",
                                 "kind: excludes, match: {unit: wolves}, with: {unit: spears}, agreement: none"})
            QTest::newRow(rule) << QString::fromLatin1(rule);
    }
    void badRules()
    {
        QFETCH(QString, rule);
        TinyGame bad(u"  - {id: bad, %1}"_s.arg(rule));
        QVERIFY(hasErrors(bad.problems()));
        QCOMPARE(bad.ids({}), QStringList{u"unknown.rule"_s});
    }
};

QTEST_GUILESS_MAIN(TestPacks)
#include "tst_packs.moc"
