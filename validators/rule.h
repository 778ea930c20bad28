// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/map_reader.h"
#include "model/roster.h"
#include "validators/finding.h"
#include "validators/rule_book.h"

#include <memory>

namespace muster {

/// One composition rule of a game, a list or a pack: bound once, then asked for every check. To add a kind: one file with
/// a subclass and its binder, and one line in rule_kinds.cpp.
class Rule {
public:
    struct Common {
        QString id;
        QString kind;
        QString page;
        QString because;
        std::optional<Severity> severity;   ///< what the data asks for instead of the kind's own
        Selector when;
        QString replaces;
        Location where;
    };

    explicit Rule(Common common) : m_common(std::move(common)) {}
    virtual ~Rule() = default;
    Rule(const Rule &) = delete;
    Rule &operator=(const Rule &) = delete;

    const Common &common() const { return m_common; }

    /// Adds what is wrong with the roster. Must not depend on the order of entries.
    virtual void check(const Roster &roster, std::vector<Finding> &findings) const = 0;
    virtual void gauges(const Roster &, std::vector<Gauge> &) const {}
    /// It sees to it that only those buy from the pool whom the pool and its upgrades admit.
    virtual bool guards(const Pool &) const { return false; }
    /// So many models the entry of the roster should have at least; 0: says nothing.
    virtual int leastModels(const Roster &, const RosterEntry &) const { return 0; }
    /// What such a unit is to the one that it must be attached to; none: it stands by itself, as far as this rule knows.
    virtual Entry::Role roleOf(const RosterEntry &) const { return Entry::Role::None; }
    /// It judges where this attached entry may be.
    virtual bool attaches(const RosterEntry &) const { return false; }
    /// Told once of all rules of the army, itself among them.
    virtual void meet(const std::vector<std::unique_ptr<Rule>> &) {}
    /// It says who may lead the whole army.
    virtual bool namesChief() const { return false; }

protected:
    /// A finding of this rule with its id, page, reason and severity filled in; `part` is appended to the id as `.part`.
    Finding finding(Code code, Severity severity = Severity::Error, QStringView part = {}) const;

private:
    Common m_common;
};

/// What binding a rule needs to know.
struct BindContext {
    const Game &game;
    const ForceList *list;        ///< may be null
    Problems &problems;
};

using RuleBinder = std::unique_ptr<Rule> (*)(Rule::Common, MapReader &, const BindContext &);

/// The binder of a kind, or null.
RuleBinder ruleBinder(QStringView kind);
QStringList ruleKinds();

} // namespace muster
