// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QCoreApplication>

namespace muster {

/// What a player can do to a group and to those who lead it: each call is one named, undoable step.
class GroupSteps {
    Q_DECLARE_TR_FUNCTIONS(muster::GroupSteps)
public:
    explicit GroupSteps(Document &document) : m_document(document) {}

    /// Changes that follow each other become one step.
    void setModels(EntryKey key, int models);
    /// Attaches a new entry as its role says (none: to lead). Returns its key.
    EntryKey attach(EntryKey host, Entry entry);
    /// The same in the place of the one who leads the host now.
    EntryKey replaceLeader(EntryKey host, Entry entry);
    /// Lets an entry of the army lead the host.
    void lead(EntryKey leader, EntryKey host);
    /// Names him to lead the whole army, or nobody.
    void setChief(EntryKey leader, bool chief);

private:
    QString title(EntryKey key) const;

    Document &m_document;
};

} // namespace muster
