// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace muster {

/// Text fields keep Ctrl+Z for their own little history. In fields that write straight into the army it must reach the army's.
class UndoKeys : public QObject {
    Q_OBJECT
public:
    static void giveToArmy(QWidget *field);

protected:
    explicit UndoKeys(QWidget *field);
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace muster
