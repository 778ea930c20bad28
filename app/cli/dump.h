// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/table.h"
#include "model/catalogue.h"

namespace muster::cli {

/// A game's data as tables. `only`: this list's own rows; null: every list's.
Table dumpProfiles(const Game &game, const ForceList *only);
Table dumpOptions(const Game &game, const ForceList *only);
Table dumpUpgrades(const Game &game);

} // namespace muster::cli
