// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"

#include <QModelIndex>

namespace muster {

/// The rows that a view knows of: the army's entries by their keys, and below each those attached to it. Kept beside the army
/// because a view must hear of every row before it goes, and an edit of someone attached is known only once it is done.
class ArmyRows {
public:
    explicit ArmyRows(const Army &army);

    int count() const { return int(m_rows.size()); }
    int countBelow(int row) const { return int(m_rows[size_t(row)].attached.size()); }
    EntryKey at(int row) const { return m_rows[size_t(row)].key; }
    EntryKey below(int row, int child) const { return m_rows[size_t(row)].attached[size_t(child)]; }
    /// -1: not there, or attached.
    int rowOf(EntryKey key) const;
    /// Row and row below it; the latter is -1 for one who is not attached, the former if there is none.
    std::pair<int, int> placeOf(EntryKey key) const;

    void insert(int row, const Entry &entry);
    void remove(int row);
    void move(int from, int to);

    /// How those below a row changed: from `first` on `gone` rows went and these came.
    struct Change {
        int first = 0;
        int gone = 0;
        std::vector<EntryKey> came;
    };
    Change changeBelow(int row, const Entry &entry) const;
    void removeBelow(int row, int first, int count);
    void insertBelow(int row, int first, const std::vector<EntryKey> &keys);

private:
    struct Row {
        EntryKey key;
        std::vector<EntryKey> attached;
    };
    std::vector<Row> m_rows;
};

} // namespace muster
