// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/roster.h"

#include <algorithm>

namespace muster {

namespace {

/// The unit that a list may offer to others: not what it only hires itself.
bool offersTo(const Permission &permission, const ListUnit &unit)
{
    const ForceList *source = permission.from;
    if (unit.unit->list == source->id)
        return true;
    return unit.fromArmyList;
}

template<class Visit>
void eachPermission(const Roster &roster, Visit visit)
{
    if (roster.list) {
        for (const Permission &permission : roster.list->permissions)
            visit(permission);
    }
    for (const Permission &permission : roster.game->permissions)
        visit(permission);
}

/// The size's profile; a unit with one size needs none.
const Profile *profileOf(const std::vector<const Profile *> &profiles, Id size)
{
    for (const Profile *profile : profiles) {
        if (profile->size == size || (size.isEmpty() && profiles.size() == 1 && profile->models == 1))
            return profile;
    }
    // "single" may be written for a unit that is a single model without sizes.
    if (profiles.size() == 1 && profiles.front()->size.isEmpty() && size == u"single"_id)
        return profiles.front();
    return nullptr;
}

const Profile *profileOf(const Unit &unit, Id size)
{
    std::vector<const Profile *> profiles;
    for (const Profile &profile : unit.profiles)
        profiles.push_back(&profile);
    return profileOf(profiles, size);
}

void take(RosterEntry &entry, const ListUnit &found)
{
    entry.unit = found.unit;
    entry.irregular = found.irregular;
    entry.profile = profileOf(found.profiles, entry.entry->size);
    entry.type = found.unit->type;
}

/// Finds out what the entry is. How it came in is settled later, when all units are known.
void identify(const Roster &roster, RosterEntry &entry)
{
    const Entry &wanted = *entry.entry;
    const Game &game = *roster.game;
    const ForceList *named = wanted.list.isEmpty() ? nullptr : game.list(wanted.list);
    if (named && named != roster.list) {
        if (const ListUnit *found = named->find(wanted.unit)) {
            // What the army may take anyway is its own, whatever list it is named from.
            const ListUnit *own = roster.list ? roster.list->find(wanted.unit) : nullptr;
            entry.listed = own && own->unit == found->unit;
            take(entry, entry.listed ? *own : *found);
        }
        return;
    }
    if (!wanted.list.isEmpty() && !named)
        return;
    if (roster.list) {
        if (const ListUnit *own = roster.list->find(wanted.unit)) {
            entry.listed = true;
            take(entry, *own);
            // Another list's page may print a size that this one lacks: known, but not to be had here.
            if (!entry.profile)
                entry.profile = profileOf(*own->unit, wanted.size);
            return;
        }
    }
    const ListUnit *guest = nullptr;
    eachPermission(roster, [&](const Permission &permission) {
        if (guest)
            return;
        const ListUnit *found = permission.from->find(wanted.unit);
        if (found && offersTo(permission, *found))
            guest = found;
    });
    for (const auto &list : game.lists) {
        if (guest)
            break;
        guest = list->find(wanted.unit);
    }
    if (guest)
        take(entry, *guest);
}

Bought buyOption(const Roster &roster, const RosterEntry &entry, Id id)
{
    Bought bought;
    bought.id = id;
    bought.standing = Bought::Standing::Unknown;
    if (!entry.unit)
        return bought;
    for (const Option &option : entry.unit->options) {
        if (option.goesBy(id)) {
            bought.option = &option;
            bought.standing = Bought::Standing::Fine;
            return bought;
        }
    }
    if (roster.list) {
        for (const Option &option : roster.list->options) {
            if (option.goesBy(id) && option.only.namesUnitOf(entry)) {
                bought.option = &option;
                bought.armyOption = true;
                bought.standing = Bought::Standing::Fine;
                return bought;
            }
        }
    }
    bought.option = roster.game->options.value(id);
    if (bought.option)
        bought.standing = Bought::Standing::NotHere;
    return bought;
}

Bought buyUpgrade(const Roster &roster, Id id)
{
    Bought bought;
    bought.id = id;
    bought.option = roster.game->upgrade(id, &bought.pool);
    bought.standing = bought.option ? Bought::Standing::Fine : Bought::Standing::Unknown;
    return bought;
}

void buy(const Roster &roster, RosterEntry &entry)
{
    for (const Id id : entry.entry->options)
        entry.options.append(buyOption(roster, entry, id));
    for (const Id id : entry.entry->upgrades)
        entry.upgrades.append(buyUpgrade(roster, id));
    for (const Bought &bought : entry.options) {
        if (bought.standing == Bought::Standing::Fine && bought.option->effect.type)
            entry.type = bought.option->effect.type;
    }
}

void price(RosterEntry &entry)
{
    if (!entry.profile)
        return;
    entry.models = entry.profile->models;
    entry.points = entry.profile->points;
    const auto add = [&](Bought &bought) {
        if (bought.standing != Bought::Standing::Fine)
            return;
        bought.points = bought.option->cost.of(entry.profile->size, entry.models);
        entry.points += bought.points;
    };
    std::for_each(entry.options.begin(), entry.options.end(), add);
    std::for_each(entry.upgrades.begin(), entry.upgrades.end(), add);
}

/// Chooses the permission by which a guest came in: one in force before one that only lacks its condition or agreement.
void admit(const Roster &roster, RosterEntry &entry)
{
    if (!entry.unit || entry.listed)
        return;
    int best = -1;
    eachPermission(roster, [&](const Permission &permission) {
        const ListUnit *found = permission.from->find(entry.unit->id);
        if (!found || found->unit != entry.unit || !offersTo(permission, *found))
            return;
        const bool irregular = found->irregular || permission.irregular;
        const auto before = std::pair(entry.permission, entry.irregular);
        entry.permission = nullptr;
        entry.irregular = irregular;
        const bool fits = permission.only.matches(entry);
        std::tie(entry.permission, entry.irregular) = before;
        if (!fits)
            return;
        const bool agreed = permission.agreement.isEmpty() || roster.army->header.agrees(permission.agreement);
        const int rank = roster.anyMatches(permission.when) ? (agreed ? 2 : 1) : 0;
        if (rank > best) {
            best = rank;
            entry.permission = &permission;
            entry.irregular = irregular;
        }
    });
}

template<class Test>
bool givenOrKept(const RosterEntry &entry, Test test)
{
    bool has = std::any_of(entry.unit->special.begin(), entry.unit->special.end(), test);
    const auto change = [&](const Bought &bought) {
        if (bought.standing != Bought::Standing::Fine)
            return;
        const Effect &effect = bought.option->effect;
        if (has && (!effect.lose.empty() || !effect.exchange.empty())) {
            // Only a rule that stays keeps it.
            has = std::any_of(entry.unit->special.begin(), entry.unit->special.end(), [&](const SpecialRule &rule) {
                const bool lost = std::find(effect.lose.begin(), effect.lose.end(), rule.id) != effect.lose.end()
                    || std::any_of(effect.exchange.begin(), effect.exchange.end(),
                                   [&](const Effect::Exchange &exchange) { return exchange.from == rule.id; });
                return !lost && test(rule);
            });
        }
        has = has || std::any_of(effect.gain.begin(), effect.gain.end(), test)
            || std::any_of(effect.raise.begin(), effect.raise.end(), test)
            || std::any_of(effect.exchange.begin(), effect.exchange.end(),
                           [&](const Effect::Exchange &exchange) { return test(exchange.to); });
    };
    std::for_each(entry.options.begin(), entry.options.end(), change);
    std::for_each(entry.upgrades.begin(), entry.upgrades.end(), change);
    return has;
}

} // namespace

bool RosterEntry::hasSpecial(Id rule) const
{
    return unit && givenOrKept(*this, [&](const SpecialRule &special) { return special.names(rule); });
}

bool RosterEntry::hasTag(Id tag) const
{
    return unit && givenOrKept(*this, [&](const SpecialRule &special) { return special.hasTag(tag); });
}

bool RosterEntry::boughtOption(Id id) const
{
    return std::any_of(options.begin(), options.end(), [&](const Bought &bought) {
        return bought.option ? bought.option->id == id : bought.id == id;
    });
}

bool RosterEntry::boughtUpgrade(Id id) const
{
    return std::any_of(upgrades.begin(), upgrades.end(), [&](const Bought &bought) {
        return bought.option ? bought.option->id == id : bought.id == id;
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

bool Roster::anyMatches(const Selector &selector) const
{
    return selector.isEmpty()
        || std::any_of(entries.begin(), entries.end(),
                       [&](const RosterEntry &entry) { return selector.matches(entry); });
}

Roster muster(const Game &game, const Army &army)
{
    Roster roster;
    muster(game, army, roster);
    return roster;
}

void muster(const Game &game, const Army &army, Roster &roster)
{
    roster.game = &game;
    roster.army = &army;
    roster.list = game.list(army.header.list);
    roster.entries.clear();
    roster.entries.resize(army.entries.size());
    for (size_t i = 0; i < army.entries.size(); ++i) {
        RosterEntry &entry = roster.entries[i];
        entry.entry = &army.entries[i];
        identify(roster, entry);
        buy(roster, entry);
    }
    roster.points = 0;
    for (RosterEntry &entry : roster.entries) {
        admit(roster, entry);
        price(entry);
        roster.points += entry.points;
    }
}

bool admits(const RosterEntry &entry, const Option &option)
{
    if (option.only.isEmpty())
        return true;
    // Its own effect must not decide: short bows exchanged for bows were short bows.
    const auto isIt = [&](const Bought &bought) { return bought.option == &option; };
    const bool looksAtChoices = option.only.uses(Selector::Key::Tag) || option.only.uses(Selector::Key::Special)
        || option.only.uses(Selector::Key::Type) || option.only.uses(Selector::Key::Class);
    const bool has = std::any_of(entry.options.begin(), entry.options.end(), isIt)
        || std::any_of(entry.upgrades.begin(), entry.upgrades.end(), isIt);
    if (!looksAtChoices || !has)
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
