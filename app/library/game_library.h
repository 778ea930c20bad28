// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game_loader.h"

#include <QHash>

#include <functional>

namespace muster {

/// The games that this program knows: found once, each loaded when it is first asked for and kept from then on.
/// Used by the window and by the command line. Not thread-safe.
class GameLibrary {
public:
    /// The games in the standard data folders.
    GameLibrary();
    /// The games in these folders only.
    explicit GameLibrary(QStringList dataFolders);

    /// Finds the games anew and forgets what was loaded: each is loaded again when it is next asked for. Games that were handed
    /// out stay as they are.
    void reload();

    const QStringList &dataFolders() const { return m_dataFolders; }
    /// Every game found, by id, whether it loads or not.
    const std::vector<GameFolder> &games() const { return m_games; }
    const GameFolder *find(Id game) const;

    /// The game, loaded at first use; null if there is none of that id or its data cannot be used at all. `problems` gets what
    /// loading found, also on later calls; nothing if there is no such game.
    std::shared_ptr<const Game> game(Id game, Problems *problems = nullptr);

    /// For programs that must not wait: loading it in another thread, and handing over what came of it. The loader has copies of
    /// all that it needs; it is empty if there is no such game, or it is loaded already.
    using Loading = Loaded<std::shared_ptr<const Game>>;
    std::function<Loading()> loader(Id game) const;
    void keep(Id game, Loading loaded);

    /// Files that add to every game loaded from now on, such as a pack that lies anywhere.
    void addFile(const QString &path) { m_packFiles += path; }

    /// In order: the user's own folder; then $MUSTER_DATA, or else the `lists` folder installed (or built) beside the program.
    /// Only folders that exist.
    static QStringList standardDataFolders();
    /// Where a user's own games go; need not exist.
    static QString userDataFolder();
    /// Where the user of this library puts games, lists and packs: the user's folder, or the first of those that were named
    /// instead. Need not exist.
    QString ownFolder() const;
    /// Whether the file lies in that folder.
    bool isOwn(const QString &path) const;

    /// The sample armies installed (or built) beside the program; empty if there are none.
    static QString samplesFolder();

private:
    struct Kept {
        std::shared_ptr<const Game> game;
        Problems problems;
    };

    bool m_standard = true;
    QStringList m_dataFolders;
    std::vector<GameFolder> m_games;
    QStringList m_packFiles;
    QHash<Id, Kept> m_kept;
};

} // namespace muster
