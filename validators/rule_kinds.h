// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule.h"

/// The binders of all rule kinds, each defined in the kind's own file.
namespace muster {

std::unique_ptr<Rule> bindAgreements(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindAllowance(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindAttachment(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindChief(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindConsent(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindCount(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindCrew(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindDistinct(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindEligibility(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindExcludes(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindGroupSize(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindMembership(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindPointless(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindPointsLimit(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindPointsShare(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindQuota(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindRequires(Rule::Common common, MapReader &reader, const BindContext &context);
std::unique_ptr<Rule> bindUnlock(Rule::Common common, MapReader &reader, const BindContext &context);

} // namespace muster
