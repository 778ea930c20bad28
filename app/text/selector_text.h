// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

namespace muster {

/// What the selector asks for in words, with printed names: "Regiment or Horde; Infantry". Empty if it asks for nothing.
QString selectorText(const Selector &selector, const Game &game);

} // namespace muster
