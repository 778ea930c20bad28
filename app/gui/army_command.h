// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit.h"

#include <QUndoCommand>

namespace muster {

class Document;

/// One step of the player, whatever it was: edits and their inverse. The only undo command there is.
class ArmyCommand : public QUndoCommand {
public:
    /// Steps with the same, not empty `mergeKey` that follow each other become one: typing a name is one step.
    ArmyCommand(Document &document, const QString &step, Edits edits, QString mergeKey);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    Document &m_document;
    Edits m_edits;   ///< what redo applies
    Edits m_inverse; ///< what undo applies
    QString m_mergeKey;
};

} // namespace muster
