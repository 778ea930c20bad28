// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <vector>

namespace muster::cli {

class Session;

/// What the program returns. A part of the contract that scripts rely on.
enum ExitCode {
    Fine = 0,
    NotFine = 1, ///< some army is not legal, some data has problems
    Failed = 2   ///< a file that could not be read, a wrong call, output that could not be written
};

/// A wrong call: one line on standard error, then Failed.
struct WrongCall {
    QString message;
};

/// An option that a command knows.
struct Switch {
    QString name;       ///< "--format"
    QString value;      ///< what it takes, for the help: "DIR"; empty for a mere flag
    QStringList values; ///< the only values it takes; empty: any
    QString meaning;
    QString shortName; ///< "-o"; may be empty
};

/// The words after the command's name, read against what it knows.
struct Call {
    QStringList words;                                 ///< files, ids
    std::vector<std::pair<QString, QString>> switches; ///< name and value as given

    bool has(QStringView name) const;
    QString value(QStringView name, const QString &otherwise = {}) const;
};

struct Command {
    QString name;
    QString words; ///< for the help: "FILE..."
    QString summary;
    QString more; ///< more of the help; may be empty
    QString example;
    std::vector<Switch> switches;
    int least = 0; ///< words it needs
    int most = -1; ///< words it takes; -1: any number
    int (*run)(Session &session, const Call &call) = nullptr;
};

Command gamesCommand();
Command listsCommand();
Command dumpCommand();
Command checkCommand();
Command pointsCommand();
Command compareCommand();
Command printCommand();
Command lintCommand();
Command newGameCommand();

std::vector<Command> allCommands();

/// ` (nearest: WORD)` if one of the words is near enough to be meant, else nothing.
QString nearestHint(const QString &word, const QStringList &known);
/// "a, b or c"
QString alternatives(const QStringList &words);

/// Throws WrongCall.
Call readCall(const Command &command, const QStringList &arguments);

/// `--format` with these values, the first being what is taken if none is given.
Switch formatSwitch(const QStringList &formats);

QString generalHelp(const std::vector<Command> &commands);
QString help(const Command &command);

} // namespace muster::cli
