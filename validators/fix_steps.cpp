// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fix_steps.h"

#include <algorithm>

namespace muster {

namespace {

/// Who changes the size of a unit, even of one that the finding does not point at, may change this.
bool dependsOnOthers(Code code)
{
    return code == Code::SlotsOver || code == Code::SlotsByAgreement || code == Code::ShareOver
           || code == Code::ShareUnder || code == Code::PointsOver;
}

bool mayNeedAUnit(Code code)
{
    return code == Code::SlotsOver || code == Code::SlotsByAgreement || code == Code::CountUnder
           || code == Code::ShareUnder || code == Code::Required || code == Code::PermissionNeeded;
}

bool mayNeedAnotherList(Code code)
{
    return code == Code::UnknownList || code == Code::NotAnArmyList || code == Code::NotInList;
}

std::vector<const Profile *> profilesOf(const RosterEntry &entry, const ForceList *list)
{
    if (!entry.unit)
        return {};
    const ForceList *from = entry.permission ? entry.permission->from : list;
    if (const ListUnit *unit = from ? from->find(entry.unit->id) : nullptr; unit && unit->unit == entry.unit)
        return unit->profiles;
    std::vector<const Profile *> profiles;
    for (const Profile &profile : entry.unit->profiles)
        profiles.push_back(&profile);
    return profiles;
}

/// Every different choice, options before upgrades.
void addDrops(const RosterEntry &entry, std::vector<FixStep> &steps)
{
    const auto add = [&](FixCode code, Id what) {
        const FixStep step{code, entry.entry->key, what};
        if (std::find(steps.begin(), steps.end(), step) == steps.end())
            steps.push_back(step);
    };
    for (const Id option : entry.entry->options)
        add(FixCode::DropOption, option);
    for (const Id upgrade : entry.entry->upgrades)
        add(FixCode::DropUpgrade, upgrade);
}

void addSizes(const RosterEntry &entry, const ForceList *list, std::vector<FixStep> &steps)
{
    for (const Profile *profile : profilesOf(entry, list)) {
        if (profile != entry.profile && profile->size != entry.entry->size)
            steps.push_back({FixCode::ChangeSize, entry.entry->key, profile->size});
    }
}

void addHeaderSteps(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    const ArmyHeader &header = roster.army->header;
    for (const Agreement &agreement : roster.game->agreements) {
        if (!header.agrees(agreement.id))
            steps.push_back({FixCode::AgreeTo, 0, agreement.id});
    }
    if (finding.code == Code::PointsOver)
        steps.push_back({FixCode::RaisePoints, 0, {}, roster.points});
    if (finding.code == Code::BadPoints)
        steps.push_back({FixCode::RaisePoints, 0, {}, std::max(roster.points, roster.game->defaultPoints)});
    if (mayNeedAnotherList(finding.code)) {
        for (const auto &list : roster.game->lists) {
            if (list->army && list.get() != roster.list)
                steps.push_back({FixCode::ChooseList, 0, list->id});
        }
    }
}

void addUnits(const Finding &finding, const Roster &roster, std::vector<FixStep> &steps)
{
    if (!mayNeedAUnit(finding.code) || !roster.list)
        return;
    for (const ListUnit &unit : roster.list->units) {
        for (const Profile *profile : unit.profiles)
            steps.push_back({FixCode::AddUnit, 0, profile->size, 0, &unit});
    }
}

std::vector<FixStep> collect(const Finding &finding, const Roster &roster, bool everywhere)
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
            addSizes(entry, roster.list, steps);
    }
    addUnits(finding, roster, steps);
    for (const RosterEntry &entry : roster.entries) {
        if (pointedAt(entry))
            steps.push_back({FixCode::RemoveEntry, entry.entry->key, {}});
    }
    return steps;
}

QString choiceName(const RosterEntry &entry, const FixStep &step)
{
    const auto name = [&](const auto &list) {
        for (const Bought &bought : list) {
            if (bought.id == step.what)
                return bought.option ? bought.option->name : bought.id.str();
        }
        return step.what.str();
    };
    return step.code == FixCode::DropOption ? name(entry.options) : name(entry.upgrades);
}

QString unitName(const RosterEntry &entry)
{
    return entry.unit ? entry.unit->name : entry.entry->unit.str();
}

/// A step that changes one entry.
void changeEntry(const FixStep &step, const Game &game, const RosterEntry &entry, Fix &fix)
{
    const Entry &old = *entry.entry;
    fix.names = {unitName(entry)};
    switch (step.code) {
    case FixCode::ChangeSize:
        fix.names.append(game.sizeName(old.size));
        fix.names.append(game.sizeName(step.what));
        fix.edits = {withSize(old, step.what)};
        break;
    case FixCode::DropOption:
        fix.names.append(choiceName(entry, step));
        fix.edits = {withoutOption(old, step.what)};
        break;
    case FixCode::DropUpgrade:
        fix.names.append(choiceName(entry, step));
        fix.edits = {withoutUpgrade(old, step.what)};
        break;
    default:
        fix.edits = {RemoveEntry{old.key}};
        break;
    }
}

} // namespace

int lossOf(FixCode code)
{
    switch (code) {
    case FixCode::AgreeTo:
    case FixCode::RaisePoints:
        return 1;
    case FixCode::DropOption:
    case FixCode::DropUpgrade:
        return 10;
    case FixCode::ChangeSize:
        return 20;
    case FixCode::AddUnit:
        return 30;
    case FixCode::ChooseList:
        return 35;
    case FixCode::RemoveEntry:
        return 40;
    case FixCode::Several:
        break;
    }
    return 0;
}

Fix fixOf(const FixStep &step, const Game &game, const Army &army, const Roster &roster)
{
    Fix fix;
    fix.code = step.code;
    SetHeader header{army.header};
    switch (step.code) {
    case FixCode::AgreeTo: {
        const Agreement *agreement = game.agreement(step.what);
        fix.names = {agreement ? agreement->name : step.what.str()};
        fix.edits = {withAgreement(army.header, step.what, true)};
        break;
    }
    case FixCode::RaisePoints:
        fix.actual = header.header.points = step.points;
        fix.edits = {header};
        break;
    case FixCode::ChooseList: {
        const ForceList *list = game.list(step.what);
        fix.names = {list ? list->name : step.what.str()};
        header.header.list = step.what;
        fix.edits = {header};
        break;
    }
    case FixCode::AddUnit: {
        Entry entry;
        entry.unit = step.unit->unit->id;
        entry.size = step.what;
        fix.names = {step.unit->unit->name, game.sizeName(step.what)};
        fix.edits = {InsertEntry{int(army.entries.size()), entry}};
        break;
    }
    case FixCode::ChangeSize:
    case FixCode::DropOption:
    case FixCode::DropUpgrade:
    case FixCode::RemoveEntry:
        if (const RosterEntry *entry = roster.find(step.key))
            changeEntry(step, game, *entry, fix);
        break;
    case FixCode::Several:
        break;
    }
    return fix;
}

std::vector<FixStep> stepsFor(const Finding &finding, const Roster &roster)
{
    return collect(finding, roster, false);
}

std::vector<FixStep> allSteps(const Finding &finding, const Roster &roster)
{
    return collect(finding, roster, true);
}

} // namespace muster
