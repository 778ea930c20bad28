// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/bought.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

namespace {

bool gives(const std::vector<SpecialRule> &rules, Id id)
{
    return std::any_of(rules.begin(), rules.end(), [&](const SpecialRule &rule) { return rule.id == id; });
}

/// Cheap and often the whole answer: what the choice gives cannot be there already if nothing else gives the rule.
bool mayBeThere(const RosterEntry &entry, const Bought &bought)
{
    const auto byOther = [&](const Bought &other, Id id) {
        if (&other == &bought || other.standing != Bought::Standing::Fine)
            return false;
        const Effect &effect = other.option->effect;
        return gives(effect.gain, id) || gives(effect.raise, id)
               || std::any_of(effect.exchange.begin(), effect.exchange.end(),
                              [&](const Effect::Exchange &exchange) { return exchange.to.id == id; });
    };
    const std::vector<SpecialRule> &gained = bought.option->effect.gain;
    return !gained.empty() && std::all_of(gained.begin(), gained.end(), [&](const SpecialRule &rule) {
        const auto by = [&](const Bought &other) { return byOther(other, rule.id); };
        return gives(entry.profile->rules, rule.id) || (entry.earned && gives(entry.earned->gain, rule.id)) || std::any_of(entry.options.begin(), entry.options.end(), by)
               || std::any_of(entry.upgrades.begin(), entry.upgrades.end(), by);
    });
}

/// Points spent on what the unit has already.
class Pointless : public Rule {
public:
    using Rule::Rule;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.profile)
                continue;
            for (qsizetype i = 0; i < entry.options.size(); ++i) {
                if (!stoodBefore(entry.options, i))
                    check(entry, entry.options[i], findings);
            }
            for (qsizetype i = 0; i < entry.upgrades.size(); ++i) {
                if (!stoodBefore(entry.upgrades, i))
                    check(entry, entry.upgrades[i], findings);
            }
        }
    }

private:
    void check(const RosterEntry &entry, const Bought &bought, std::vector<Finding> &findings) const
    {
        if (bought.standing != Bought::Standing::Fine)
            return;
        const bool senseless = !bought.option->sensible.isEmpty() && !bought.option->sensible.matches(entry);
        // What may be taken more than once gives more each time.
        if (!senseless && (bought.option->times > 1 || !mayBeThere(entry, bought)))
            return;
        // What it has more often than it may, or may not have at all, is another finding.
        if (timesBought(entry.options, bought.option) + timesBought(entry.upgrades, bought.option) > bought.option->times)
            return;
        if ((bought.pool && !bought.pool->only.matches(entry))
            || !admits(entry, *bought.option) || (!senseless && !changesNothing(entry, bought)))
            return;
        Finding advice = finding(Code::OptionPointless, Severity::Advice);
        advice.entries = {entry.entry->key};
        advice.names = {entry.unit->name, bought.option->name};
        if (senseless)
            advice.because = bought.option->sensibleBecause;
        findings.push_back(std::move(advice));
    }
};

} // namespace

std::unique_ptr<Rule> bindPointless(Rule::Common common, MapReader &, const BindContext &)
{
    return std::make_unique<Pointless>(std::move(common));
}

} // namespace muster
