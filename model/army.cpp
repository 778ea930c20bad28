// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

bool sameNode(const Node &a, const Node &b);

/// What is not told in a file any more, because something with a meaning has taken its place, does not count.
std::vector<Node::Field> told(std::vector<Node::Field> fields, QStringView key, bool replaced)
{
    if (replaced)
        std::erase_if(fields, [&](const Node::Field &field) { return field.key == key; });
    return fields;
}

bool sameFields(const std::vector<Node::Field> &a, const std::vector<Node::Field> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Node::Field &x, const Node::Field &y) {
        return x.key == y.key && sameNode(x.value, y.value);
    });
}

/// Quotes make a difference only where the bare text would be taken for a number or for true, false or nothing.
bool quotesMatter(const QString &text)
{
    static const QSet<QString> words{u"true"_s, u"false"_s, u"null"_s, u"~"_s, u""_s};
    if (words.contains(text.toLower()))
        return true;
    bool number = false;
    text.toDouble(&number);
    return number;
}

bool sameNode(const Node &a, const Node &b)
{
    return a.kind == b.kind && a.scalar == b.scalar && (a.quoted == b.quoted || !quotesMatter(a.scalar))
        && std::equal(a.items.begin(), a.items.end(), b.items.begin(), b.items.end(), sameNode)
        && sameFields(a.fields, b.fields);
}

const Entry *findIn(const std::vector<Entry> &entries, EntryKey key)
{
    for (const Entry &entry : entries) {
        if (entry.key == key)
            return &entry;
        if (const Entry *found = entry.attached.empty() ? nullptr : findIn(entry.attached, key))
            return found;
    }
    return nullptr;
}

const Entry *hostIn(const std::vector<Entry> &entries, EntryKey key)
{
    for (const Entry &entry : entries) {
        for (const Entry &attached : entry.attached) {
            if (attached.key == key)
                return &entry;
        }
        if (const Entry *found = entry.attached.empty() ? nullptr : hostIn(entry.attached, key))
            return found;
    }
    return nullptr;
}

bool sameEntries(const std::vector<Entry> &a, const std::vector<Entry> &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const Entry &x, const Entry &y) { return sameContent(x, y); });
}

} // namespace

bool Entry::takes(Id choice) const
{
    return std::find(options.begin(), options.end(), choice) != options.end()
        || std::find(upgrades.begin(), upgrades.end(), choice) != upgrades.end();
}

const Entry *Entry::leader() const
{
    const auto found = std::find_if(attached.begin(), attached.end(), [](const Entry &e) { return e.role == Role::Leader; });
    return found == attached.end() ? nullptr : &*found;
}

bool ArmyHeader::agrees(Id agreement) const
{
    return std::find(agreements.begin(), agreements.end(), agreement) != agreements.end();
}

bool ArmyHeader::playsUnder(Id pack) const
{
    return std::find(packs.begin(), packs.end(), pack) != packs.end();
}

const Entry *Army::find(EntryKey key) const
{
    return findIn(entries, key);
}

int Army::indexOf(EntryKey key) const
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.key == key; });
    return found == entries.end() ? -1 : int(found - entries.begin());
}

int Army::placeOf(EntryKey key) const
{
    if (key == 0)
        return -1;
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) {
        return entry.key == key || findIn(entry.attached, key);
    });
    return found == entries.end() ? -1 : int(found - entries.begin());
}

const Entry *Army::hostOf(EntryKey key) const
{
    return hostIn(entries, key);
}

const Entry *Army::chief() const
{
    const int place = placeOf(header.chief);
    if (place < 0)
        return nullptr;
    const Entry &entry = entries[size_t(place)];
    return entry.leader() ? entry.leader() : &entry;
}

bool sameContent(const Entry &a, const Entry &b)
{
    return a.role == b.role && a.unit == b.unit && a.list == b.list && a.size == b.size && a.models == b.models && a.options == b.options
        && a.upgrades == b.upgrades && a.experience == b.experience && a.name == b.name && a.notes == b.notes && sameEntries(a.attached, b.attached)
        && sameFields(told(a.extras, u"experience", a.experience > 0), told(b.extras, u"experience", b.experience > 0));
}

bool sameContent(const Army &a, const Army &b)
{
    const ArmyHeader &x = a.header;
    const ArmyHeader &y = b.header;
    return x.name == y.name && x.player == y.player && x.game == y.game && x.list == y.list && x.points == y.points
        && x.usualPoints == y.usualPoints
        && x.agreements == y.agreements && x.packs == y.packs && x.upgrades == y.upgrades && x.notes == y.notes && x.dataVersion == y.dataVersion
        && a.placeOf(x.chief) == b.placeOf(y.chief)
        && sameFields(told(a.extras, u"retinue-commander", x.chief != 0), told(b.extras, u"retinue-commander", y.chief != 0))
        && sameEntries(a.entries, b.entries);
}

} // namespace muster
