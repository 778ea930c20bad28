// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QAbstractTableModel>

namespace muster {

/// The army's entries as rows. Moves by drag go through the document; the view never removes rows itself.
class ArmyModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { UnitColumn, SizeColumn, PointsColumn, StateColumn, ColumnCount };
    enum Role {
        KeyRole = Qt::UserRole,
        DetailRole,  ///< the second line: what the entry has bought
        SeverityRole ///< worst severity as int, -1 if nothing is wrong
    };

    explicit ArmyModel(Document &document, QObject *parent = nullptr);

    EntryKey keyAt(const QModelIndex &index) const;
    QModelIndex indexOf(EntryKey key) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override;
    Qt::DropActions supportedDragActions() const override;
    bool dropMimeData(const QMimeData *mime, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

signals:
    /// After a drop, for the view to select.
    void dropped(const QList<muster::EntryKey> &keys);

private:
    QString text(const RosterEntry &entry, int column) const;
    QString detail(const RosterEntry &entry) const;
    QString state(EntryKey key) const;
    QString spoken(const RosterEntry &entry) const;
    QString toolTip(const RosterEntry &entry) const;

    Document &m_document;
};

} // namespace muster
