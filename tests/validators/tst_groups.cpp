// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/group_game.h"
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

/// Groups of models that the player chooses: the kinds group-size, attachment, chief, crew and consent, quota and count of a
/// group as a whole, points on top for one group.
class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void rules_data();
    void rules();
    void whoIsWrongAndWhy();
    void fixesOfGroups();
    void fixesKeepTheirPromise_data();
    void fixesKeepTheirPromise();
    void offersStartWithTheLeastNumber();
    void companionsOfAGroup();
    void badRules_data();
    void badRules();
};

namespace {

const auto size = u"  - {kind: group-size, id: size, match: {class: foot}, at-least: 3, waive: {option: drum}}\n"_s;
const auto sizeByStat = u"  - {kind: group-size, id: size, match: {class: foot}, at-least: {stat: min}, waive: {trait: lord}}\n"_s;
const auto leads = uR"(
  - kind: attachment
    id: leads
    match: {class: head}
    at-most: 1
    because: so it is
    allowed:
      - {match: {trait: lord}, to: {trait: free}, because: lords lead the free}
      - {match: {trait: lord, upgrade: guardian}}
      - {match: {unit: reeve}}
  - {kind: attachment, id: band, role: member, match: {unit: [Tall Tom, Small Sam]}}
)"_s;
const auto chief = u"  - {kind: chief, id: chief, match: {class: head}, always: {unit: king}}\n"_s;
const auto quota = u"  - {kind: quota, id: quota, pool: skills, together: true, at-most: {stat: act}}\n"
                   "  - {kind: quota, id: steps, match: {unit: thane}, options: [steps], at-most: 3}\n"_s;
const auto count = u"  - {kind: count, id: skilled, match: {pool: skills}, together: true, at-most: {base: 1, per: {leads: true}}}\n"_s;
const auto crew = u"  - {kind: crew, id: crew, severity: advice, needs: [{match: {unit: archers}, each: 2}], from: {unit: men}}\n"_s;
const auto consent = u"  - {kind: consent, id: consent, agreement: legends, match: {trait: legend}}\n"_s;
const auto more = u"  - {kind: points-limit, id: points, more: {points: 20, for: {option: drum}, agreement: legends}}\n"_s;
const auto shares = u"  - {kind: points-share, id: green, name: Green, match: {size: green}, at-least: 10%}\n"
                    "  - {kind: points-share, id: led, name: Led, match: {any: [{led-by: true}, {attached: true}]}, at-most: 50%}\n"_s;
const auto pointless = u"  - {kind: eligibility, id: may}\n  - {kind: pointless, id: advice}\n"_s;

} // namespace

void TestGroups::rules_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QStringList>("entries");
    QTest::addColumn<QString>("header");
    QTest::addColumn<int>("points");
    QTest::addColumn<QStringList>("ids");
    const auto row = [](const char *name, const QString &rules, QStringList entries, QStringList ids, const QString &header = {},
                        int points = 1000) { QTest::newRow(name) << rules << entries << header << points << ids; };
    const auto led = [](const QString &by) { return u"unit: men, size: old, models: 3, led-by: {unit: %1}"_s.arg(by); };

    row("three", size, {u"unit: men, size: old, models: 3"_s}, {});
    row("two", size, {u"unit: men, size: old, models: 2"_s}, {u"size"_s});
    row("none said is one", size, {u"unit: serfs"_s}, {u"size"_s});
    row("two and their leader", size, {u"unit: men, size: old, models: 2, led-by: {unit: thane}"_s}, {u"size"_s});
    row("two and a drum", size, {u"unit: men, size: old, models: 2, options: [drum]"_s}, {});
    row("a band of two", size, {u"unit: wild-bunch, members: [tall-tom, small-sam]"_s}, {u"size"_s});
    row("a band of three", size, {u"unit: wild-bunch, members: [tall-tom, small-sam, small-sam]"_s}, {});
    row("as the stat says", sizeByStat, {u"unit: men, size: green, models: 4"_s}, {});
    row("less than the stat says", sizeByStat, {u"unit: men, size: green, models: 3"_s}, {u"size"_s});
    row("another size, another stat", sizeByStat, {u"unit: men, size: old, models: 3"_s}, {});
    row("a stat that was changed", sizeByStat, {u"unit: men, size: green, models: 1, options: [spirit]"_s}, {});
    row("a dash asks for nothing", sizeByStat, {u"unit: archers, models: 1"_s}, {});
    row("waived by who leads them", sizeByStat, {u"unit: men, size: green, models: 1, led-by: {unit: thane}"_s}, {});
    row("not waived by another", sizeByStat, {u"unit: men, size: green, models: 1, led-by: {unit: reeve}"_s}, {u"size"_s});
    row("a number where the data has one", size, {u"unit: wild-bunch, models: 3, members: [tall-tom, small-sam, small-sam]"_s},
        {u"unknown.key"_s});

    row("a lord of free men", leads, {led(u"thane"_s)}, {});
    row("a lord of serfs", leads, {u"unit: serfs, models: 4, led-by: {unit: thane}"_s}, {u"leads"_s});
    row("unless he is their guardian", leads, {u"unit: serfs, models: 4, led-by: {unit: thane, upgrades: [guardian]}"_s}, {});
    row("a reeve of serfs", leads, {u"unit: serfs, models: 4, led-by: {unit: reeve}"_s}, {});
    row("alone", leads, {led(u"thane"_s), u"unit: thane"_s}, {u"leads"_s});
    row("no head at all", leads, {led(u"{unit: serfs}"_s).replace(u"{unit: {unit: serfs}}"_s, u"{unit: serfs}"_s)}, {u"leads"_s});
    row("two leaders", leads, {u"unit: serfs, models: 4, led-by: [{unit: reeve}, {unit: reeve}]"_s}, {u"leads"_s});
    row("a band", leads, {u"unit: wild-bunch, members: [tall-tom, small-sam], led-by: {unit: reeve}"_s}, {});
    row("one of a band alone", leads, {u"unit: tall-tom"_s}, {u"band"_s});
    row("one of a band elsewhere", leads, {u"unit: serfs, models: 4, members: [tall-tom]"_s}, {u"band"_s});
    row("a stranger in a band", leads, {u"unit: wild-bunch, members: [tall-tom, serfs]"_s}, {u"band"_s});
    row("an unknown leader is one finding", leads, {u"unit: serfs, models: 4, led-by: {unit: nobody}"_s}, {u"unknown.unit"_s});

    row("the only leader is the chief", chief, {led(u"thane"_s)}, {});
    row("two and none named", chief, {led(u"thane"_s), led(u"reeve"_s)}, {u"chief"_s});
    row("two and one named", chief, {led(u"thane"_s), led(u"reeve"_s)}, {}, u"retinue-commander: 2"_s);
    row("named who leads nobody", chief, {led(u"thane"_s), u"unit: serfs, models: 4"_s}, {u"chief"_s}, u"retinue-commander: 2"_s);
    row("a king", chief, {led(u"king"_s)}, {});
    row("a king under a thane", chief, {led(u"thane"_s), led(u"king"_s)}, {u"chief"_s}, u"retinue-commander: 1"_s);
    row("a king over a thane", chief, {led(u"thane"_s), led(u"king"_s)}, {}, u"retinue-commander: 2"_s);
    row("two kings", chief, {led(u"king"_s), led(u"king"_s)}, {u"chief"_s}, u"retinue-commander: 2"_s);
    row("nobody leads", chief, {u"unit: serfs, models: 4"_s}, {});
    row("a number of no entry", chief, {led(u"thane"_s)}, {u"unknown.key"_s}, u"retinue-commander: 2"_s);

    row("as many as actions", quota, {u"unit: men, size: green, models: 4, upgrades: [brave]"_s}, {});
    row("more than actions", quota, {u"unit: men, size: green, models: 4, upgrades: [brave, two-blades]"_s}, {u"quota"_s});
    row("together with the leader", quota, {u"unit: men, size: green, models: 4, upgrades: [brave], led-by: {unit: thane, upgrades: [brave]}"_s}, {});
    row("together too many", quota, {u"unit: men, size: green, models: 4, upgrades: [brave], led-by: {unit: thane, upgrades: [brave, strong]}"_s}, {u"quota"_s});
    row("a leader of few actions", quota, {u"unit: men, size: green, models: 4, upgrades: [brave], led-by: {unit: reeve, upgrades: [brave]}"_s}, {u"quota"_s});
    row("three steps", quota, {u"unit: serfs, models: 4, led-by: {unit: thane, steps: {steps: 3}}"_s}, {});
    row("four steps", quota, {u"unit: serfs, models: 4, led-by: {unit: thane, steps: {steps: 4}}"_s}, {u"steps"_s});

    row("one skilled group", count, {u"unit: archers, upgrades: [brave]"_s}, {});
    row("two skilled groups", count, {u"unit: archers, upgrades: [brave]"_s, u"unit: serfs, upgrades: [brave]"_s}, {u"skilled"_s});
    row("one more for a leader", count, {u"unit: archers, upgrades: [brave]"_s, u"unit: serfs, upgrades: [brave], led-by: {unit: thane, upgrades: [brave]}"_s}, {});
    row("the leader's skill makes a group skilled", count, {u"unit: archers, upgrades: [brave]"_s, u"unit: men, size: old, upgrades: [brave]"_s, u"unit: serfs, led-by: {unit: thane, upgrades: [brave]}"_s}, {u"skilled"_s});

    row("crew enough", crew, {u"unit: archers, models: 2"_s, u"unit: men, size: old, models: 4"_s}, {});
    row("crew too small", crew, {u"unit: archers, models: 2"_s, u"unit: men, size: old, models: 3"_s, u"unit: serfs, models: 9"_s}, {u"crew"_s});
    row("nobody to be served", crew, {u"unit: serfs, models: 2"_s}, {});

    row("a legend", consent, {led(u"king"_s)}, {u"consent"_s});
    row("a legend agreed to", consent, {led(u"king"_s)}, {}, u"agreements: [legends]"_s);

    row("twenty points more", more, {u"unit: men, size: green, models: 6, options: [drum], led-by: {unit: reeve}"_s}, {}, u"agreements: [legends]"_s, 33);
    row("twenty-one", more, {u"unit: men, size: green, models: 6, options: [drum], led-by: {unit: reeve}"_s}, {u"points"_s}, u"agreements: [legends]"_s, 32);
    row("not without agreement", more, {u"unit: men, size: green, models: 6, options: [drum], led-by: {unit: reeve}"_s}, {u"points"_s}, {}, 33);
    row("no more than it costs", more, {u"unit: serfs, models: 4"_s, u"unit: men, size: green, models: 3, options: [drum]"_s}, {}, u"agreements: [legends]"_s, 12);
    row("more than it costs", more, {u"unit: serfs, models: 4"_s, u"unit: men, size: green, models: 3, options: [drum]"_s}, {u"points"_s}, u"agreements: [legends]"_s, 11);

    row("50 of 500", shares, {u"unit: men, size: green, models: 10"_s}, {}, {}, 500);
    row("49 of 490", shares, {u"unit: men, size: green, models: 7, options: [shield, sword]"_s}, {}, {}, 490);
    row("49 of 500", shares, {u"unit: men, size: green, models: 7, options: [shield, sword]"_s}, {u"green"_s}, {}, 500);
    row("half for the led", shares, {u"unit: men, size: green, models: 6, led-by: {unit: reeve}"_s}, {}, {}, 100);
    row("more than half for the led", shares, {u"unit: men, size: green, models: 6, led-by: {unit: reeve}"_s}, {u"led"_s}, {}, 99);

    row("aimed with", pointless, {u"unit: archers, upgrades: [marksman]"_s}, {});
    row("nothing to aim with", pointless, {u"unit: men, size: old, upgrades: [marksman]"_s}, {u"advice"_s});
    row("a bow was bought", pointless, {u"unit: men, size: old, options: [bow], upgrades: [marksman]"_s}, {});
    row("brave already", pointless, {u"unit: men, size: old, upgrades: [brave]"_s}, {u"advice"_s});
    row("not brave yet", pointless, {u"unit: men, size: green, upgrades: [brave]"_s}, {});
    row("the chief is no guardian", pointless, {led(u"thane, upgrades: [guardian]"_s)}, {u"may"_s});
    row("another is", pointless + chief, {led(u"reeve"_s), led(u"thane, upgrades: [guardian]"_s)}, {}, u"retinue-commander: 1"_s);

    row("one weapon", {}, {u"unit: men, size: old, options: [sword]"_s}, {});
    row("two weapons", {}, {u"unit: men, size: old, options: [sword, bow]"_s}, {u"choice.exclusive"_s});
    row("two with two blades", {}, {u"unit: men, size: old, options: [sword, bow], upgrades: [two-blades]"_s}, {});
    row("three with two blades", {}, {u"unit: men, size: old, options: [sword, bow, great-axe], upgrades: [two-blades]"_s}, {u"choice.exclusive"_s});
    row("both hands", {}, {u"unit: men, size: old, options: [great-axe, shield]"_s}, {u"choice.forbidden"_s});
    row("both hands, but strong", {}, {u"unit: men, size: old, options: [great-axe, shield], upgrades: [strong]"_s}, {});
}

void TestGroups::rules()
{
    QFETCH(QString, rules);
    QFETCH(QStringList, entries);
    QFETCH(QString, header);
    QFETCH(int, points);
    QFETCH(QStringList, ids);
    GroupGame game(rules);
    QCOMPARE(text(game.problems()), QString());
    QCOMPARE(game.ids(entries, header, points), ids);
    // The order of entries does not matter, but for the number of the chief's.
    std::reverse(entries.begin(), entries.end());
    if (header.isEmpty() || entries.size() == 1)
        QCOMPARE(game.ids(entries, header, points), ids);
}

void TestGroups::whoIsWrongAndWhy()
{
    GroupGame game(leads + chief + size);
    const Army army = game.army({u"unit: serfs, models: 2, led-by: {unit: thane}"_s, u"unit: thane"_s});
    const EntryKey thane = army.entries[0].leader()->key;
    const std::vector<Finding> findings = game.judge().check(army).findings;
    QCOMPARE(idsOf(findings), (QStringList{u"leads"_s, u"leads"_s, u"size"_s}));
    const auto find = [&](Code code) {
        return *std::find_if(findings.begin(), findings.end(), [&](const Finding &f) { return f.code == code; });
    };
    QCOMPARE(find(Code::MayNotLead).entries, (std::vector<EntryKey>{thane, army.entries[0].key}));
    QCOMPARE(find(Code::MayNotLead).names, (QStringList{u"Thane"_s, u"Serfs"_s}));
    QCOMPARE(find(Code::MayNotLead).because, u"lords lead the free"_s);
    QCOMPARE(find(Code::Unattached).entries, std::vector<EntryKey>{army.entries[1].key});
    QCOMPARE(find(Code::Unattached).because, u"so it is"_s);
    QCOMPARE(find(Code::GroupTooSmall).actual, 2);
    QCOMPARE(find(Code::GroupTooSmall).limit, 3);
    QCOMPARE(find(Code::GroupTooSmall).entries, std::vector<EntryKey>{army.entries[0].key});

    const std::vector<Finding> aim = GroupGame(pointless).findings({u"unit: men, size: old, upgrades: [marksman]"_s});
    QCOMPARE(aim[0].because, u"nothing to aim with"_s);
}

void TestGroups::fixesOfGroups()
{
    GroupGame game(size + leads + chief + shares + u"  - {kind: points-limit, id: points}\n"_s);
    const auto codes = [&](const Army &army) {
        std::vector<FixCode> found;
        const Verdict verdict = game.judge().check(army);
        if (verdict.findings.size() == 1) {
            for (const Fix &fix : game.judge().fixes(army, verdict.findings[0]))
                found.push_back(fix.code);
        }
        return found;
    };
    const auto has = [](const std::vector<FixCode> &all, FixCode code) {
        return std::find(all.begin(), all.end(), code) != all.end();
    };
    const QString green = u"unit: men, size: green, models: 20"_s;
    QVERIFY(has(codes(game.army({green, u"unit: serfs, models: 2"_s})), FixCode::AddModels));
    QVERIFY(has(codes(game.army({green}, {}, 99)), FixCode::RemoveModels));
    QVERIFY(has(codes(game.army({u"unit: men, size: green, models: 19"_s})), FixCode::AddModels));
    QVERIFY(has(codes(game.army({green, u"unit: thane"_s})), FixCode::Lead));
    QVERIFY(has(codes(game.army({green + u", led-by: {unit: thane}"_s, u"unit: serfs, models: 3, led-by: {unit: reeve}"_s})),
                FixCode::NameChief));

    // The words: how many, to whom.
    const Army small = game.army({green, u"unit: serfs, models: 1"_s});
    const Fix fix = game.judge().fixes(small, game.judge().check(small).findings[0]).front();
    QCOMPARE(fix.names, QStringList{u"Serfs"_s});
    QCOMPARE(fix.actual, 2);
    QCOMPARE(fix.pointsChange, 6);

    GroupGame commanded(leads + u"  - {kind: count, id: led, name: Led, match: {led-by: true}, at-least: 1}\n"_s);
    const Army unled = commanded.army({u"unit: serfs, models: 4"_s});
    const Fix leader = commanded.judge().fixes(unled, commanded.judge().check(unled).findings[0]).front();
    QCOMPARE(leader.code, FixCode::AddLeader);
    QCOMPARE(leader.names, (QStringList{u"Reeve"_s, QString(), u"Serfs"_s}));
}

void TestGroups::fixesKeepTheirPromise_data()
{
    rules_data();
}

void TestGroups::fixesKeepTheirPromise()
{
    QFETCH(QString, rules);
    QFETCH(QStringList, entries);
    QFETCH(QString, header);
    QFETCH(int, points);
    GroupGame game(rules);
    QCOMPARE(brokenPromise(game.judge(), game.army(entries, header, points)), QString());
}

void TestGroups::offersStartWithTheLeastNumber()
{
    GroupGame game(sizeByStat + leads);
    const Army army = game.army({});
    for (const Judge::Offer &offer : game.judge().offers(army)) {
        const QString name = offer.unit->unit->id.str();
        const Entry entry = offer.entry();
        QCOMPARE(offer.models, name == u"men" ? (offer.profile->size == u"green"_id ? 4 : 3) : name == u"serfs" ? 4 : name == u"archers" ? 1 : 0);
        QCOMPARE(entry.models.value_or(0), offer.models);
        QVERIFY(entry.byExperience);
        QCOMPARE(offer.points, offer.profile->points * std::max(1, offer.models));
        const bool head = offer.unit->unit->type->id == u"head"_id;
        QCOMPARE(offer.role == Entry::Role::Leader, head);
        QCOMPARE(offer.role == Entry::Role::Member, name == u"tall-tom" || name == u"small-sam");
        QCOMPARE(offer.breaks.empty(), offer.role == Entry::Role::None);
    }
}

void TestGroups::companionsOfAGroup()
{
    GroupGame game(leads);
    const auto names = [&](const Army &army) {
        QStringList found;
        for (const Judge::Offer &offer : game.judge().companions(army, army.entries[0].key))
            found.append((offer.breaks.empty() ? QString() : u"not "_s) + offer.unit->unit->id.str());
        return found;
    };
    QCOMPARE(names(game.army({u"unit: serfs"_s})), (QStringList{u"not thane"_s, u"reeve"_s, u"not king"_s, u"not made-up"_s}));
    // In the place of the one that leads it now.
    QCOMPARE(names(game.army({u"unit: men, size: old, led-by: {unit: reeve}"_s})), (QStringList{u"thane"_s, u"reeve"_s, u"king"_s, u"not made-up"_s}));
    QCOMPARE(names(game.army({u"unit: wild-bunch"_s})), (QStringList{u"not thane"_s, u"reeve"_s, u"not king"_s, u"not made-up"_s, u"tall-tom"_s, u"small-sam"_s}));
    QVERIFY(game.judge().companions(game.army({}), 7).empty());
    for (const Judge::Offer &offer : game.judge().companions(game.army({u"unit: serfs"_s}), 1))
        QVERIFY(offer.entry().role == Entry::Role::Leader);
}

void TestGroups::badRules_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("message");
    QTest::newRow("no size") << u"kind: group-size, id: a, match: {class: foot}"_s << u"the rule lacks 'at-least'"_s;
    QTest::newRow("no such stat") << u"kind: group-size, id: a, at-least: {stat: girth}"_s << u"unknown stat 'girth'"_s;
    QTest::newRow("no such role") << u"kind: attachment, id: a, match: {class: head}, role: cook, allowed: []"_s << u"'role' is 'cook'; expected leader or member"_s;
    QTest::newRow("nobody allowed") << u"kind: attachment, id: a, match: {class: head}"_s << u"the rule lacks 'allowed'"_s;
    QTest::newRow("an unknown key of a pair") << u"kind: attachment, id: a, match: {class: head}, allowed: [{from: {}}]"_s << u"unknown key 'from'"_s;
    QTest::newRow("no crew") << u"kind: crew, id: a, needs: [{match: {unit: men}, each: 0}], from: {unit: men}"_s << u"'each' is '0'"_s;
    QTest::newRow("no agreement") << u"kind: consent, id: a, agreement: feast, match: {unit: men}"_s << u"unknown agreement 'feast'"_s;
    QTest::newRow("a quota of nothing") << u"kind: quota, id: a, at-most: 1"_s << u"'quota' needs 'pool' or 'options'"_s;
    QTest::newRow("no such pool") << u"kind: quota, id: a, pool: skill, at-most: 1"_s << u"unknown pool 'skill', nearest is 'skills'"_s;
    QTest::newRow("no such option") << u"kind: quota, id: a, options: [step], at-most: 1"_s << u"unknown option 'step'"_s;
    QTest::newRow("per nothing") << u"kind: count, id: a, match: {unit: men}, at-most: {base: 3}"_s << u"'at-most' lacks 'per'"_s;
    QTest::newRow("more of nothing") << u"kind: points-limit, id: a, more: {points: 3}"_s << u"'more' lacks 'for'"_s;
    QTest::newRow("leads whom") << u"kind: count, id: a, match: {leads: {unit: nobody}}, at-most: 1"_s << u"unknown unit 'nobody'"_s;
    QTest::newRow("attached perhaps") << u"kind: count, id: a, match: {attached: maybe}, at-most: 1"_s << u"'attached' is 'maybe'; expected true or false"_s;
}

void TestGroups::badRules()
{
    QFETCH(QString, rule);
    QFETCH(QString, message);
    GroupGame game(u"  - {%1}\n"_s.arg(rule));
    QVERIFY2(text(game.problems()).contains(message), qPrintable(text(game.problems())));
}

QTEST_GUILESS_MAIN(TestGroups)
#include "tst_groups.moc"
