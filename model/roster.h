// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"
#include "model/catalogue.h"

#include <QVarLengthArray>

namespace muster {

/// An option or upgrade that an entry has bought, read against the data.
struct Bought {
    enum class Standing {
        Fine,        ///< printed for this unit (rules may still forbid it)
        NotHere,     ///< the data has it, but not for this unit: costs nothing
        Unknown      ///< the data has no such thing: costs nothing
    };

    Id id;                             ///< as written in the army
    const Option *option = nullptr;    ///< null if unknown; some unit's if not here
    const Pool *pool = nullptr;        ///< of an upgrade
    bool armyOption = false;           ///< printed for the whole army, not for the unit
    Standing standing = Standing::Fine;
    int points = 0;
    int price = 0;                     ///< in what the pool is paid in, if that is not points
};

/// An entry read against the game: what it is, how it came in, what it costs. Points at the army and the game, owns nothing of either.
struct RosterEntry {
    const Entry *entry = nullptr;
    const Unit *unit = nullptr;              ///< null: the data has no such unit, or no such list
    const ListUnit *source = nullptr;        ///< the unit as the list that it comes from takes it; null with the unit
    const Profile *profile = nullptr;        ///< null: unknown unit, or it has no such size there
    const UnitType *type = nullptr;          ///< after options; null with the unit
    const Permission *permission = nullptr;  ///< how it came in; null: own choice of the list, or not at all
    bool listed = false;                     ///< an own choice of the army's list
    bool ambiguous = false;                  ///< several lists could lend another unit of that name
    bool irregular = false;                  ///< as chosen in this army
    bool chief = false;                      ///< the commander who leads the whole army
    int models = 0;
    int points = 0;                          ///< all in all, without those attached
    const RosterEntry *host = nullptr;       ///< whom it is attached to; null: nobody
    const RosterEntry *leader = nullptr;     ///< the first leader attached to it
    const Experience *earned = nullptr;      ///< what it has become by experience; null: nothing yet
    QVarLengthArray<Bought, 4> options;
    QVarLengthArray<Bought, 2> upgrades;

    Id size() const { return profile ? profile->size : entry->size; }
    /// After options: has the special rule / a rule with the tag.
    bool hasSpecial(Id rule) const;
    bool hasTag(Id tag) const;
    bool boughtOption(Id option) const;      ///< by id; what is not printed for the unit does not count
    bool boughtUpgrade(Id upgrade) const;
    bool choosesModels() const;              ///< the player says how many
    bool leads() const { return host && entry->role == Entry::Role::Leader; }
    std::vector<SpecialRule> specialRules() const;   ///< after options and upgrades, whatever the order of buying; no equipment
    std::vector<SpecialRule> equipment() const;      ///< what it carries: bought, or what it starts with
    int room(Id group) const;                ///< how many options of the group it may have
    QString title() const;                   ///< the player's name, else the unit's, else the id
};

/// An army read against its game. Valid while both live and neither changes.
struct Roster {
    const Game *game = nullptr;
    const Army *army = nullptr;
    const ForceList *list = nullptr;         ///< null: the data has no such list
    std::vector<RosterEntry> entries;        ///< in the army's order, each followed by those attached to it
    int points = 0;
    QVarLengthArray<Bought, 2> upgrades;     ///< bought for the army as a whole

    Roster() = default;
    Roster(Roster &&) = default;             // entries point at each other: they may go elsewhere together, but not be copied
    Roster &operator=(Roster &&) = default;

    int agreedPoints() const { return army->header.usualPoints ? game->defaultPoints : army->header.points; }
    const RosterEntry *find(EntryKey key) const;
    /// Those attached to this entry of the roster.
    QVarLengthArray<const RosterEntry *, 4> attachedTo(const RosterEntry &entry) const;
    /// The entry or one of those attached to it matches.
    bool anyWith(const RosterEntry &entry, const Selector &selector) const;
    /// Some entry matches; an empty selector counts as yes.
    bool anyMatches(const Selector &selector) const;
    /// Under the army's packs units keep their experience.
    bool keepsExperience() const;
    /// The pool sells under the army's packs.
    bool sells(const Pool &pool) const;
};

/// Reads the army against the game. Never fails: what is unknown stays in, marked.
Roster muster(const Game &game, const Army &army);
/// The same, into a roster that is there already (keeps its memory).
void muster(const Game &game, const Army &army, Roster &roster);

/// A unit's row as it stands on the table, after options and upgrades.
struct FinalProfile {
    const UnitType *type = nullptr;
    QString typeName;                        ///< as printed, unless an option changed the type
    std::vector<QString> stats;              ///< one per column of the game
    std::vector<bool> changed;               ///< per column: not as printed
    std::vector<SpecialRule> special;        ///< equipment, then the unit's rules and what options and upgrades gave
    size_t equipment = 0;                    ///< so many of `special`, its first ones, are equipment
    QString base;                            ///< mm, may be empty
    std::optional<int> height;
};

/// One stat of it; empty if the entry has no profile.
QString finalStat(const RosterEntry &entry, int column);
/// The whole number that it begins with; 0 for a dash.
int finalNumber(const RosterEntry &entry, int column);

/// Empty if the entry has no profile.
FinalProfile finalProfile(const Game &game, const RosterEntry &entry);

/// True if the option's `only` admits the entry as it is without that option.
bool admits(const RosterEntry &entry, const Option &option);

/// True if a bought choice gives only what the unit has without it.
bool changesNothing(const RosterEntry &entry, const Bought &bought);

} // namespace muster
