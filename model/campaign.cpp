// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/campaign.h"

#include <algorithm>

namespace muster {

namespace {

constexpr int forWinners = 1;
constexpr int forLosers = 2;   // more is learned from a defeat

const Fate *fateOf(const std::vector<Fate> &fates, EntryKey key)
{
    const auto found = std::find_if(fates.begin(), fates.end(), [&](const Fate &fate) { return fate.entry == key; });
    return found == fates.end() ? nullptr : &*found;
}

/// Applies the fates to an entry and those attached to it; false: it is gone.
bool apply(const Roster &roster, bool won, const std::vector<Fate> &fates, Entry &entry)
{
    std::vector<Entry> left;
    for (Entry &attached : entry.attached) {
        if (apply(roster, won, fates, attached))
            left.push_back(std::move(attached));
    }
    entry.attached = std::move(left);
    const Fate *fate = fateOf(fates, entry.key);
    if (!fate)
        return true;
    switch (fate->outcome) {
    case Fate::Outcome::Stands:
        entry.experience = std::min(entry.experience + (won ? forWinners : forLosers), mostExperience);
        return true;
    case Fate::Outcome::Smaller:
        if (const RosterEntry *read = roster.find(entry.key); const Profile *smaller = read ? nextSmaller(*read) : nullptr) {
            entry.size = smaller->size;
            entry.models.reset();
            return true;
        }
        return false;
    case Fate::Outcome::Removed:
        return false;
    case Fate::Outcome::FullStrength:
        return true;
    }
    return true;
}

} // namespace

const Profile *nextSmaller(const RosterEntry &entry)
{
    if (!entry.profile || !entry.source)
        return nullptr;
    const Profile *best = nullptr;
    for (const Profile *profile : entry.source->profiles) {
        if (profile->models < entry.profile->models && (!best || profile->models > best->models))
            best = profile;
    }
    return best;
}

Edits afterBattle(const Roster &roster, bool won, const std::vector<Fate> &fates)
{
    Edits edits;
    for (const Entry &entry : roster.army->entries) {
        Entry after = entry;
        if (!apply(roster, won, fates, after)) {
            edits.push_back(RemoveEntry{entry.key});
            // Who led a unit that is gone stands by himself now.
            for (Entry &survivor : after.attached) {
                survivor.role = Entry::Role::None;
                edits.push_back(InsertEntry{int(roster.army->entries.size()), std::move(survivor)});
            }
        }
        else if (!sameContent(entry, after))
            edits.push_back(ReplaceEntry{std::move(after)});
    }
    return edits;
}

} // namespace muster
