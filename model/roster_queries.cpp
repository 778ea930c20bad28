// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/roster.h"

#include <algorithm>

/// What can be asked of a roster and its entries.
namespace muster {

namespace {

bool isItem(const Bought &bought)
{
    return bought.option && bought.option->item;
}

template<class Test>
bool anyRule(const RosterEntry &entry, Test test)
{
    if (!entry.unit)
        return false;
    if (!entry.unit->equipment.empty() || std::any_of(entry.options.begin(), entry.options.end(), isItem)) {
        const std::vector<SpecialRule> equipment = entry.equipment();
        if (std::any_of(equipment.begin(), equipment.end(), test))
            return true;
    }
    if (entry.options.isEmpty() && entry.upgrades.isEmpty() && !entry.earned) {
        const std::vector<SpecialRule> &rules = entry.profile ? entry.profile->rules : entry.unit->special;
        return std::any_of(rules.begin(), rules.end(), test);
    }
    const std::vector<SpecialRule> rules = entry.specialRules();
    return std::any_of(rules.begin(), rules.end(), test);
}

} // namespace

bool RosterEntry::choosesModels() const
{
    return unit && unit->type->modelsChosen && unit->band.empty() && !(profile && profile->modelsPrinted);
}

bool RosterEntry::hasSpecial(Id rule) const
{
    return anyRule(*this, [&](const SpecialRule &special) { return special.names(rule); });
}

bool RosterEntry::hasTag(Id tag) const
{
    return anyRule(*this, [&](const SpecialRule &special) { return special.hasTag(tag); });
}

bool RosterEntry::boughtOption(Id id) const
{
    return std::any_of(options.begin(), options.end(), [&](const Bought &bought) {
        return bought.standing == Bought::Standing::Fine && bought.option->id == id;
    });
}

bool RosterEntry::boughtUpgrade(Id id) const
{
    return std::any_of(upgrades.begin(), upgrades.end(), [&](const Bought &bought) {
        return bought.standing == Bought::Standing::Fine && bought.option->id == id;
    });
}

QString RosterEntry::title() const
{
    return !entry->name.isEmpty() ? entry->name : unit ? unit->name : entry->unit.str();
}

const RosterEntry *Roster::find(EntryKey key) const
{
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const RosterEntry &entry) { return entry.entry->key == key; });
    return found == entries.end() ? nullptr : &*found;
}

QVarLengthArray<const RosterEntry *, 4> Roster::attachedTo(const RosterEntry &entry) const
{
    QVarLengthArray<const RosterEntry *, 4> attached;
    // They follow it at once, perhaps with others that are attached to them.
    for (const RosterEntry *next = &entry + 1; next < entries.data() + entries.size() && next->host; ++next) {
        if (next->host == &entry)
            attached.append(next);
    }
    return attached;
}

bool Roster::anyWith(const RosterEntry &entry, const Selector &selector) const
{
    const auto matches = [&](const RosterEntry *other) { return other->unit && selector.matches(*other); };
    const auto attached = attachedTo(entry);
    return matches(&entry) || std::any_of(attached.begin(), attached.end(), matches);
}

bool Roster::anyMatches(const Selector &selector) const
{
    return selector.isEmpty()
        || std::any_of(entries.begin(), entries.end(),
                       [&](const RosterEntry &entry) { return entry.unit && selector.matches(entry); });
}

bool Roster::keepsExperience() const
{
    return std::any_of(army->header.packs.begin(), army->header.packs.end(), [&](Id id) {
        const Pack *pack = game->pack(id);
        return pack && pack->experience;
    });
}

bool Roster::sells(const Pool &pool) const
{
    const auto playsUnder = [&](Id pack) { return army->header.playsUnder(pack); };
    return pool.packs.empty() || std::any_of(pool.packs.begin(), pool.packs.end(), playsUnder);
}

bool admits(const RosterEntry &entry, const Option &option)
{
    if (option.only.isEmpty())
        return true;
    const auto isIt = [&](const Bought &bought) { return bought.option == &option; };
    const bool has = std::any_of(entry.options.begin(), entry.options.end(), isIt)
        || std::any_of(entry.upgrades.begin(), entry.upgrades.end(), isIt);
    // Its own effect must not decide: short bows exchanged for bows were short bows.
    if (!has || (option.effect.isEmpty() && !option.item))
        return option.only.matches(entry);
    RosterEntry without = entry;
    without.options.erase(std::remove_if(without.options.begin(), without.options.end(), isIt), without.options.end());
    without.upgrades.erase(std::remove_if(without.upgrades.begin(), without.upgrades.end(), isIt),
                           without.upgrades.end());
    without.type = entry.unit ? entry.unit->type : nullptr;
    for (const Bought &bought : without.options) {
        if (bought.standing == Bought::Standing::Fine && bought.option->effect.type)
            without.type = bought.option->effect.type;
    }
    return option.only.matches(without);
}

} // namespace muster
