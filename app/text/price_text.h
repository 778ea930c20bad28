// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"

namespace muster {

/// What each model of the entry costs with all that is paid by the model; 0 where nobody chooses the number.
int pointsPerModel(const RosterEntry &entry);
/// How the points of models by choice come about: "6 × 20", with what is paid once "10 × 6 + 25". Empty for all others.
QString modelsSum(const RosterEntry &entry);
/// The same with the total: "6 × 20 = 120"; for all others the points alone.
QString sumText(const RosterEntry &entry);
QString sumText(int models, int each);

} // namespace muster
