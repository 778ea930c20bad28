// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army_file.h"
#include "validators/judge.h"

#include <QTemporaryDir>

namespace muster::test {

/// A small game of groups whose models the player chooses, with equipment, leaders, a band and abilities.
class GroupGame {
public:
    /// `rules` stands behind the key `rules:` of the game; `more` is the text of one more file.
    explicit GroupGame(const QString &rules, const QString &more = {});

    const Game &game() const { return *m_game; }
    Judge &judge() { return *m_judge; }
    const Problems &problems() const { return m_problems; }

    /// An army of the entries, each as it stands in a file: `unit: men, models: 3`. `header` are more lines of its head.
    Army army(const QStringList &entries, const QString &header = {}, int points = 1000) const;
    /// Ids of all findings, sorted: assert the whole set.
    QStringList ids(const QStringList &entries, const QString &header = {}, int points = 1000);
    std::vector<Finding> findings(const QStringList &entries, const QString &header = {}, int points = 1000);

private:
    QTemporaryDir m_folder;
    Problems m_problems;
    std::shared_ptr<const Game> m_game;
    std::unique_ptr<Judge> m_judge;
};

} // namespace muster::test
