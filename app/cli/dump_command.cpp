// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dump.h"
#include "app/cli/session.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

const ForceList &findList(const Game &game, const QString &id)
{
    if (const ForceList *list = game.list(Id(id)))
        return *list;
    QStringList known;
    for (const auto &list : game.lists)
        known += list->id.str();
    throw WrongCall{u"%1 has no list “%2”%3; see muster lists %1"_s.arg(game.id.str(), id, nearestHint(id, known))};
}

int run(Session &session, const Call &call)
{
    if (call.has(u"--options") && call.has(u"--upgrades"))
        throw WrongCall{u"dump writes either --options or --upgrades"_s};
    const Game &game = session.game(call.words.value(0));
    const ForceList *only = call.words.size() > 1 ? &findList(game, call.words[1]) : nullptr;
    if (only && call.has(u"--upgrades"))
        throw WrongCall{u"upgrades are the game's: --upgrades goes without a list"_s};

    const Table table = call.has(u"--upgrades")  ? dumpUpgrades(game)
                        : call.has(u"--options") ? dumpOptions(game, only)
                                                 : dumpProfiles(game, only);
    table.write(session.out, call.value(u"--format", u"csv"_s));
    return Fine;
}

} // namespace

Command dumpCommand()
{
    Command command;
    command.name = u"dump"_s;
    command.words = u"GAME [LIST]"_s;
    command.summary = u"Write every profile of every unit as a table"_s;
    command.more = u"Each row stands under the list whose page prints it. With LIST, only that list's own rows."_s;
    command.example = u"muster dump {game} --format csv > units.csv"_s;
    command.switches = {
        formatSwitch({u"csv"_s, u"json"_s}),
        {u"--options"_s, {}, {}, u"the options of units and armies instead of profiles"_s, {}},
        {u"--upgrades"_s, {}, {}, u"the upgrades that any eligible unit may buy instead of profiles"_s, {}}};
    command.least = 1;
    command.most = 2;
    command.run = run;
    return command;
}

} // namespace muster::cli
