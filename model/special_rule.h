// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/id.h"

#include <optional>
#include <vector>

namespace muster {

struct Game;

/// A special rule as a unit has it: `Crushing Strength (1)`, or a weapon with rules tied to it: `(Thrown Weapons, Piercing (1))`.
struct SpecialRule {
    Id id;                            ///< of the glossary entry
    QString name;                     ///< how the book writes it: "Crushing Strength", "50x100mm base"
    QString parameter;                ///< what stands in parentheses, e.g. "1", "D6+2", "Sacred Band of Thebes"; may be empty
    QString remark;                   ///< what follows, e.g. "vs Cavalry"; may be empty
    std::vector<SpecialRule> tied;    ///< the rules in the same parentheses
    std::vector<Id> tags;             ///< of the glossary entry

    QString text() const;             ///< as printed
    bool names(Id rule) const;        ///< it or one tied to it
    bool hasTag(Id tag) const;
    std::optional<int> number() const;   ///< the parameter if it is a whole number
    friend bool operator==(const SpecialRule &, const SpecialRule &) = default;
};

/// Reads a rule as printed against the game's glossary. On failure `error` says what was not understood.
SpecialRule parseSpecialRule(const QString &printed, const Game &game, QString *error);

/// Adds the rule to those there: of two numbers of one rule the higher counts.
void gainRule(std::vector<SpecialRule> &rules, const SpecialRule &rule);

} // namespace muster
