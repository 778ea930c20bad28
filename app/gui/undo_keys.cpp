// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/undo_keys.h"

#include <QKeyEvent>
#include <QWidget>

namespace muster {

void UndoKeys::giveToArmy(QWidget *field)
{
    new UndoKeys(field);
}

UndoKeys::UndoKeys(QWidget *field) : QObject(field)
{
    field->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace muster
