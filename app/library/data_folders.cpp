// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_library.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// A folder of ours as it lies beside the program, installed and in the build tree alike: PREFIX/bin/muster and
/// PREFIX/share/musterroll/NAME. Links are followed, so that messages name the file that can be edited.
QString beside(const QString &name)
{
    const QDir bin(QCoreApplication::applicationDirPath());
    return QFileInfo(bin.filePath(u"../share/musterroll/"_s + name)).canonicalFilePath();
}

} // namespace

QString GameLibrary::userDataFolder()
{
    // Not AppDataLocation: that depends on the name of the program, and the window and the command line share this folder.
    const QString base = QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation);
    return base.isEmpty() ? QString() : base + u"/musterroll/lists"_s;
}

QString GameLibrary::samplesFolder()
{
    return beside(u"samples"_s);
}

QStringList GameLibrary::standardDataFolders()
{
    const QString chosen = qEnvironmentVariable("MUSTER_DATA");
    QStringList folders;
    for (const QString &folder : {userDataFolder(), chosen.isEmpty() ? beside(u"lists"_s) : chosen}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir() && !folders.contains(folder))
            folders += folder;
    }
    return folders;
}

} // namespace muster
