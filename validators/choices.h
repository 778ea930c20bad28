// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"
#include "validators/finding.h"

namespace muster {

/// What holds for every army of every game: what the data must know, and what one unit may be given. No rule states it.
void checkHeader(const Roster &roster, std::vector<Finding> &findings);
void checkChoices(const Roster &roster, std::vector<Finding> &findings);

} // namespace muster
