// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/bought.h"
#include "validators/describe.h"
#include "validators/rule_kinds.h"
#include "validators/upgrades.h"

namespace muster {

namespace {

/// Upgrades are bought only by units that the pool and the upgrade itself admit.
class Eligibility : public Rule {
public:
    using Rule::Rule;

    const Pool *pool = nullptr;   // null: every pool

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            // Without a known size nobody can say who is eligible.
            if (!entry.profile)
                continue;
            for (qsizetype i = 0; i < entry.upgrades.size(); ++i) {
                const Bought &upgrade = entry.upgrades[i];
                if (upgrade.standing != Bought::Standing::Fine || !upgrade.pool || (pool && upgrade.pool != pool))
                    continue;
                if (!holds(entry, upgrade, pool) && !stoodBefore(entry.upgrades, i))
                    findings.push_back(forbidden(entry, upgrade));
            }
        }
    }

    bool guards(const Pool &other) const override { return !pool || pool == &other; }

private:
    Finding forbidden(const RosterEntry &entry, const Bought &upgrade) const
    {
        Finding broken = finding(Code::UpgradeForbidden);
        broken.entries = {entry.entry->key};
        broken.names = {entry.unit->name, upgrade.option->name};
        const QString &reason =
            upgrade.pool->only.matches(entry) ? upgrade.option->because : upgrade.pool->because;
        if (!reason.isEmpty())
            broken.because = reason;
        return broken;
    }
};

} // namespace

std::unique_ptr<Rule> bindEligibility(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Eligibility>(std::move(common));
    rule->pool = readPool(reader, u"pool", context.game);
    return rule;
}

} // namespace muster
