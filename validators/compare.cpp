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

/// Looks up what was there before. Findings come in much the same order before and after: each is looked for first where the
/// last one was found, so that armies with thousands of findings are compared in no time.
class Before {
public:
    explicit Before(const std::vector<Finding> &findings) : m_findings(findings) {}

    const Finding *find(const Finding &finding)
    {
        for (size_t i = 0; i < m_findings.size(); ++i) {
            const size_t at = (m_next + i) % m_findings.size();
            if (!sameMatter(m_findings[at], finding))
                continue;
            m_next = at + 1;
            return &m_findings[at];
        }
        return nullptr;
    }

    bool isNewOrWorse(const Finding &finding)
    {
        if (finding.severity == Severity::Advice)
            return false;
        const Finding *known = find(finding);
        return !known || gotWorse(*known, finding);
    }

private:
    const std::vector<Finding> &m_findings;
    size_t m_next = 0;
};

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
    Before known(before);
    for (const Finding &finding : after) {
        if (known.isNewOrWorse(finding))
            result.push_back(finding);
    }
    return result;
}

bool anyNewOrWorse(const std::vector<Finding> &before, const std::vector<Finding> &after)
{
    Before known(before);
    return std::any_of(after.begin(), after.end(), [&](const Finding &finding) { return known.isNewOrWorse(finding); });
}

bool anyNewAdvice(const std::vector<Finding> &before, const std::vector<Finding> &after)
{
    Before known(before);
    return std::any_of(after.begin(), after.end(), [&](const Finding &finding) {
        return finding.severity == Severity::Advice && !known.find(finding);
    });
}

} // namespace muster
