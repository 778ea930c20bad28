// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule.h"

namespace muster {

/// Binds rules as read and appends them. What cannot be bound is reported and becomes a rule that says so of every army.
void bindRules(const std::vector<Node> &nodes, const BindContext &context, std::vector<std::unique_ptr<Rule>> &rules);

/// Which rule puts which out of force, as indices, each rule before those that it replaces. Unknown ids, rules of the same id
/// and rules that replace each other in a circle are reported.
std::vector<std::pair<int, int>> bindReplacements(const std::vector<std::unique_ptr<Rule>> &rules, Problems &problems);

} // namespace muster
