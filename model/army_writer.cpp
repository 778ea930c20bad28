// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"

#include "model/file_bytes.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString inQuotes(const QString &text)
{
    QString result = u"\""_s;
    for (const QChar c : text) {
        switch (c.unicode()) {
        case '"': result += u"\\\""_s; break;
        case '\\': result += u"\\\\"_s; break;
        case '\n': result += u"\\n"_s; break;
        case '\r': result += u"\\r"_s; break;
        case '\t': result += u"\\t"_s; break;
        default:
            // Controls and the separators that YAML counts as line breaks would not come back as they are.
            if (c < u' ' || (c >= QChar(0x7f) && c <= QChar(0xa0)) || c == QChar(0x2028) || c == QChar(0x2029)
                || c == QChar(0xfeff))
                result += u"\\u%1"_s.arg(uint(c.unicode()), 4, 16, QChar(u'0'));
            else
                result += c;
        }
    }
    return result + u'"';
}

/// Quotes whatever YAML could take for something else than this very text.
QString quoted(const QString &text)
{
    static const QRegularExpression plain(u"\\A[A-Za-z](?:[A-Za-z0-9 _/.-]*[A-Za-z0-9.])?\\z"_s);
    static const QRegularExpression word(u"\\A(?:true|false|yes|no|on|off|null|y|n)\\z"_s,
                                         QRegularExpression::CaseInsensitiveOption);
    return plain.match(text).hasMatch() && !word.match(text).hasMatch() ? text : inQuotes(text);
}

/// An unknown value in flow form: one line, whatever it was.
QString flow(const Node &node)
{
    QStringList parts;
    switch (node.kind) {
    case Node::Kind::Null: return u"~"_s;
    case Node::Kind::Scalar: {
        // Plain text that means itself stays plain, so that a number stays a number.
        static const QRegularExpression safe(u"\\A[+-]?\\.?[\\p{L}\\p{N}][\\p{L}\\p{N}_./+%-]*\\z"_s);
        return !node.quoted && safe.match(node.scalar).hasMatch() ? node.scalar : quoted(node.scalar);
    }
    case Node::Kind::Sequence:
        for (const Node &item : node.items)
            parts.append(flow(item));
        return u"["_s + parts.join(u", "_s) + u']';
    case Node::Kind::Map:
        for (const Node::Field &field : node.fields)
            parts.append(quoted(field.key) + u": "_s + flow(field.value));
        return u"{"_s + parts.join(u", "_s) + u'}';
    }
    return {};
}

QString idList(const std::vector<Id> &ids)
{
    QStringList words;
    for (const Id id : ids)
        words.append(quoted(id.str()));
    return u"["_s + words.join(u", "_s) + u']';
}

QString entryMap(const Entry &entry, const QString &beforeAttached);

/// One as it is, several as a list. A member is mostly no more than the unit.
void addAttached(const Entry &host, Entry::Role role, QStringView key, const QString &before, QStringList &parts)
{
    QStringList words;
    for (const Entry &entry : host.attached) {
        if (entry.role != role)
            continue;
        Entry bare;
        bare.role = role;
        bare.unit = entry.unit;
        words.append(role == Entry::Role::Member && sameContent(entry, bare) ? quoted(entry.unit.str())
                                                                             : entryMap(entry, {}));
    }
    if (!words.isEmpty()) {
        const bool bare = words.size() == 1 && role == Entry::Role::Leader;
        parts.append(before + key.toString() + u": "_s + (bare ? words.front() : u"["_s + words.join(u", "_s) + u']'));
    }
}

QString entryMap(const Entry &entry, const QString &beforeAttached)
{
    QStringList parts{u"unit: "_s + quoted(entry.unit.str())};
    const auto add = [&](QStringView key, const QString &value) { parts.append(key.toString() + u": "_s + value); };
    if (!entry.list.isEmpty())
        add(u"list", quoted(entry.list.str()));
    if (!entry.size.isEmpty())
        add(entry.byExperience && entry.experience == 0 ? u"experience" : u"size", quoted(entry.size.str()));
    if (entry.models)
        add(u"models", QString::number(*entry.models));
    if (!entry.options.empty())
        add(u"options", idList(entry.options));
    if (!entry.upgrades.empty())
        add(u"upgrades", idList(entry.upgrades));
    if (entry.experience > 0)
        add(u"experience", QString::number(entry.experience));
    if (!entry.name.isEmpty())
        add(u"name", quoted(entry.name));
    if (!entry.notes.isEmpty())
        add(u"notes", quoted(entry.notes));
    for (const Node::Field &field : entry.extras) {
        // What has a meaning by now takes the place of what had none.
        if (field.key != u"experience" || entry.experience == 0)
            add(quoted(field.key), flow(field.value));
    }
    addAttached(entry, Entry::Role::Member, u"members", beforeAttached, parts);
    addAttached(entry, Entry::Role::Leader, u"led-by", beforeAttached, parts);
    return u"{"_s + parts.join(u", "_s) + u'}';
}

QString backupPath(const QString &path)
{
    return path + u'~';
}

} // namespace

QByteArray writeArmy(const Army &army)
{
    const ArmyHeader &header = army.header;
    QString text = u"muster: %1\n"_s.arg(armyFileVersion);
    const auto add = [&](QStringView key, const QString &value) { text += key.toString() + u": "_s + value + u'\n'; };
    const auto addText = [&](QStringView key, const QString &value) {
        if (!value.isEmpty())
            add(key, quoted(value));
    };
    addText(u"name", header.name);
    addText(u"player", header.player);
    add(u"game", quoted(header.game.str()));
    addText(u"list", header.list.str());
    if (!header.usualPoints)
        add(u"points", QString::number(header.points));
    if (!header.agreements.empty())
        add(u"agreements", idList(header.agreements));
    if (header.packs.size() == 1)
        addText(u"pack", header.packs.front().str());
    else if (!header.packs.empty())
        add(u"pack", idList(header.packs));
    if (!header.upgrades.empty())
        add(u"upgrades", idList(header.upgrades));
    if (!header.dataVersion.isEmpty())
        add(u"data", inQuotes(header.dataVersion));
    if (const int place = army.placeOf(header.chief); place >= 0)
        add(u"retinue-commander", QString::number(place + 1));
    addText(u"notes", header.notes);
    for (const Node::Field &field : army.extras) {
        if (field.key != u"retinue-commander" || header.chief == 0)
            add(quoted(field.key), flow(field.value));
    }
    if (army.entries.empty()) {
        text += u"entries: []\n"_s;
    } else {
        text += u"entries:\n"_s;
        for (const Entry &entry : army.entries)
            text += u"  - "_s + entryMap(entry, u"\n     "_s) + u'\n';
    }
    return text.toUtf8();
}

std::optional<Problem> saveArmyFile(const Army &army, const QString &path)
{
    const auto fail = [&](const QString &reason) {
        return Problem{Problem::Severity::Error, u"cannot be saved: %1"_s.arg(reason), {path, 0, 0}};
    };
    const QByteArray bytes = writeArmy(army);
    // Nothing is saved that would not open again, such as more than a file may hold.
    const Loaded<Army> again = readArmy(bytes, path);
    if (!again.value || !sameContent(*again.value, army))
        return fail(again.problems.isEmpty() ? u"it would not read back the same"_s : again.problems.first().message);
    // What is about to be replaced is kept first: a copy, so that there is never a moment without the file.
    if (QFileInfo::exists(path)) {
        QFile old(path);
        if (QFileInfo(path).isFile() && old.open(QIODevice::ReadOnly)) {
            const QByteArray before = old.readAll();
            if (before == bytes)
                return std::nullopt;
            if (const auto why = writeBytes(backupPath(path), before))
                return fail(*why);
        }
    }
    const auto why = writeBytes(path, bytes);
    return why ? std::optional(fail(*why)) : std::nullopt;
}

} // namespace muster
