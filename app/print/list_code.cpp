// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/list_code.h"

#include "model/army_file.h"

#include <QCryptographicHash>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Base 32 of RFC 4648: no 0, 1, 8 and 9 that could be taken for letters.
QString base32(const QByteArray &bytes, int characters)
{
    constexpr auto alphabet = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    QString text;
    quint64 bits = 0;
    int held = 0;
    for (const char byte : bytes) {
        bits = (bits << 8) | quint8(byte);
        for (held += 8; held >= 5 && text.size() < characters; held -= 5)
            text += QChar(alphabet[(bits >> (held - 5)) & 31]);
    }
    return text;
}

auto choices(const Entry &entry)
{
    return std::tie(entry.unit, entry.list, entry.size, entry.models, entry.options, entry.upgrades, entry.experience);
}

} // namespace

QString listCode(const Army &army)
{
    Army bare = army;
    bare.header.name.clear();
    bare.header.player.clear();
    bare.header.notes.clear();
    bare.header.dataVersion.clear();
    std::sort(bare.header.agreements.begin(), bare.header.agreements.end());
    std::sort(bare.header.packs.begin(), bare.header.packs.end());
    std::sort(bare.header.upgrades.begin(), bare.header.upgrades.end());
    for (Entry &entry : bare.entries) {
        entry.name.clear();
        entry.notes.clear();
        std::sort(entry.options.begin(), entry.options.end());
        std::sort(entry.upgrades.begin(), entry.upgrades.end());
    }
    std::stable_sort(bare.entries.begin(), bare.entries.end(),
                     [](const Entry &a, const Entry &b) { return choices(a) < choices(b); });
    const QString code = base32(QCryptographicHash::hash(writeArmy(bare), QCryptographicHash::Sha256), 8);
    return code.left(4) + u'-' + code.mid(4);
}

} // namespace muster
