// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army_file.h"
#include "validators/judge.h"

#include <QTemporaryDir>

/// Small games made of YAML strings, and armies for them.
namespace muster::test {

/// A game written into a folder that goes with it.
class TinyGame {
public:
    /// `rules` stands behind the key `rules:` of the game; `extra` are the texts of more files.
    explicit TinyGame(const QString &rules, const QStringList &extra = {});

    const Game &game() const { return *m_game; }
    Judge &judge() { return *m_judge; }
    const Problems &problems() const { return m_problems; }

    /// An army of 1,000 points. Each entry is written as "unit", "unit/size", "unit/size +option +option ^upgrade".
    Army army(const QStringList &entries, int points = 1000, const QString &list = QStringLiteral("north")) const;

    /// Ids of all findings, sorted: assert the whole set.
    QStringList ids(const QStringList &entries, int points = 1000);
    QStringList idsIn(const Army &army);
    std::vector<Finding> findings(const QStringList &entries, int points = 1000);

private:
    QTemporaryDir m_folder;
    Problems m_problems;
    std::shared_ptr<const Game> m_game;
    std::unique_ptr<Judge> m_judge;
};

/// Problems, one on each line, without the folder: for comparing and for messages of failed tests.
QString text(const Problems &problems);

/// Every finding's id, sorted.
QStringList idsOf(const std::vector<Finding> &findings);

/// Empty if every fix offered for every finding of the army keeps its promise: the finding is gone, nothing new is wrong,
/// undoing restores the army.
QString brokenPromise(Judge &judge, const Army &army);

} // namespace muster::test
