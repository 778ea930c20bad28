// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QWidget>

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QPushButton;
class QTreeView;

namespace muster {

class ArmyModel;

/// The army: its units in the player's order.
class ArmyPanel : public QWidget {
    Q_OBJECT
public:
    explicit ArmyPanel(Document &document, QWidget *parent = nullptr);

    QList<EntryKey> selectedKeys() const;
    /// 0: none or several.
    EntryKey currentKey() const;
    void select(const QList<EntryKey> &keys);
    void focusView();

    // What menus and shortcuts do; nothing without a selection.
    void removeSelected();
    void duplicateSelected();
    void moveSelectedUp() { moveSelected(-1); }
    void moveSelectedDown() { moveSelected(1); }
    void renameCurrent();
    void cut();
    void copy();
    void paste();
    void selectAll();

    /// The menu of a right click, and what gets a button below the army.
    void setCommands(QMenu *menu, const QList<QAction *> &buttons);

signals:
    void selectionChanged();
    /// The view got the focus or the current unit was clicked again.
    void attended();
    /// What is bought for the army as a whole was clicked.
    void purchasesRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void moveSelected(int by);
    void refreshTotals();
    void refreshPurchases();

    Document &m_document;
    ArmyModel *m_model;
    QTreeView *m_view;
    QLabel *m_empty;
    QPushButton *m_purchases;
    QLabel *m_count;
    QLabel *m_total;
    QHBoxLayout *m_buttons;
    QMenu *m_menu = nullptr;
};

} // namespace muster
