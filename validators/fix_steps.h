// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/judge.h"

namespace muster {

/// One thing that may be tried against a finding. Turned into edits only against the army as earlier steps left it.
struct FixStep {
    FixCode code = FixCode::RemoveEntry;
    EntryKey key = 0;                ///< the entry it changes, if it is about one
    Id what;                         ///< size, option, upgrade, agreement or list; of Rename the new word
    int points = 0;                  ///< of RaisePoints; of AddModels and RemoveModels the models there are then
    const ListUnit *unit = nullptr;  ///< of AddUnit, AddLeader and ReplaceLeader
    Id old = {};                     ///< of AddUnit the list if not the army's own; of Rename the unknown word, ...
    Code about = Code::UnknownUnit;  ///< ... and which finding says so
    EntryKey host = 0;               ///< of Lead, AddLeader and ReplaceLeader: who is led

    friend bool operator==(const FixStep &, const FixStep &) = default;
};

/// How much of the player's own choices the step loses.
int lossOf(FixCode code);

/// The step as a fix of the army; no edits if it makes no sense there (any more).
Fix fixOf(const FixStep &step, const RuleBook &book, const Game &game, const Army &army, const Roster &roster);

/// What may be tried at once, most promising first: at the entries the finding points at, or at any.
std::vector<FixStep> stepsFor(const Finding &finding, const Roster &roster, const RuleBook &book);
/// What may be tried beside another step: anything, anywhere.
std::vector<FixStep> allSteps(const Finding &finding, const Roster &roster, const RuleBook &book);

} // namespace muster
