// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;
class QDialog;
class QWidget;

namespace muster {

/// Both delete themselves when they are closed.
QDialog *shortcutsDialog(const QList<QAction *> &actions, QWidget *parent);
QDialog *aboutDialog(QWidget *parent);

} // namespace muster
