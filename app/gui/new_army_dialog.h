// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/game_library.h"
#include "model/army.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace muster {

class ArmyForm;

/// Asks which army to begin.
class NewArmyDialog : public QDialog {
    Q_OBJECT
public:
    NewArmyDialog(GameLibrary &library, QWidget *parent = nullptr);

    std::shared_ptr<const Game> game() const { return m_game; }
    Army army() const;

private:
    void chooseGame(int index);
    void refreshButton();

    GameLibrary &m_library;
    std::shared_ptr<const Game> m_game;
    QComboBox *m_games;
    ArmyForm *m_form;
    QLabel *m_problem;
    QPushButton *m_create;
};

} // namespace muster
