// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/compare.h"

#include <algorithm>
#include <cstdlib>

namespace muster {

namespace {

bool share(const std::vector<EntryKey> &a, const std::vector<EntryKey> &b)
{
    return std::any_of(a.begin(), a.end(), [&](EntryKey key) { return std::find(b.begin(), b.end(), key) != b.end(); });
}

bool isNewOrWorse(const std::vector<Finding> &before, const Finding &finding)
{
    if (finding.severity == Severity::Advice)
        return false;
    const Finding *known = findMatter(before, finding);
    return !known || gotWorse(*known, finding);
}

} // namespace

bool sameMatter(const Finding &a, const Finding &b)
{
    if (a.code != b.code || a.id != b.id)
        return false;
    // An agreement is one matter, whatever units need it.
    if (a.code == Code::AgreementNeeded)
        return true;
    return a.names == b.names && (a.entries.empty() || b.entries.empty() || share(a.entries, b.entries));
}

bool gotWorse(const Finding &before, const Finding &after)
{
    if (after.severity != before.severity)
        return after.severity < before.severity;
    const qint64 excessBefore = std::abs(before.actual - before.limit);
    const qint64 excessAfter = std::abs(after.actual - after.limit);
    if (excessBefore != excessAfter)
        return excessAfter > excessBefore;
    return after.actual == after.limit && after.entries.size() > before.entries.size();
}

const Finding *findMatter(const std::vector<Finding> &findings, const Finding &finding)
{
    for (const Finding &candidate : findings) {
        if (sameMatter(candidate, finding))
            return &candidate;
    }
    return nullptr;
}

std::vector<Finding> newOrWorse(const std::vector<Finding> &before, const std::vector<Finding> &after)
{
    std::vector<Finding> result;
    for (const Finding &finding : after) {
        if (isNewOrWorse(before, finding))
            result.push_back(finding);
    }
    return result;
}

bool anyNewOrWorse(const std::vector<Finding> &before, const std::vector<Finding> &after)
{
    return std::any_of(after.begin(), after.end(),
                       [&](const Finding &finding) { return isNewOrWorse(before, finding); });
}

} // namespace muster
