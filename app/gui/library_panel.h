// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QHash>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeView;

namespace muster {

class Chip;
class LibraryFilter;
class LibraryModel;

/// What the army may take, to look at and to add.
class LibraryPanel : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPanel(Document &document, QWidget *parent = nullptr);

    void focusFilter();
    /// Adds what is current; true if there was something.
    bool addCurrent();

signals:
    /// What is current, whenever it or what is said of it changes; null: nothing.
    void offerShown(const muster::Judge::Offer *offer);
    /// The player turned to this unit.
    void attended(const muster::Judge::Offer *offer);
    void added(const QString &what);
    /// Such a unit leads another one: it is added once it is known which.
    void leaderWanted(const muster::Judge::Offer *offer);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    const Judge::Offer *current() const;
    void refilter();
    void showCurrent();
    void unfoldGroups();
    bool isUnfolded(const QModelIndex &group) const;
    void turnGroup(const QModelIndex &group);

    Document &m_document;
    LibraryModel *m_model;
    LibraryFilter *m_filter;
    QLineEdit *m_query;
    Chip *m_fits;
    Chip *m_affordable;
    QTreeView *m_view;
    QHash<QString, bool> m_unfolded; ///< groups that the player opened or shut, by name
    bool m_unfolding = false;
    QLabel *m_empty;
    QLabel *m_reason;
    QPushButton *m_add;
};

} // namespace muster
