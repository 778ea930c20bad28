// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"
#include "validators/upgrades.h"

namespace muster {

namespace {

/// An entry has at most so many upgrades of a pool.
class Quota : public Rule {
public:
    using Rule::Rule;

    const Pool *pool = nullptr;
    int atMost = 0;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit || entry.upgrades.size() <= atMost)
                continue;
            const int bought = count(entry);
            if (bought <= atMost)
                continue;
            Finding over = finding(Code::QuotaOver);
            over.entries = {entry.entry->key};
            over.names = {entry.unit->name, pool->name};
            over.actual = bought;
            over.limit = atMost;
            findings.push_back(std::move(over));
        }
    }

private:
    // The same one more often than it may be taken is a finding already and counts no further here.
    int count(const RosterEntry &entry) const
    {
        int all = 0;
        for (qsizetype i = 0; i < entry.upgrades.size(); ++i) {
            const Bought &upgrade = entry.upgrades[i];
            if (!holds(entry, upgrade, pool))
                continue;
            int before = 0;
            for (qsizetype j = 0; j < i; ++j)
                before += entry.upgrades[j].option == upgrade.option;
            all += before < upgrade.option->times;
        }
        return all;
    }
};

} // namespace

std::unique_ptr<Rule> bindQuota(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Quota>(std::move(common));
    reader.require(u"pool");
    rule->pool = readPool(reader, u"pool", context.game);
    rule->atMost = reader.requiredInteger(u"at-most", 0, 1000).value_or(0);
    return rule;
}

} // namespace muster
