// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QAbstractItemModel>
#include <QTimer>

namespace muster {

/// What the army may take: groups (by unit class, guests by how they come in), and in them a row for every unit and size,
/// with what taking it now would break.
class LibraryModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Column { UnitColumn, SizeColumn, PointsColumn, StateColumn, ColumnCount };
    enum Role {
        SearchRole = Qt::UserRole, ///< folded text that the filter looks into
        FitsRole,                  ///< taking it would break nothing
        PointsRole,
        UnitRole, ///< the same for every size of one unit in a group
        GroupRole, ///< true for groups
        GuestsRole ///< true for groups of those that are not the list's own choices
    };

    explicit LibraryModel(Document &document, QObject *parent = nullptr);

    /// Null for groups.
    const Judge::Offer *offer(const QModelIndex &index) const;
    /// Why it would not be legal, a line each; empty if it fits.
    QString reasons(const Judge::Offer &offer) const;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction; }

signals:
    /// What the rows say is up to date with the army.
    void refreshed();

private:
    struct Group {
        QString name;
        bool guests = false;
        std::vector<int> offers;
    };

    void refresh();
    void regroup();
    QVariant groupData(const Group &group, int column, int role) const;
    QVariant offerData(const Judge::Offer &offer, int column, int role) const;
    QString name(const Judge::Offer &offer) const;
    QString size(const Judge::Offer &offer) const;
    QString price(const Judge::Offer &offer) const;
    QString facts(const Judge::Offer &offer) const;
    QString state(const Judge::Offer &offer) const;
    QString searchText(const Judge::Offer &offer) const;

    Document &m_document;
    std::vector<Judge::Offer> m_offers;
    std::vector<Group> m_groups;
    QTimer m_refresh;
};

} // namespace muster
