// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/print_document.h"
#include "model/roster.h"

/// What units carry and have learnt, in games whose units have equipment: there it stands in tables with its cost and its
/// effect, as on a roster form.
namespace muster {

bool hasGear(const Game &game, const RosterEntry &entry);
/// The rule is the name of an upgrade that the entry has bought.
bool isBoughtRule(const RosterEntry &entry, const SpecialRule &rule);
void addGearTables(const Game &game, const RosterEntry &entry, PrintUnit &unit);
/// The same in lines, each item with its explanation.
void addGearLines(const Game &game, const RosterEntry &entry, PrintUnit &unit);

} // namespace muster
