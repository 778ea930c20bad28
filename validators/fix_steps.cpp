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
    const auto add = [&](FixCode code, Id what) {
        const FixStep step{code, entry.entry->key, what};
        if (std::find(steps.begin(), steps.end(), step) == steps.end())
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
    for (const ListUnit &unit : roster.list->units) {
        for (const Profile *profile : unit.profiles)
            steps.push_back({FixCode::AddUnit, 0, profile->size, 0, &unit});
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
    addUnits(finding, roster, steps);
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

template<class List>
QString nameIn(const List &list, Id choice)
{
    for (const Bought &bought : list) {
        if (bought.id == choice)
            return bought.option ? bought.option->name : bought.id.str();
    }
    return choice.str();
}

QString choiceName(const RosterEntry &entry, const FixStep &step)
{
    return step.code == FixCode::DropOption ? nameIn(entry.options, step.what) : nameIn(entry.upgrades, step.what);
}

/// The unit's name, with what tells it from the army's others of that name. The size does not if the words tell it anyway.
QString unitName(const RosterEntry &entry, const Roster &roster, bool sizeTold)
{
    const QString name = entry.unit ? entry.unit->name : entry.entry->unit.str();
    const bool another = std::any_of(roster.entries.begin(), roster.entries.end(), [&](const RosterEntry &other) {
        return &other != &entry && (other.unit ? other.unit->name : other.entry->unit.str()) == name;
    });
    if (!another)
        return name;
    if (!entry.entry->name.isEmpty())
        return u"%1 (%2)"_s.arg(name, entry.entry->name);
    const QString size = roster.game->sizeName(entry.size());
    return size.isEmpty() || sizeTold ? name : u"%1 (%2)"_s.arg(name, size);
}

QString knownName(const FixStep &step, const Game &game)
{
    switch (step.about) {
    case Code::UnknownUnit:
        for (const auto &list : game.lists) {
            if (const ListUnit *unit = list->find(step.what))
                return unit->unit->name;
        }
        break;
    case Code::UnknownList:
        return game.list(step.what) ? game.list(step.what)->name : step.what.str();
    case Code::UnknownSize:
        return game.sizeName(step.what);
    case Code::UnknownOption:
        return game.options.value(step.what) ? game.options.value(step.what)->name : step.what.str();
    case Code::UnknownUpgrade:
        return game.upgrade(step.what) ? game.upgrade(step.what)->name : step.what.str();
    case Code::UnknownAgreement:
        return game.agreement(step.what) ? game.agreement(step.what)->name : step.what.str();
    case Code::UnknownPack:
        return game.pack(step.what) ? game.pack(step.what)->name : step.what.str();
    default:
        break;
    }
    return step.what.str();
}

Edit renamed(const FixStep &step, Entry entry)
{
    switch (step.about) {
    case Code::UnknownUnit:
        entry.unit = step.what;
        break;
    case Code::UnknownList:
        entry.list = step.what;
        break;
    case Code::UnknownSize:
        entry.size = step.what;
        break;
    default:
        std::replace(entry.options.begin(), entry.options.end(), step.old, step.what);
        std::replace(entry.upgrades.begin(), entry.upgrades.end(), step.old, step.what);
        break;
    }
    return ReplaceEntry{std::move(entry)};
}

Edit renamed(const FixStep &step, ArmyHeader header)
{
    if (step.about == Code::UnknownPack && header.playsUnder(step.what))
        return withPack(header, step.old, false);
    if (step.about == Code::UnknownPack)
        std::replace(header.packs.begin(), header.packs.end(), step.old, step.what);
    else if (step.about == Code::UnknownUpgrade)
        std::replace(header.upgrades.begin(), header.upgrades.end(), step.old, step.what);
    else if (header.agrees(step.what))
        return withAgreement(header, step.old, false);
    else
        std::replace(header.agreements.begin(), header.agreements.end(), step.old, step.what);
    return SetHeader{std::move(header)};
}

/// A step that changes one entry.
void changeEntry(const FixStep &step, const Game &game, const Roster &roster, const RosterEntry &entry, Fix &fix)
{
    const Entry &old = *entry.entry;
    fix.names = {unitName(entry, roster, step.code == FixCode::ChangeSize)};
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
    case FixCode::DropExperience:
        fix.edits = {withExperience(old, 0)};
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
    case FixCode::NameChief:
        return 2;
    case FixCode::AddModels:
    case FixCode::RemoveModels:
    case FixCode::Lead:
        return 8;
    case FixCode::AddLeader:
        return 25;
    case FixCode::ReplaceLeader:
        return 28;
    case FixCode::AddUnit:
        return 30;
    case FixCode::ChooseList:
        return 35;
    case FixCode::RemoveEntry:
        return 40;
    case FixCode::Rename:
        return 5;
    case FixCode::DropAgreement:
    case FixCode::DropPack:
    case FixCode::ChoosePack:
    case FixCode::DropExperience:
    case FixCode::BuyForArmy:
        return 10;
    case FixCode::Several:
        break;
    }
    return 0;
}

Fix fixOf(const FixStep &step, const RuleBook &book, const Game &game, const Army &army, const Roster &roster)
{
    Fix fix;
    fix.code = step.code;
    if (fixGroupStep(step, game, army, roster, fix))
        return fix;
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
        fix.edits = {InsertEntry{int(army.entries.size()), book.fresh(game, army.header, *step.unit->unit, entry)}};
        break;
    }
    case FixCode::Rename:
        fix.names = {step.old.str(), knownName(step, game)};
        if (step.key == 0)
            fix.edits = {renamed(step, army.header)};
        else if (const Entry *entry = army.find(step.key))
            fix.edits = {renamed(step, *entry)};
        break;
    case FixCode::DropAgreement:
        fix.names = {game.agreement(step.what) ? game.agreement(step.what)->name : step.what.str()};
        fix.edits = {withAgreement(army.header, step.what, false)};
        break;
    case FixCode::DropPack:
        fix.names = {game.pack(step.what) ? game.pack(step.what)->name : step.what.str()};
        fix.edits = {withPack(army.header, step.what, false)};
        break;
    case FixCode::ChoosePack:
        fix.names = {game.pack(step.what) ? game.pack(step.what)->name : step.what.str()};
        fix.edits = {withPack(army.header, step.what, true)};
        break;
    case FixCode::BuyForArmy:
        fix.names = {game.upgrade(step.what) ? game.upgrade(step.what)->name : step.what.str()};
        fix.edits = {withArmyUpgrade(army.header, step.what)};
        break;
    case FixCode::DropUpgrade:
        if (step.key == 0) {
            fix.names = {QString(), nameIn(roster.upgrades, step.what)};
            fix.edits = {withoutArmyUpgrade(army.header, step.what)};
            break;
        }
        [[fallthrough]];
    case FixCode::ChangeSize:
    case FixCode::DropOption:
    case FixCode::DropExperience:
    case FixCode::RemoveEntry:
        if (const RosterEntry *entry = roster.find(step.key))
            changeEntry(step, game, roster, *entry, fix);
        break;
    case FixCode::AddModels:
    case FixCode::RemoveModels:
    case FixCode::NameChief:
    case FixCode::Lead:
    case FixCode::AddLeader:
    case FixCode::ReplaceLeader:
    case FixCode::Several:
        break;
    }
    return fix;
}

std::vector<FixStep> stepsFor(const Finding &finding, const Roster &roster, const RuleBook &book)
{
    return inTurn(collect(finding, roster, book, false));
}

std::vector<FixStep> allSteps(const Finding &finding, const Roster &roster, const RuleBook &book)
{
    return collect(finding, roster, book, true);
}

} // namespace muster
