// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/library/new_game.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

int run(Session &session, const Call &call)
{
    const QString id = call.words.front();
    const QString folder = call.value(u"--output", GameLibrary::userDataFolder() + u'/' + id);
    if (session.library().find(Id(id)))
        throw WrongCall{u"there is a game “%1” already; choose another id"_s.arg(id)};
    const Loaded<QStringList> written = writeNewGame(folder, id, call.value(u"--name"));
    for (const Problem &problem : written.problems)
        complainLine(problem.text());
    if (!written.value)
        return Failed;
    for (const QString &path : *written.value)
        session.out.line(path);
    return Fine;
}

} // namespace

Command newGameCommand()
{
    Command command;
    command.name = u"new-game"_s;
    command.words = u"ID"_s;
    command.summary = u"Write a small game with comments, to change into your own"_s;
    command.more = u"It goes into your own data folder, where every command and the window find it, unless --output names\n"
                   "another. The guide is docs/write-your-own-game.md."_s;
    command.example = u"muster new-game river-clans --name \"River Clans\""_s;
    command.switches = {{u"--output"_s, u"DIR"_s, {}, u"the folder to write; empty or not there yet"_s, u"-o"_s},
                        {u"--name"_s, u"NAME"_s, {}, u"the game's name; without it the id"_s, {}}};
    command.least = 1;
    command.most = 1;
    command.run = run;
    return command;
}

} // namespace muster::cli
