// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/game_library.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace muster {

/// Asks how a new game is called, and writes a small one of that name to begin with. Accepted: it is written.
class NewGameDialog : public QDialog {
    Q_OBJECT
public:
    explicit NewGameDialog(const GameLibrary &library, QWidget *parent = nullptr);

    QString name() const;
    QString id() const;
    /// Where it is written to.
    QString folder() const;

    void accept() override;

private:
    void refresh();

    const GameLibrary &m_library;
    QLineEdit *m_name;
    QLabel *m_where;
    QPushButton *m_create;
};

} // namespace muster
