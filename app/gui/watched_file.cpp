// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/watched_file.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

namespace muster {

WatchedFile::WatchedFile(QObject *parent) : QObject(parent)
{
    // Programs that save atomically replace the file: wait until they are through, then watch the new one.
    m_pause.setSingleShot(true);
    m_pause.setInterval(200);
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, &m_pause, qOverload<>(&QTimer::start));
    connect(&m_pause, &QTimer::timeout, this, &WatchedFile::look);
}

void WatchedFile::remember(const QString &path)
{
    if (!m_watcher.files().isEmpty())
        m_watcher.removePaths(m_watcher.files());
    m_pause.stop();
    m_path = path;
    m_known = fingerprint(path);
    m_reported = m_known;
    if (!path.isEmpty() && QFileInfo::exists(path))
        m_watcher.addPath(path);
}

bool WatchedFile::changedUnderneath() const
{
    if (m_path.isEmpty())
        return false;
    const QByteArray now = fingerprint(m_path);
    return !now.isEmpty() && now != m_known;
}

void WatchedFile::look()
{
    if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path))
        m_watcher.addPath(m_path);
    const QByteArray now = fingerprint(m_path);
    if (now.isEmpty() || now == m_known || now == m_reported)
        return;
    m_reported = now;
    emit changedOnDisk();
}

QByteArray WatchedFile::fingerprint(const QString &path)
{
    QFile file(path);
    if (path.isEmpty() || !file.open(QIODevice::ReadOnly))
        return {};
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(&file);
    return hash.result();
}

} // namespace muster
