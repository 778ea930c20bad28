// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/lint_game.h"

#include "model/game_loader.h"
#include "validators/rule_book.h"
#include "validators/suspects.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace muster {

namespace {

/// A rule of the game is bound anew for every list: what is wrong with it is said once.
Problems sortedOnce(const Problems &problems)
{
    Problems once;
    QSet<QString> seen;
    for (const Problem &problem : problems) {
        const qsizetype before = seen.size();
        seen.insert(problem.text());
        if (seen.size() > before)
            once.append(problem);
    }
    std::stable_sort(once.begin(), once.end(), [](const Problem &a, const Problem &b) {
        return std::tie(a.where.file, a.where.line, a.where.column) <
               std::tie(b.where.file, b.where.line, b.where.column);
    });
    return once;
}

QStringList filesLeftOut(const Problems &problems, const QStringList &additions)
{
    QStringList files;
    for (const Problem &problem : problems) {
        const QString &file = problem.where.file;
        const bool added = std::any_of(additions.begin(), additions.end(), [&](const QString &addition) {
            return file == addition || file.startsWith(addition + u'/');
        });
        if (added && problem.severity == Problem::Severity::Error && !files.contains(file))
            files += file;
    }
    return files;
}

} // namespace

Problems lintGame(const QString &folder, const QStringList &additions, QStringList *leftOut)
{
    auto loaded = loadGame(folder, additions);
    Problems problems = loaded.problems;
    if (leftOut)
        *leftOut += filesLeftOut(problems, additions);
    if (!loaded.value)
        return sortedOnce(problems);
    const Game &game = **loaded.value;
    for (const auto &list : game.lists)
        RuleBook(game, list.get(), {}, &problems);
    for (const Pack &pack : game.packs)
        RuleBook(game, nullptr, {&pack}, &problems);
    // Suspicions about data with errors would only repeat them.
    if (!hasErrors(problems))
        problems += suspects(game);
    return sortedOnce(problems);
}

} // namespace muster
