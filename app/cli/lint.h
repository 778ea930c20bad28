// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"
#include "validators/lint_game.h"

namespace muster::cli {

/// What is wrong with an army file: how it is written, and what the data does not know.
Problems lintArmy(Session &session, const QString &file);

/// What a path given to lint stands for.
struct LintTargets {
    QStringList games;  ///< folders with a game.yaml
    QHash<QString, QStringList> additions;   ///< by folder of the game: what adds to it from elsewhere
    QStringList armies; ///< *.muster
    QString within;     ///< only problems of files at or below this path; empty: all
};

/// Games and armies at or below the path; else the game that the path lies in, or that the folder around it adds to by its
/// name. Empty if there is nothing to lint.
LintTargets lintTargets(const GameLibrary &library, const QString &path);

} // namespace muster::cli
