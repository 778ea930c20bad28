// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"
#include "model/roster.h"
#include "validators/finding.h"

#include <memory>

namespace muster {

class Rule;

/// How far something limited is used up: slots, shares, points. For the gauges and "Heroes 3 of 3, troops 5 of 8".
struct Gauge {
    enum class Kind { Points, Share, Slot };

    QString id;                     ///< the rule's id, for slots with the slot: `unlock.hero`
    Kind kind = Kind::Points;
    QString name;                   ///< from the data: "Heroes", "Mercenaries"; empty for the army's points
    qint64 used = 0;
    qint64 limit = 0;               ///< most (or least) that the army as it is allows
    bool atLeast = false;           ///< the limit is a minimum
    bool unlimited = false;         ///< waived, e.g. by an agreement
    bool met = true;
    bool shared = false;            ///< what is open here may also be used by another slot
};

/// What the rules say about an army.
struct Verdict {
    enum class Legality {
        Legal,
        ByConsent,   ///< legal if the opponent agrees
        Unknown,     ///< cannot be judged
        Illegal
    };

    Legality legality = Legality::Legal;
    int points = 0;
    int agreed = 0;
    std::vector<Finding> findings;  ///< errors first, then unknown, consent, advice; within these by rule

    bool legal() const { return legality == Legality::Legal; }
};

/// The bound rules that hold for an army of one list (under some packs, if any). Immutable; checks are pure functions.
class RuleBook {
public:
    /// Binds the game's, the list's and the packs' rules. A rule that cannot be bound is reported and stays in force as unknown.
    /// `list` may be null.
    RuleBook(const Game &game, const ForceList *list, const std::vector<const Pack *> &packs, Problems *problems = nullptr);
    ~RuleBook();
    RuleBook(RuleBook &&) noexcept;
    RuleBook &operator=(RuleBook &&) noexcept;

    /// Judges the roster; its game and list must be those of this book.
    Verdict check(const Roster &roster) const;
    std::vector<Gauge> gauges(const Roster &roster) const;

    /// The entry as it is added: with the least models that the rules ask for, where the player chooses the number.
    Entry fresh(const Game &game, const ArmyHeader &header, const Unit &unit, Entry entry) const;
    /// What such a unit must be to another one; none: it stands by itself.
    Entry::Role roleOf(const RosterEntry &entry) const;

    const std::vector<std::unique_ptr<Rule>> &rules() const { return m_rules; }

private:
    void checkRoles(const Roster &roster, std::vector<Finding> &findings) const;
    QVarLengthArray<bool, 64> inForce(const Roster &roster) const;

    std::vector<std::unique_ptr<Rule>> m_rules;
    std::vector<std::pair<int, int>> m_replacements;   // rule -> rule that it puts out of force
};

} // namespace muster
