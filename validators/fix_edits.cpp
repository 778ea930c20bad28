// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/fix_steps.h"
#include "validators/group_steps.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

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
    case FixCode::NameList: {
        Entry changed = old;
        changed.list = step.what;
        fix.names.append(game.list(step.what) ? game.list(step.what)->name : QString());
        fix.edits = {ReplaceEntry{std::move(changed)}};
        break;
    }
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
    case FixCode::NameList:
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
        header.header.usualPoints = false;
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
        entry.list = step.old;
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
    case FixCode::NameList:
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

} // namespace muster
