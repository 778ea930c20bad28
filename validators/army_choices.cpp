// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/bought.h"
#include "validators/choices.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Of one thing bought for the whole army: what is wrong with it, at its first place.
void checkForArmy(const Roster &roster, qsizetype index, std::vector<Finding> &findings)
{
    const auto &all = roster.upgrades;
    const Bought &bought = all[index];
    const auto add = [&](const QString &id, Code code, Severity severity, const QString &name) -> Finding & {
        findings.push_back(make(id, code, severity, {QString(), name}));
        return findings.back();
    };
    if (bought.standing == Bought::Standing::Unknown) {
        add(u"unknown.upgrade"_s, Code::UnknownUpgrade, Severity::Unknown, bought.id.str());
        return;
    }
    const Option &option = *bought.option;
    if (bought.standing == Bought::Standing::NotHere) {
        add(u"choice.not-here"_s, Code::UpgradeNotHere, Severity::Error, option.name);
        return;
    }
    if (!roster.sells(*bought.pool)) {
        findings.push_back(poolClosed(roster, QString(), bought));
        return;
    }
    if (!roster.anyMatches(option.only) || !roster.anyMatches(bought.pool->only))
        add(u"choice.forbidden"_s, Code::UpgradeForbidden, Severity::Error, option.name).because = option.because;
    if (const int times = timesBought(all, &option); times > option.times) {
        Finding &repeated = add(u"choice.repeated"_s, Code::OptionRepeated, Severity::Error, option.name);
        repeated.actual = times;
        repeated.limit = option.times;
    }
    const auto has = [&](Id id) {
        return std::any_of(all.begin(), all.end(), [&](const Bought &other) { return other.option && other.option->goesBy(id); });
    };
    const auto nameOf = [&](Id id) { return roster.game->upgrade(id) ? roster.game->upgrade(id)->name : id.str(); };
    for (const Id id : option.needs) {
        if (!has(id))
            findings.push_back(make(u"choice.needs"_s, Code::Required, Severity::Error, {option.name, nameOf(id)}));
    }
    for (const Id id : option.wants) {
        if (!has(id)) {
            findings.push_back(make(u"advice.wants"_s, Code::Required, Severity::Advice, {option.name, nameOf(id)}));
            findings.back().because = option.because;
        }
    }
    for (const Id id : option.shuns) {
        if (has(id))
            findings.push_back(make(u"advice.shuns"_s, Code::Excluded, Severity::Advice, {option.name, nameOf(id)}));
    }
}

/// Packs that do not go together, such as both sides of a siege.
void checkOpposed(const Roster &roster, std::vector<Finding> &findings)
{
    if (roster.army->header.packs.size() < 2)
        return;
    for (const Pack &pack : roster.game->packs) {
        for (const Pack &other : roster.game->packs) {
            const auto names = [](const Pack &one, const Pack &two) {
                return std::find(one.notWith.begin(), one.notWith.end(), two.id) != one.notWith.end();
            };
            if (&pack < &other && (names(pack, other) || names(other, pack)) && roster.army->header.playsUnder(pack.id)
                && roster.army->header.playsUnder(other.id))
                findings.push_back(make(u"packs.opposed"_s, Code::PacksOpposed, Severity::Error, {pack.name, other.name}));
        }
    }
}

/// What no army may go without to which it is on sale.
void checkRequired(const Roster &roster, std::vector<Finding> &findings)
{
    for (const Pool &pool : roster.game->pools) {
        if (!pool.forArmy || !roster.sells(pool))
            continue;
        for (const Option &upgrade : pool.upgrades) {
            if (upgrade.required && timesBought(roster.upgrades, &upgrade) == 0)
                findings.push_back(make(u"choice.required"_s, Code::Required, Severity::Error, {QString(), upgrade.name}));
        }
    }
}

/// What counts only where an army keeps the experience of earlier battles.
void checkExperience(const Roster &roster, std::vector<Finding> &findings)
{
    const auto isExperienced = [](const RosterEntry &entry) { return entry.entry->experience > 0; };
    if (std::none_of(roster.entries.begin(), roster.entries.end(), isExperienced) || roster.keepsExperience())
        return;
    Finding outside = make(u"experience.outside"_s, Code::ExperienceOutside, Severity::Error, {});
    for (const RosterEntry &entry : roster.entries) {
        if (entry.entry->experience < 1)
            continue;
        outside.entries.push_back(entry.entry->key);
        outside.names.append(entry.title());
    }
    if (outside.entries.empty())
        return;
    outside.names.sort();
    findings.push_back(std::move(outside));
}

} // namespace

void checkHeader(const Roster &roster, std::vector<Finding> &findings)
{
    const ArmyHeader &header = roster.army->header;
    if (roster.game->flawed)
        findings.push_back(make(u"unknown.data"_s, Code::FlawedData, Severity::Unknown, {}));
    for (const Node::Field &field : roster.army->extras)
        findings.push_back(make(u"unknown.key"_s, Code::UnknownKey, Severity::Unknown, {QString(), field.key}));
    if (!roster.list) {
        findings.push_back(make(u"unknown.list"_s, Code::UnknownList, Severity::Unknown, {header.list.str()}));
    } else if (!roster.list->army) {
        findings.push_back(make(u"list.no-army"_s, Code::NotAnArmyList, Severity::Error, {roster.list->name}));
    }
    if (header.points < 1 && !header.usualPoints) {
        findings.push_back(make(u"points.bad"_s, Code::BadPoints, Severity::Error, {}));
        findings.back().actual = header.points;
        findings.back().limit = 1;
    }
    for (const Id agreement : header.agreements) {
        if (!roster.game->agreement(agreement))
            findings.push_back(
                make(u"unknown.agreement"_s, Code::UnknownAgreement, Severity::Unknown, {agreement.str()}));
    }
    for (const Id pack : header.packs) {
        if (!roster.game->pack(pack))
            findings.push_back(make(u"unknown.pack"_s, Code::UnknownPack, Severity::Unknown, {pack.str()}));
    }
    checkOpposed(roster, findings);
    for (qsizetype i = 0; i < roster.upgrades.size(); ++i) {
        if (!stoodBefore(roster.upgrades, i))
            checkForArmy(roster, i, findings);
    }
    checkRequired(roster, findings);
    checkExperience(roster, findings);
}

} // namespace muster
