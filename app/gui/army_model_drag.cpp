// SPDX-License-Identifier: GPL-3.0-or-later
// What is dragged out of the army and dropped into it.
#include "app/gui/army_model.h"
#include "app/gui/entry_mime.h"
#include "app/gui/group_steps.h"
#include "app/gui/leading.h"
#include "app/gui/steps.h"

#include <QMimeData>

#include <algorithm>

namespace muster {

QStringList ArmyModel::mimeTypes() const
{
    return {QString::fromUtf16(entriesMimeType)};
}

QMimeData *ArmyModel::mimeData(const QModelIndexList &indexes) const
{
    QList<EntryKey> keys;
    for (const QModelIndex &index : indexes) {
        if (!keys.contains(keyAt(index)))
            keys.append(keyAt(index));
    }
    return mimeOfEntries(m_document, keys).release();
}

Qt::DropActions ArmyModel::supportedDropActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

Qt::DropActions ArmyModel::supportedDragActions() const
{
    return Qt::MoveAction | Qt::CopyAction;
}

bool ArmyModel::dropMimeData(const QMimeData *mime, Qt::DropAction action, int row, int, const QModelIndex &parent)
{
    // On or between those attached to an entry means that entry.
    const QModelIndex on = parent.parent().isValid() ? parent.parent() : parent;
    const EntryKey host = keyAt(on.siblingAtColumn(0));
    const int index = on.isValid() ? on.row() : row >= 0 ? row : rowCount();
    const QList<EntryKey> own = keysOf(*mime, m_document);
    if (action == Qt::MoveAction && !own.isEmpty())
        return dropOwn(own, host, index);
    std::vector<Entry> entries = entriesOf(*mime, m_document.header().game);
    if (entries.empty())
        return false;
    const Leading leading(m_document);
    if (leading.isHost(host) && entries.size() == 1 && leading.roleOf(entries.front()) == Entry::Role::Leader) {
        entries.front().role = Entry::Role::Leader;
        emit dropped({GroupSteps(m_document).attach(host, std::move(entries.front()))});
        return true;
    }
    const int count = int(entries.size());
    Steps(m_document).insert(std::move(entries), index);
    QList<EntryKey> keys;
    for (int i = index; i < index + count && i < rowCount(); ++i)
        keys.append(keyAt(this->index(i, 0)));
    emit dropped(keys);
    return true;
}

/// Entries of this army: whoever leads goes to another group, all others to another place.
bool ArmyModel::dropOwn(const QList<EntryKey> &keys, EntryKey host, int index)
{
    const Army &army = m_document.army();
    if (keys.size() == 1 && keys.front() != host && Leading(m_document).isHost(host)) {
        const Entry *entry = army.find(keys.front());
        const bool leads = entry && (entry->role == Entry::Role::Leader ||
                                     (entry->role == Entry::Role::None && entry->attached.empty() &&
                                      Leading(m_document).roleOf(*entry) == Entry::Role::Leader));
        if (leads) {
            GroupSteps(m_document).lead(keys.front(), host);
            emit dropped(keys);
            return true;
        }
    }
    if (std::any_of(keys.begin(), keys.end(), [&](EntryKey key) { return army.indexOf(key) < 0; }))
        return false;
    Steps(m_document).moveTo(keys, index);
    emit dropped(keys);
    return true;
}

} // namespace muster
