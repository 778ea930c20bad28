// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"
#include "model/catalogue.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QSpinBox;

namespace muster {

class CheckList;

/// The fields of what an army says of itself: list, points, agreements, packs, names. For new armies and for later changes.
/// Scrolls where the game has more to agree on than the window is high.
class ArmyForm : public QWidget {
    Q_OBJECT
public:
    explicit ArmyForm(QWidget *parent = nullptr);

    /// One more field above the others.
    void addTopField(QLabel *label, QWidget *field);
    /// Fills the choices from the game. What the form says stays where the game has it too.
    void setGame(const Game &game);
    void setHeader(const ArmyHeader &header);
    /// The given header with the form's values in it.
    ArmyHeader header(ArmyHeader from) const;
    bool isComplete() const;

signals:
    void completeChanged();
    void accepted(); ///< a list was double clicked

private:
    void fillLists();
    void showList();
    void filterLists(const QString &query);
    void select(Id list);
    int usualPoints() const;
    void leaveOpposed(Id pack);
    void followPacks();

    const Game *m_game = nullptr;
    int m_usual = -1;   ///< the points that the form proposes: what the player has not touched goes with them
    Id m_wantedList;
    QGridLayout *m_grid;
    QLineEdit *m_name;
    QLineEdit *m_player;
    QLineEdit *m_filter;
    QListWidget *m_lists;
    QLabel *m_listInfo;
    QSpinBox *m_points;
    QLabel *m_agreementLabel;
    CheckList *m_agreements;
    QLabel *m_packLabel;
    CheckList *m_packs;
    QPlainTextEdit *m_notes;
};

} // namespace muster
