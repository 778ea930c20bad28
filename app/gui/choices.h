// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

namespace muster {

/// Something that an entry may take or has taken, with what taking it would break.
struct Choice {
    Id id; ///< as the entry writes it, if it has it; else as the data does
    QString name;
    QString cost;   ///< "+10", "free", "2 choices"
    QString effect; ///< "De 3+, gains Crushing Strength (1)"; or our words for what it does
    Id group;       ///< at most one of a group
    int times = 0;  ///< how often it is taken
    int most = 1;
    bool known = true;           ///< false: the data does not have it (here)
    bool barred = false;         ///< there is no sense in taking it now; `breaks` says why
    std::vector<Finding> breaks; ///< if it were taken now; empty if it fits or is taken

    QString reasons() const; ///< a line for each, empty if there are none
    friend bool operator==(const Choice &, const Choice &) = default;
};
using Choices = std::vector<Choice>;

/// What the edits would break that is not broken anyway: another number in a finding that is there is no news.
std::vector<Finding> newlyBroken(Document &document, const Edits &edits);

/// The options printed for the unit.
Choices unitChoices(Document &document, const RosterEntry &entry);
/// The options that the army's list offers to its units.
Choices armyChoices(Document &document, const RosterEntry &entry);
/// Options that the entry has although the data does not offer them.
Choices strayChoices(const RosterEntry &entry);

/// The upgrades of a pool; those that the entry has come with `times` 1. What the others would break is asked for the entry
/// without `instead`, which may be empty. Of a pool that is not on sale, only those that the entry has.
Choices poolChoices(Document &document, const RosterEntry &entry, const Pool &pool, Id instead);
/// Upgrades that the entry has although no pool has them.
Choices strayUpgrades(const RosterEntry &entry);

/// The upgrades of a pool that the army buys as a whole; of one that is not on sale, only those that it has.
Choices armyPoolChoices(Document &document, const Pool &pool);
/// Upgrades that the army has although no pool sells them to an army.
Choices strayArmyUpgrades(const Document &document);
/// Some upgrade of the pool can be bought for this entry, or it has one.
bool concerns(const Pool &pool, const Roster &roster, const RosterEntry &entry);
/// The same for the army as a whole.
bool concernsArmy(const Pool &pool, const Roster &roster);
/// "Stone Walls, Wooden Tower ×2 (4 choices)"; empty if the army has bought nothing of the pool.
QString armyPurchases(const Roster &roster, const Pool &pool);

} // namespace muster
