// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/cli/table.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

int run(Session &session, const Call &call)
{
    const QString format = call.value(u"--format", u"text"_s);
    int code = Fine;
    Table table{{u"file"_s, u"points"_s, u"limit"_s}, {}};
    for (const ReadArmy &read : session.readAll(call.words, code)) {
        if (!read.judge) {
            complainLine(u"%1: error: the data has no game “%2”"_s.arg(read.file, read.army.header.game.str()));
            code = Failed;
            continue;
        }
        const Roster roster = muster(read.judge->game(), read.army);
        const int points = roster.points;
        const int limit = roster.agreedPoints();
        if (format == u"text")
            session.out.line(u"%1: %2 of %3 points"_s.arg(read.file).arg(points).arg(limit));
        else
            table.rows.push_back({read.file, points, limit});
    }
    if (format != u"text")
        table.write(session.out, format);
    return code;
}

} // namespace

Command pointsCommand()
{
    Command command;
    command.name = u"points"_s;
    command.words = u"FILE..."_s;
    command.summary = u"Add up what armies cost"_s;
    command.example = u"muster points army.muster"_s;
    command.switches = {formatSwitch({u"text"_s, u"json"_s, u"csv"_s})};
    command.least = 1;
    command.run = run;
    return command;
}

} // namespace muster::cli
