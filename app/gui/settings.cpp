// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/settings.h"

#include <QFileInfo>
#include <QLocale>
#include <QSettings>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace muster::settings {

namespace {

constexpr int mostRecentFiles = 10;
const QString recentKey = u"recentFiles"_s;

} // namespace

QStringList recentFiles()
{
    return QSettings().value(recentKey).toStringList();
}

void addRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    const QString full = QFileInfo(path).absoluteFilePath();
    files.removeAll(full);
    files.prepend(full);
    QSettings().setValue(recentKey, files.mid(0, mostRecentFiles));
}

void removeRecentFile(const QString &path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    QSettings().setValue(recentKey, files);
}

void clearRecentFiles()
{
    QSettings().remove(recentKey);
}

QByteArray bytes(const QString &key)
{
    return QSettings().value(key).toByteArray();
}

void setBytes(const QString &key, const QByteArray &value)
{
    QSettings().setValue(key, value);
}

void forget(const QString &key)
{
    QSettings().remove(key);
}

QString language()
{
    return QSettings().value(u"language"_s).toString();
}

void setLanguage(const QString &code)
{
    QSettings().setValue(u"language"_s, code);
}

Appearance appearance()
{
    const QString word = QSettings().value(u"appearance"_s).toString();
    return word == u"light"_s ? Appearance::Light : word == u"dark"_s ? Appearance::Dark : Appearance::System;
}

void setAppearance(Appearance appearance)
{
    static const QString words[] = {u"system"_s, u"light"_s, u"dark"_s};
    QSettings().setValue(u"appearance"_s, words[int(appearance)]);
}

QPageSize::PageSizeId paper()
{
    const QString word = QSettings().value(u"paper"_s).toString();
    if (word.isEmpty())
        return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? QPageSize::Letter : QPageSize::A4;
    return word == u"letter"_s ? QPageSize::Letter : QPageSize::A4;
}

void setPaper(QPageSize::PageSizeId paper)
{
    QSettings().setValue(u"paper"_s, paper == QPageSize::Letter ? u"letter"_s : u"a4"_s);
}

QString lastGame()
{
    return QSettings().value(u"lastGame"_s).toString();
}

void setLastGame(const QString &id)
{
    QSettings().setValue(u"lastGame"_s, id);
}

QString lastFolder()
{
    const QString kept = QSettings().value(u"lastFolder"_s).toString();
    return QFileInfo(kept).isDir() ? kept : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void setLastFolder(const QString &folder)
{
    QSettings().setValue(u"lastFolder"_s, folder);
}

} // namespace muster::settings
