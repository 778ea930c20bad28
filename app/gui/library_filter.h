// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace muster {

/// The rows of the library that the player wants to see. Groups without any are gone.
class LibraryFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit LibraryFilter(QObject *parent = nullptr);

    void setQuery(const QString &query);
    void setOnlyFitting(bool only);
    /// Most points a row may cost; negative: any.
    void setMostPoints(int points);
    int shown() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_query;
    bool m_onlyFitting = false;
    int m_mostPoints = -1;
};

} // namespace muster
