// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/settings.h"

namespace muster {

/// Puts the style and palette in force. With the system's look, styles of a desktop keep their own palette.
void applyAppearance(settings::Appearance appearance);

} // namespace muster
