// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_filter.h"

#include "app/gui/fold.h"
#include "app/gui/library_model.h"

namespace muster {

LibraryFilter::LibraryFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

void LibraryFilter::setQuery(const QString &query)
{
    m_query = query;
    invalidateFilter();
}

void LibraryFilter::setOnlyFitting(bool only)
{
    m_onlyFitting = only;
    invalidateFilter();
}

void LibraryFilter::setMostPoints(int points)
{
    if (m_mostPoints == points)
        return;
    m_mostPoints = points;
    invalidateFilter();
}

int LibraryFilter::shown() const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += rowCount(index(row, 0));
    return count;
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (index.data(LibraryModel::GroupRole).toBool())
        return false; // shown for the rows in it
    if (m_onlyFitting && !index.data(LibraryModel::FitsRole).toBool())
        return false;
    if (m_mostPoints >= 0 && index.data(LibraryModel::PointsRole).toInt() > m_mostPoints)
        return false;
    return m_query.isEmpty() || matchesAllWords(index.data(LibraryModel::SearchRole).toString(), m_query);
}

} // namespace muster
