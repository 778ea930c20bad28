// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/recovery.h"

#include "model/army_file.h"
#include "model/file_bytes.h"

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

const QString journalSuffix = u".journal"_s;
constexpr int delay = 700;

/// A lock that no living process holds is taken over at once.
std::unique_ptr<QLockFile> lockOf(const QString &journal)
{
    auto lock = std::make_unique<QLockFile>(journal + u".lock"_s);
    lock->setStaleLockTime(0);
    return lock;
}

} // namespace

Recovery::Recovery(QString folder, QObject *parent) : QObject(parent)
{
    QDir().mkpath(folder);
    m_journal = QDir(folder).filePath(QUuid::createUuid().toString(QUuid::WithoutBraces) + journalSuffix);
    m_lock = lockOf(m_journal);
    m_lock->tryLock();
    m_timer.setSingleShot(true);
    m_timer.setInterval(delay);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::flush);
}

Recovery::~Recovery() = default;

QString Recovery::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
}

void Recovery::watch(Document *document, const QString &path)
{
    disconnect(m_connection);
    m_timer.stop();
    m_document = document;
    m_path = path;
    if (!document) {
        forget();
        return;
    }
    m_connection = connect(document, &Document::changed, this, &Recovery::documentChanged);
    if (document->isModified())
        flush();
    else
        forget();
}

void Recovery::documentChanged()
{
    // Not restarted: whoever types on and on is saved too.
    if (!m_timer.isActive())
        m_timer.start();
}

void Recovery::flush()
{
    m_timer.stop();
    if (!m_document)
        return;
    if (!m_document->isModified()) {
        forget();
        return;
    }
    QJsonObject object;
    object[u"path"_s] = m_path;
    object[u"when"_s] = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    object[u"army"_s] = QString::fromUtf8(writeArmy(m_document->army()));
    // A journal that cannot be written is no reason to disturb anybody: the army itself is safe in the window.
    writeBytes(m_journal, QJsonDocument(object).toJson());
}

void Recovery::forget()
{
    m_timer.stop();
    QFile::remove(m_journal);
}

std::vector<LostWork> Recovery::lostWork(const QString &folder)
{
    std::vector<LostWork> found;
    const QDir dir(folder);
    for (const QString &name : dir.entryList({u"*"_s + journalSuffix}, QDir::Files)) {
        const QString path = dir.filePath(name);
        const auto lock = lockOf(path);
        if (!lock->tryLock())
            continue; // of a program that is running
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const QJsonObject object = QJsonDocument::fromJson(file.readAll()).object();
        auto loaded = readArmy(object[u"army"_s].toString().toUtf8(), path);
        if (!loaded.value)
            continue;
        LostWork work;
        work.journal = path;
        work.army = std::move(*loaded.value);
        work.path = object[u"path"_s].toString();
        work.when = QDateTime::fromString(object[u"when"_s].toString(), Qt::ISODate).toLocalTime();
        found.push_back(std::move(work));
    }
    std::sort(found.begin(), found.end(), [](const LostWork &a, const LostWork &b) { return a.when > b.when; });
    return found;
}

void Recovery::discard(const LostWork &work)
{
    QFile::remove(work.journal);
    QFile::remove(work.journal + u".lock"_s);
}

} // namespace muster
