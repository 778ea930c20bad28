// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/new_game.h"

#include "model/file_bytes.h"
#include "model/id.h"

#include <QDir>
#include <QFile>

static void initSkeleton()
{
    Q_INIT_RESOURCE(skeleton);   // of a static library: would be dropped otherwise
}

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Safe in YAML whatever it holds.
QString quoted(const QString &name)
{
    return u'"' + QString(name).replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s) + u'"';
}

} // namespace

Loaded<QStringList> writeNewGame(const QString &folder, const QString &id, const QString &name)
{
    initSkeleton();
    Loaded<QStringList> result;
    const auto fail = [&](const QString &path, const QString &why) {
        result.problems.append({Problem::Severity::Error, why, {path, 0, 0}});
        return result;
    };
    if (id.isEmpty() || id != kebabCase(id))
        return fail(folder, u"'%1' is no id; expected words of small letters and digits joined by -%2"_s.arg(
                                id, kebabCase(id).isEmpty() ? QString() : u", such as '%1'"_s.arg(kebabCase(id))));
    QDir target(folder);
    if (target.exists() && !target.isEmpty())
        return fail(folder, u"there is something in it already; expected a folder that is empty or not there yet"_s);
    if (!QDir().mkpath(folder))
        return fail(folder, u"cannot be made"_s);
    QStringList written;
    for (const QString &file : QDir(u":/skeleton"_s).entryList(QDir::Files, QDir::Name)) {
        QFile source(u":/skeleton/"_s + file);
        if (!source.open(QIODevice::ReadOnly))
            return fail(file, source.errorString());
        QString text = QString::fromUtf8(source.readAll());
        text.replace(u"@ID@"_s, id).replace(u"@NAME@"_s, quoted(name.isEmpty() ? id : name));
        const QString path = target.filePath(file);
        if (const auto why = writeBytes(path, text.toUtf8()))
            return fail(path, *why);
        written += path;
    }
    result.value = written;
    return result;
}

} // namespace muster
