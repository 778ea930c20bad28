// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/judge.h"

#include "validators/compare.h"
#include "validators/nearest_word.h"
#include "validators/rule.h"

namespace muster {

Judge::Judge(std::shared_ptr<const Game> game) : m_game(std::move(game)) {}

Judge::~Judge() = default;
Judge::Judge(Judge &&) noexcept = default;
Judge &Judge::operator=(Judge &&) noexcept = default;

const RuleBook &Judge::bookFor(const Army &army)
{
    const ForceList *list = m_game->armyList(army.header.list);
    // All unknown lists are one: files can name any number of them.
    static thread_local std::vector<quint32> key;   // asked for at every check: keeps its memory
    key.assign(1, (list ? list->id : Id()).index());
    for (const Pack &pack : m_game->packs) {
        if (!army.header.packs.empty() && army.header.playsUnder(pack.id))
            key.push_back(pack.id.index());
    }
    const auto known = m_books.find(key);
    if (known != m_books.end())
        return known->second;
    std::vector<const Pack *> packs;
    for (const Pack &pack : m_game->packs) {
        if (army.header.playsUnder(pack.id))
            packs.push_back(&pack);
    }
    return m_books.emplace(key, RuleBook(*m_game, list, packs)).first->second;
}

Verdict Judge::check(const Army &army)
{
    muster(*m_game, army, m_scratch);
    return suggest(m_scratch, bookFor(army).check(m_scratch));
}

Verdict Judge::check(const Roster &roster)
{
    return suggest(roster, bookFor(*roster.army).check(roster));
}

Verdict Judge::suggest(const Roster &roster, Verdict verdict)
{
    // Beyond a few, a file is not mistyped but something else.
    int left = 50;
    for (Finding &finding : verdict.findings) {
        if (finding.severity != Severity::Unknown || left == 0)
            continue;
        --left;
        if (finding.code != Code::UnknownUnit) {
            finding.nearest = nearestWord(finding, roster);
            continue;
        }
        const Id list = roster.list ? roster.list->id : Id();
        const auto [known, isNew] = m_nearestUnits.try_emplace({list.index(), Id(finding.names.value(0)).index()});
        if (isNew)
            known->second = nearestWord(finding, roster);
        finding.nearest = known->second;
    }
    return verdict;
}

std::vector<Gauge> Judge::gauges(const Roster &roster)
{
    return bookFor(*roster.army).gauges(roster);
}

std::vector<Finding> Judge::wouldBreak(const Army &army, const Edits &edits)
{
    const std::vector<Finding> before = check(army).findings;
    Army changed = army;
    applyEdits(changed, edits);
    return newOrWorse(before, check(changed).findings);
}

} // namespace muster
