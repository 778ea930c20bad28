// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/file_bytes.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace muster {

Loaded<QByteArray> readBytes(const QString &path, qint64 most)
{
    Loaded<QByteArray> result;
    const auto fail = [&](const QString &message) {
        result.problems.append({Problem::Severity::Error, message, {path, 0, 0}});
        return result;
    };
    const QFileInfo info(path);
    if (!info.exists())
        return fail(u"no such file"_s);
    if (info.isDir())
        return fail(u"a folder; expected a file"_s);
    if (!info.isFile())
        return fail(u"not a regular file"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(u"cannot be read: %1"_s.arg(file.errorString()));
    // The size may change while it is read: one byte more than allowed is enough to know.
    QByteArray bytes = file.read(most + 1);
    if (file.error() != QFileDevice::NoError)
        return fail(u"cannot be read: %1"_s.arg(file.errorString()));
    if (bytes.size() > most)
        return fail(u"larger than %1 MiB"_s.arg(most / 1024 / 1024));
    result.value = std::move(bytes);
    return result;
}

std::optional<QString> writeBytes(const QString &path, const QByteArray &bytes)
{
    // Putting a file where a device or a pipe was would break it for everyone.
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return there.isDir() ? u"it is a folder"_s : u"it is not a regular file"_s;
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // Without the flush, commit() would put a cut-off file in place when the disk is full: it does not look whether what
    // was still buffered got through.
    if (file.write(bytes) != bytes.size() || !file.flush()) {
        const QString why = file.errorString();
        file.cancelWriting();
        return why;
    }
    return file.commit() ? std::nullopt : std::optional(file.errorString());
}

} // namespace muster
