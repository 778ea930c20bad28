// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"

namespace muster {

namespace {

struct Kind {
    QStringView name;
    RuleBinder binder;
};

constexpr Kind kinds[] = {
    {u"agreements", bindAgreements},
    {u"allowance", bindAllowance},
    {u"attachment", bindAttachment},
    {u"chief", bindChief},
    {u"consent", bindConsent},
    {u"count", bindCount},
    {u"crew", bindCrew},
    {u"distinct", bindDistinct},
    {u"eligibility", bindEligibility},
    {u"excludes", bindExcludes},
    {u"group-size", bindGroupSize},
    {u"membership", bindMembership},
    {u"pointless", bindPointless},
    {u"points-limit", bindPointsLimit},
    {u"points-share", bindPointsShare},
    {u"quota", bindQuota},
    {u"requires", bindRequires},
    {u"unlock", bindUnlock},
};

} // namespace

RuleBinder ruleBinder(QStringView kind)
{
    for (const Kind &known : kinds) {
        if (known.name == kind)
            return known.binder;
    }
    return nullptr;
}

QStringList ruleKinds()
{
    QStringList names;
    for (const Kind &known : kinds)
        names.append(known.name.toString());
    return names;
}

} // namespace muster
