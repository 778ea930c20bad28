// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"

namespace muster {

namespace {

/// Points spent on what the unit has already.
class Pointless : public Rule {
public:
    using Rule::Rule;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.profile)
                continue;
            for (const Bought &option : entry.options)
                check(roster, entry, option, findings);
            for (const Bought &upgrade : entry.upgrades)
                check(roster, entry, upgrade, findings);
        }
    }

private:
    void check(const Roster &roster, const RosterEntry &entry, const Bought &bought, std::vector<Finding> &findings) const
    {
        // What the unit may not have at all is another finding.
        if (bought.standing != Bought::Standing::Fine || (bought.pool && !bought.pool->only.matches(entry))
            || !admits(entry, *bought.option) || !changesNothing(*roster.game, entry, bought))
            return;
        Finding advice = finding(Code::OptionPointless, Severity::Advice);
        advice.entries = {entry.entry->key};
        advice.names = {entry.unit->name, bought.option->name};
        findings.push_back(std::move(advice));
    }
};

} // namespace

std::unique_ptr<Rule> bindPointless(Rule::Common common, MapReader &, const BindContext &)
{
    return std::make_unique<Pointless>(std::move(common));
}

} // namespace muster
