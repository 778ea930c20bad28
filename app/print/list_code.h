// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"

namespace muster {

/// Eight letters that are the same for every copy of the same list: names, notes and the order of entries do not count.
QString listCode(const Army &army);

} // namespace muster
