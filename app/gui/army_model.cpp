// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_model.h"

#include "app/gui/entry_mime.h"
#include "app/gui/icons.h"
#include "app/gui/steps.h"
#include "app/text/texts.h"

#include <QMimeData>

using namespace Qt::StringLiterals;

namespace muster {

ArmyModel::ArmyModel(Document &document, QObject *parent) : QAbstractTableModel(parent), m_document(document)
{
    connect(&document, &Document::aboutToInsert, this, [this](int index) { beginInsertRows({}, index, index); });
    connect(&document, &Document::inserted, this, [this] { endInsertRows(); });
    connect(&document, &Document::aboutToRemove, this, [this](int index) { beginRemoveRows({}, index, index); });
    connect(&document, &Document::removed, this, [this] { endRemoveRows(); });
    connect(&document, &Document::aboutToMove, this,
            [this](int from, int to) { beginMoveRows({}, from, from, {}, to > from ? to + 1 : to); });
    connect(&document, &Document::moved, this, [this] { endMoveRows(); });
    // A step can change the verdict on any entry.
    connect(&document, &Document::changed, this, [this] {
        if (rowCount() > 0)
            emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    });
}

EntryKey ArmyModel::keyAt(const QModelIndex &index) const
{
    return index.isValid() ? m_document.army().entries[size_t(index.row())].key : 0;
}

QModelIndex ArmyModel::indexOf(EntryKey key) const
{
    const int row = m_document.army().indexOf(key);
    return row < 0 ? QModelIndex() : index(row, 0);
}

int ArmyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_document.army().entries.size());
}

int ArmyModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant ArmyModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RosterEntry *found = m_document.roster().find(keyAt(index));
    if (!found)
        return {};
    const RosterEntry &entry = *found;
    switch (role) {
    case Qt::DisplayRole:
        return text(entry, index.column());
    case Qt::EditRole:
        return index.column() == UnitColumn ? entry.entry->name : QString();
    case KeyRole:
        return entry.entry->key;
    case DetailRole:
        return detail(entry);
    case SeverityRole: {
        const auto findings = m_document.findingsOf(entry.entry->key);
        return findings.empty() ? -1 : int(findings.front()->severity);
    }
    case Qt::DecorationRole:
        if (index.column() == StateColumn) {
            const auto findings = m_document.findingsOf(entry.entry->key);
            return findings.empty() ? QVariant() : severityIcon(findings.front()->severity);
        }
        return {};
    case Qt::ToolTipRole:
        return toolTip(entry);
    case Qt::AccessibleTextRole:
        return index.column() == UnitColumn ? spoken(entry) : text(entry, index.column());
    case Qt::AccessibleDescriptionRole:
        return toolTip(entry);
    case Qt::TextAlignmentRole:
        return int((index.column() == PointsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QString ArmyModel::text(const RosterEntry &entry, int column) const
{
    switch (column) {
    case UnitColumn:
        return entry.title();
    case SizeColumn: {
        if (entry.size().isEmpty())
            return {};
        const QString name = entry.profile ? entry.profile->sizeName : QString();
        return name.isEmpty() ? entry.size().str() : name;
    }
    case PointsColumn:
        return pointsText(entry.points);
    case StateColumn:
        return state(entry.entry->key);
    default:
        return {};
    }
}

QString ArmyModel::detail(const RosterEntry &entry) const
{
    QStringList parts;
    if (!entry.entry->name.isEmpty())
        parts.append(entry.unit ? entry.unit->name : entry.entry->unit.str());
    // Two lists may have a unit of the same name.
    if (entry.permission)
        parts.append(entry.permission->name);
    const bool bare = entry.options.isEmpty() && entry.upgrades.isEmpty() && entry.entry->name.isEmpty();
    for (const Bought &bought : entry.options)
        parts.append(bought.option ? bought.option->name : bought.id.str());
    for (const Bought &bought : entry.upgrades)
        parts.append(bought.option ? bought.option->name : bought.id.str());
    if (bare && entry.type)
        parts.prepend(entry.unit->typeName());
    if (m_document.roster().keepsExperience() || entry.entry->experience > 0) {
        if (const QString experience = experienceText(m_document.game(), entry); !experience.isEmpty())
            parts.append(tr("experience %1", "2 of 4 for something").arg(experience));
    }
    return parts.join(u" · "_s);
}

QString ArmyModel::state(EntryKey key) const
{
    const auto findings = m_document.findingsOf(key);
    if (findings.empty())
        return {};
    const Severity worst = findings.front()->severity;
    return findings.size() == 1 ? severityName(worst)
                                : tr("%1 +%2", "worst severity, number of other findings")
                                      .arg(severityName(worst))
                                      .arg(findings.size() - 1);
}

QString ArmyModel::spoken(const RosterEntry &entry) const
{
    QStringList parts{entry.title()};
    if (const QString size = text(entry, SizeColumn); !size.isEmpty())
        parts.append(size);
    parts.append(tr("%n point(s)", nullptr, entry.points));
    parts.append(detail(entry));
    const int problems = int(m_document.findingsOf(entry.entry->key).size());
    parts.append(problems ? tr("%n problem(s)", nullptr, problems) : tr("no problem"));
    return parts.join(u", "_s);
}

QString ArmyModel::toolTip(const RosterEntry &entry) const
{
    QStringList lines;
    for (const Finding *finding : m_document.findingsOf(entry.entry->key))
        lines.append(u"%1: %2"_s.arg(severityName(finding->severity), findingTextWithPage(*finding)));
    if (lines.isEmpty() && !entry.entry->notes.isEmpty())
        lines.append(entry.entry->notes);
    return lines.join(u'\n');
}

QVariant ArmyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == PointsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case UnitColumn:
        return tr("Unit");
    case SizeColumn:
        return tr("Size");
    case PointsColumn:
        return tr("Points");
    default:
        return tr("State");
    }
}

bool ArmyModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || index.column() != UnitColumn)
        return false;
    Steps(m_document).rename(keyAt(index), value.toString().trimmed());
    return true;
}

Qt::ItemFlags ArmyModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
    if (index.column() == UnitColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

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
    const int index = row >= 0 ? row : parent.isValid() ? parent.row() : rowCount();
    const QList<EntryKey> own = keysOf(*mime, m_document);
    if (action == Qt::MoveAction && !own.isEmpty()) {
        Steps(m_document).moveTo(own, index);
        emit dropped(own);
        return true;
    }
    std::vector<Entry> entries = entriesOf(*mime, m_document.header().game);
    if (entries.empty())
        return false;
    const int count = int(entries.size());
    Steps(m_document).insert(std::move(entries), index);
    QList<EntryKey> keys;
    for (int i = index; i < index + count && i < rowCount(); ++i)
        keys.append(keyAt(this->index(i, 0)));
    emit dropped(keys);
    return true;
}

} // namespace muster
