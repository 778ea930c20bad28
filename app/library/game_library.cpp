// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_library.h"

namespace muster {

using namespace Qt::StringLiterals;

GameLibrary::GameLibrary(QStringList dataFolders)
    : m_dataFolders(std::move(dataFolders)), m_games(findGames(m_dataFolders))
{
}

const GameFolder *GameLibrary::find(Id game) const
{
    for (const GameFolder &folder : m_games) {
        if (folder.id == game)
            return &folder;
    }
    return nullptr;
}

std::shared_ptr<const Game> GameLibrary::game(Id game, Problems *problems)
{
    auto kept = m_kept.constFind(game);
    if (kept == m_kept.constEnd()) {
        const GameFolder *folder = find(game);
        if (!folder)
            return nullptr;
        auto loaded = loadGame(folder->path, folder->additions + m_packFiles);
        for (const QString &other : folder->shadowed)
            loaded.problems += {Problem::Severity::Warning,
                                u"another game '%1', not used: the one in %2 comes first"_s.arg(game.str(), folder->path),
                                {other, 0, 0}};
        kept = m_kept.insert(game, {loaded.value.value_or(nullptr), loaded.problems});
    }
    if (problems)
        *problems += kept->problems;
    return kept->game;
}

} // namespace muster
