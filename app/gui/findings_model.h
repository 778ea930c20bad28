// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QAbstractTableModel>

namespace muster {

/// What is wrong with the army, worst first.
class FindingsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, MessageColumn, ColumnCount };

    explicit FindingsModel(Document &document, QObject *parent = nullptr);

    const Finding *finding(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void refresh();

    Document &m_document;
    std::vector<Finding> m_findings;
};

} // namespace muster
