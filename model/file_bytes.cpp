// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/file_bytes.h"

#include <QFile>
#include <QFileInfo>

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

} // namespace muster
