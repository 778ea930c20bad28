// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"

#include "model/campaign.h"
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

/// Text of the player's own, of a length that can be shown and printed.
QString ownText(MapReader &reader, QStringView key, qsizetype most)
{
    QString text = reader.text(key).value_or(QString());
    if (text.size() > most)
        reader.error(reader.find(key)->where,
                     u"'%1' has %L2 characters; expected at most %L3"_s.arg(key).arg(text.size()).arg(most));
    return text;
}

/// An id as written: a name is taken for its id, so that a list typed by hand need not know kebab-case.
Id writtenId(MapReader &reader, QStringView key, const QString &text, const Location &where)
{
    constexpr qsizetype longestId = 200;
    if (text.size() > longestId) {
        reader.error(where, u"'%1' has %L2 characters; expected an id"_s.arg(key).arg(text.size()));
        return {};
    }
    return Id(text.contains(u' ') || text != text.toLower() ? kebabCase(text) : text);
}

Id writtenId(MapReader &reader, QStringView key)
{
    const Node *node = reader.find(key);
    return node ? writtenId(reader, key, reader.text(key).value_or(QString()), node->where) : Id();
}

std::vector<Id> writtenIds(MapReader &reader, QStringView key)
{
    std::vector<Id> ids;
    const std::vector<const Node *> items = reader.list(key);
    if (qsizetype(items.size()) > mostChoices) {
        reader.error(reader.find(key)->where, u"%1 in '%2'; expected at most %3"_s.arg(items.size()).arg(key).arg(mostChoices));
        return ids;
    }
    for (const Node *item : items) {
        if (item->kind == Node::Kind::Scalar)
            ids.push_back(writtenId(reader, key, item->scalar, item->where));
        else
            reader.error(item->where, u"%1 in '%2'; expected text"_s.arg(item->kindText(), key));
    }
    return ids;
}

/// The size under its own name or as a level of experience. A number there is what the unit has earned in a campaign.
void readSize(MapReader &reader, Entry &entry, QStringList &known)
{
    known.append(u"size"_s);
    entry.size = writtenId(reader, u"size");
    const Node *experience = reader.find(u"experience");
    if (experience && plainInteger(*experience)) {
        known.append(u"experience"_s);
        entry.experience = reader.integer(u"experience", 0, mostExperience).value_or(0);
        return;
    }
    if (reader.has(u"size") || !experience || experience->kind != Node::Kind::Scalar)
        return;
    known.append(u"experience"_s);
    entry.size = writtenId(reader, u"experience");
    entry.byExperience = true;
}

/// `command` and `steps` are options in words of their own: a group's banner, so many steps of a stat.
void readMoreOptions(MapReader &reader, Problems &problems, Entry &entry)
{
    for (const Id option : writtenIds(reader, u"command"))
        entry.options.push_back(option);
    const Node *steps = reader.find(u"steps");
    if (!steps)
        return;
    MapReader stepReader(*steps, problems, u"'steps'"_s);
    for (const Node::Field &field : steps->fields) {
        const int times = stepReader.integer(field.key, 0, 100).value_or(0);
        entry.options.insert(entry.options.end(), size_t(times), writtenId(reader, u"steps", field.key, field.where));
    }
    if (qsizetype(entry.options.size()) > mostChoices)
        reader.error(steps->where, u"more than %1 options in one entry"_s.arg(mostChoices));
}

std::optional<Entry> readEntry(const Node &node, Problems &problems);

void readAttached(MapReader &reader, QStringView key, Entry::Role role, Problems &problems, Entry &host)
{
    const std::vector<const Node *> items = reader.list(key);
    if (qsizetype(items.size()) > mostChoices) {
        reader.error(reader.find(key)->where, u"%1 in '%2'; expected at most %3"_s.arg(items.size()).arg(key).arg(mostChoices));
        return;
    }
    for (const Node *item : items) {
        std::optional<Entry> entry;
        if (item->kind == Node::Kind::Scalar && !item->scalar.isEmpty()) {
            entry.emplace();
            entry->unit = writtenId(reader, key, item->scalar, item->where);
        } else {
            entry = readEntry(*item, problems);
        }
        if (!entry)
            continue;
        entry->role = role;
        host.attached.push_back(std::move(*entry));
    }
}

std::optional<Entry> readEntry(const Node &node, Problems &problems)
{
    QStringList known{u"unit"_s,  u"list"_s,    u"models"_s, u"options"_s, u"upgrades"_s, u"name"_s,
                      u"notes"_s, u"command"_s, u"steps"_s,  u"led-by"_s,  u"members"_s};
    MapReader reader(node, problems, u"the entry"_s);
    if (!reader.isMap())
        return std::nullopt;
    Entry entry;
    reader.require(u"unit");
    entry.unit = writtenId(reader, u"unit");
    if (const Node *unit = reader.find(u"unit"); unit && unit->kind == Node::Kind::Scalar && unit->scalar.isEmpty())
        reader.error(unit->where, u"'unit' is empty; expected a unit's id"_s);
    entry.list = writtenId(reader, u"list");
    readSize(reader, entry, known);
    entry.models = reader.integer(u"models", 1, 10'000);
    entry.options = writtenIds(reader, u"options");
    readMoreOptions(reader, problems, entry);
    entry.upgrades = writtenIds(reader, u"upgrades");
    readAttached(reader, u"led-by", Entry::Role::Leader, problems, entry);
    readAttached(reader, u"members", Entry::Role::Member, problems, entry);
    entry.name = ownText(reader, u"name", longestName);
    entry.notes = ownText(reader, u"notes", longestNotes);
    entry.extras = extrasOf(node, known);
    return entry;
}

void giveKeys(Entry &entry, EntryKey &next)
{
    entry.key = next++;
    for (Entry &attached : entry.attached)
        giveKeys(attached, next);
}

/// The number of the entry whose leader leads them all. One that is no entry's is kept word for word.
void readChief(const Node &node, Army &army)
{
    const QString key = u"retinue-commander"_s;
    const auto field = std::find_if(node.fields.begin(), node.fields.end(), [&](const auto &f) { return f.key == key; });
    if (field == node.fields.end())
        return;
    const std::optional<int> number = plainInteger(field->value);
    if (number && *number >= 1 && size_t(*number) <= army.entries.size()) {
        const Entry &entry = army.entries[size_t(*number) - 1];
        army.header.chief = entry.leader() ? entry.leader()->key : entry.key;
    } else {
        army.extras.push_back(*field);
    }
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
                                   u"agreements"_s, u"pack"_s, u"upgrades"_s, u"data"_s, u"notes"_s, u"entries"_s,
                                   u"retinue-commander"_s};
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
    header.name = ownText(reader, u"name", longestName);
    header.player = ownText(reader, u"player", longestName);
    reader.require(u"game");
    header.game = writtenId(reader, u"game");
    header.list = writtenId(reader, u"list");
    header.usualPoints = !reader.has(u"points");
    header.points = reader.integer(u"points", 1, mostAgreedPoints).value_or(0);
    header.agreements = writtenIds(reader, u"agreements");
    header.packs = writtenIds(reader, u"pack");
    header.upgrades = writtenIds(reader, u"upgrades");
    header.dataVersion = reader.text(u"data").value_or(QString());
    header.notes = ownText(reader, u"notes", longestNotes);
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
                giveKeys(*entry, army.nextKey);
                army.entries.push_back(std::move(*entry));
            }
        }
    readChief(*parsed.value, army);
    if (const qsizetype all = countAll(army.entries); all > mostEntries)
        reader.error(written ? written->where : reader.where(),
                     u"%1 entries with those attached to them; expected at most %2"_s.arg(all).arg(mostEntries));
    // In the order of the file, whatever the order of reading.
    std::stable_sort(result.problems.begin(), result.problems.end(), [](const Problem &a, const Problem &b) {
        return std::pair(a.where.line, a.where.column) < std::pair(b.where.line, b.where.column);
    });
    if (!hasErrors(result.problems))
        result.value = std::move(army);
    return result;
}

qsizetype countAll(const std::vector<Entry> &entries)
{
    auto count = qsizetype(entries.size());
    for (const Entry &entry : entries) {
        if (!entry.attached.empty())
            count += countAll(entry.attached);
    }
    return count;
}

Loaded<Army> readArmyFile(const QString &path)
{
    const Loaded<QByteArray> bytes = readBytes(path, mostBytes);
    return bytes.value ? readArmy(*bytes.value, path) : Loaded<Army>{std::nullopt, bytes.problems};
}

} // namespace muster
