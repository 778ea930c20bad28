// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Models of some units need so many models of others to work them.
class Crew : public Rule {
public:
    struct Need {
        Selector match;
        int each = 1;
    };

    using Rule::Rule;

    std::vector<Need> needs;
    Selector from;
    QString name;
    QString fromName;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        qint64 needed = 0;
        qint64 there = 0;
        std::vector<EntryKey> keys;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.profile)
                continue;
            for (const Need &need : needs) {
                if (!need.match.matches(entry))
                    continue;
                needed += qint64(entry.models) * need.each;
                keys.push_back(entry.entry->key);
                break;
            }
            if (from.matches(entry))
                there += entry.models;
        }
        if (there >= needed)
            return;
        Finding lacking = finding(Code::CrewLacking);
        lacking.entries = std::move(keys);
        lacking.names = {name, fromName};
        lacking.actual = there;
        lacking.limit = needed;
        findings.push_back(std::move(lacking));
    }
};

} // namespace

std::unique_ptr<Rule> bindCrew(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Crew>(std::move(common));
    reader.require(u"needs");
    Selector all;
    for (const Node *node : reader.list(u"needs")) {
        MapReader item(*node, context.problems, u"what needs a crew"_s);
        if (!item.isMap())
            continue;
        Crew::Need need;
        item.require(u"match");
        need.match = readSelector(item, u"match", context.game, context.problems);
        need.each = item.requiredInteger(u"each", 1, 1000).value_or(1);
        item.finish();
        all.terms.insert(all.terms.end(), need.match.terms.begin(), need.match.terms.end());
        rule->needs.push_back(std::move(need));
    }
    reader.require(u"from");
    rule->from = readSelector(reader, u"from", context.game, context.problems);
    rule->name = readName(reader, u"name", all, context.game);
    rule->fromName = readName(reader, u"from-name", rule->from, context.game);
    return rule;
}

} // namespace muster
