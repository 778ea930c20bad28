// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/steps.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString mergeKey(const char16_t *what, EntryKey key)
{
    return QString::fromUtf16(what) + QString::number(key);
}

std::vector<EntryKey> keysOf(const Army &army)
{
    std::vector<EntryKey> keys;
    for (const Entry &entry : army.entries)
        keys.push_back(entry.key);
    return keys;
}

} // namespace

QString Steps::title(EntryKey key) const
{
    const RosterEntry *entry = m_document.roster().find(key);
    return entry ? entry->title() : QString();
}

QString Steps::count(int number) const
{
    return tr("%n unit(s)", nullptr, number);
}

void Steps::insert(std::vector<Entry> entries, int index)
{
    if (entries.empty())
        return;
    Army probe;
    probe.header = m_document.header();
    probe.entries.push_back(entries.front());
    const QString name = muster(m_document.game(), probe).entries.front().title();
    const QString what = entries.size() == 1 ? name : count(int(entries.size()));
    if (index < 0)
        index = int(m_document.army().entries.size());
    Edits edits;
    for (Entry &entry : entries) {
        entry.key = 0;
        edits.push_back(InsertEntry{index++, std::move(entry)});
    }
    m_document.push(tr("Add %1").arg(what), std::move(edits));
}

void Steps::remove(const QList<EntryKey> &keys)
{
    Edits edits;
    for (EntryKey key : keys)
        edits.push_back(RemoveEntry{key});
    m_document.push(tr("Remove %1").arg(keys.size() == 1 ? title(keys.front()) : count(int(keys.size()))),
                    std::move(edits));
}

void Steps::cut(const QList<EntryKey> &keys)
{
    Edits edits;
    for (EntryKey key : keys)
        edits.push_back(RemoveEntry{key});
    m_document.push(tr("Cut %1").arg(keys.size() == 1 ? title(keys.front()) : count(int(keys.size()))),
                    std::move(edits));
}

void Steps::duplicate(const QList<EntryKey> &keys)
{
    const Army &army = m_document.army();
    int index = -1;
    for (EntryKey key : keys)
        index = std::max(index, army.indexOf(key));
    Edits edits;
    for (const Entry &entry : army.entries) {
        if (!keys.contains(entry.key))
            continue;
        Entry copy = entry;
        copy.key = 0;
        edits.push_back(InsertEntry{++index, std::move(copy)});
    }
    m_document.push(tr("Duplicate %1").arg(keys.size() == 1 ? title(keys.front()) : count(int(keys.size()))),
                    std::move(edits));
}

void Steps::moveTo(const QList<EntryKey> &keys, int index)
{
    std::vector<EntryKey> before, block, after;
    int position = 0;
    for (EntryKey key : keysOf(m_document.army())) {
        auto &part = keys.contains(key) ? block : position < index ? before : after;
        part.push_back(key);
        ++position;
    }
    before.insert(before.end(), block.begin(), block.end());
    before.insert(before.end(), after.begin(), after.end());
    reorder(before, tr("Move %1").arg(keys.size() == 1 ? title(keys.front()) : count(int(keys.size()))));
}

void Steps::shift(const QList<EntryKey> &keys, int by)
{
    std::vector<EntryKey> order = keysOf(m_document.army());
    if (by > 0)
        std::reverse(order.begin(), order.end());
    for (size_t i = 1; i < order.size(); ++i) {
        if (keys.contains(order[i]) && !keys.contains(order[i - 1]))
            std::swap(order[i], order[i - 1]);
    }
    if (by > 0)
        std::reverse(order.begin(), order.end());
    const QString what = keys.size() == 1 ? title(keys.front()) : count(int(keys.size()));
    reorder(order, by < 0 ? tr("Move %1 up").arg(what) : tr("Move %1 down").arg(what));
}

void Steps::reorder(const std::vector<EntryKey> &order, const QString &step)
{
    std::vector<EntryKey> now = keysOf(m_document.army());
    Edits edits;
    for (size_t i = 0; i < order.size(); ++i) {
        if (now[i] == order[i])
            continue;
        // One that goes down past many is a single move too.
        std::vector<EntryKey> without = now;
        without.erase(without.begin() + qsizetype(i));
        const auto place = std::find(order.begin(), order.end(), now[i]);
        without.insert(without.begin() + (place - order.begin()), now[i]);
        if (without == order) {
            edits.push_back(MoveEntry{now[i], int(place - order.begin())});
            break;
        }
        const auto it = std::find(now.begin() + qsizetype(i), now.end(), order[i]);
        now.erase(it);
        now.insert(now.begin() + qsizetype(i), order[i]);
        edits.push_back(MoveEntry{order[i], int(i)});
    }
    m_document.push(step, std::move(edits));
}

void Steps::rename(EntryKey key, const QString &name)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry || entry->name == name)
        return;
    const QString before = title(key);
    Entry changed = *entry;
    changed.name = name;
    m_document.push(tr("Rename %1").arg(before), {ReplaceEntry{std::move(changed)}}, mergeKey(u"name ", key));
}

void Steps::setNotes(EntryKey key, const QString &notes)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry || entry->notes == notes)
        return;
    Entry changed = *entry;
    changed.notes = notes;
    m_document.push(tr("Notes of %1").arg(title(key)), {ReplaceEntry{std::move(changed)}}, mergeKey(u"notes ", key));
}

void Steps::setSize(EntryKey key, Id size)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry || entry->size == size)
        return;
    const QString name = m_document.game().sizeName(size);
    m_document.push(tr("Make %1 a %2").arg(title(key), name), {withSize(*entry, size)}, mergeKey(u"size ", key));
}

void Steps::setOption(EntryKey key, Id option, int times, const QString &name)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry)
        return;
    int now = int(std::count(entry->options.begin(), entry->options.end(), option));
    if (now == times)
        return;
    Entry changed = *entry;
    for (; now < times; ++now)
        changed.options.push_back(option);
    for (; now > times; --now) {
        const auto last = std::find(changed.options.rbegin(), changed.options.rend(), option);
        changed.options.erase(std::next(last).base());
    }
    const QString step = times > 0 ? tr("%1 for %2").arg(name, title(key)) : tr("No %1 for %2").arg(name, title(key));
    m_document.push(step, {ReplaceEntry{std::move(changed)}});
}

void Steps::chooseOfGroup(EntryKey key, Id option, const std::vector<Id> &group, const QString &name)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry)
        return;
    Entry changed = *entry;
    std::erase_if(changed.options, [&](Id id) { return std::find(group.begin(), group.end(), id) != group.end(); });
    if (!option.isEmpty())
        changed.options.push_back(option);
    if (changed.options == entry->options)
        return;
    const QString step =
        option.isEmpty() ? tr("No %1 for %2").arg(name, title(key)) : tr("%1 for %2").arg(name, title(key));
    m_document.push(step, {ReplaceEntry{std::move(changed)}}, mergeKey(u"group ", key) + (group.empty() ? QString() : u' ' + group.front().str()));
}

void Steps::replaceUpgrade(EntryKey key, Id old, Id upgrade, const QString &name)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry || old == upgrade)
        return;
    Entry changed = *entry;
    const auto it = std::find(changed.upgrades.begin(), changed.upgrades.end(), old);
    if (it == changed.upgrades.end())
        changed.upgrades.push_back(upgrade);
    else if (upgrade.isEmpty())
        changed.upgrades.erase(it);
    else
        *it = upgrade;
    const QString step =
        upgrade.isEmpty() ? tr("No %1 for %2").arg(name, title(key)) : tr("%1 for %2").arg(name, title(key));
    m_document.push(step, {ReplaceEntry{std::move(changed)}});
}

void Steps::setExperience(EntryKey key, int points)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry || entry->experience == points)
        return;
    m_document.push(tr("Experience of %1").arg(title(key)), {withExperience(*entry, points)},
                    mergeKey(u"experience ", key));
}

void Steps::setArmyUpgrade(Id upgrade, int times, const QString &name)
{
    ArmyHeader header = m_document.header();
    int now = int(std::count(header.upgrades.begin(), header.upgrades.end(), upgrade));
    if (now == times)
        return;
    for (; now < times; ++now)
        header = std::get<SetHeader>(withArmyUpgrade(header, upgrade)).header;
    for (; now > times; --now)
        header = std::get<SetHeader>(withoutArmyUpgrade(header, upgrade)).header;
    setHeader(header, times > 0 ? tr("%1 for the army").arg(name) : tr("No %1 for the army").arg(name));
}

void Steps::setHeader(const ArmyHeader &header, const QString &step, const QString &mergeKey)
{
    m_document.push(step, {SetHeader{header}}, mergeKey);
}

void Steps::apply(const Edits &edits, const QString &step)
{
    m_document.push(step, edits);
}

} // namespace muster
