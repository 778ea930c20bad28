// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "app/library/game_library.h"
#include "model/army_file.h"
#include "validators/judge.h"

#include <functional>

namespace muster::cli {

/// An army file as read, with who judges it.
struct ReadArmy {
    QString file;
    Army army;
    Judge *judge = nullptr; ///< null if the data has no such game
};

/// What the commands share: the games, and one judge for each that is asked for.
class Session {
public:
    explicit Session(const QStringList &dataFolders) : m_library(dataFolders) {}

    Output out;

    GameLibrary &library() { return m_library; }
    /// The game of that id. Throws WrongCall if there is none or its data cannot be used.
    const Game &game(const QString &id);
    /// The judge of the game's armies; null if the data has no such game. Says once what is wrong with the data.
    Judge *judge(Id game);

    /// The army in the file (`-`: standard input). If it cannot be read: says why, one line each, and gives nothing.
    std::optional<ReadArmy> read(const QString &file);
    /// Reads many files, several at a time, and hands over each army in the order of the files. Returns Failed if one could
    /// not be read, else Fine.
    int readEach(const QStringList &files, const std::function<void(ReadArmy)> &use);
    std::vector<ReadArmy> readAll(const QStringList &files, int &code);

private:
    std::optional<ReadArmy> accept(const QString &file, Loaded<Army> loaded);

    GameLibrary m_library;
    QHash<Id, Judge *> m_byGame;
    std::vector<std::unique_ptr<Judge>> m_judges;
};

/// The verdict on an army, also where there is no game to judge it by.
Verdict judged(const ReadArmy &army);
/// The army's list; of one that names none, what it has without.
QString listId(const ReadArmy &army);
/// "legal", "consent", "unknown" or "illegal": the word of the contract.
QString legalityWord(Verdict::Legality legality);

} // namespace muster::cli
