// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game_loader.h"

#include <QHash>

namespace muster {

/// The games that this program knows: found once, each loaded when it is first asked for and kept from then on.
/// Used by the window and by the command line. Not thread-safe.
class GameLibrary {
public:
    explicit GameLibrary(QStringList dataFolders = standardDataFolders());

    const QStringList &dataFolders() const { return m_dataFolders; }
    /// Every game found, by id, whether it loads or not.
    const std::vector<GameFolder> &games() const { return m_games; }
    const GameFolder *find(Id game) const;

    /// The game, loaded at first use; null if there is none of that id or its data cannot be used at all. `problems` gets what
    /// loading found, also on later calls; nothing if there is no such game.
    std::shared_ptr<const Game> game(Id game, Problems *problems = nullptr);

    /// Files that add to every game loaded from now on, such as a pack that lies anywhere.
    void addFile(const QString &path) { m_packFiles += path; }

    /// In order: the user's own folder; then $MUSTER_DATA, or else the `lists` folder installed (or built) beside the program.
    /// Only folders that exist.
    static QStringList standardDataFolders();
    /// Where a user's own games go; need not exist.
    static QString userDataFolder();
    /// The sample armies installed (or built) beside the program; empty if there are none.
    static QString samplesFolder();

private:
    struct Kept {
        std::shared_ptr<const Game> game;
        Problems problems;
    };

    QStringList m_dataFolders;
    std::vector<GameFolder> m_games;
    QStringList m_packFiles;
    QHash<Id, Kept> m_kept;
};

} // namespace muster
