// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/node.h"
#include "model/selector.h"
#include "model/special_rule.h"

#include <QHash>
#include <QSet>

#include <memory>
#include <optional>
#include <vector>

/// What a game is: bound, immutable data. Everything here is made by loadGame() and only read afterwards.
namespace muster {

struct ForceList;

/// A column of every profile, e.g. Sp, "Speed".
struct StatColumn {
    Id id;
    QString name;
    QString fullName;
    bool track = false;                            ///< counted off in play: printed with boxes up to its number
    bool sameBySize = false;                       ///< the same in every size of a unit; anything else is suspicious
    bool moreBySize = false;                       ///< grows with the size
};

/// A size (or experience level) that profiles are for, smallest first.
struct Size {
    Id id;
    QString name;
};

/// What a unit carries one of: a weapon, armour, a mount.
struct EquipmentGroup {
    Id id;
    QString name;
};

struct UnitType {
    Id id;
    QString name;                                  ///< as printed: "Hero (Inf)"
    Id unitClass;                                  ///< what selectors and slots go by: infantry, hero...
    QString page;
    QString base;                                  ///< mm, "25x50"
    std::optional<int> height;
    bool modelsChosen = false;                     ///< the player says how many; profiles are priced by the model
    std::vector<std::pair<Id, int>> models;        ///< models by size
    std::vector<SpecialRule> special;              ///< every unit of the type has them
};

struct GlossaryEntry {
    Id id;
    QString name;
    QString written;                               ///< pattern such as "Height *"; empty for the plain name
    QString page;
    QString summary;
    bool parameter = false;
    std::vector<Id> tags;
    std::vector<Id> with;                          ///< other entries that are explained with it
    bool spare = false;                            ///< the book has it, though no unit of this data: for lists that others add
    Location where;
};

struct Agreement {
    Id id;
    QString name;
    QString page;
    QString summary;
};

/// No single price goes beyond this, so that sums cannot overflow.
inline constexpr int mostPoints = 1'000'000;

/// A price in points: flat, by size, or for every model.
struct Cost {
    int flat = 0;
    std::vector<std::pair<Id, int>> bySize;
    bool perModel = false;

    int of(Id size, int models) const;
};

/// What a choice does to a unit's profile. Applied in the order set, split, add, type, lose, exchange, gain, raise.
struct Effect {
    struct Set { int column; QString value; };
    struct Add { int column; int by; std::optional<int> atLeast; std::optional<int> atMost; };
    struct Split { int column; int by; };          ///< 5+ becomes 6+/5+
    struct Exchange { Id from; SpecialRule to; };
    struct More { Id group; int count; };

    std::vector<Set> set;
    std::vector<Split> split;
    std::vector<Add> add;
    const UnitType *type = nullptr;
    std::vector<Id> lose;
    std::vector<Exchange> exchange;
    std::vector<SpecialRule> gain;
    std::vector<SpecialRule> raise;
    std::vector<More> more;                        ///< so many more options of a group

    bool isEmpty() const;
};

/// A choice of a unit, of an army list, or of a pool (an upgrade).
struct Option {
    Id id;
    QString name;
    std::vector<Id> aliases;
    Cost cost;
    Effect effect;
    Selector only;                                 ///< who may take it
    QString because;                               ///< why others may not
    Id group;                                      ///< at most one option of a group
    std::optional<SpecialRule> item;               ///< equipment that it is: takes the place of what the unit starts with
    Selector sensible;                             ///< where it does something; elsewhere it is legal and for nothing
    QString sensibleBecause;
    QString printedType;                           ///< of an upgrade: what the book prints, "Action, Group"
    int times = 1;                                 ///< how often an entry may take it
    QString page;
    QString note;
    QString summary;
    std::vector<Id> needs;                         ///< of an army's upgrade: others that it must have too
    std::vector<Id> wants;                         ///< of an army's upgrade: others without which it is ill-advised
    std::vector<Id> shuns;                         ///< of an army's upgrade: others beside which it is ill-advised
    bool required = false;                         ///< of an army's upgrade: no army to which it is on sale goes without

    bool goesBy(Id name) const;                    ///< id or alias
};

/// One row of a unit's table.
struct Profile {
    Id size;                                       ///< empty for a unit that is one model and has no sizes
    QString sizeName;
    int models = 1;
    bool modelsPrinted = false;                    ///< with the row: nobody chooses the number
    std::vector<QString> stats;                    ///< one per column of the game, as printed, "-" for a dash
    int points = 0;
    QString note;
    std::vector<SpecialRule> special;              ///< printed for this size only
    std::vector<SpecialRule> rules;                ///< all it has: the unit's, this size's, and the list's but for what it lacks
    Id list;                                       ///< whose page prints the row
};

struct Unit {
    Id id;
    QString name;                                  ///< as printed, without * and [n]
    std::vector<Id> aliases;
    Id list;                                       ///< whose page prints it
    Id extends;                                    ///< id of another list's unit that these profiles are more sizes of
    bool irregular = false;
    std::optional<int> limit;                      ///< the number printed in brackets
    const UnitType *type = nullptr;
    QString printedType;                           ///< what the book prints if it is not the type's name
    std::vector<Id> traits;
    std::vector<Profile> profiles;
    std::vector<SpecialRule> special;              ///< printed for every size; what it has in all is its profiles' `rules`
    std::vector<Id> lacks;                         ///< rules of the whole list that this unit does not have
    std::vector<std::pair<Id, SpecialRule>> equipment;   ///< what it starts with, by group
    std::vector<Option> options;
    std::vector<Id> band;                          ///< it has no models but these, attached to it; empty: it is no band
    bool generated = false;                        ///< the player makes it up; no row of it is printed
    QString base;                                  ///< mm; the type's unless the book gives the unit its own
    std::optional<int> height;
    QString page;
    QString note;
    Location where;

    QString typeName() const { return printedType.isEmpty() ? type->name : printedType; }
};

/// A unit as one list may take it.
struct ListUnit {
    const Unit *unit = nullptr;
    bool irregular = false;
    bool fromArmyList = true;                      ///< printed by a list that armies are built from
    std::vector<const Profile *> profiles;         ///< the unit's, and those of units that extend it
};

/// Who may come into an army beside its list's own choices (mercenaries, mythical units, guests).
struct Permission {
    Id id;
    QString name;
    QString page;
    QString because;
    const ForceList *from = nullptr;
    Selector when;                                 ///< some entry of the army must match; empty: always
    Selector only;                                 ///< which of the list's units
    std::optional<int> atMost;                     ///< units
    Id agreement;                                  ///< empty: needs none
    bool irregular = false;                        ///< all that come in this way are
    bool inForceList = false;                      ///< written in a list's file: holds for that list only
};

/// What one army may choose from.
struct ForceList {
    Id id;
    QString name;
    QString page;
    QString era;
    QString note;
    bool army = true;                              ///< false: no army is built from it alone
    std::vector<Id> traits;                        ///< every own unit has them, e.g. its alignment
    std::vector<SpecialRule> special;              ///< every own unit has them, save what it lacks
    std::vector<std::unique_ptr<Unit>> own;
    std::vector<ListUnit> units;                   ///< own and taken ones, in printed order
    QHash<Id, int> byId;                           ///< index into `units` by id and alias
    std::vector<Option> options;                   ///< army options
    std::vector<Permission> permissions;
    std::vector<Node> rules;
    Location where;

    const ListUnit *find(Id unit) const;
};

/// Upgrades that any eligible unit may buy.
struct Pool {
    Id id;
    QString name;
    QString singular;
    QString page;
    Selector only;
    QString because;
    bool forArmy = false;                          ///< bought once for the army, not by a unit; `only` asks for some entry then
    std::vector<Id> packs;                         ///< on sale only under one of these; empty: always
    QString paidIn;                                ///< what its costs are counted in, "choices"; empty: points
    QString paidInOne;                             ///< one of them, "choice"
    bool asRules = false;                          ///< each upgrade is a special rule of its own name
    std::vector<Option> upgrades;
    Location where;
};

/// An event's or a club's rules on top of a game.
struct Pack {
    Id id;
    QString name;
    QString summary;
    int points = 0;                                ///< what an army under it is agreed at as a rule; 0: says nothing
    bool experience = false;                       ///< units keep the experience of earlier battles
    std::vector<Id> notWith;                       ///< packs that an army cannot be played under at the same time
    Id game;                                       ///< which game it says it is for; may be empty
    Location where;
    std::vector<Node> rules;
};

/// What units earn in a campaign, and what they become by it.
struct Experience {
    int perPoints = 100;                           ///< one point of experience for so many points of the unit's cost, rounded up
    std::vector<SpecialRule> gain;

    int needed(int points) const { return std::max(1, (points + perPoints - 1) / perPoints); }
};

/// Every id that data may refer to, by kind: what selectors are checked against.
struct Vocabulary {
    QSet<Id> units, lists, types, classes, sizes, traits, specials, tags, options, upgrades, access, packs, pools;
    QHash<Id, Id> canonical;                       ///< ids of units by their aliases
};

struct Game {
    Id id;
    QString name;
    QString version;
    bool flawed = false;                           ///< its files had errors: no verdict on an army of it can be trusted
    int defaultPoints = 1000;
    std::vector<StatColumn> columns;
    QString sizeWord;                              ///< what the book calls sizes, "Experience"; empty: sizes
    std::vector<Size> sizes;
    std::vector<EquipmentGroup> equipment;         ///< in the order in which a unit's equipment is told
    std::vector<std::unique_ptr<UnitType>> types;
    QHash<Id, GlossaryEntry> glossary;
    std::vector<Agreement> agreements;
    std::vector<Pool> pools;
    std::vector<std::unique_ptr<ForceList>> lists; ///< army lists first, in printed (page) order
    std::vector<Permission> permissions;
    std::vector<Node> rules;
    std::vector<Pack> packs;
    std::optional<Experience> experience;          ///< none: its units earn none
    Vocabulary words;
    QHash<Id, const Option *> options;             ///< some option that goes by this id or alias, of whatever unit or list
    QHash<Id, std::pair<const Pool *, const Option *>> upgrades;   ///< by id and alias

    const ForceList *list(Id id) const;
    /// The list of an army that names `id`; one that names none has the only one that armies are built from.
    const ForceList *armyList(Id id) const;
    const UnitType *type(Id id) const;
    const Agreement *agreement(Id id) const;
    const Pack *pack(Id id) const;
    const Option *upgrade(Id id, const Pool **pool = nullptr) const;   ///< by id or alias
    std::optional<int> column(Id stat) const;
    QString sizeName(Id size) const;
    /// Army files call sizes `experience`.
    bool sizesAreExperience() const;
    const EquipmentGroup *equipmentGroup(Id group) const;
    /// Every glossary entry that the rule and what is tied to it names, in order.
    std::vector<const GlossaryEntry *> explain(const SpecialRule &rule) const;
};

} // namespace muster
