// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

namespace muster {

namespace {

/// Entries of one sort must not stand in one army with entries of another.
class Excludes : public Rule {
public:
    using Rule::Rule;

    Selector match;
    Selector with;
    QString name;
    QString withName;
    const Agreement *agreement = nullptr;   // by which they may after all

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        int first = 0;
        int second = 0;
        int either = 0;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit)
                continue;
            const bool one = match.matches(entry);
            const bool other = with.matches(entry);
            first += one;
            second += other;
            either += one || other;
        }
        // An entry does not exclude itself: there must be two.
        if (first == 0 || second == 0 || either < 2 || (agreement && roster.army->header.agrees(agreement->id)))
            return;
        Finding broken = finding(Code::Excluded, agreement ? Severity::Consent : Severity::Error);
        broken.names = {name, withName};
        if (agreement)
            broken.names.append(agreement->name);
        for (const RosterEntry &entry : roster.entries) {
            if (entry.unit && (match.matches(entry) || with.matches(entry)))
                broken.entries.push_back(entry.entry->key);
        }
        findings.push_back(std::move(broken));
    }
};

} // namespace

std::unique_ptr<Rule> bindExcludes(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Excludes>(std::move(common));
    reader.require(u"match");
    reader.require(u"with");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->with = readSelector(reader, u"with", context.game, context.problems);
    rule->name = readName(reader, u"name", rule->match, context.game);
    rule->withName = readName(reader, u"with-name", rule->with, context.game);
    rule->agreement = readAgreement(reader, u"agreement", context.game);
    return rule;
}

} // namespace muster
