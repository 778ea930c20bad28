// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/roster.h"

#include "model/army_file.h"

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

/// The size's profile. A unit of one size needs none, and `single` may be written for a single model.
const Profile *profileOf(const std::vector<const Profile *> &profiles, Id size)
{
    const bool one = profiles.size() == 1;
    for (const Profile *profile : profiles) {
        if (profile->size == size || (one && (size.isEmpty() || (profile->size.isEmpty() && size == u"single"_id))))
            return profile;
    }
    return nullptr;
}

void take(RosterEntry &entry, const ListUnit &found)
{
    entry.source = &found;
    entry.unit = found.unit;
    entry.irregular = found.irregular;
    entry.profile = profileOf(found.profiles, entry.entry->size);
    entry.type = found.unit->type;
    entry.models = entry.choosesModels() ? entry.entry->models.value_or(1) : entry.profile ? entry.profile->models : 0;
}

/// Finds out what the entry is, from the list that it names or from wherever it may come. How a guest came in is settled
/// later, when all units are known.
void identify(const Roster &roster, RosterEntry &entry)
{
    const Entry &wanted = *entry.entry;
    const Game &game = *roster.game;
    const ForceList *named = wanted.list.isEmpty() ? roster.list : game.list(wanted.list);
    if (!named && !wanted.list.isEmpty())
        return;
    const ListUnit *found = named ? named->find(wanted.unit) : nullptr;
    const ListUnit *own = roster.list ? roster.list->find(wanted.unit) : nullptr;
    // What the army may take anyway is its own, whatever list it is named from.
    if (found && own && own->unit == found->unit) {
        entry.listed = true;
        return take(entry, *own);
    }
    if (!found) {
        eachPermission(roster, [&](const Permission &permission) {
            const ListUnit *guest = found ? nullptr : permission.from->find(wanted.unit);
            if (guest && offersTo(permission, *guest))
                found = guest;
        });
    }
    for (const auto &list : game.lists) {
        if (found)
            break;
        found = list->find(wanted.unit);
    }
    if (found)
        take(entry, *found);
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
    // An option of other units, or an upgrade written in the wrong place.
    bought.option = roster.game->options.value(id);
    if (!bought.option)
        bought.option = roster.game->upgrade(id);
    if (bought.option)
        bought.standing = Bought::Standing::NotHere;
    return bought;
}

Bought buyUpgrade(const Roster &roster, Id id, bool forArmy)
{
    Bought bought;
    bought.id = id;
    bought.option = roster.game->upgrade(id, &bought.pool);
    bought.standing = bought.option ? Bought::Standing::Fine : Bought::Standing::Unknown;
    if (!bought.option && (bought.option = roster.game->options.value(id)))
        bought.standing = Bought::Standing::NotHere;
    else if (bought.pool && bought.pool->forArmy != forArmy)
        bought.standing = Bought::Standing::NotHere;
    return bought;
}

void buy(const Roster &roster, RosterEntry &entry)
{
    for (const Id id : entry.entry->options)
        entry.options.append(buyOption(roster, entry, id));
    for (const Id id : entry.entry->upgrades)
        entry.upgrades.append(buyUpgrade(roster, id, false));
    for (const Bought &bought : entry.options) {
        if (bought.standing == Bought::Standing::Fine && bought.option->effect.type)
            entry.type = bought.option->effect.type;
    }
}

/// Sums stay far from overflow whatever the data says.
int bounded(qint64 points)
{
    constexpr qint64 most = 1'000'000'000;
    return int(std::clamp(points, -most, most));
}

void price(Bought &bought, Id size, int models)
{
    if (bought.standing != Bought::Standing::Fine)
        return;
    const int cost = bought.option->cost.of(size, models);
    const bool inPoints = !bought.pool || bought.pool->paidIn.isEmpty();
    bought.points = inPoints ? cost : 0;
    bought.price = inPoints ? 0 : cost;
}

void price(RosterEntry &entry)
{
    if (!entry.profile)
        return;
    qint64 points = qint64(entry.profile->points) * (entry.choosesModels() ? entry.models : 1);
    const auto add = [&](Bought &bought) {
        price(bought, entry.profile->size, entry.models);
        points += bought.points;
    };
    std::for_each(entry.options.begin(), entry.options.end(), add);
    std::for_each(entry.upgrades.begin(), entry.upgrades.end(), add);
    entry.points = bounded(points);
}

/// Which permissions' conditions some entry meets, asked once for the army and not for every guest.
class ConditionsMet {
public:
    explicit ConditionsMet(const Roster &roster)
    {
        eachPermission(roster, [&](const Permission &permission) {
            m_known.append({&permission, roster.anyMatches(permission.when)});
        });
    }

    bool of(const Permission &permission) const
    {
        const auto known = std::find_if(m_known.begin(), m_known.end(), [&](const auto &k) { return k.first == &permission; });
        return known != m_known.end() && known->second;
    }

    friend bool operator==(const ConditionsMet &a, const ConditionsMet &b) { return a.m_known == b.m_known; }

private:
    QVarLengthArray<std::pair<const Permission *, bool>, 8> m_known;
};

/// Chooses the permission by which a guest came in: one in force before one that only lacks its condition or agreement.
void admit(const Roster &roster, RosterEntry &entry, const ConditionsMet &met)
{
    if (!entry.unit || entry.listed)
        return;
    const ForceList *named = entry.entry->list.isEmpty() ? nullptr : roster.game->list(entry.entry->list);
    const ListUnit *there = named ? named->find(entry.entry->unit) : nullptr;
    if (named && !there)
        return;
    entry.permission = nullptr;
    entry.ambiguous = false;
    const ListUnit *best = nullptr;
    const Permission *by = nullptr;
    int bestRank = -1;
    RosterEntry guest = entry;
    eachPermission(roster, [&](const Permission &permission) {
        const ListUnit *found = permission.from->find(entry.entry->unit);
        if (!found || !offersTo(permission, *found) || (there && there->unit != found->unit))
            return;
        take(guest, *found);
        guest.irregular = found->irregular || permission.irregular;
        if (!permission.only.matches(guest))
            return;
        const bool agreed = permission.agreement.isEmpty() || roster.army->header.agrees(permission.agreement);
        const int rank = met.of(permission) ? (agreed ? 2 : 1) : 0;
        if (rank > bestRank) {
            bestRank = rank;
            best = found;
            by = &permission;
            entry.ambiguous = false;
        } else if (rank == bestRank && found->unit != best->unit && !named) {
            entry.ambiguous = true;
        }
    });
    if (!best)
        return;
    if (best->unit != entry.unit) {
        take(entry, *best);
        entry.options.clear();
        entry.upgrades.clear();
        buy(roster, entry);
    }
    const UnitType *type = entry.type;   // as options made it
    take(entry, *best);
    entry.type = type;
    entry.permission = by;
    entry.irregular = best->irregular || by->irregular;
}

/// Each entry and behind it those attached to it. The roster has room for all: nothing moves any more.
void add(Roster &roster, const std::vector<Entry> &entries, RosterEntry *host)
{
    for (const Entry &written : entries) {
        RosterEntry &entry = roster.entries.emplace_back();
        entry.entry = &written;
        entry.host = host;
        if (host && !host->leader && written.role == Entry::Role::Leader)
            host->leader = &entry;
        identify(roster, entry);
        buy(roster, entry);
        if (!written.attached.empty())
            add(roster, written.attached, &entry);
    }
}

/// Who leads the army: he who is named, or the only one who leads anybody.
void findChief(Roster &roster)
{
    if (roster.entries.size() == roster.army->entries.size() && roster.army->header.chief == 0)
        return;
    const Entry *named = roster.army->chief();
    RosterEntry *chief = nullptr;
    for (RosterEntry &entry : roster.entries) {
        if (named ? entry.entry == named : entry.leads()) {
            if (chief)
                return;
            chief = &entry;
        }
    }
    if (chief)
        chief->chief = true;
}

} // namespace

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
    roster.list = game.armyList(army.header.list);
    roster.entries.clear();
    roster.entries.reserve(size_t(countAll(army.entries)));
    add(roster, army.entries, nullptr);
    findChief(roster);
    qint64 points = 0;
    const bool campaign = game.experience && roster.keepsExperience();
    const auto isGuest = [](const RosterEntry &entry) { return entry.unit && !entry.listed; };
    if (std::any_of(roster.entries.begin(), roster.entries.end(), isGuest)) {
        // Conditions are asked of everybody at once, so that the order of entries cannot matter; and once more when those
        // who came in by them are known.
        const ConditionsMet before(roster);
        for (RosterEntry &entry : roster.entries)
            admit(roster, entry, before);
        const ConditionsMet after(roster);
        for (RosterEntry &entry : roster.entries) {
            if (!(after == before))
                admit(roster, entry, after);
        }
    }
    for (RosterEntry &entry : roster.entries) {
        price(entry);
        points += entry.points;
        if (campaign && entry.entry->experience > 0
            && entry.entry->experience >= game.experience->needed(entry.points))
            entry.earned = &*game.experience;
    }
    roster.upgrades.clear();
    for (const Id id : army.header.upgrades) {
        roster.upgrades.append(buyUpgrade(roster, id, true));
        price(roster.upgrades.back(), {}, 1);
        points += roster.upgrades.back().points;
    }
    roster.points = bounded(points);
}

} // namespace muster
