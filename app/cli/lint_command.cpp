// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/lint.h"

#include <QFileInfo>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

class Linting {
public:
    explicit Linting(Session &session) : m_session(session) {}

    void lintPath(const QString &path);
    void lintTarget(const LintTargets &targets);
    int finish();

private:
    void say(const Problems &problems, const QString &within);
    void fail(const QString &path, const QString &why)
    {
        complainLine(u"%1: error: %2"_s.arg(path, why));
        m_code = Failed;
    }

    Session &m_session;
    int m_code = Fine;
    int m_games = 0;
    int m_armies = 0;
    int m_problems = 0;
};

void Linting::lintPath(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fail(path, u"no such file or folder"_s);
    if (!info.isReadable() || !(info.isDir() || info.isFile()))
        return fail(path, u"cannot be read"_s);
    const LintTargets targets = lintTargets(m_session.library(), path);
    if (targets.games.isEmpty() && targets.armies.isEmpty())
        return fail(path, u"no game (a folder with a game.yaml), nothing that adds to one (a folder of its id), and no army (*.muster) here"_s);
    lintTarget(targets);
}

void Linting::lintTarget(const LintTargets &targets)
{
    for (const QString &game : targets.games) {
        say(lintGame(game, targets.additions.value(game)), targets.within);
        ++m_games;
    }
    for (const QString &army : targets.armies) {
        say(lintArmy(m_session, army), targets.within);
        ++m_armies;
    }
}

void Linting::say(const Problems &problems, const QString &within)
{
    for (const Problem &problem : problems) {
        const QString file = QFileInfo(problem.where.file).canonicalFilePath();
        if (!within.isEmpty() && file != within && !file.startsWith(within + u'/'))
            continue;
        m_session.out.line(problem.text());
        ++m_problems;
    }
}

int Linting::finish()
{
    const auto counted = [](int n, const QString &one, const QString &many) {
        return u"%1 %2"_s.arg(n).arg(n == 1 ? one : many);
    };
    m_session.out.line(
        u"%1, %2: %3"_s.arg(counted(m_games, u"game"_s, u"games"_s), counted(m_armies, u"army"_s, u"armies"_s),
                            m_problems == 0 ? u"no problems"_s : counted(m_problems, u"problem"_s, u"problems"_s)));
    return m_code == Failed ? Failed : m_problems > 0 ? NotFine : Fine;
}

int run(Session &session, const Call &call)
{
    Linting linting(session);
    if (call.words.isEmpty()) {
        LintTargets all;
        for (const GameFolder &folder : session.library().games()) {
            all.games += folder.path;
            all.additions[folder.path] = folder.additions;
        }
        if (all.games.isEmpty())
            throw WrongCall{u"no games in %1"_s.arg(session.library().dataFolders().join(u", "_s))};
        linting.lintTarget(all);
    }
    for (const QString &path : call.words)
        linting.lintPath(path);
    return linting.finish();
}

} // namespace

Command lintCommand()
{
    Command command;
    command.name = u"lint"_s;
    command.words = u"[PATH...]"_s;
    command.summary = u"Find everything that is wrong with games' data and army files"_s;
    command.more =
        u"PATH is a game's folder, a folder of games, one file of a game, or an army file; without any, all games\n"
        "are looked at. Lines read FILE:LINE:COLUMN: error: WHAT IS WRONG."_s;
    command.example = u"muster lint my-games army.muster"_s;
    command.run = run;
    return command;
}

} // namespace muster::cli
