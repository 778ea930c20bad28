// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

const QString dataHelp = u"--data DIR"_s;

QString row(const QString &name, const QString &meaning)
{
    return u"  "_s + name.leftJustified(28) + u' ' + meaning + u'\n';
}

QString usage(const Command &command)
{
    QString text = u"muster "_s + command.name;
    if (!command.words.isEmpty())
        text += u' ' + command.words;
    return text;
}

} // namespace

std::vector<Command> allCommands()
{
    return {gamesCommand(),  listsCommand(),   dumpCommand(),  checkCommand(),
            pointsCommand(), compareCommand(), printCommand(), lintCommand(),
            newGameCommand()};
}

QString generalHelp(const std::vector<Command> &commands)
{
    QString text =
        u"Usage: muster COMMAND [WORD...] [OPTION...]\n\n"
        "Checks, adds up, compares and prints army lists, and looks after the data that they are built from.\n\nCommands:\n"_s;
    for (const Command &command : commands) {
        text += row(usage(command).mid(7), command.summary);
        text += row({}, u"e.g. "_s + command.example);
    }
    text += u"\nOptions of every command:\n"_s;
    text += row(dataHelp, u"use the games in DIR, and only these"_s);
    text += row(u"--help"_s, u"explain the command, with its options"_s);
    text += row(u"--version"_s, u"name the version"_s);
    text +=
        u"\nExit code: 0 all is fine, 1 some army is not legal or some data has problems, 2 a file could not be read\n"
        "or the call was wrong.\n"_s;
    return text;
}

QString help(const Command &command)
{
    QString text = u"Usage: "_s + usage(command) + u" [OPTION...]\n\n"_s + command.summary + u".\n"_s;
    if (!command.more.isEmpty())
        text += command.more + u'\n';
    text += u"\nOptions:\n"_s;
    for (const Switch &known : command.switches) {
        QString name = known.shortName.isEmpty() ? known.name : known.shortName + u", "_s + known.name;
        if (!known.value.isEmpty())
            name += u' ' + known.value;
        text += row(name, known.meaning);
    }
    text += row(dataHelp, u"use the games in DIR, and only these"_s);
    text += u"\nExample:\n  "_s + command.example + u'\n';
    return text;
}

} // namespace muster::cli
