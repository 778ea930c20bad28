// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/group_game.h"
#include "support/tiny_game.h"
#include "validators/slots.h"

#include <QtTest>

#include <rapidcheck.h>

#include <algorithm>
#include <random>

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
      - {id: gun, name: Guns, takes: {class: gun}}
      - {id: beast, name: Beasts, takes: {class: beast}}
      - {id: chief, name: Chiefs, takes: {class: chief}}
    givers:
      - match: {irregular: false, size: big}
        gives: [{slots: [small], count: 2}, {slots: [gun, beast, chief], count: 1}]
    waive: {slot: small, below: 750, agreement: loose}
  - {kind: count, id: limit, each: unit, at-most: printed}
  - {kind: membership, id: membership}
  - {kind: points-share, id: share, match: {list: south}, at-most: 25%}
  - {kind: distinct, id: gift.once, pool: gifts}
  - {kind: quota, id: gift.one, pool: gifts, at-most: 1}
  - {kind: eligibility, id: gift.eligible, pool: gifts}
  - {kind: pointless, id: advice.pointless}
  - {kind: excludes, id: feud, match: {unit: bear}, with: {unit: bard}}
)"_s;

/// Plain inRange() starts with the least numbers only.
template<class T>
rc::Gen<T> upTo(T most)
{
    return rc::gen::resize(rc::kNominalSize, rc::gen::inRange<T>(0, most + 1));
}

rc::Gen<QString> entries()
{
    const QStringList units{u"spears"_s, u"wolves"_s, u"mob"_s, u"riders"_s, u"guard"_s, u"slingers"_s};
    const QStringList singles{u"catapult"_s, u"bear"_s, u"jarl"_s, u"bard"_s, u"lion"_s, u"trolls"_s};
    const QStringList choices{u""_s, u""_s, u" +bows"_s, u" +rage +flag"_s, u" +oath"_s, u" ^ring"_s, u" ^fury"_s, u" ^sword ^ring"_s};
    return rc::gen::map(rc::gen::tuple(upTo<int>(7), upTo<qsizetype>(5), upTo<int>(8), upTo<qsizetype>(7)),
                        [=](const std::tuple<int, qsizetype, int, qsizetype> &dice) {
                            const auto [kind, unit, size, choice] = dice;
                            if (kind < 2)
                                return singles[unit] + choices[choice];
                            const QString written = size == 0 ? QString() : size < 4 ? u"/small"_s : u"/big"_s;
                            return units[unit] + written + choices[choice];
                        });
}

Army anyArmy(const TinyGame &tiny, int most)
{
    const auto written = *rc::gen::container<std::vector<QString>>(size_t(*upTo(most)), entries());
    const int points = *rc::gen::elementOf(std::vector<int>{0, 300, 749, 750, 1000, 2000});
    Army army = tiny.army(QStringList(written.begin(), written.end()), points);
    if (*rc::gen::arbitrary<bool>())
        army.header.agreements = {u"hired"_id};
    return army;
}

const auto groupRules = uR"(
  - {kind: points-limit, id: points, more: {points: 40, for: {option: drum}, agreement: legends}}
  - {kind: group-size, id: size, match: {class: foot}, at-least: {stat: min}, waive: {option: spirit}}
  - kind: attachment
    id: leads
    match: {class: head}
    at-most: 1
    allowed: [{match: {trait: lord}, to: {trait: free}}, {match: {upgrade: guardian}}, {match: {unit: reeve}}]
  - {kind: attachment, id: band, role: member, match: {unit: [Tall Tom, Small Sam]}}
  - {kind: chief, id: chief, match: {class: head}, always: {unit: king}}
  - {kind: count, id: led, match: {led-by: true}, at-least: 1}
  - {kind: points-share, id: share.led, match: {any: [{led-by: true}, {attached: true}]}, at-most: 50%}
  - {kind: points-share, id: share.green, match: {size: green}, at-least: 10%}
  - {kind: eligibility, id: may}
  - {kind: quota, id: quota, pool: skills, together: true, at-most: {stat: act}}
  - {kind: count, id: skilled, match: {pool: skills}, together: true, at-most: {base: 1, per: {leads: true}}}
  - {kind: crew, id: crew, severity: advice, needs: [{match: {unit: archers}, each: 1}], from: {unit: men}}
  - {kind: consent, id: consent, agreement: legends, match: {trait: legend}}
  - {kind: pointless, id: pointless}
)"_s;

rc::Gen<QString> head()
{
    return rc::gen::map(upTo<qsizetype>(7), [](qsizetype dice) {
        return QStringList{u"thane"_s, u"reeve"_s, u"king"_s, u"thane, upgrades: [guardian]"_s, u"reeve, upgrades: [brave, strong]"_s,
                           u"thane, steps: {steps: 4}"_s, u"men, size: old"_s, u"nobody"_s}[dice];
    });
}

rc::Gen<QString> group()
{
    const QStringList groups{u"men, size: green"_s, u"men, size: old"_s, u"serfs"_s, u"archers"_s,
                             u"wild-bunch, members: [tall-tom, small-sam]"_s, u"thane"_s, u"tall-tom"_s, u"men"_s};
    const QStringList choices{u""_s, u""_s, u""_s, u", options: [sword]"_s, u", options: [great-axe, shield]"_s, u", options: [drum]"_s,
                              u", options: [spirit, bow]"_s, u", upgrades: [brave]"_s, u", upgrades: [marksman, two-blades]"_s};
    return rc::gen::map(rc::gen::tuple(upTo<qsizetype>(7), upTo<int>(9), upTo<qsizetype>(8), upTo<int>(4), head()),
                        [=](const std::tuple<qsizetype, int, qsizetype, int, QString> &dice) {
                            const auto [unit, models, choice, led, by] = dice;
                            QString text = u"unit: "_s + groups[unit] + choices[choice];
                            if (models > 0 && unit < 4)
                                text += u", models: %1"_s.arg(models);
                            return led > 2 || unit > 4 ? text : text + u", led-by: {unit: %1}"_s.arg(by);
                        });
}

Army anyGroups(const GroupGame &game)
{
    const auto written = *rc::gen::container<std::vector<QString>>(size_t(*upTo(5)), group());
    Army army = game.army(QStringList(written.begin(), written.end()), {}, *rc::gen::elementOf(std::vector<int>{60, 150, 400}));
    if (*rc::gen::arbitrary<bool>())
        army.header.agreements = {u"legends"_id};
    if (*rc::gen::arbitrary<bool>())
        army.header.chief = *upTo<EntryKey>(8);
    return army;
}

/// Brute force: serves takers one by one from every supply that may.
bool assignable(const std::vector<SlotSet> &supplies, std::vector<int> open, const std::vector<int> &takers, size_t next = 0)
{
    if (next == takers.size())
        return true;
    for (size_t i = 0; i < supplies.size(); ++i) {
        if (open[i] == 0 || !(supplies[i] & (SlotSet(1) << takers[next])))
            continue;
        --open[i];
        if (assignable(supplies, open, takers, next + 1))
            return true;
        ++open[i];
    }
    return false;
}

/// What a finding says, with its entries in no order.
QString told(const Finding &finding)
{
    std::vector<EntryKey> keys = finding.entries;
    std::sort(keys.begin(), keys.end());
    QString text = u"%1|%2|%3|%4|%5"_s.arg(finding.id, finding.names.join(u',')).arg(int(finding.code)).arg(finding.actual).arg(finding.limit);
    for (const EntryKey key : keys)
        text += u' ' + QString::number(key);
    return text;
}

QStringList told(const std::vector<Finding> &findings)
{
    QStringList lines;
    for (const Finding &finding : findings)
        lines.append(told(finding));
    return lines;
}

} // namespace

class TestValidatorProperties : public QObject {
    Q_OBJECT

private slots:
    void orderOfEntriesDoesNotMatter()
    {
        TinyGame tiny(rules);
        QCOMPARE(text(tiny.problems()), QString());
        QVERIFY(rc::check([&] {
            Army army = anyArmy(tiny, 12);
            const QStringList before = told(tiny.judge().check(army).findings);
            std::mt19937 random(*rc::gen::arbitrary<unsigned>());
            std::shuffle(army.entries.begin(), army.entries.end(), random);
            const QStringList after = told(tiny.judge().check(army).findings);
            RC_ASSERT(before.join(u'\n').toStdString() == after.join(u'\n').toStdString());
        }));
    }

    void hallAgreesWithTryingEverything()
    {
        QVERIFY(rc::check([] {
            const int slotCount = *upTo(3) + 1;
            SlotRules slotRules;
            SlotCount count;
            std::vector<SlotSet> supplies;
            std::vector<int> open;
            for (int i = *upTo(4); i > 0; --i) {
                const SlotSet set = *upTo<SlotSet>((SlotSet(1) << slotCount) - 2) + 1;
                const int sort = slotRules.supplyFor(set);
                const int number = *upTo(2);
                count.open[size_t(sort)] += number;
                supplies.push_back(set);
                open.push_back(number);
            }
            slotRules.findComponents(slotCount);
            std::vector<int> takers;
            for (int slot = 0; slot < slotCount; ++slot) {
                count.wanted[size_t(slot)] = *upTo(3);
                takers.insert(takers.end(), size_t(count.wanted[size_t(slot)]), slot);
            }
            bool fits = true;
            for (const SlotSet component : slotRules.components())
                fits = fits && slotRules.shortage(count, component).missing == 0;
            RC_ASSERT(fits == assignable(supplies, open, takers));

            // A gauge's limit is reached and not passed by trying, if all fits.
            if (!fits)
                return;
            for (int slot = 0; slot < slotCount; ++slot) {
                const int more = slotRules.most(count, slot) - count.wanted[size_t(slot)];
                std::vector<int> tried = takers;
                tried.insert(tried.end(), size_t(more), slot);
                RC_ASSERT(assignable(supplies, open, tried));
                tried.push_back(slot);
                RC_ASSERT(!assignable(supplies, open, tried));
            }
        }));
    }

    void everyFixKeepsItsPromise()
    {
        TinyGame tiny(rules);
        QVERIFY(rc::check([&] {
            const Army army = anyArmy(tiny, 6);
            const QString broken = brokenPromise(tiny.judge(), army);
            RC_ASSERT(broken.toStdString() == std::string());
        }));
    }

    void orderOfGroupsDoesNotMatter()
    {
        GroupGame game(groupRules);
        QCOMPARE(text(game.problems()), QString());
        QVERIFY(rc::check([&] {
            Army army = anyGroups(game);
            const QStringList before = told(game.judge().check(army).findings);
            std::mt19937 random(*rc::gen::arbitrary<unsigned>());
            std::shuffle(army.entries.begin(), army.entries.end(), random);
            RC_ASSERT(told(game.judge().check(army).findings).join(u'\n').toStdString() == before.join(u'\n').toStdString());
        }));
    }

    void everyFixOfGroupsKeepsItsPromise()
    {
        GroupGame game(groupRules);
        QVERIFY(rc::check([&] {
            const QString broken = brokenPromise(game.judge(), anyGroups(game));
            RC_ASSERT(broken.toStdString() == std::string());
        }));
    }

    void everyCompanionSaysWhatItBreaks()
    {
        GroupGame game(groupRules);
        QVERIFY(rc::check([&] {
            const Army army = anyGroups(game);
            for (const Entry &host : army.entries) {
                if (host.leader())
                    continue;
                for (const Judge::Offer &offer : game.judge().companions(army, host.key)) {
                    const Edits edits{AttachEntry{host.key, 99, offer.entry()}};
                    RC_ASSERT(told(game.judge().wouldBreak(army, edits)) == told(offer.breaks));
                }
            }
        }));
    }

    void everyOfferSaysWhatItBreaks()
    {
        TinyGame tiny(rules);
        QVERIFY(rc::check([&] {
            const Army army = anyArmy(tiny, 8);
            for (const Judge::Offer &offer : tiny.judge().offers(army)) {
                const Edits edits{InsertEntry{int(army.entries.size()), offer.entry()}};
                RC_ASSERT(told(tiny.judge().wouldBreak(army, edits)) == told(offer.breaks));
            }
        }));
    }
};

QTEST_APPLESS_MAIN(TestValidatorProperties)
#include "tst_validator_properties.moc"
