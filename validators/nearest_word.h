// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"
#include "validators/finding.h"

namespace muster {

/// What the data (or the army file's format) knows that is most like the unknown word that the finding is about, as an id. Empty
/// if nothing is like it, or if the finding is about no word. Compares with every unit of the game: not for inner loops.
QString nearestWord(const Finding &finding, const Roster &roster);

} // namespace muster
