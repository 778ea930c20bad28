// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// What is bought from some pools, by the army and by its units, costs together at most so much per matching entry, in what
/// the pools are paid in.
class Allowance : public Rule {
public:
    using Rule::Rule;

    std::vector<const Pool *> pools;
    QString name;
    Selector per;
    int each = 1;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        const qint64 spent = spentBy(roster);
        const qint64 limit = limitOf(roster);
        if (spent <= limit)
            return;
        Finding over = finding(Code::AllowanceOver);
        over.names = {name, pools.front()->paidIn};
        over.actual = spent;
        over.limit = limit;
        findings.push_back(std::move(over));
    }

    void gauges(const Roster &roster, std::vector<Gauge> &gauges) const override
    {
        Gauge gauge;
        gauge.id = common().id;
        gauge.kind = Gauge::Kind::Slot;
        gauge.name = name;
        gauge.used = spentBy(roster);
        gauge.limit = limitOf(roster);
        gauge.met = gauge.used <= gauge.limit;
        gauges.push_back(std::move(gauge));
    }

private:
    qint64 priceOf(const Bought &bought) const
    {
        const bool counts = std::find(pools.begin(), pools.end(), bought.pool) != pools.end();
        return counts ? bought.price : 0;
    }

    qint64 spentBy(const Roster &roster) const
    {
        qint64 spent = 0;
        for (const Bought &bought : roster.upgrades)
            spent += priceOf(bought);
        for (const RosterEntry &entry : roster.entries) {
            for (const Bought &bought : entry.upgrades)
                spent += priceOf(bought);
        }
        return spent;
    }

    qint64 limitOf(const Roster &roster) const
    {
        qint64 limit = 0;
        for (const RosterEntry &entry : roster.entries)
            limit += entry.unit && per.matches(entry) ? each : 0;
        return limit;
    }
};

} // namespace

std::unique_ptr<Rule> bindAllowance(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Allowance>(std::move(common));
    reader.require(u"pools");
    for (const Id id : reader.ids(u"pools")) {
        const auto known = std::find_if(context.game.pools.begin(), context.game.pools.end(),
                                        [&](const Pool &pool) { return pool.id == id; });
        if (known == context.game.pools.end())
            reader.error(reader.find(u"pools")->where, u"unknown pool '%1'"_s.arg(id.str()));
        else if (known->paidIn.isEmpty())
            reader.error(reader.find(u"pools")->where, u"the pool '%1' is paid in points; expected one with 'paid-in'"_s.arg(id.str()));
        else
            rule->pools.push_back(&*known);
    }
    rule->name = reader.requiredText(u"name");
    reader.require(u"per");
    rule->per = readSelector(reader, u"per", context.game, context.problems);
    rule->each = reader.integer(u"each", 1, 1000).value_or(1);
    if (rule->pools.empty())
        return nullptr;
    return rule;
}

} // namespace muster
