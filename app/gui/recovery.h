// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

namespace muster {

/// What a run that ended badly left behind.
struct LostWork {
    QString journal; ///< the file that keeps it
    Army army;
    QString path; ///< where the army was saved; empty: nowhere yet
    QDateTime when;
};

/// Keeps a copy of the army that is being edited, apart from its file: a crash loses at most the last second.
class Recovery : public QObject {
    Q_OBJECT
public:
    explicit Recovery(QString folder = standardFolder(), QObject *parent = nullptr);
    ~Recovery() override;

    /// Watches the document from now on; null: nothing is open. An army without unsaved changes needs no copy.
    void watch(Document *document, const QString &path);
    /// Writes what is due now.
    void flush();
    /// The army is safe in its file, or not wanted any more.
    void forget();

    /// Work of runs that are over; those of running programs are left alone.
    static std::vector<LostWork> lostWork(const QString &folder = standardFolder());
    static void discard(const LostWork &work);
    static QString standardFolder();

private:
    void documentChanged();

    QString m_journal;
    std::unique_ptr<QLockFile> m_lock;
    Document *m_document = nullptr;
    QMetaObject::Connection m_connection;
    QString m_path;
    QTimer m_timer;
};

} // namespace muster
