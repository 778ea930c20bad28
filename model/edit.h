// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"

#include <variant>

namespace muster {

/// Changes of an army as plain values. Each can be applied to any army: an edit that names an entry that is not there does nothing.
struct SetHeader { ArmyHeader header; };
struct InsertEntry { int index; Entry entry; };        ///< a key of 0 is replaced by a new one; the index is clamped
struct RemoveEntry { EntryKey key; };                  ///< an attached one too
struct MoveEntry { EntryKey key; int index; };         ///< index after the move, of an attached one among those attached; clamped
struct ReplaceEntry { Entry entry; };                  ///< the entry with the same key; its role stays
struct AttachEntry { EntryKey host; int index; Entry entry; };   ///< as its role says (none: leader); leaders come first

using Edit = std::variant<SetHeader, InsertEntry, RemoveEntry, MoveEntry, ReplaceEntry, AttachEntry>;
using Edits = std::vector<Edit>;

/// Applies the edit and returns its inverse: applying that restores the army, keys included.
Edit applyEdit(Army &army, const Edit &edit);
/// Applies all in order and returns the edits that undo them, in the order to apply them.
Edits applyEdits(Army &army, const Edits &edits);

// Ready-made edits of one entry; the entry's other choices stay.
Edit withSize(const Entry &entry, Id size);
Edit withModels(const Entry &entry, int models);
Edit withOption(const Entry &entry, Id option);        ///< once more
Edit withoutOption(const Entry &entry, Id option);     ///< once less (the last one)
Edit withUpgrade(const Entry &entry, Id upgrade);
Edit withoutUpgrade(const Entry &entry, Id upgrade);
Edit withAgreement(const ArmyHeader &header, Id agreement, bool on);
Edit withPack(const ArmyHeader &header, Id pack, bool on);
Edit withArmyUpgrade(const ArmyHeader &header, Id upgrade);      ///< once more
Edit withoutArmyUpgrade(const ArmyHeader &header, Id upgrade);   ///< once less
Edit withExperience(const Entry &entry, int points);
Edit withChief(const ArmyHeader &header, EntryKey chief);      ///< the commander who leads them all; 0: nobody is named
/// Takes the entry out and attaches it to the host (0: lets it stand on its own, last). It keeps its key.
Edits withHost(const Army &army, EntryKey key, EntryKey host, Entry::Role role = Entry::Role::Leader);

} // namespace muster
