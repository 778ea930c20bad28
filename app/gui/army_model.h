// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/army_rows.h"
#include "app/gui/document.h"

#include <QAbstractItemModel>

namespace muster {

/// The army's entries as rows, with those attached to them below. Moves by drag go through the document; the view never removes
/// rows itself.
class ArmyModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { UnitColumn, SizeColumn, PointsColumn, StateColumn, ColumnCount };
    enum Role {
        KeyRole = Qt::UserRole,
        DetailRole,  ///< the second line: what the entry has bought
        SeverityRole, ///< worst severity as int, -1 if nothing is wrong
        ChiefRole     ///< leads the whole army
    };

    explicit ArmyModel(Document &document, QObject *parent = nullptr);

    EntryKey keyAt(const QModelIndex &index) const;
    QModelIndex indexOf(EntryKey key) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
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
    bool dropOwn(const QList<EntryKey> &keys, EntryKey host, int index);
    void followAttached(int row);
    void announceAll();
    QString text(const RosterEntry &entry, int column) const;
    QString detail(const RosterEntry &entry) const;
    QString state(EntryKey key) const;
    QString spoken(const RosterEntry &entry) const;
    QString toolTip(const RosterEntry &entry) const;

    Document &m_document;
    ArmyRows m_rows;
};

} // namespace muster
