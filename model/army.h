// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/id.h"
#include "model/node.h"

#include <optional>
#include <vector>

namespace muster {

/// Names an entry while the program runs: unique in its army, never reused there, never saved. 0: none yet.
using EntryKey = quint32;

/// A unit as the player chose it, with those attached to it. Ids are kept as written even if no data knows them.
struct Entry {
    /// What an attached entry is to the one that it stands with.
    enum class Role {
        None,     ///< attached to nobody
        Leader,   ///< `led-by`: a commander who leads the group
        Member    ///< `members`: one of a band
    };

    EntryKey key = 0;
    Role role = Role::None;
    Id unit;
    Id list;                          ///< empty: the army's own list, or wherever it may come from
    Id size;                          ///< size or experience level; empty for a single model
    bool byExperience = false;        ///< the file calls the size `experience`; only a way of writing
    std::optional<int> models;        ///< only where the player chooses the number
    std::vector<Id> options;          ///< as written; an option taken twice stands twice
    std::vector<Id> upgrades;
    int experience = 0;               ///< points earned in a campaign
    QString name;                     ///< the player's own name for the unit
    QString notes;
    std::vector<Entry> attached;      ///< with keys of their own
    std::vector<Node::Field> extras;  ///< keys this version does not know, kept word for word

    bool takes(Id optionOrUpgrade) const;
    const Entry *leader() const;      ///< the first attached leader, or null
};

/// What an army says of itself, beside its entries.
struct ArmyHeader {
    QString name;
    QString player;
    Id game;
    Id list;
    int points = 0;                   ///< agreed points
    bool usualPoints = false;         ///< the army does not say: the game's usual ones
    std::vector<Id> agreements;
    std::vector<Id> packs;            ///< rules of events and campaigns that it is played under
    std::vector<Id> upgrades;         ///< bought for the army as a whole, e.g. siege equipment
    QString notes;
    QString dataVersion;              ///< the version of the game's data it was built with
    EntryKey chief = 0;               ///< the commander who leads them all, see Army::chief(); in the file the number of his entry

    bool agrees(Id agreement) const;
    bool playsUnder(Id pack) const;
};

/// A player's army. Only edits (model/edit.h) change one.
struct Army {
    ArmyHeader header;
    std::vector<Entry> entries;
    std::vector<Node::Field> extras;
    EntryKey nextKey = 1;

    const Entry *find(EntryKey key) const;     ///< attached ones too
    int indexOf(EntryKey key) const;           ///< in `entries`; -1 if there is none, or if it is attached
    int placeOf(EntryKey key) const;           ///< index of the entry that it is or is attached to; -1 if there is none
    const Entry *hostOf(EntryKey key) const;   ///< whom it is attached to; null if it is not
    /// Who is named to lead them all: the leader of the named entry if it has one, else that entry; null if nobody is named.
    const Entry *chief() const;
};

/// Equal in everything that is saved: keys of entries do not count.
bool sameContent(const Army &a, const Army &b);
bool sameContent(const Entry &a, const Entry &b);

} // namespace muster
