// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_library.h"

#include <QDir>

namespace muster {

using namespace Qt::StringLiterals;

GameLibrary::GameLibrary() : m_dataFolders(standardDataFolders()), m_games(findGames(m_dataFolders)) {}

GameLibrary::GameLibrary(QStringList dataFolders)
    : m_standard(false), m_dataFolders(std::move(dataFolders)), m_games(findGames(m_dataFolders))
{
}

void GameLibrary::reload()
{
    // The user's folder may have been made, or removed, since.
    if (m_standard)
        m_dataFolders = standardDataFolders();
    m_games = findGames(m_dataFolders);
    m_kept.clear();
}

QString GameLibrary::ownFolder() const
{
    return m_standard || m_dataFolders.isEmpty() ? userDataFolder() : m_dataFolders.front();
}

bool GameLibrary::isOwn(const QString &path) const
{
    const QString own = QDir::cleanPath(ownFolder());
    return !own.isEmpty() && (QDir::cleanPath(path) + u'/').startsWith(own + u'/');
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
    if (const auto load = loader(game))
        keep(game, load());
    const auto kept = m_kept.constFind(game);
    if (kept == m_kept.constEnd())
        return nullptr;
    if (problems)
        *problems += kept->problems;
    return kept->game;
}

std::function<GameLibrary::Loading()> GameLibrary::loader(Id game) const
{
    const GameFolder *folder = find(game);
    if (!folder || m_kept.contains(game))
        return {};
    return [folder = *folder, files = m_packFiles] {
        auto loaded = loadGame(folder.path, folder.additions + files);
        for (const QString &other : folder.shadowed)
            loaded.problems += {Problem::Severity::Warning,
                                u"another game '%1', not used: the one in %2 comes first"_s.arg(folder.id.str(), folder.path),
                                {other, 0, 0}};
        return loaded;
    };
}

void GameLibrary::keep(Id game, Loading loaded)
{
    m_kept.insert(game, {loaded.value.value_or(nullptr), loaded.problems});
}

} // namespace muster
