// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/cli/table.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

int run(Session &session, const Call &call)
{
    Table table{{u"game"_s, u"name"_s}, {}};
    for (const GameFolder &folder : session.library().games())
        table.rows.push_back({folder.id.str(), folder.name});
    if (table.rows.empty())
        throw WrongCall{u"no games in %1"_s.arg(session.library().dataFolders().join(u", "_s))};
    table.write(session.out, call.value(u"--format", u"text"_s));
    return Fine;
}

} // namespace

Command gamesCommand()
{
    Command command;
    command.name = u"games"_s;
    command.summary = u"Name the games that there is data for"_s;
    command.example = u"muster games"_s;
    command.switches = {formatSwitch({u"text"_s, u"json"_s, u"csv"_s})};
    command.most = 0;
    command.run = run;
    return command;
}

} // namespace muster::cli
