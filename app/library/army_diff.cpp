// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/army_diff.h"

#include <algorithm>

namespace muster {

namespace {

using Choices = QStringList;

QString choiceName(const Bought &bought)
{
    return bought.option ? bought.option->name : bought.id.str();
}

Choices choices(const RosterEntry &entry)
{
    Choices names;
    for (const Bought &bought : entry.options)
        names += choiceName(bought);
    for (const Bought &bought : entry.upgrades)
        names += choiceName(bought);
    return names;
}

/// What `a` has and `b` has not, counting repetitions.
Choices without(Choices a, const Choices &b)
{
    for (const QString &name : b)
        a.removeOne(name);
    return a;
}

bool sameUnit(const RosterEntry &a, const RosterEntry &b)
{
    return a.unit && b.unit ? a.unit == b.unit : a.entry->unit == b.entry->unit;
}

/// Those attached are compared for themselves.
bool sameAlone(const Entry &a, const Entry &b)
{
    if (a.attached.empty() && b.attached.empty())
        return sameContent(a, b);
    Entry x = a;
    Entry y = b;
    x.attached.clear();
    y.attached.clear();
    return sameContent(x, y);
}

bool sameHost(const RosterEntry &a, const RosterEntry &b)
{
    return a.host && b.host ? sameUnit(*a.host, *b.host) : a.host == b.host;
}

/// How sure it is that two entries are the same unit: 0 not at all.
int likeness(const RosterEntry &a, const RosterEntry &b)
{
    if (!sameUnit(a, b))
        return 0;
    if (sameAlone(*a.entry, *b.entry))
        return sameHost(a, b) ? 1000 : 900;
    const bool named = !a.entry->name.isEmpty() && a.entry->name == b.entry->name;
    const Choices before = choices(a);
    const int common = int(before.size() - without(before, choices(b)).size());
    return 1 + std::min(common, 99) + (a.size() == b.size() ? 100 : 0) + (named ? 200 : 0);
}

ChangedEntry changed(const RosterEntry &before, const RosterEntry &after)
{
    return {&before, &after, without(choices(after), choices(before)), without(choices(before), choices(after))};
}

QStringList packNames(const Roster &roster)
{
    QStringList names;
    for (const Id id : roster.army->header.packs) {
        const Pack *pack = roster.game->pack(id);
        names += pack ? pack->name : id.str();
    }
    return names;
}

/// What `a` has bought for the army as a whole and `b` has not, counting repetitions.
std::vector<const Bought *> purchasesWithout(const Roster &a, const Roster &b)
{
    QStringList others;
    for (const Bought &bought : b.upgrades)
        others += choiceName(bought);
    std::vector<const Bought *> rest;
    for (const Bought &bought : a.upgrades) {
        if (!others.removeOne(choiceName(bought)))
            rest.push_back(&bought);
    }
    return rest;
}

struct Pair {
    int likeness;
    size_t before;
    size_t after;
};

/// All pairs that could be the same unit, the surest first; of equally sure ones those that stand nearest the front.
std::vector<Pair> pairs(const Roster &before, const Roster &after)
{
    std::vector<Pair> found;
    for (size_t i = 0; i < before.entries.size(); ++i) {
        for (size_t j = 0; j < after.entries.size(); ++j) {
            if (const int sure = likeness(before.entries[i], after.entries[j]); sure > 0)
                found.push_back({sure, i, j});
        }
    }
    std::stable_sort(found.begin(), found.end(), [](const Pair &a, const Pair &b) { return a.likeness > b.likeness; });
    return found;
}

} // namespace

bool ChangedEntry::otherHost() const
{
    return !sameHost(*before, *after);
}

ArmyDiff compare(const Roster &before, const Roster &after)
{
    ArmyDiff diff;
    diff.pointsChange = after.points - before.points;
    diff.packsGained = without(packNames(after), packNames(before));
    diff.packsLost = without(packNames(before), packNames(after));
    diff.purchasesGained = purchasesWithout(after, before);
    diff.purchasesLost = purchasesWithout(before, after);
    std::vector<const RosterEntry *> partner(before.entries.size());
    std::vector<bool> taken(after.entries.size());
    for (const Pair &pair : pairs(before, after)) {
        if (partner[pair.before] || taken[pair.after])
            continue;
        partner[pair.before] = &after.entries[pair.after];
        taken[pair.after] = true;
    }
    for (size_t i = 0; i < before.entries.size(); ++i) {
        const RosterEntry &entry = before.entries[i];
        if (!partner[i])
            diff.removed.push_back(&entry);
        else if (sameAlone(*entry.entry, *partner[i]->entry) && sameHost(entry, *partner[i]) && entry.chief == partner[i]->chief
                 && entry.points == partner[i]->points)
            ++diff.unchanged;
        else
            diff.changed.push_back(changed(entry, *partner[i]));
    }
    for (size_t j = 0; j < after.entries.size(); ++j) {
        if (!taken[j])
            diff.added.push_back(&after.entries[j]);
    }
    return diff;
}

} // namespace muster
