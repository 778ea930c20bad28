// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

namespace muster {

namespace {

/// Entries of one sort need an entry of another in the army; one that is both is enough.
class Requires : public Rule {
public:
    using Rule::Rule;

    Selector match;
    Selector with;
    QString name;
    QString withName;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        std::vector<EntryKey> needing;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit)
                continue;
            if (with.matches(entry))
                return;
            if (match.matches(entry))
                needing.push_back(entry.entry->key);
        }
        if (needing.empty())
            return;
        Finding broken = finding(Code::Required);
        broken.names = {name, withName};
        broken.entries = std::move(needing);
        findings.push_back(std::move(broken));
    }
};

} // namespace

std::unique_ptr<Rule> bindRequires(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Requires>(std::move(common));
    reader.require(u"match");
    reader.require(u"with");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->with = readSelector(reader, u"with", context.game, context.problems);
    rule->name = readName(reader, u"name", rule->match, context.game);
    rule->withName = readName(reader, u"with-name", rule->with, context.game);
    return rule;
}

} // namespace muster
