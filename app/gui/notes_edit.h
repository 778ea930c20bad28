// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace muster {

/// A few lines of plain text. Tab goes on to the next field; undo is the army's, not the field's own.
class NotesEdit : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit NotesEdit(QWidget *parent = nullptr) : QPlainTextEdit(parent)
    {
        setTabChangesFocus(true);
        setUndoRedoEnabled(false);
        setAccessibleName(tr("Notes"));
        setFixedHeight(fontMetrics().lineSpacing() * 4 + 14);
    }
};

} // namespace muster
