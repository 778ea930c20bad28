// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/entry_mime.h"

#include "model/army_file.h"

#include <QCoreApplication>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

const QString keysMimeType = u"application/x-musterroll-keys"_s;

QString nameOf(const Document &document)
{
    return u"%1/%2"_s.arg(QCoreApplication::applicationPid()).arg(quintptr(&document));
}

} // namespace

std::unique_ptr<QMimeData> mimeOfEntries(const ArmyHeader &header, std::vector<Entry> entries)
{
    Army army;
    army.header.name = header.name;
    army.header.game = header.game;
    army.header.list = header.list;
    army.header.points = header.points;
    army.header.usualPoints = header.usualPoints;
    army.entries = std::move(entries);
    const QByteArray text = writeArmy(army);
    auto mime = std::make_unique<QMimeData>();
    mime->setData(QString::fromUtf16(entriesMimeType), text);
    mime->setText(QString::fromUtf8(text));
    return mime;
}

std::unique_ptr<QMimeData> mimeOfEntries(const Document &document, const QList<EntryKey> &keys)
{
    std::vector<Entry> entries;
    QStringList words{nameOf(document)};
    const auto take = [&](const Entry &entry) {
        entries.push_back(entry);
        words.append(QString::number(entry.key));
    };
    for (const Entry &entry : document.army().entries) {
        if (keys.contains(entry.key)) {
            take(entry);
            continue;
        }
        for (const Entry &attached : entry.attached) {
            if (keys.contains(attached.key))
                take(attached);
        }
    }
    for (Entry &entry : entries)
        entry.role = Entry::Role::None;
    auto mime = mimeOfEntries(document.header(), std::move(entries));
    mime->setData(keysMimeType, words.join(u' ').toUtf8());
    return mime;
}

std::vector<Entry> entriesOf(const QMimeData &mime, Id game)
{
    QByteArray text = mime.data(QString::fromUtf16(entriesMimeType));
    if (text.isEmpty() && mime.hasText() && mime.text().startsWith(u"muster:"_s))
        text = mime.text().toUtf8();
    if (text.isEmpty())
        return {};
    auto loaded = readArmy(text, u"clipboard"_s);
    if (!loaded.value || loaded.value->header.game != game)
        return {};
    std::vector<Entry> entries = std::move(loaded.value->entries);
    // Keys of the clipboard's own numbering may mean others here.
    const auto forget = [](std::vector<Entry> &some, const auto &self) -> void {
        for (Entry &entry : some) {
            entry.key = 0;
            self(entry.attached, self);
        }
    };
    forget(entries, forget);
    return entries;
}

QList<EntryKey> keysOf(const QMimeData &mime, const Document &document)
{
    const QStringList words = QString::fromUtf8(mime.data(keysMimeType)).split(u' ', Qt::SkipEmptyParts);
    QList<EntryKey> keys;
    if (words.isEmpty() || words.front() != nameOf(document))
        return keys;
    for (const QString &word : words.mid(1))
        keys.append(word.toUInt());
    return keys;
}

} // namespace muster
