// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

namespace {

/// One of those who lead is the chief of the whole army: the only one, or he who is named.
class Chief : public Rule {
public:
    using Rule::Rule;

    Selector match;
    Selector always;   // whoever is one of these must be the chief

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        if (const Entry *named = roster.army->chief()) {
            const RosterEntry *entry = roster.find(named->key);
            if (entry && entry->unit && !mayBe(*entry))
                return findings.push_back(about(Code::ChiefUnfit, *entry));
        } else if (const std::vector<EntryKey> keys = candidates(roster);
                   !keys.empty() && std::none_of(roster.entries.begin(), roster.entries.end(), [](const RosterEntry &e) { return e.chief; })) {
            Finding missing = finding(Code::ChiefMissing);
            missing.actual = qint64(keys.size());
            missing.entries = keys;
            return findings.push_back(std::move(missing));
        }
        for (const RosterEntry &entry : roster.entries) {
            if (!always.isEmpty() && mayBe(entry) && !entry.chief && always.matches(entry))
                findings.push_back(about(Code::ChiefMustBe, entry));
        }
    }

    bool namesChief() const override { return true; }

private:
    bool mayBe(const RosterEntry &entry) const { return entry.unit && entry.leads() && match.matches(entry); }

    std::vector<EntryKey> candidates(const Roster &roster) const
    {
        std::vector<EntryKey> keys;
        for (const RosterEntry &entry : roster.entries) {
            if (mayBe(entry))
                keys.push_back(entry.entry->key);
        }
        return keys;
    }

    Finding about(Code code, const RosterEntry &entry) const
    {
        Finding result = finding(code);
        result.entries = {entry.entry->key};
        result.names = {entry.unit->name};
        return result;
    }
};

} // namespace

std::unique_ptr<Rule> bindChief(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Chief>(std::move(common));
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->always = readSelector(reader, u"always", context.game, context.problems);
    return rule;
}

} // namespace muster
