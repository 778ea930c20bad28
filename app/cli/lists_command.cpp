// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/cli/table.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

int run(Session &session, const Call &call)
{
    const Game &game = session.game(call.words.first());
    Table table{{u"list"_s, u"name"_s, u"era"_s, u"page"_s, u"army"_s, u"units"_s}, {}};
    const QString format = call.value(u"--format", u"text"_s);
    for (const auto &list : game.lists) {
        const QString page = format == u"text" && !list->page.isEmpty() ? u"p. "_s + list->page : list->page;
        std::vector<QJsonValue> row{list->id.str(), list->name, list->era, page};
        if (format == u"text") {
            row.emplace_back(list->army ? QString() : u"no army of its own"_s);
        } else {
            row.emplace_back(list->army ? 1 : 0);
            row.emplace_back(qint64(list->units.size()));
        }
        table.rows.push_back(std::move(row));
    }
    table.write(session.out, format);
    return Fine;
}

} // namespace

Command listsCommand()
{
    Command command;
    command.name = u"lists"_s;
    command.words = u"GAME"_s;
    command.summary = u"Name the force lists of a game"_s;
    command.example = u"muster lists {game}"_s;
    command.switches = {formatSwitch({u"text"_s, u"json"_s, u"csv"_s})};
    command.least = 1;
    command.most = 1;
    command.run = run;
    return command;
}

} // namespace muster::cli
