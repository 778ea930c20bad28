// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

#include <QStringList>

namespace muster {

/// Loads and binds the game whose files lie in `folder`. The value is there if the game can be used at all;
/// `problems` has everything that is wrong, all in one run. Rules are bound later, by the validators.
/// `additions` are files and folders from elsewhere that add lists, pools, glossary entries and packs to it. A file of them with
/// errors is reported and left out: it never spoils the game.
Loaded<std::shared_ptr<const Game>> loadGame(const QString &folder, const QStringList &additions = {});

/// A game folder found below a data folder, without loading more of it than its id and name.
struct GameFolder {
    Id id;
    QString name;
    QString path;
    QStringList additions;    ///< folders of the same name in other data folders, without a game.yaml of their own
    QStringList shadowed;     ///< other folders with a game of this id: not used
};

/// The games below these data folders, by id. Of two with the same id the first counts.
std::vector<GameFolder> findGames(const QStringList &dataFolders);

} // namespace muster
