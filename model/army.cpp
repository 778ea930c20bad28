// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

bool sameNode(const Node &a, const Node &b);

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

} // namespace

bool Entry::takes(Id choice) const
{
    return std::find(options.begin(), options.end(), choice) != options.end()
        || std::find(upgrades.begin(), upgrades.end(), choice) != upgrades.end();
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
    const int index = indexOf(key);
    return index < 0 ? nullptr : &entries[size_t(index)];
}

int Army::indexOf(EntryKey key) const
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry &entry) { return entry.key == key; });
    return found == entries.end() ? -1 : int(found - entries.begin());
}

bool sameContent(const Entry &a, const Entry &b)
{
    return a.unit == b.unit && a.list == b.list && a.size == b.size && a.models == b.models && a.options == b.options
        && a.upgrades == b.upgrades && a.experience == b.experience && a.name == b.name && a.notes == b.notes && sameFields(a.extras, b.extras);
}

bool sameContent(const Army &a, const Army &b)
{
    const ArmyHeader &x = a.header;
    const ArmyHeader &y = b.header;
    return x.name == y.name && x.player == y.player && x.game == y.game && x.list == y.list && x.points == y.points
        && x.agreements == y.agreements && x.packs == y.packs && x.upgrades == y.upgrades && x.notes == y.notes && x.dataVersion == y.dataVersion
        && sameFields(a.extras, b.extras)
        && std::equal(a.entries.begin(), a.entries.end(), b.entries.begin(), b.entries.end(),
                      [](const Entry &p, const Entry &q) { return sameContent(p, q); });
}

} // namespace muster
