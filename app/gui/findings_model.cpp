// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/findings_model.h"

#include "app/gui/icons.h"
#include "app/text/texts.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

FindingsModel::FindingsModel(Document &document, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_findings(document.verdict().findings)
{
    connect(&document, &Document::changed, this, &FindingsModel::refresh);
}

void FindingsModel::refresh()
{
    // Only what differs is replaced, so that the view keeps its place.
    const std::vector<Finding> &now = m_document.verdict().findings;
    const size_t most = std::min(now.size(), m_findings.size());
    size_t head = 0;
    while (head < most && now[head] == m_findings[head])
        ++head;
    size_t tail = 0;
    while (tail < most - head && now[now.size() - 1 - tail] == m_findings[m_findings.size() - 1 - tail])
        ++tail;

    if (const size_t old = m_findings.size() - head - tail; old > 0) {
        beginRemoveRows({}, int(head), int(head + old - 1));
        m_findings.erase(m_findings.begin() + qsizetype(head), m_findings.begin() + qsizetype(head + old));
        endRemoveRows();
    }
    if (const size_t fresh = now.size() - head - tail; fresh > 0) {
        beginInsertRows({}, int(head), int(head + fresh - 1));
        m_findings.insert(m_findings.begin() + qsizetype(head), now.begin() + qsizetype(head),
                          now.begin() + qsizetype(head + fresh));
        endInsertRows();
    }
}

const Finding *FindingsModel::finding(const QModelIndex &index) const
{
    return index.isValid() ? &m_findings[size_t(index.row())] : nullptr;
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_findings.size());
}

int FindingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Finding &finding = m_findings[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return index.column() == SeverityColumn ? severityName(finding.severity) : findingTextWithPage(finding);
    case Qt::DecorationRole:
        return index.column() == SeverityColumn ? QVariant(severityIcon(finding.severity)) : QVariant();
    case Qt::ToolTipRole:
        return finding.because.isEmpty() ? findingTextWithPage(finding)
                                         : u"%1\n%2"_s.arg(findingTextWithPage(finding), finding.because);
    case Qt::AccessibleTextRole:
        return index.column() == SeverityColumn
                   ? u"%1: %2"_s.arg(severityName(finding.severity), findingTextWithPage(finding))
                   : findingTextWithPage(finding);
    case Qt::AccessibleDescriptionRole:
        return finding.because;
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    return section == SeverityColumn ? tr("Kind") : tr("What the rules say");
}

} // namespace muster
