// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"
#include "validators/upgrades.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Each upgrade of a pool, or each unit that matches, stands in the army at most once.
class Distinct : public Rule {
public:
    using Rule::Rule;

    const Pool *pool = nullptr;
    Selector match;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        QVarLengthArray<Seen, 32> seen;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit)
                continue;
            if (!pool) {
                if (match.matches(entry))
                    count(seen, entry.unit, entry.unit->name, entry);
                continue;
            }
            for (const Bought &upgrade : entry.upgrades) {
                if (holds(entry, upgrade, pool))
                    count(seen, upgrade.option, upgrade.option->name, entry);
            }
        }
        for (const Seen &thing : seen) {
            if (thing.times > 1)
                findings.push_back(repeated(roster, thing));
        }
    }

private:
    struct Seen {
        const void *what = nullptr;
        const QString *name = nullptr;
        const RosterEntry *last = nullptr;
        int times = 0;
    };

    // Counts entries: the same upgrade twice in one entry is that entry's own matter.
    static void count(QVarLengthArray<Seen, 32> &seen, const void *what, const QString &name, const RosterEntry &entry)
    {
        for (Seen &thing : seen) {
            if (thing.what == what) {
                thing.times += thing.last != &entry;
                thing.last = &entry;
                return;
            }
        }
        seen.append({what, &name, &entry, 1});
    }

    bool has(const RosterEntry &entry, const void *what) const
    {
        if (!pool)
            return entry.unit == what && match.matches(entry);
        for (const Bought &upgrade : entry.upgrades) {
            if (upgrade.option == what && holds(entry, upgrade, pool))
                return true;
        }
        return false;
    }

    Finding repeated(const Roster &roster, const Seen &thing) const
    {
        Finding broken = finding(Code::DistinctBroken);
        broken.names = {*thing.name};
        broken.actual = thing.times;
        broken.limit = 1;
        for (const RosterEntry &entry : roster.entries) {
            if (entry.unit && has(entry, thing.what))
                broken.entries.push_back(entry.entry->key);
        }
        return broken;
    }
};

} // namespace

std::unique_ptr<Rule> bindDistinct(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Distinct>(std::move(common));
    rule->pool = readPool(reader, u"pool", context.game);
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    if (reader.has(u"pool") == reader.has(u"match"))
        reader.error(reader.where(), u"'distinct' needs either 'pool' or 'match'"_s);
    return rule;
}

} // namespace muster
