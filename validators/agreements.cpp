// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

namespace {

/// Only some of the game's agreements, or none, may be switched on: an event leaves no room for private ones.
class Agreements : public Rule {
public:
    using Rule::Rule;

    std::vector<Id> allowed;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        // In the order of the data: the army's may be switched on in any.
        for (const Agreement &agreement : roster.game->agreements) {
            const bool fine = std::find(allowed.begin(), allowed.end(), agreement.id) != allowed.end();
            if (fine || !roster.army->header.agrees(agreement.id))
                continue;
            findings.push_back(finding(Code::AgreementBarred));
            findings.back().names = {agreement.id.str(), agreement.name};
        }
    }
};

} // namespace

std::unique_ptr<Rule> bindAgreements(Rule::Common common, MapReader &reader, const BindContext &context)
{
    using namespace Qt::StringLiterals;
    auto rule = std::make_unique<Agreements>(std::move(common));
    rule->allowed = reader.ids(u"allowed");
    for (const Id id : rule->allowed) {
        if (!context.game.agreement(id))
            reader.error(reader.find(u"allowed")->where, u"unknown agreement '%1'"_s.arg(id.str()));
    }
    return rule;
}

} // namespace muster
