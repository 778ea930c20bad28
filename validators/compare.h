// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/finding.h"

namespace muster {

/// Both say the same of the same thing, if perhaps with other numbers: the finding before and after a change of the army.
bool sameMatter(const Finding &a, const Finding &b);

/// `after` is about the same matter, and more of it is wrong.
bool gotWorse(const Finding &before, const Finding &after);

/// The finding of this list that is about the same matter, or null.
const Finding *findMatter(const std::vector<Finding> &findings, const Finding &finding);

/// What is wrong (advice aside) after a change that was not before, or not as much.
std::vector<Finding> newOrWorse(const std::vector<Finding> &before, const std::vector<Finding> &after);
bool anyNewOrWorse(const std::vector<Finding> &before, const std::vector<Finding> &after);
/// Some advice that was not given before.
bool anyNewAdvice(const std::vector<Finding> &before, const std::vector<Finding> &after);

} // namespace muster
