// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/game_library.h"

namespace muster {

/// The same as library.game(). A game that is not loaded yet is loaded in another thread: meanwhile the window is painted, but
/// takes no input.
std::shared_ptr<const Game> gameFor(GameLibrary &library, Id game, Problems *problems = nullptr);

/// The first error in words, else the first problem; empty if there is none.
QString firstError(const Problems &problems);

} // namespace muster
