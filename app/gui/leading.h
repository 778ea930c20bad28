// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

namespace muster {

/// Who may stand with whom: questions that the window asks before it attaches an entry to another.
class Leading {
public:
    explicit Leading(Document &document) : m_document(document) {}

    /// What the entry must be to another one; none: it stands by itself.
    Entry::Role roleOf(const Entry &entry) const;
    /// The entries of the army that others can be attached to.
    std::vector<EntryKey> hosts() const;
    bool isHost(EntryKey key) const;
    /// The data has units that lead others.
    bool hasLeaders() const;
    /// The game knows one commander of all.
    bool hasChief() const;

    /// How an entry comes to stand with another one, and what that would break that is not broken anyway.
    struct Placing {
        EntryKey key = 0; ///< of the entry that is placed
        Edits edits;
        std::vector<Finding> breaks;
    };
    /// A new entry; it is to lead if it has no role. `instead`: in the place of the one who leads the host now.
    Placing place(EntryKey host, Entry entry, bool instead = false) const;
    /// An entry of the army that is to lead the host.
    Placing move(EntryKey leader, EntryKey host) const;

    /// Offers that must be attached are judged where they break the least, not as if they stood alone.
    void judgeWhereTheyBelong(std::vector<Judge::Offer> &offers) const;

private:
    void judge(Placing &placing) const;

    Document &m_document;
};

} // namespace muster
