// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lint.h"

#include "app/text/texts.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

const QString gameFile = u"game.yaml"_s;

QString gameAround(const QString &path)
{
    const QFileInfo info(path);
    QDir folder(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
    do {
        if (folder.exists(gameFile))
            return QDir().relativeFilePath(folder.path());
    } while (folder.cdUp());
    return {};
}

/// The folder around the path that adds to a known game by its name.
QString additionAround(const GameLibrary &library, const QString &path)
{
    const QFileInfo info(path);
    QDir folder(info.isDir() ? info.absoluteFilePath() : info.absolutePath());
    do {
        if (library.find(Id(folder.dirName())))
            return folder.path();
    } while (folder.cdUp());
    return {};
}

} // namespace

Problems lintArmy(Session &session, const QString &file)
{
    Loaded<Army> loaded = readArmyFile(file);
    if (!loaded.value || hasErrors(loaded.problems))
        return loaded.problems;
    const Id game = loaded.value->header.game;
    const ReadArmy read{file, std::move(*loaded.value), session.judge(game)};
    for (const Finding &finding : judged(read).findings) {
        if (finding.severity == Severity::Unknown)
            loaded.problems.append({Problem::Severity::Error, findingText(finding), {file, 0, 0}});
    }
    return loaded.problems;
}

/// The folder of the game that a pack lying anywhere says it is for.
QString gameOfPack(const GameLibrary &library, const QString &path)
{
    const Loaded<Node> file = parseYamlFile(path);
    const Node *game = file.value && file.value->find(u"pack") ? file.value->find(u"game") : nullptr;
    const GameFolder *folder = game ? library.find(Id(game->scalar)) : nullptr;
    return folder ? folder->path : QString();
}

LintTargets lintTargets(const GameLibrary &library, const QString &path)
{
    LintTargets targets;
    const QFileInfo info(path);
    if (info.isFile() && path.endsWith(u".muster")) {
        targets.armies += path;
        return targets;
    }
    if (info.isDir()) {
        QDirIterator files(path, {gameFile, u"*.muster"_s}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString file = files.next();
            if (file.endsWith(u".muster"))
                targets.armies += file;
            else
                targets.games += QFileInfo(file).path();
        }
        targets.games.sort();
        targets.armies.sort();
    }
    if (targets.games.isEmpty() && targets.armies.isEmpty()) {
        if (const QString around = gameAround(path); !around.isEmpty()) {
            targets.games += around;
            targets.within = info.canonicalFilePath();
        } else if (const QString addition = additionAround(library, path); !addition.isEmpty()) {
            const QString game = library.find(Id(QFileInfo(addition).fileName()))->path;
            targets.games += game;
            targets.additions[game] += addition;
            targets.within = info.canonicalFilePath();
        } else if (const QString game = info.isFile() ? gameOfPack(library, path) : QString(); !game.isEmpty()) {
            targets.games += game;
            targets.additions[game] += path;
            targets.within = info.canonicalFilePath();
        }
    }
    return targets;
}

} // namespace muster::cli
