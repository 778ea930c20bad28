// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/print/print_document.h"
#include "app/print/print_job.h"

#include <QFileInfo>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

PrintOptions options(const Call &call)
{
    PrintOptions options;
    if (call.value(u"--layout") == u"cards")
        options.layout = PrintLayout::Cards;
    if (call.value(u"--paper") == u"letter")
        options.paper = QPageSize::Letter;
    return options;
}

int run(Session &session, const Call &call)
{
    const QString path = call.value(u"--output");
    if (path.isEmpty())
        throw WrongCall{u"print needs -o OUT.pdf"_s};
    const QString army = QFileInfo(call.words.first()).canonicalFilePath();
    if (path.endsWith(u".muster") || (!army.isEmpty() && QFileInfo(path).canonicalFilePath() == army))
        throw WrongCall{u"“%1” is an army; expected -o with the name of the PDF file to write"_s.arg(path)};
    const std::optional<ReadArmy> read = session.read(call.words.first());
    if (!read)
        return Failed;
    if (!read->judge) {
        complainLine(u"%1: error: the data has no game “%2”"_s.arg(read->file, read->army.header.game.str()));
        return Failed;
    }
    const PrintOptions how = options(call);
    const PrintDocument document = printDocument(*read->judge, read->army, how);
    if (const std::optional<Problem> problem = writePdf(document, how, path)) {
        complainLine(problem->text());
        return Failed;
    }
    return Fine;
}

} // namespace

Command printCommand()
{
    Command command;
    command.name = u"print"_s;
    command.words = u"FILE"_s;
    command.summary = u"Print an army into a PDF file"_s;
    command.example = u"muster print army.muster -o army.pdf --layout cards --paper letter"_s;
    command.switches = {
        {u"--output"_s, u"OUT.pdf"_s, {}, u"the file to write"_s, u"-o"_s},
        {u"--layout"_s, u"sheet|cards"_s, {u"sheet"_s, u"cards"_s}, u"a roster sheet (if not given) or cards"_s, {}},
        {u"--paper"_s, u"a4|letter"_s, {u"a4"_s, u"letter"_s}, u"the paper; a4 if not given"_s, {}}};
    command.least = 1;
    command.most = 1;
    command.run = run;
    return command;
}

} // namespace muster::cli
