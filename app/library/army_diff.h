// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"

namespace muster {

/// A unit that stands in both armies, but differs.
struct ChangedEntry {
    const RosterEntry *before = nullptr;
    const RosterEntry *after = nullptr;
    QStringList gained; ///< printed names of options and upgrades
    QStringList lost;

    bool otherSize() const { return before->size() != after->size(); }
    bool otherName() const { return before->entry->name != after->entry->name; }
    bool otherExperience() const { return before->entry->experience != after->entry->experience; }
    bool otherModels() const { return before->models != after->models; }
    bool otherCommand() const { return before->chief != after->chief; }   ///< it leads the whole army now, or no longer
    bool otherHost() const;                                  ///< it leads, or stands in, another unit now
    int pointsChange() const { return after->points - before->points; }
};

/// How one army differs from another. Units are matched by what they are, not by where they stand.
struct ArmyDiff {
    std::vector<const RosterEntry *> removed;
    std::vector<const RosterEntry *> added;
    std::vector<ChangedEntry> changed;
    int unchanged = 0;
    int pointsChange = 0;
    QStringList packsGained;                      ///< printed names of what the second army is played under besides
    QStringList packsLost;
    std::vector<const Bought *> purchasesGained;  ///< for the army as a whole, repetitions counted
    std::vector<const Bought *> purchasesLost;

    bool isEmpty() const
    {
        return removed.empty() && added.empty() && changed.empty() && packsGained.isEmpty() && packsLost.isEmpty()
            && purchasesGained.empty() && purchasesLost.empty();
    }
};

/// Points into both rosters.
ArmyDiff compare(const Roster &before, const Roster &after);

} // namespace muster
