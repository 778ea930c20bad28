// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

namespace muster {

/// What a choice does, in words with printed names: "De 3+, Crushing Strength +1, without Individual". Empty if it does nothing.
QString effectText(const Effect &effect, const Game &game);

} // namespace muster
