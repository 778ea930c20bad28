// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_rows.h"

#include <algorithm>

namespace muster {

namespace {

/// One level below the entry is enough: whoever is attached to someone attached stands there too.
void collect(const Entry &entry, std::vector<EntryKey> &keys)
{
    for (const Entry &attached : entry.attached) {
        keys.push_back(attached.key);
        collect(attached, keys);
    }
}

} // namespace

ArmyRows::ArmyRows(const Army &army)
{
    for (const Entry &entry : army.entries)
        insert(count(), entry);
}

int ArmyRows::rowOf(EntryKey key) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [key](const Row &row) { return row.key == key; });
    return it == m_rows.end() ? -1 : int(it - m_rows.begin());
}

std::pair<int, int> ArmyRows::placeOf(EntryKey key) const
{
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].key == key)
            return {int(i), -1};
        const auto &attached = m_rows[i].attached;
        const auto it = std::find(attached.begin(), attached.end(), key);
        if (it != attached.end())
            return {int(i), int(it - attached.begin())};
    }
    return {-1, -1};
}

void ArmyRows::insert(int row, const Entry &entry)
{
    Row added{entry.key, {}};
    collect(entry, added.attached);
    m_rows.insert(m_rows.begin() + row, std::move(added));
}

void ArmyRows::remove(int row)
{
    m_rows.erase(m_rows.begin() + row);
}

void ArmyRows::move(int from, int to)
{
    const auto begin = m_rows.begin();
    if (from < to)
        std::rotate(begin + from, begin + from + 1, begin + to + 1);
    else
        std::rotate(begin + to, begin + from, begin + from + 1);
}

ArmyRows::Change ArmyRows::changeBelow(int row, const Entry &entry) const
{
    const std::vector<EntryKey> &before = m_rows[size_t(row)].attached;
    std::vector<EntryKey> after;
    collect(entry, after);
    const auto [oldFirst, newFirst] = std::mismatch(before.begin(), before.end(), after.begin(), after.end());
    const auto [oldLast, newLast] = std::mismatch(before.rbegin(), std::make_reverse_iterator(oldFirst), after.rbegin(),
                                                  std::make_reverse_iterator(newFirst));
    Change change;
    change.first = int(oldFirst - before.begin());
    change.gone = int(oldLast.base() - oldFirst);
    change.came.assign(newFirst, newLast.base());
    return change;
}

void ArmyRows::removeBelow(int row, int first, int count)
{
    auto &attached = m_rows[size_t(row)].attached;
    attached.erase(attached.begin() + first, attached.begin() + first + count);
}

void ArmyRows::insertBelow(int row, int first, const std::vector<EntryKey> &keys)
{
    auto &attached = m_rows[size_t(row)].attached;
    attached.insert(attached.begin() + first, keys.begin(), keys.end());
}

} // namespace muster
