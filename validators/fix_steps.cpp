// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fix_steps.h"

#include "validators/group_steps.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Who changes the size of a unit, even of one that the finding does not point at, may change this.
bool dependsOnOthers(Code code)
{
    return code == Code::SlotsOver || code == Code::SlotsByAgreement || code == Code::ShareOver
           || code == Code::ShareUnder || code == Code::PointsOver || code == Code::PointsUnder || code == Code::AllowanceOver;
}

bool mayNeedAUnit(Code code)
{
    return code == Code::SlotsOver || code == Code::SlotsByAgreement || code == Code::CountUnder
           || code == Code::ShareUnder || code == Code::Required || code == Code::PermissionNeeded
           || code == Code::AllowanceOver || code == Code::PointsUnder;
}

bool mayNeedAnotherList(const Finding &finding)
{
    return (finding.code == Code::UnknownList && finding.entries.empty()) || finding.code == Code::NotAnArmyList
           || finding.code == Code::NotInList;
}

/// Every different choice, options before upgrades.
void addDrops(const RosterEntry &entry, std::vector<FixStep> &steps)
{
    const auto first = std::ptrdiff_t(steps.size());   // steps of other entries are never the same
    const auto add = [&](FixCode code, Id what) {
        const FixStep step{code, entry.entry->key, what};
        if (std::find(steps.begin() + first, steps.end(), step) == steps.end())
            steps.push_back(step);
    };
    for (const Id option : entry.entry->options)
        add(FixCode::DropOption, option);
    for (const Id upgrade : entry.entry->upgrades)
        add(FixCode::DropUpgrade, upgrade);
    if (entry.entry->experience > 0)
        add(FixCode::DropExperience, {});
}

void addSizes(const RosterEntry &entry, std::vector<FixStep> &steps)
{
    if (!entry.source)
        return;
    for (const Profile *profile : entry.source->profiles) {
        if (profile != entry.profile && profile->size != entry.entry->size)
            steps.push_back({FixCode::ChangeSize, entry.entry->key, profile->size});
    }
}

/// The list that was meant by its name, or else those that most of the army's units are in.
void addLists(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    if (!finding.nearest.isEmpty()) {
        steps.push_back({FixCode::ChooseList, 0, Id(finding.nearest)});
        return;
    }
    std::vector<std::pair<qsizetype, Id>> lists;
    for (const auto &list : roster.game->lists) {
        const auto known = std::count_if(roster.entries.begin(), roster.entries.end(), [&](const RosterEntry &entry) {
            const ListUnit *there = entry.unit ? list->find(entry.entry->unit) : nullptr;
            return there != nullptr;
        });
        if (list->army && list.get() != roster.list && known > 0)
            lists.emplace_back(known, list->id);
    }
    std::stable_sort(lists.begin(), lists.end(), [](const auto &a, const auto &b) { return a.first > b.first; });
    // Others have too little of the army to be meant.
    for (size_t i = 0; i < lists.size() && i < 8; ++i)
        steps.push_back({FixCode::ChooseList, 0, lists[i].second});
}

void addPoints(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    qint64 points = 0;
    if (finding.code == Code::PointsOver)
        points = roster.points;
    else if (finding.code == Code::BadPoints)
        points = std::max(roster.points, roster.game->defaultPoints);
    else if (finding.code == Code::ShareOver && finding.percent > 0)
        points = qint64(std::ceil(double(finding.actual) * 100 / finding.percent - 1e-6));
    if (points > roster.agreedPoints() && points <= mostPoints)
        steps.push_back({FixCode::RaisePoints, 0, {}, int(points)});
}

/// The unknown word's nearest known one, and doing without it where it is a thing of the army's own.
void addWords(const Finding &finding, std::vector<FixStep> &steps)
{
    const EntryKey key = finding.entries.empty() ? 0 : finding.entries.front();
    FixStep rename{FixCode::Rename, key, Id(finding.nearest)};
    rename.about = finding.code;
    switch (finding.code) {
    case Code::UnknownUnit:
        rename.old = Id(finding.names.value(0));
        break;
    case Code::UnknownList:
        if (key == 0)
            return;   // that is choosing another list
        rename.old = Id(finding.names.value(0));
        break;
    case Code::UnknownSize:
    case Code::UnknownOption:
    case Code::UnknownUpgrade:
        rename.old = Id(finding.names.value(1));
        break;
    case Code::UnknownAgreement:
    case Code::UnknownPack:
        rename.old = Id(finding.names.value(0));
        steps.push_back({finding.code == Code::UnknownPack ? FixCode::DropPack : FixCode::DropAgreement, 0, rename.old});
        break;
    default:
        return;
    }
    if (!rename.what.isEmpty())
        steps.push_back(rename);
}

void addHeaderSteps(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    const ArmyHeader &header = roster.army->header;
    for (const Agreement &agreement : roster.game->agreements) {
        if (!header.agrees(agreement.id))
            steps.push_back({FixCode::AgreeTo, 0, agreement.id});
    }
    addPoints(finding, roster, steps);
    addWords(finding, steps);
    for (const Id pack : header.packs) {
        if (finding.code == Code::PacksOpposed)
            steps.push_back({FixCode::DropPack, 0, pack});
    }
    if (finding.code == Code::AgreementBarred)
        steps.push_back({FixCode::DropAgreement, 0, Id(finding.names.value(0))});
    if (finding.code == Code::PoolClosed || finding.code == Code::ExperienceOutside) {
        for (const Pack &pack : roster.game->packs) {
            if (!header.playsUnder(pack.id))
                steps.push_back({FixCode::ChoosePack, 0, pack.id});
        }
    }
    if (finding.code == Code::Required && finding.entries.empty()) {
        for (const Pool &pool : roster.game->pools) {
            for (const Option &upgrade : pool.upgrades) {
                if (pool.forArmy && upgrade.name == finding.names.value(1))
                    steps.push_back({FixCode::BuyForArmy, 0, upgrade.id});
            }
        }
    }
    // Findings that point at no entry may be about what was bought for the army.
    for (const Bought &upgrade : roster.upgrades) {
        const FixStep step{FixCode::DropUpgrade, 0, upgrade.id};
        if (finding.entries.empty() && std::find(steps.begin(), steps.end(), step) == steps.end())
            steps.push_back(step);
    }
    if (mayNeedAnotherList(finding))
        addLists(finding, roster, steps);
}

void addUnits(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    if (!mayNeedAUnit(finding.code) || !roster.list)
        return;
    std::vector<const ForceList *> lists{roster.list};
    // A guest may need another of its own list.
    for (const EntryKey key : finding.entries) {
        const RosterEntry *guest = roster.find(key);
        const ForceList *from = guest && guest->permission ? guest->permission->from : nullptr;
        if (from && std::find(lists.begin(), lists.end(), from) == lists.end())
            lists.push_back(from);
    }
    for (const ForceList *list : lists) {
        for (const ListUnit &unit : list->units) {
            for (const Profile *profile : unit.profiles)
                steps.push_back({FixCode::AddUnit, 0, profile->size, 0, &unit, list == roster.list ? Id() : list->id});
        }
    }
}

/// The entry's unit from one of the lists that have it, or from wherever it may come.
void addSources(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    if (finding.entries.empty() || (finding.code != Code::UnitAmbiguous && finding.code != Code::NotInNamedList))
        return;
    const RosterEntry *entry = roster.find(finding.entries.front());
    if (!entry || !entry->unit)
        return;
    if (finding.code == Code::NotInNamedList)
        steps.push_back({FixCode::NameList, entry->entry->key, {}});
    for (const auto &list : roster.game->lists) {
        if (list->find(entry->entry->unit))
            steps.push_back({FixCode::NameList, entry->entry->key, list->id});
    }
}

std::vector<FixStep> collect(const Finding &finding, const Roster &roster, const RuleBook &book, bool everywhere)
{
    std::vector<FixStep> steps;
    addHeaderSteps(finding, roster, steps);
    const auto pointedAt = [&](const RosterEntry &entry) {
        return everywhere || finding.entries.empty()
               || std::find(finding.entries.begin(), finding.entries.end(), entry.entry->key) != finding.entries.end();
    };
    for (const RosterEntry &entry : roster.entries) {
        if (pointedAt(entry))
            addDrops(entry, steps);
    }
    for (const RosterEntry &entry : roster.entries) {
        if (pointedAt(entry) || dependsOnOthers(finding.code))
            addSizes(entry, steps);
    }
    // Its own step says that already.
    if (finding.code == Code::UnknownSize && !finding.nearest.isEmpty())
        std::erase_if(steps, [&](const FixStep &step) {
            return step.code == FixCode::ChangeSize && step.what.str() == finding.nearest;
        });
    for (const RosterEntry &entry : roster.entries) {
        if (pointedAt(entry) || finding.code == Code::CrewLacking)
            addModelSteps(finding, entry, steps);
    }
    addLeaderSteps(finding, roster, book, everywhere, steps);
    // What a unit has earned is given up only where it may not have it.
    if (finding.code != Code::ExperienceOutside)
        std::erase_if(steps, [](const FixStep &step) { return step.code == FixCode::DropExperience; });
    if (finding.code == Code::UnknownKey && finding.limit > 0 && !finding.entries.empty())
        steps.push_back({finding.limit > finding.actual ? FixCode::AddModels : FixCode::RemoveModels, finding.entries.front(), {},
                         int(finding.limit)});
    addUnits(finding, roster, steps);
    addSources(finding, roster, steps);
    for (const RosterEntry &entry : roster.entries) {
        if (pointedAt(entry))
            steps.push_back({FixCode::RemoveEntry, entry.entry->key, {}});
    }
    return steps;
}

/// One of each sort in turn, so that of every sort something is tried, even if there is no time for all.
std::vector<FixStep> inTurn(const std::vector<FixStep> &steps)
{
    std::map<int, std::vector<FixStep>> sorts;
    for (const FixStep &step : steps)
        sorts[lossOf(step.code) * 100 + int(step.code)].push_back(step);
    std::vector<FixStep> mixed;
    for (size_t i = 0; mixed.size() < steps.size(); ++i) {
        for (const auto &[sort, some] : sorts) {
            if (i < some.size())
                mixed.push_back(some[i]);
        }
    }
    return mixed;
}

} // namespace

std::vector<FixStep> stepsFor(const Finding &finding, const Roster &roster, const RuleBook &book)
{
    return inTurn(collect(finding, roster, book, false));
}

std::vector<FixStep> allSteps(const Finding &finding, const Roster &roster, const RuleBook &book)
{
    return collect(finding, roster, book, true);
}

} // namespace muster
