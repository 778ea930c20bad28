// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit.h"
#include "model/roster.h"

namespace muster {

/// So much experience a unit may have; beyond any campaign.
inline constexpr int mostExperience = 10'000;

/// What became of a unit in a battle of a campaign.
struct Fate {
    enum class Outcome {
        Stands,          ///< on the table at the end: back at its full number, and wiser
        Removed,         ///< routed, and too few came back
        Smaller,         ///< routed: comes back in the next smaller size
        FullStrength     ///< routed, but all came back
    };

    EntryKey entry = 0;
    Outcome outcome = Outcome::Stands;
};

/// The size with the next fewer models that the entry's unit has; null: there is none, or its own size is unknown.
const Profile *nextSmaller(const RosterEntry &entry);

/// What a battle leaves of the army: losses, and for those still on the table 1 point of experience if they won, else 2.
/// Who routed learned nothing; a unit that has no smaller size to come back in is removed; entries without a fate took no part.
Edits afterBattle(const Roster &roster, bool won, const std::vector<Fate> &fates);

} // namespace muster
