// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <cstring>

#include <langinfo.h>

using namespace Qt::StringLiterals;

namespace muster::cli {

namespace {

/// Takes `--data DIR` or `--data=DIR` out of the arguments, wherever it stands.
QStringList takeDataFolders(QStringList &arguments)
{
    const QString name = u"--data"_s;
    QStringList folders;
    for (qsizetype i = 0; i < arguments.size() && arguments[i] != u"--";) {
        if (arguments[i] == name) {
            if (i + 1 == arguments.size())
                throw WrongCall{u"--data needs a value: DIR"_s};
            folders += arguments.takeAt(i + 1);
            arguments.removeAt(i);
        } else if (arguments[i].startsWith(name + u'=')) {
            folders += arguments.takeAt(i).mid(name.size() + 1);
        } else {
            ++i;
        }
    }
    for (const QString &folder : folders) {
        if (!QFileInfo(folder).isDir())
            throw WrongCall{u"--data: no folder “%1”"_s.arg(folder)};
    }
    return folders.isEmpty() ? GameLibrary::standardDataFolders() : folders;
}

const Command &findCommand(const std::vector<Command> &commands, const QString &name)
{
    const auto found = std::find_if(commands.begin(), commands.end(), [&](const Command &c) { return c.name == name; });
    if (found != commands.end())
        return *found;
    QStringList known{u"help"_s};
    for (const Command &command : commands)
        known += command.name;
    throw WrongCall{u"no command “%1”%2; see muster --help"_s.arg(name, nearestHint(name, known))};
}

bool asksForHelp(const QStringList &arguments)
{
    const auto end = std::find(arguments.begin(), arguments.end(), u"--"_s);
    return std::any_of(arguments.begin(), end, [](const QString &a) { return a == u"--help" || a == u"-h"; });
}

/// The example of a command names a game: the first that there is.
QString withGame(QString text, Session &session)
{
    const auto &games = session.library().games();
    return text.replace(u"{game}"_s, games.empty() ? u"GAME"_s : games.front().id.str());
}

int dispatch(Session &session, QStringList arguments)
{
    const std::vector<Command> commands = allCommands();
    if (arguments.isEmpty())
        throw WrongCall{u"no command; see muster --help"_s};
    const QString first = arguments.takeFirst();
    if (first == u"--version") {
        session.out.line(u"muster "_s + QStringLiteral(MUSTER_VERSION));
        return Fine;
    }
    if (first == u"--help" || first == u"-h" || (first == u"help" && arguments.isEmpty())) {
        session.out.text(withGame(generalHelp(commands), session));
        return Fine;
    }
    const Command &command = findCommand(commands, first == u"help" ? arguments.first() : first);
    if (first == u"help" || asksForHelp(arguments)) {
        session.out.text(withGame(help(command), session));
        return Fine;
    }
    return command.run(session, readCall(command, arguments));
}

int runProgram(QStringList arguments)
{
    try {
        Session session(takeDataFolders(arguments));
        int code = dispatch(session, arguments);
        if (!session.out.flush()) {
            code = Failed;
            if (const QString why = session.out.failure(); !why.isEmpty())
                complain(u"the output could not be written: %1"_s.arg(why));
        }
        return code;
    } catch (const WrongCall &wrong) {
        complain(wrong.message);
        return Failed;
    }
}

/// Only printing needs fonts and a painter, and no display for them. Everything else starts without.
std::unique_ptr<QCoreApplication> makeApplication(int &argc, char **argv)
{
    const bool prints = std::any_of(argv + 1, argv + argc, [](const char *a) { return std::strcmp(a, "print") == 0; });
    if (!prints)
        return std::make_unique<QCoreApplication>(argc, argv);
    qputenv("QT_QPA_PLATFORM", "offscreen");
    return std::make_unique<QGuiApplication>(argc, argv);
}

} // namespace

} // namespace muster::cli

int main(int argc, char **argv)
{
    // What Qt warns of (a missing runtime folder, an odd theme) is nothing that whoever calls this can act upon.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext &, const QString &message) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            muster::cli::complain(message);
    });
    std::signal(SIGPIPE, SIG_IGN);
    // Qt warns about a locale that is not UTF-8 and then takes this one; file names and output are UTF-8 either way.
    std::setlocale(LC_ALL, "");
    if (std::strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments += QString::fromUtf8(argv[i]);

    const std::unique_ptr<QCoreApplication> application = muster::cli::makeApplication(argc, argv);
    QCoreApplication::setApplicationName(u"muster"_s);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    return muster::cli::runProgram(arguments);
}
