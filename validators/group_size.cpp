// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// A unit has at least so many models; those who lead it are not counted, those of a band are.
class GroupSize : public Rule {
public:
    using Rule::Rule;

    Selector match;
    Selector waive;
    int atLeast = 0;
    std::optional<int> column;   // of the stat that says it instead

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            if (entry.host || !entry.profile || !match.matches(entry))
                continue;
            const int least = leastOf(entry);
            int models = entry.models;
            for (const RosterEntry *attached : roster.attachedTo(entry))
                models += attached->leads() ? 0 : attached->models;
            if (models >= least || isWaived(roster, entry))
                continue;
            Finding small = finding(Code::GroupTooSmall);
            small.entries = {entry.entry->key};
            small.names = {entry.unit->name};
            small.actual = models;
            small.limit = least;
            findings.push_back(std::move(small));
        }
    }

    int leastModels(const Roster &roster, const RosterEntry &entry) const override
    {
        return !entry.profile || !match.matches(entry) || isWaived(roster, entry) ? 0 : leastOf(entry);
    }

private:
    int leastOf(const RosterEntry &entry) const { return column ? finalNumber(entry, *column) : atLeast; }

    bool isWaived(const Roster &roster, const RosterEntry &entry) const
    {
        return !waive.isEmpty() && roster.anyWith(entry, waive);
    }
};

} // namespace

std::unique_ptr<Rule> bindGroupSize(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<GroupSize>(std::move(common));
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->waive = readSelector(reader, u"waive", context.game, context.problems);
    const Node *least = reader.require(u"at-least");
    if (least && least->kind == Node::Kind::Map)
        rule->column = readStat(reader, u"at-least", context);
    else if (least)
        rule->atLeast = reader.integer(u"at-least", 1, 10'000).value_or(1);
    return rule;
}

} // namespace muster
