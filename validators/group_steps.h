// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/fix_steps.h"

/// Steps of fixes that change how many models a group has, who leads it, and who leads them all.
namespace muster {

/// What one model more costs; 0 where the player does not choose how many.
int pointsPerModel(const RosterEntry &entry);

/// Of one entry that the finding is about.
void addModelSteps(const Finding &finding, const RosterEntry &entry, std::vector<FixStep> &steps);
/// `everywhere`: a leader that the finding points at may go to another group, whatever is wrong with him.
void addLeaderSteps(const Finding &finding, const Roster &roster, const RuleBook &book, bool everywhere, std::vector<FixStep> &steps);

/// Fills in the words and edits of such a step; false if it is of another sort.
bool fixGroupStep(const FixStep &step, const Game &game, const Army &army, const Roster &roster, Fix &fix);

} // namespace muster
