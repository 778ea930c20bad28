// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/appearance.h"
#include "app/gui/languages.h"
#include "app/gui/main_window.h"
#include "app/gui/settings.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QIcon>
#include <QTimer>

using namespace Qt::StringLiterals;

int main(int argc, char *argv[])
{
    QApplication application(argc, argv);
    QApplication::setOrganizationName(u"musterroll"_s);
    QApplication::setApplicationName(u"musterroll"_s);
    QApplication::setApplicationDisplayName(u"Muster Roll"_s);
    QApplication::setApplicationVersion(QString::fromLatin1(MUSTER_VERSION));
    QGuiApplication::setDesktopFileName(u"org.musterroll.MusterRoll"_s);
    QApplication::setWindowIcon(QIcon(u":/icons/musterroll.svg"_s));
    muster::languages::install(muster::settings::language());
    muster::applyAppearance(muster::settings::appearance());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Builds and checks armies for tabletop wargames."));
    parser.addPositionalArgument(u"file"_s, QCoreApplication::translate("main", "Army file to open."), u"[file]"_s);
    const QCommandLineOption data(u"data"_s, QCoreApplication::translate("main", "Take the games from this folder."),
                                  u"dir"_s);
    parser.addOption(data);
    parser.addHelpOption();
    parser.addVersionOption();
    parser.process(application);

    muster::GameLibrary library =
        parser.isSet(data) ? muster::GameLibrary(parser.values(data)) : muster::GameLibrary();
    muster::MainWindow window(library);
    window.show();
    // After the first picture, so that the window is there at once.
    QTimer::singleShot(0, &window, [&] {
        if (const QStringList files = parser.positionalArguments(); !files.isEmpty())
            window.openFile(files.front());
        window.offerLostWork();
        window.checkOwnData();
    });
    return QApplication::exec();
}
