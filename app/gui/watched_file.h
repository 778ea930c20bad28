// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace muster {

/// The file of the open army: remembers what was in it when it was read or written last, and notices when others change it.
class WatchedFile : public QObject {
    Q_OBJECT
public:
    explicit WatchedFile(QObject *parent = nullptr);

    const QString &path() const { return m_path; }
    /// The army was just read from there or written to it; empty: it has no file.
    void remember(const QString &path);
    bool changedUnderneath() const;

signals:
    void changedOnDisk();

private:
    void look();
    static QByteArray fingerprint(const QString &path);

    QString m_path;
    QByteArray m_known;
    QByteArray m_reported;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace muster
