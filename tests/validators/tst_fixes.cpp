// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

const auto rules = uR"(
  - {kind: points-limit, id: points}
  - kind: unlock
    id: unlock
    slots:
      - {id: small, name: Small ones, takes: {any: [{size: small}, {irregular: true}]}}
      - {id: chief, name: Chiefs, takes: {class: chief}}
    givers: [{match: {irregular: false, size: big}, gives: [{slots: [small], count: 2}, {slots: [chief], count: 1}]}]
    waive: {slot: small, below: 750, agreement: loose}
  - {kind: count, id: limit, each: unit, at-most: printed}
  - {kind: membership, id: membership}
  - {kind: points-share, id: share, match: {list: south}, at-most: 25%}
  - {kind: distinct, id: gift.once, pool: gifts}
  - {kind: quota, id: gift.one, pool: gifts, at-most: 1}
  - {kind: eligibility, id: gift.eligible, pool: gifts}
  - {kind: pointless, id: advice.pointless}
  - {kind: requires, id: tamer, match: {class: beast}, with: {unit: bard}}
)"_s;

/// The fix in one line: the code's letter, its names, and in brackets its steps.
QString words(const Fix &fix)
{
    static const QHash<FixCode, QString> letters{
        {FixCode::AgreeTo, u"agree"_s},      {FixCode::RemoveEntry, u"remove"_s}, {FixCode::ChangeSize, u"size"_s},
        {FixCode::DropOption, u"drop"_s},    {FixCode::DropUpgrade, u"drop"_s},   {FixCode::AddUnit, u"add"_s},
        {FixCode::RaisePoints, u"raise"_s},  {FixCode::ChooseList, u"list"_s},  {FixCode::Rename, u"rename"_s},
        {FixCode::DropAgreement, u"drop"_s}, {FixCode::DropPack, u"drop"_s},    {FixCode::Several, u"both"_s}};
    QStringList parts{letters[fix.code]};
    parts += fix.names;
    if (fix.code == FixCode::RaisePoints)
        parts += QString::number(fix.actual);
    for (const Fix &step : fix.steps)
        parts += u'[' + words(step) + u']';
    return parts.join(u' ');
}

} // namespace

class TestFixes : public QObject {
    Q_OBJECT

private slots:
    void best_data()
    {
        QTest::addColumn<QStringList>("entries");
        QTest::addColumn<int>("points");
        QTest::addColumn<QString>("finding");
        QTest::addColumn<QStringList>("fixes");
        const auto row = [](const char *name, QStringList entries, int points, QString finding, QStringList fixes) {
            QTest::newRow(name) << entries << points << finding << fixes;
        };
        row("points", {u"spears/big"_s, u"riders/big +bows"_s}, 255, u"points"_s,
            {u"raise 260"_s, u"drop Riders Bows"_s, u"size Spears Big Small"_s, u"remove Spears"_s});
        row("a chief too many", {u"spears/big"_s, u"jarl"_s, u"bard"_s}, 1000, u"unlock.chief"_s,
            {u"add Spears Big"_s, u"remove Bard"_s, u"remove Jarl"_s});
        row("a chief too many, few points", {u"spears/big"_s, u"jarl"_s, u"bard"_s}, 215, u"unlock.chief"_s,
            {u"remove Bard"_s, u"remove Jarl"_s});
        row("a bigger unit unlocks", {u"spears/big"_s, u"riders/small"_s, u"jarl"_s, u"bard"_s}, 365, u"unlock.chief"_s,
            {u"size Riders Small Big"_s, u"remove Bard"_s, u"remove Jarl"_s});
        row("agreement", {u"spears/big"_s, u"slingers/small"_s}, 1000, u"consent.hired"_s,
            {u"agree Hired men"_s, u"remove Slingers"_s});
        row("small game", {u"mob/small"_s}, 500, u"unlock.small"_s,
            {u"agree Loose limits"_s, u"add Spears Big"_s, u"remove Mob"_s});
        row("pointless", {u"wolves/big ^fury"_s}, 1000, u"advice.pointless"_s, {u"drop Wolves Fury"_s});
        row("gift", {u"spears/big ^sword"_s}, 1000, u"gift.eligible"_s, {u"drop Spears Sword"_s});
        row("option", {u"spears/big"_s, u"riders/small +rage"_s}, 1000, u"choice.forbidden"_s,
            {u"drop Riders Rage"_s, u"size Riders Small Big"_s});
        row("limit", {u"guard/big"_s, u"guard/big"_s}, 1000, u"limit"_s, {u"remove Guard (Big)"_s});
        row("unknown unit", {u"trolls"_s}, 1000, u"unknown.unit"_s, {u"remove trolls"_s});
        row("size", {u"spears"_s}, 1000, u"size.missing"_s, {u"size Spears  Big"_s, u"remove Spears"_s});
        row("two steps", {u"bear"_s}, 130, u"tamer"_s, {u"remove Bear"_s});
        row("mistyped unit", {u"spearss/big"_s}, 1000, u"unknown.unit"_s, {u"rename spearss Spears"_s, u"remove spearss"_s});
        row("mistyped size", {u"spears/bigg"_s}, 1000, u"unknown.size"_s, {u"rename bigg Big"_s, u"remove Spears"_s});
        row("mistyped upgrade", {u"spears/big ^rng"_s}, 1000, u"unknown.upgrade"_s,
            {u"rename rng Ring"_s, u"drop Spears rng"_s});
        row("a size where there is none", {u"spears/big"_s, u"jarl/big"_s}, 1000, u"choice.size"_s,
            {u"size Jarl Big "_s, u"remove Jarl"_s});
        row("gift twice", {u"spears/big ^ring"_s, u"wolves/big ^ring"_s}, 1000, u"gift.once"_s,
            {u"drop Spears Ring"_s, u"drop Wolves Ring"_s});
        row("a share in a bigger game", {u"spears/big"_s, u"lion"_s}, 400, u"share"_s, {u"remove Lion"_s});
        row("points nobody can play", {u"spears/big"_s}, 0, u"points.bad"_s, {u"raise 1000"_s});
    }
    void best()
    {
        QFETCH(QStringList, entries);
        QFETCH(int, points);
        QFETCH(QString, finding);
        QFETCH(QStringList, fixes);
        TinyGame tiny(rules);
        QCOMPARE(text(tiny.problems()), QString());
        const Army army = tiny.army(entries, points);
        for (const Finding &found : tiny.judge().check(army).findings) {
            if (found.id != finding)
                continue;
            QStringList offered;
            for (const Fix &fix : tiny.judge().fixes(army, found))
                offered.append(words(fix));
            QCOMPARE(offered.join(u"; "_s), fixes.join(u"; "_s));
            QCOMPARE(brokenPromise(tiny.judge(), army), QString());
            return;
        }
        QFAIL("no such finding");
    }

    void twoStepsWhereOneIsNotEnough()
    {
        TinyGame tiny(rules);
        // A bard for the bear is a chief, and needs a big unit himself.
        const Army army = tiny.army({u"mob/small"_s, u"mob/small"_s, u"mob/small"_s, u"mob/small"_s}, 1000);
        const Verdict verdict = tiny.judge().check(army);
        QCOMPARE(idsOf(verdict.findings), QStringList{u"unlock.small"_s});
        const auto fixes = tiny.judge().fixes(army, verdict.findings[0]);
        QVERIFY(!fixes.empty());
        QCOMPARE(words(fixes[0]), u"both [add Spears Big] [add Spears Big]"_s);
        QCOMPARE(fixes[0].edits.size(), 2u);
        QCOMPARE(brokenPromise(tiny.judge(), army), QString());
    }

    void ofTheHeader()
    {
        TinyGame tiny(rules);
        Army army = tiny.army({u"spears/big"_s});
        army.header.agreements = {u"loos"_id, u"x"_id};
        army.header.packs = {u"cup"_id};
        army.header.list = u"nort"_id;
        QStringList offered;
        for (const Finding &finding : tiny.judge().check(army).findings) {
            for (const Fix &fix : tiny.judge().fixes(army, finding))
                offered.append(words(fix));
        }
        QCOMPARE(offered.join(u"; "_s), u"rename loos Loose limits; drop loos; drop x; list North; drop cup"_s);
        QCOMPARE(brokenPromise(tiny.judge(), army), QString());
        army.header.list = u"zzzzzzzz"_id;
        army.header.agreements = {};
        army.header.packs = {};
        const auto findings = tiny.judge().check(army).findings;
        QCOMPARE(words(tiny.judge().fixes(army, findings.at(0)).at(0)), u"list North"_s);
    }

    void namesThatTellUnitsApart()
    {
        TinyGame tiny(rules);
        Army army = tiny.army({u"jarl"_s, u"riders/small"_s, u"riders/big"_s, u"riders/small"_s}, 380);
        army.entries[3].name = u"Gold"_s;
        QStringList offered;
        for (const Fix &fix : tiny.judge().fixes(army, tiny.judge().check(army).findings.at(0), 20))
            offered.append(words(fix));
        QVERIFY2(offered.contains(u"remove Riders (Gold)"_s), qPrintable(offered.join(u"; "_s)));
        QVERIFY2(offered.contains(u"remove Riders (Small)"_s), qPrintable(offered.join(u"; "_s)));
    }

    void boundedWork()
    {
        TinyGame tiny(rules);
        QStringList entries;
        for (int i = 0; i < 500; ++i)
            entries += {u"lion"_s, u"riders/small +rage"_s, u"trolls"_s, u"jarl ^ring"_s};
        const Army army = tiny.army(entries, 1000);
        const auto findings = tiny.judge().check(army).findings;
        FixBudget budget{1'000};
        QVERIFY(tiny.judge().fixes(army, findings.at(0), 4, &budget).empty());
        QCOMPARE(budget.left, 1'000);
        budget.left = 100'000;
        for (const Finding &finding : findings)
            tiny.judge().fixes(army, finding, 4, &budget);
        QVERIFY(budget.left >= 0);
    }

    void noFixForAFindingThatIsGone()
    {
        TinyGame tiny(rules);
        const Army army = tiny.army({u"spears/big"_s, u"spears/big"_s}, 150);
        const Finding finding = tiny.judge().check(army).findings.at(0);
        QVERIFY(tiny.judge().fixes(tiny.army({u"spears/big"_s}, 150), finding).empty());
    }

    void wouldBreak()
    {
        TinyGame tiny(rules);
        const Army army = tiny.army({u"spears/big"_s, u"jarl ^ring"_s}, 200);
        const auto breaks = [&](const Edit &edit) { return idsOf(tiny.judge().wouldBreak(army, {edit})); };
        QCOMPARE(breaks(withUpgrade(army.entries[0], u"fury"_id)), QStringList());
        QCOMPARE(breaks(withUpgrade(army.entries[0], u"ring"_id)), QStringList{u"gift.once"_s});
        QCOMPARE(breaks(withSize(army.entries[0], u"small"_id)), (QStringList{u"unlock.chief"_s, u"unlock.small"_s}));
    }
};

QTEST_APPLESS_MAIN(TestFixes)
#include "tst_fixes.moc"
