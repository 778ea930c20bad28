// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"

namespace muster {

/// How the points of models by choice come about: "6 × 20", with what is paid once "10 × 6 + 25". Empty for all others.
QString modelsSum(const RosterEntry &entry);
/// The same with the total: "6 × 20 = 120"; for all others the points alone.
QString sumText(const RosterEntry &entry);
QString sumText(int models, int each);

} // namespace muster
