// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// What matches needs the opponent's consent.
class Consent : public Rule {
public:
    using Rule::Rule;

    Selector match;
    const Agreement *agreement = nullptr;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        if (roster.army->header.agrees(agreement->id))
            return;
        Finding needed = finding(Code::AgreementNeeded, Severity::Consent);
        needed.names = {agreement->name};
        if (needed.page.isEmpty())
            needed.page = agreement->page;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit || !match.matches(entry))
                continue;
            needed.entries.push_back(entry.entry->key);
            if (!needed.names.mid(1).contains(entry.unit->name))
                needed.names.append(entry.unit->name);
        }
        if (needed.entries.empty())
            return;
        std::sort(needed.names.begin() + 1, needed.names.end());
        findings.push_back(std::move(needed));
    }
};

} // namespace

std::unique_ptr<Rule> bindConsent(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Consent>(std::move(common));
    reader.require(u"match");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    reader.require(u"agreement");
    rule->agreement = readAgreement(reader, u"agreement", context.game);
    return rule->agreement ? std::move(rule) : nullptr;
}

} // namespace muster
