// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

namespace muster {

/// Warnings of what is no error but looks like a slip: a rule whose selector no unit meets, an option or upgrade that nobody
/// can take, a glossary entry that nothing uses. Says nothing where choices of a player could make the difference.
Problems suspects(const Game &game);

} // namespace muster
