// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"

namespace muster {

/// An upgrade of this pool (null: of any) that the entry may have. What it may not have is one finding of its kind already and
/// counts for nothing else.
inline bool holds(const RosterEntry &entry, const Bought &upgrade, const Pool *pool = nullptr)
{
    return upgrade.standing == Bought::Standing::Fine && upgrade.pool && (!pool || upgrade.pool == pool)
           && upgrade.pool->only.matches(entry) && admits(entry, *upgrade.option);
}

} // namespace muster
