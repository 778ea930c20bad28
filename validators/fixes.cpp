// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/compare.h"
#include "validators/fix_steps.h"
#include "validators/rule.h"

#include <algorithm>
#include <tuple>

namespace muster {

namespace {

/// Tries steps on a copy of the army and keeps those that resolve the finding and break nothing. Knows no rule kinds.
class FixSearch {
public:
    FixSearch(Judge &judge, const Army &army, const Finding &finding)
        : m_judge(judge), m_army(army), m_before(judge.check(army)), m_finding(finding)
    {
        // The caller's finding may be an old one: what it is now is what gets better or worse.
        if (const Finding *now = findMatter(m_before.findings, finding))
            m_finding = *now;
        else
            m_gone = true;
    }

    std::vector<Fix> run(int most)
    {
        if (m_gone || most < 1)
            return {};
        muster(m_judge.game(), m_army, m_roster);
        std::vector<FixStep> helpful;
        for (const FixStep &step : stepsFor(m_finding, m_roster)) {
            if (attempt({step}))
                helpful.push_back(step);
        }
        if (m_found.empty())
            tryPairs(helpful);
        return best(most);
    }

private:
    struct Found {
        Fix fix;
        int edits = 0;
        int loss = 0;
    };

    // The work a player waits for is bounded: what needs more than this is beyond a quick fix.
    static constexpr int mostAttempts = 12000;
    static constexpr size_t enough = 64;

    /// True if the steps helped but did not do: the finding went at another's cost, or is a lesser one now.
    bool attempt(const std::vector<FixStep> &steps)
    {
        ++m_attempts;
        Found found;
        Edits undo;
        for (const FixStep &step : steps) {
            muster(m_judge.game(), m_army, m_roster);
            Fix fix = fixOf(step, m_judge.game(), m_army, m_roster);
            if (fix.edits.empty())
                break;
            Edits inverse = applyEdits(m_army, fix.edits);
            undo.insert(undo.begin(), inverse.begin(), inverse.end());
            found.loss += lossOf(step.code);
            found.fix.steps.push_back(std::move(fix));
        }
        bool helps = false;
        if (found.fix.steps.size() == steps.size()) {
            const Verdict after = m_judge.check(m_army);
            const Finding *left = findMatter(after.findings, m_finding);
            const bool clean = !anyNewOrWorse(m_before.findings, after.findings);
            helps = left ? gotWorse(*left, m_finding) : !clean;
            if (!left && clean)
                keep(std::move(found), after.points - m_before.points);
        }
        applyEdits(m_army, undo);
        return helps;
    }

    void tryPairs(std::vector<FixStep> &helpful)
    {
        muster(m_judge.game(), m_army, m_roster);
        const std::vector<FixStep> others = allSteps(m_finding, m_roster);
        std::stable_sort(helpful.begin(), helpful.end(), [](const FixStep &a, const FixStep &b) {
            return lossOf(a.code) < lossOf(b.code);
        });
        for (const FixStep &first : helpful) {
            for (const FixStep &second : others) {
                if (m_attempts >= mostAttempts || m_found.size() >= enough)
                    return;
                if (first.key == 0 || first.key != second.key)
                    attempt({first, second});
            }
        }
    }

    void keep(Found found, int pointsChange)
    {
        Fix &fix = found.fix;
        if (fix.steps.size() == 1) {
            fix = Fix(std::move(fix.steps.front()));
        } else {
            fix.code = FixCode::Several;
            for (const Fix &step : fix.steps)
                fix.edits.insert(fix.edits.end(), step.edits.begin(), step.edits.end());
        }
        fix.pointsChange = pointsChange;
        found.edits = int(fix.edits.size());
        m_found.push_back(std::move(found));
    }

    /// Whoever may take a choice back need not lose the unit; for advice not even its size.
    void dropOverkill()
    {
        const bool choiceIsEnough = m_finding.entries.size() == 1
                                    && std::any_of(m_found.begin(), m_found.end(), [](const Found &found) {
                                           return found.fix.code == FixCode::DropOption
                                                  || found.fix.code == FixCode::DropUpgrade;
                                       });
        if (!choiceIsEnough)
            return;
        std::erase_if(m_found, [&](const Found &found) {
            return found.fix.code == FixCode::RemoveEntry
                   || (m_finding.severity == Severity::Advice && found.fix.code == FixCode::ChangeSize);
        });
    }

    static bool sameWords(const Fix &a, const Fix &b)
    {
        return a.code == b.code && a.names == b.names && a.actual == b.actual && a.pointsChange == b.pointsChange
               && std::equal(a.steps.begin(), a.steps.end(), b.steps.begin(), b.steps.end(), sameWords);
    }

    std::vector<Fix> best(int most)
    {
        dropOverkill();
        std::stable_sort(m_found.begin(), m_found.end(), [](const Found &a, const Found &b) {
            return std::tuple(a.edits, a.loss, std::abs(a.fix.pointsChange))
                   < std::tuple(b.edits, b.loss, std::abs(b.fix.pointsChange));
        });
        std::vector<Fix> fixes;
        for (Found &found : m_found) {
            // Of two like units either may go: one offer is enough.
            const bool offered = std::any_of(fixes.begin(), fixes.end(),
                                             [&](const Fix &fix) { return sameWords(fix, found.fix); });
            if (offered)
                continue;
            fixes.push_back(std::move(found.fix));
            if (fixes.size() == size_t(most))
                break;
        }
        return fixes;
    }

    Judge &m_judge;
    Army m_army;
    Roster m_roster;
    Verdict m_before;
    Finding m_finding;
    bool m_gone = false;
    int m_attempts = 0;
    std::vector<Found> m_found;
};

} // namespace

std::vector<Fix> Judge::fixes(const Army &army, const Finding &finding, int most)
{
    return FixSearch(*this, army, finding).run(most);
}

} // namespace muster
