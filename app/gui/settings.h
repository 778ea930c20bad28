// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPageSize>
#include <QStringList>

/// What the program remembers between runs.
namespace muster::settings {

QStringList recentFiles();
void addRecentFile(const QString &path);
void removeRecentFile(const QString &path);
void clearRecentFiles();

QByteArray bytes(const QString &key);
void setBytes(const QString &key, const QByteArray &value);
void forget(const QString &key);

/// "de", "en"...; empty: the system's.
QString language();
void setLanguage(const QString &code);

enum class Appearance { System, Light, Dark };
Appearance appearance();
void setAppearance(Appearance appearance);

QPageSize::PageSizeId paper();
void setPaper(QPageSize::PageSizeId paper);

/// Id of the game of the last new army.
QString lastGame();
void setLastGame(const QString &id);

/// Where the last army was saved or opened.
QString lastFolder();
void setLastFolder(const QString &folder);

} // namespace muster::settings
