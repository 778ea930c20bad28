// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/id.h"
#include "model/problem.h"

#include <vector>

namespace muster {

struct Game;
struct RosterEntry;
class MapReader;

/// What a rule, an option or a permission applies to: terms that must all hold. An empty selector matches everything.
struct Selector {
    enum class Key {
        Unit, List, Type, Class, Size, Trait, Irregular, Limited, Models, HasStat, Special, Tag, Option, Upgrade, Pool, Access,
        Leads, LedBy, Attached, Chief, Any, All, Not
    };
    struct Term;

    std::vector<Term> terms;

    bool isEmpty() const { return terms.empty(); }
    bool matches(const RosterEntry &entry) const;
    /// False only if the selector names units, lists, traits or classes and this is none of them: the choice is not printed for
    /// the unit at all.
    bool namesUnitOf(const RosterEntry &entry) const;
    /// True if the selector looks at this key anywhere.
    bool uses(Key key) const;
};

struct Selector::Term {
    Key key = Key::Unit;
    std::vector<Id> values;            ///< any of them
    std::vector<int> columns;          ///< of HasStat: any of them
    bool flag = true;                  ///< of Irregular, Limited, Leads, LedBy, Attached and Chief
    int least = 0;                     ///< of Models
    int most = 0;                      ///< of Models; 0: no end
    std::vector<Selector> parts;       ///< of Any, All and Not; of Leads and LedBy what the other must be
};

/// Reads the selector under `key`; unknown keys and ids that the game lacks are problems. Absent: empty.
Selector readSelector(MapReader &reader, QStringView key, const Game &game, QList<Problem> &problems);

} // namespace muster
