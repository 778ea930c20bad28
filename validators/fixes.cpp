// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"
#include "validators/compare.h"
#include "validators/fix_steps.h"
#include "validators/nearest_word.h"
#include "validators/rule.h"

#include <algorithm>
#include <tuple>

namespace muster {

namespace {

struct Found {
    Fix fix;
    FixStep step;         ///< the only or the first one
    int edits = 0;
    int loss = 0;
    bool advice = false;  ///< brings advice that was not given before
};

using AllFound = std::vector<Found>;

bool is(const Found &found, FixCode code)
{
    return found.fix.code == code;
}

bool isDrop(const Found &found)
{
    return is(found, FixCode::DropOption) || is(found, FixCode::DropUpgrade);
}

bool sameWords(const Fix &a, const Fix &b)
{
    if (a.code != b.code || a.names != b.names || a.actual != b.actual || a.steps.size() != b.steps.size())
        return false;
    // The same steps in another order are the same.
    return std::is_permutation(a.steps.begin(), a.steps.end(), b.steps.begin(), sameWords);
}

/// The choice itself is at fault, not who took it.
bool isAboutChoice(Code code)
{
    switch (code) {
    case Code::UnknownOption:
    case Code::UnknownUpgrade:
    case Code::OptionNotHere:
    case Code::UpgradeNotHere:
    case Code::OptionForbidden:
    case Code::UpgradeForbidden:
    case Code::OptionRepeated:
    case Code::OptionsExclusive:
    case Code::OptionPointless:
    case Code::DistinctBroken:
    case Code::QuotaOver:
    case Code::PoolClosed:
    case Code::ExperienceOutside:
        return true;
    default:
        return false;
    }
}

/// What asks for more than another fix does.
void dropOverkill(const Finding &finding, AllFound &all)
{
    // Whoever may take a choice back need not lose the unit; for advice not even its size.
    if (isAboutChoice(finding.code) && std::any_of(all.begin(), all.end(), isDrop)) {
        std::erase_if(all, [&](const Found &found) {
            return is(found, FixCode::RemoveEntry) || is(found, FixCode::ChooseList)
                   || (finding.severity == Severity::Advice && is(found, FixCode::ChangeSize));
        });
    }
    if (std::any_of(all.begin(), all.end(), [](const Found &found) { return !found.advice; }))
        std::erase_if(all, [](const Found &found) { return found.advice; });
    // A bigger game for the sake of a share is the last resort.
    if (finding.code == Code::ShareOver
        && std::any_of(all.begin(), all.end(), [](const Found &found) { return !is(found, FixCode::RaisePoints); }))
        std::erase_if(all, [](const Found &found) { return is(found, FixCode::RaisePoints); });
}

/// Of fixes that differ in little more than a name the best is enough. `all` is sorted.
AllFound ofDifferentSorts(const Finding &finding, AllFound all)
{
    const qsizetype mostLists = finding.code == Code::UnknownList || finding.code == Code::NotAnArmyList ? 2 : 1;
    AllFound kept;
    for (Found &found : all) {
        const auto like = [&](const Found &other) {
            if (sameWords(other.fix, found.fix))
                return true;
            if (other.fix.code != found.fix.code)
                return false;
            return is(found, FixCode::AddUnit)
                   || (is(found, FixCode::ChangeSize) && other.step.key == found.step.key
                       && (other.fix.pointsChange < 0) == (found.fix.pointsChange < 0));
        };
        const auto lists = std::count_if(kept.begin(), kept.end(),
                                         [](const Found &other) { return is(other, FixCode::ChooseList); });
        if (std::any_of(kept.begin(), kept.end(), like) || (is(found, FixCode::ChooseList) && lists >= mostLists))
            continue;
        kept.push_back(std::move(found));
    }
    return kept;
}

/// Of the fixes, sorted by how good they are, at most so many; among them one that removes the guilty unit if there is one.
std::vector<Fix> best(const Finding &finding, AllFound all, int most)
{
    dropOverkill(finding, all);
    std::stable_sort(all.begin(), all.end(), [](const Found &a, const Found &b) {
        return std::tuple(a.edits, a.loss, std::abs(a.fix.pointsChange))
               < std::tuple(b.edits, b.loss, std::abs(b.fix.pointsChange));
    });
    all = ofDifferentSorts(finding, std::move(all));
    const auto size = std::min(all.size(), size_t(most));
    const auto removal = std::find_if(all.begin(), all.end(), [](const Found &found) { return is(found, FixCode::RemoveEntry); });
    if (size > 1 && removal != all.end() && removal - all.begin() >= std::ptrdiff_t(size))
        std::swap(all[size - 1], *removal);
    std::vector<Fix> fixes;
    for (size_t i = 0; i < size; ++i)
        fixes.push_back(std::move(all[i].fix));
    return fixes;
}

/// Tries steps on a copy of the army and keeps those that resolve the finding and break nothing. Knows no rule kinds.
class FixSearch {
public:
    FixSearch(Judge &judge, const Army &army, const Finding &finding, FixBudget &budget)
        : m_judge(judge), m_army(army), m_finding(finding), m_budget(budget)
    {
    }

    std::vector<Fix> run(int most)
    {
        const auto size = qint64(countAll(m_army.entries));
        if (most < 1 || m_budget.left <= size)
            return {};
        muster(m_judge.game(), m_army, m_start);
        m_before = m_judge.bookFor(m_army).check(m_start).findings;
        // Where nobody is listed, each unit asks the army for what may let it in.
        const auto guests = std::count_if(m_start.entries.begin(), m_start.entries.end(),
                                          [](const RosterEntry &entry) { return entry.unit && !entry.listed; });
        m_cost = 4 + size + qint64(m_before.size()) + guests * size / 64;
        m_budget.left = std::max<qint64>(0, m_budget.left - m_cost);
        // The caller's finding may be an old one: what it is now is what gets better or worse.
        const Finding *now = findMatter(m_before, m_finding);
        if (!now)
            return {};
        m_finding = *now;
        m_finding.nearest = nearestWord(m_finding, m_start);
        m_work = m_army;
        std::vector<FixStep> helpful;
        for (const FixStep &step : stepsFor(m_finding, m_start, m_judge.bookFor(m_army))) {
            if (m_budget.left < m_cost)
                break;
            if (attempt({step}))
                helpful.push_back(step);
        }
        // With more units than this a pair is a needle in a haystack.
        if (m_found.empty() && size <= 60)
            tryPairs(helpful);
        return best(m_finding, std::move(m_found), most);
    }

private:
    static constexpr size_t enough = 64;

    /// True if the steps helped but did not do: the finding went at another's cost, or is a lesser one now.
    bool attempt(std::initializer_list<FixStep> steps)
    {
        m_budget.left -= m_cost;
        Found found;
        found.step = *steps.begin();
        Edits undo;
        bool first = true;
        for (const FixStep &step : steps) {
            if (!first)
                muster(m_judge.game(), m_work, m_roster);
            Fix fix = fixOf(step, m_judge.bookFor(m_army), m_judge.game(), first ? m_army : m_work, first ? m_start : m_roster);
            first = false;
            if (fix.edits.empty())
                break;
            Edits inverse = applyEdits(m_work, fix.edits);
            undo.insert(undo.begin(), inverse.begin(), inverse.end());
            found.loss += lossOf(step.code);
            found.fix.steps.push_back(std::move(fix));
        }
        bool helps = false;
        if (found.fix.steps.size() == steps.size()) {
            muster(m_judge.game(), m_work, m_roster);
            const Verdict after = m_judge.bookFor(m_work).check(m_roster);
            const Finding *left = findMatter(after.findings, m_finding);
            const bool clean = !anyNewOrWorse(m_before, after.findings);
            helps = left ? gotWorse(*left, m_finding) : !clean;
            if (!left && clean) {
                found.advice = anyNewAdvice(m_before, after.findings);
                keep(std::move(found), after.points - m_start.points);
            }
        }
        applyEdits(m_work, undo);
        m_work.nextKey = m_army.nextKey;
        return helps;
    }

    void tryPairs(std::vector<FixStep> &helpful)
    {
        const std::vector<FixStep> others = allSteps(m_finding, m_start, m_judge.bookFor(m_army));
        std::stable_sort(helpful.begin(), helpful.end(), [](const FixStep &a, const FixStep &b) {
            return lossOf(a.code) < lossOf(b.code);
        });
        for (const FixStep &first : helpful) {
            for (const FixStep &second : others) {
                if (m_budget.left < m_cost || m_found.size() >= enough)
                    return;
                // Two changes of one entry mostly undo each other; but who drops a choice may lead elsewhere.
                if (first.key == 0 || first.key != second.key || second.code == FixCode::Lead)
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

    Judge &m_judge;
    const Army &m_army;
    Army m_work;          // the army, but while a step is tried
    Roster m_start;       // of the army
    Roster m_roster;      // of what is tried
    std::vector<Finding> m_before;
    Finding m_finding;
    FixBudget &m_budget;
    qint64 m_cost = 0;    // of an attempt
    AllFound m_found;
};

} // namespace

std::vector<Fix> Judge::fixes(const Army &army, const Finding &finding, int most, FixBudget *budget)
{
    FixBudget own;
    if (budget)
        own.left = std::min(own.left, budget->left);
    const qint64 before = own.left;
    std::vector<Fix> fixes = FixSearch(*this, army, finding, own).run(most);
    if (budget)
        budget->left -= before - own.left;
    return fixes;
}

} // namespace muster
