// SPDX-License-Identifier: GPL-3.0-or-later
// What must hold for any army and any edits, tried on many random ones.
#include "model/army_file.h"
#include "model/edit.h"

#include <rapidcheck.h>

#include <algorithm>

using namespace muster;
using namespace Qt::StringLiterals;

namespace {

/// Text that YAML likes to misread, besides ordinary characters.
rc::Gen<QString> text()
{
    static const QList<QString> nasty{u""_s, u"null"_s, u"~"_s, u"true"_s, u"007"_s, u"1e3"_s, u"- a"_s, u"a: b"_s, u"#x"_s,
        u"'"_s, u"\""_s, u"\\"_s, u"a\nb"_s, u" lead"_s, u"trail "_s, u"\t"_s, u"*a"_s, u"&a"_s, u"!x"_s, u"%a"_s, u"@"_s,
        u"[a]"_s, u"{a}"_s, u"Ωμέγα"_s, u"Дружина"_s, u"é\u0301"_s, u"\u2028"_s, u"\u0085"_s, u"\ufeff"_s, u"a,b"_s, u"yes"_s,
        u"---"_s, u"..."_s, u"?"_s, u":"_s, u"|"_s, u">"_s, u"\r\n"_s, u"hill\n"_s, u"\u0001"_s, u"🛡"_s};
    return rc::gen::map(rc::gen::container<std::vector<int>>(rc::gen::inRange(0, int(nasty.size()))), [](const std::vector<int> &parts) {
        QString result;
        for (const int part : parts)
            result += nasty[part];
        return result.left(60);
    });
}

rc::Gen<Id> word()
{
    return rc::gen::map(rc::gen::inRange(1, 9), [](int n) { return Id(u"word-%1"_s.arg(n)); });
}

rc::Gen<std::vector<Id>> words() { return rc::gen::container<std::vector<Id>>(word()); }

/// A value that this version does not know.
Node anyNode(int depth)
{
    Node node;
    switch (*rc::gen::inRange(0, depth > 0 ? 4 : 2)) {
    case 0:
        node.kind = Node::Kind::Scalar;
        node.scalar = *text();
        node.quoted = true;
        break;
    case 1:
        node.kind = Node::Kind::Scalar;
        node.scalar = *rc::gen::element(u"7"_s, u"-1.5"_s, u"true"_s, u"word"_s, u"1e3"_s);
        break;
    case 2:
        node.kind = Node::Kind::Sequence;
        for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
            node.items.push_back(anyNode(depth - 1));
        break;
    default:
        node.kind = Node::Kind::Map;
        for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
            node.fields.push_back({u"key-%1"_s.arg(i), {}, anyNode(depth - 1)});
    }
    return node;
}

Entry anyEntry(int depth = 1)
{
    Entry entry;
    entry.unit = *word();
    if (*rc::gen::arbitrary<bool>())
        entry.size = *word();
    if (*rc::gen::arbitrary<bool>())
        entry.list = *word();
    if (*rc::gen::arbitrary<bool>())
        entry.models = *rc::gen::inRange(1, 50);
    entry.options = *words();
    entry.upgrades = *words();
    entry.name = *text();
    entry.notes = *text();
    entry.byExperience = *rc::gen::arbitrary<bool>();
    if (*rc::gen::arbitrary<bool>())
        entry.extras.push_back({u"led"_s, {}, anyNode(3)});
    for (int i = depth > 0 ? *rc::gen::inRange(0, 3) : 0; i > 0; --i) {
        entry.attached.push_back(anyEntry(depth - 1));
        entry.attached.back().role = *rc::gen::arbitrary<bool>() ? Entry::Role::Leader : Entry::Role::Member;
    }
    return entry;
}

ArmyHeader anyHeader()
{
    ArmyHeader header;
    header.name = *text();
    header.player = *text();
    header.game = *word();
    header.list = *word();
    header.points = *rc::gen::inRange(1, 1'000'000);
    for (const Id agreement : *words()) {
        if (!header.agrees(agreement))
            header.agreements.push_back(agreement);
    }
    header.notes = *text();
    header.dataVersion = *text();
    header.chief = *rc::gen::inRange<EntryKey>(0, 12);
    return header;
}

Edit anyEdit()
{
    const EntryKey key = *rc::gen::inRange<EntryKey>(0, 12);
    const int index = *rc::gen::inRange(-2, 12);
    switch (*rc::gen::inRange(0, 6)) {
    case 0: return SetHeader{anyHeader()};
    case 1: return InsertEntry{index, anyEntry()};
    case 2: return RemoveEntry{key};
    case 3: return MoveEntry{key, index};
    case 4: return AttachEntry{key, index, anyEntry()};
    default: {
        ReplaceEntry edit{anyEntry()};
        edit.entry.key = key;
        return edit;
    }
    }
}

Army anyArmy()
{
    Army army;
    army.header = anyHeader();
    const int size = *rc::gen::inRange(0, 8);
    for (int i = 0; i < size; ++i)
        applyEdit(army, InsertEntry{i, anyEntry()});
    return army;
}

std::vector<EntryKey> keys(const std::vector<Entry> &entries)
{
    std::vector<EntryKey> result;
    for (const Entry &entry : entries) {
        result.push_back(entry.key);
        const auto attached = keys(entry.attached);
        result.insert(result.end(), attached.begin(), attached.end());
    }
    return result;
}

} // namespace

int main()
{
    bool good = true;
    good &= rc::check("saving and loading are inverse", [] {
        const Army army = anyArmy();
        const auto again = readArmy(writeArmy(army), u"a"_s);
        RC_LOG() << writeArmy(army).toStdString() << (again.value ? writeArmy(*again.value).toStdString() : std::string("unread"));
        RC_ASSERT(again.value.has_value());
        RC_ASSERT(sameContent(*again.value, army));
    });
    good &= rc::check("undoing every edit restores the army, keys included", [] {
        Army army = anyArmy();
        const Army before = army;
        const auto keysBefore = keys(army.entries);
        Edits edits;
        const int count = *rc::gen::inRange(0, 12);
        for (int i = 0; i < count; ++i)
            edits.push_back(anyEdit());
        applyEdits(army, applyEdits(army, edits));
        RC_ASSERT(sameContent(army, before));
        RC_ASSERT(keys(army.entries) == keysBefore);
    });
    good &= rc::check("no two entries have the same key", [] {
        Army army = anyArmy();
        for (int i = *rc::gen::inRange(0, 12); i > 0; --i)
            applyEdit(army, anyEdit());
        auto all = keys(army.entries);
        std::sort(all.begin(), all.end());
        const bool twice = std::adjacent_find(all.begin(), all.end()) != all.end();
        RC_ASSERT(!twice);
        const bool inRange = all.empty() || (all.front() > 0 && all.back() < army.nextKey);
        RC_ASSERT(inRange);
    });
    good &= rc::check("undo and redo come to the same", [] {
        Army army = anyArmy();
        const Edit edit = anyEdit();
        Edit inverse = applyEdit(army, edit);
        const Army after = army;
        inverse = applyEdit(army, inverse);
        applyEdit(army, inverse);
        RC_ASSERT(sameContent(army, after));
        RC_ASSERT(keys(army.entries) == keys(after.entries));
    });
    good &= rc::check("any bytes are read or refused", [] {
        const auto bytes = *rc::gen::container<std::string>(rc::gen::arbitrary<char>());
        const auto army = readArmy(QByteArray::fromStdString(bytes), u"a"_s);
        RC_ASSERT(army.value.has_value() == !hasErrors(army.problems));
    });
    return good ? 0 : 1;
}
