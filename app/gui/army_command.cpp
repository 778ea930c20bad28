// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_command.h"

#include "app/gui/document.h"

namespace muster {

ArmyCommand::ArmyCommand(Document &document, const QString &step, Edits edits, QString mergeKey)
    : QUndoCommand(step), m_document(document), m_edits(std::move(edits)), m_mergeKey(std::move(mergeKey))
{
}

void ArmyCommand::redo()
{
    m_inverse = m_document.applyEdits(m_edits);
}

void ArmyCommand::undo()
{
    m_edits = m_document.applyEdits(m_inverse);
}

int ArmyCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : 1;
}

bool ArmyCommand::mergeWith(const QUndoCommand *other)
{
    const auto *next = static_cast<const ArmyCommand *>(other);
    // Edits of one kind overwrite each other, so the first inverse and the last edits are the whole step.
    if (next->m_mergeKey != m_mergeKey)
        return false;
    m_edits = next->m_edits;
    return true;
}

} // namespace muster
