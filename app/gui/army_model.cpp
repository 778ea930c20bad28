// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_model.h"

#include "app/gui/icons.h"
#include "app/gui/steps.h"
#include "app/text/price_text.h"
#include "app/text/texts.h"

using namespace Qt::StringLiterals;

namespace muster {

ArmyModel::ArmyModel(Document &document, QObject *parent)
    : QAbstractItemModel(parent), m_document(document), m_rows(document.army())
{
    connect(&document, &Document::aboutToInsert, this, [this](int row) { beginInsertRows({}, row, row); });
    connect(&document, &Document::inserted, this, [this](int row) {
        m_rows.insert(row, m_document.army().entries[size_t(row)]);
        endInsertRows();
    });
    connect(&document, &Document::aboutToRemove, this, [this](int row) { beginRemoveRows({}, row, row); });
    connect(&document, &Document::removed, this, [this](int row) {
        m_rows.remove(row);
        endRemoveRows();
    });
    connect(&document, &Document::aboutToMove, this,
            [this](int from, int to) { beginMoveRows({}, from, from, {}, to > from ? to + 1 : to); });
    connect(&document, &Document::moved, this, [this](int from, int to) {
        m_rows.move(from, to);
        endMoveRows();
    });
    connect(&document, &Document::entryChanged, this, &ArmyModel::followAttached);
    // A step can change the verdict on any entry.
    connect(&document, &Document::changed, this, &ArmyModel::announceAll);
}

void ArmyModel::followAttached(int row)
{
    const ArmyRows::Change change = m_rows.changeBelow(row, m_document.army().entries[size_t(row)]);
    const QModelIndex parent = index(row, 0);
    if (change.gone > 0) {
        beginRemoveRows(parent, change.first, change.first + change.gone - 1);
        m_rows.removeBelow(row, change.first, change.gone);
        endRemoveRows();
    }
    if (!change.came.empty()) {
        beginInsertRows(parent, change.first, change.first + int(change.came.size()) - 1);
        m_rows.insertBelow(row, change.first, change.came);
        endInsertRows();
    }
}

void ArmyModel::announceAll()
{
    if (m_rows.count() == 0)
        return;
    emit dataChanged(index(0, 0), index(m_rows.count() - 1, ColumnCount - 1));
    for (int row = 0; row < m_rows.count(); ++row) {
        const QModelIndex parent = index(row, 0);
        if (const int below = m_rows.countBelow(row))
            emit dataChanged(index(0, 0, parent), index(below - 1, ColumnCount - 1, parent));
    }
}

EntryKey ArmyModel::keyAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return 0;
    if (index.internalId() == 0)
        return m_rows.at(index.row());
    return m_rows.below(m_rows.rowOf(EntryKey(index.internalId())), index.row());
}

QModelIndex ArmyModel::indexOf(EntryKey key) const
{
    const auto [row, below] = m_rows.placeOf(key);
    if (row < 0)
        return {};
    return below < 0 ? index(row, 0) : index(below, 0, index(row, 0));
}

QModelIndex ArmyModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    // Whoever is attached knows the key of the entry above him: its row may change.
    return createIndex(row, column, parent.isValid() ? quintptr(m_rows.at(parent.row())) : quintptr(0));
}

QModelIndex ArmyModel::parent(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return {};
    const int row = m_rows.rowOf(EntryKey(index.internalId()));
    return row < 0 ? QModelIndex() : createIndex(row, 0, quintptr(0));
}

int ArmyModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_rows.count();
    return parent.internalId() == 0 && parent.column() == 0 ? m_rows.countBelow(parent.row()) : 0;
}

int ArmyModel::columnCount(const QModelIndex &) const
{
    return int(ColumnCount);
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
    case ChiefRole:
        return entry.chief;
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
        return sumText(entry);
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
    QStringList parts{entryTitle(entry)};
    if (entry.chief)
        parts.append(tr("leads the whole army"));
    if (entry.choosesModels())
        parts.append(tr("%n model(s)", nullptr, entry.models));
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
    if (entry.chief)
        lines.prepend(tr("Leads the whole army"));
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
        return m_document.game().sizeWord.isEmpty() ? tr("Size") : m_document.game().sizeWord;
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
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled;
    if (index.parent().isValid())
        flags |= Qt::ItemNeverHasChildren;
    if (index.column() == UnitColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

} // namespace muster
