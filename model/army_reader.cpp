// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"

#include "model/file_bytes.h"
#include "model/map_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

// More than anyone plays with, and little enough that everything stays quick.
constexpr int mostAgreedPoints = 1'000'000;
constexpr qsizetype mostEntries = 2'000;
constexpr qsizetype mostChoices = 200;
constexpr qint64 mostBytes = 4 * 1024 * 1024;

/// Keys that this version does not know stay with the army word for word.
std::vector<Node::Field> extrasOf(const Node &node, const QStringList &known)
{
    std::vector<Node::Field> extras;
    std::copy_if(node.fields.begin(), node.fields.end(), std::back_inserter(extras),
                 [&](const Node::Field &field) { return !known.contains(field.key); });
    return extras;
}

/// Ids as written: a name is taken for its id, so that a list typed by hand need not know kebab-case.
std::vector<Id> writtenIds(MapReader &reader, QStringView key)
{
    std::vector<Id> ids;
    const QStringList texts = reader.texts(key);
    if (texts.size() > mostChoices)
        reader.error(reader.find(key)->where, u"%1 in '%2'; expected at most %3"_s.arg(texts.size()).arg(key).arg(mostChoices));
    for (const QString &text : texts.first(std::min(texts.size(), mostChoices)))
        ids.push_back(Id(text.contains(u' ') || text != text.toLower() ? kebabCase(text) : text));
    return ids;
}

Id writtenId(MapReader &reader, QStringView key)
{
    const QString text = reader.text(key).value_or(QString());
    return Id(text.contains(u' ') || text != text.toLower() ? kebabCase(text) : text);
}

std::optional<Entry> readEntry(const Node &node, Problems &problems)
{
    static const QStringList known{u"unit"_s,    u"list"_s,     u"size"_s, u"models"_s,
                                   u"options"_s, u"upgrades"_s, u"name"_s, u"notes"_s};
    MapReader reader(node, problems, u"the entry"_s);
    if (!reader.isMap())
        return std::nullopt;
    Entry entry;
    reader.require(u"unit");
    entry.unit = writtenId(reader, u"unit");
    if (reader.has(u"unit") && entry.unit.isEmpty())
        reader.error(reader.where(), u"the entry has an empty 'unit'; expected a unit's id"_s);
    entry.list = writtenId(reader, u"list");
    entry.size = writtenId(reader, u"size");
    entry.models = reader.integer(u"models", 1, 10'000);
    entry.options = writtenIds(reader, u"options");
    entry.upgrades = writtenIds(reader, u"upgrades");
    entry.name = reader.text(u"name").value_or(QString());
    entry.notes = reader.text(u"notes").value_or(QString());
    entry.extras = extrasOf(node, known);
    return entry;
}

/// A file without a version is one written by hand: of the first version.
void checkVersion(MapReader &reader)
{
    const std::optional<int> version = reader.integer(u"muster", 1, 1'000'000);
    if (version && *version > armyFileVersion)
        reader.error(reader.find(u"muster")->where,
                     u"written by a newer version of Muster Roll (file version %1, this program reads up to %2); "
                     "please update the program"_s.arg(*version).arg(armyFileVersion));
}

} // namespace

Loaded<Army> readArmy(const QByteArray &bytes, const QString &fileName)
{
    static const QStringList known{u"muster"_s, u"name"_s, u"player"_s, u"game"_s,  u"list"_s,   u"points"_s,
                                   u"agreements"_s, u"pack"_s, u"data"_s, u"notes"_s, u"entries"_s};
    Loaded<Army> result;
    if (bytes.size() > mostBytes) {
        result.problems.append({Problem::Severity::Error,
                                u"larger than %1 MiB; expected an army file"_s.arg(mostBytes / 1024 / 1024),
                                {fileName, 0, 0}});
        return result;
    }
    Loaded<Node> parsed = parseYaml(bytes, fileName);
    result.problems = parsed.problems;
    if (!parsed.value)
        return result;
    MapReader reader(*parsed.value, result.problems, u"the army"_s);
    if (!reader.isMap())
        return result;

    Army army;
    checkVersion(reader);
    ArmyHeader &header = army.header;
    header.name = reader.text(u"name").value_or(QString());
    header.player = reader.text(u"player").value_or(QString());
    reader.require(u"game");
    header.game = writtenId(reader, u"game");
    reader.require(u"list");
    header.list = writtenId(reader, u"list");
    header.points = reader.requiredInteger(u"points", 1, mostAgreedPoints).value_or(0);
    header.agreements = writtenIds(reader, u"agreements");
    header.pack = writtenId(reader, u"pack");
    header.dataVersion = reader.text(u"data").value_or(QString());
    header.notes = reader.text(u"notes").value_or(QString());
    army.extras = extrasOf(*parsed.value, known);

    const Node *written = reader.find(u"entries");
    const bool none = !written || written->kind == Node::Kind::Null;
    const std::vector<const Node *> entries = none ? std::vector<const Node *>() : reader.list(u"entries");
    if (qsizetype(entries.size()) > mostEntries)
        reader.error(reader.find(u"entries")->where,
                     u"%1 entries; expected at most %2"_s.arg(entries.size()).arg(mostEntries));
    else
        for (const Node *node : entries) {
            if (std::optional<Entry> entry = readEntry(*node, result.problems)) {
                entry->key = army.nextKey++;
                army.entries.push_back(std::move(*entry));
            }
        }
    if (!hasErrors(result.problems))
        result.value = std::move(army);
    return result;
}

Loaded<Army> readArmyFile(const QString &path)
{
    const Loaded<QByteArray> bytes = readBytes(path, mostBytes);
    return bytes.value ? readArmy(*bytes.value, path) : Loaded<Army>{std::nullopt, bytes.problems};
}

} // namespace muster
