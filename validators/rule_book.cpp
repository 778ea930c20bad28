// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_book.h"

#include "validators/bind.h"
#include "validators/choices.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

bool before(const Finding &a, const Finding &b)
{
    if (a.id != b.id)
        return a.id < b.id;
    if (a.names != b.names)
        return std::lexicographical_compare(a.names.begin(), a.names.end(), b.names.begin(), b.names.end());
    return a.entries < b.entries;
}

/// The findings of one rule, from `from` on, in an order that does not depend on the order of entries.
void settle(std::vector<Finding> &findings, size_t from)
{
    if (findings.size() > from + 1)
        std::sort(findings.begin() + std::ptrdiff_t(from), findings.end(), before);
}

Verdict::Legality legalityOf(const std::vector<Finding> &findings)
{
    // Findings are sorted: the first one decides.
    if (findings.empty())
        return Verdict::Legality::Legal;
    switch (findings.front().severity) {
    case Severity::Error:
        return Verdict::Legality::Illegal;
    case Severity::Unknown:
        return Verdict::Legality::Unknown;
    case Severity::Consent:
        return Verdict::Legality::ByConsent;
    case Severity::Advice:
        break;
    }
    return Verdict::Legality::Legal;
}

/// Says who may have an upgrade, but no rule asks.
void reportUnguarded(const Game &game, const std::vector<const Pack *> &packs,
                     const std::vector<std::unique_ptr<Rule>> &rules, Problems &problems)
{
    for (const Pool &pool : game.pools) {
        // What is bought for the army is checked without a rule, what is not on sale need not be.
        const auto sells = [&](Id id) {
            return std::any_of(packs.begin(), packs.end(), [&](const Pack *pack) { return pack->id == id; });
        };
        if (pool.forArmy || !(pool.packs.empty() || std::any_of(pool.packs.begin(), pool.packs.end(), sells)))
            continue;
        const bool restricted = !pool.only.isEmpty()
                                || std::any_of(pool.upgrades.begin(), pool.upgrades.end(),
                                               [](const Option &upgrade) { return !upgrade.only.isEmpty(); });
        const bool guarded = std::any_of(rules.begin(), rules.end(), [&](const auto &rule) { return rule->guards(pool); });
        if (restricted && !guarded)
            problems.append({Problem::Severity::Warning,
                             u"the pool '%1' has 'only', but no 'eligibility' rule sees to it"_s.arg(pool.id.str()), {}});
    }
}

} // namespace

RuleBook::RuleBook(const Game &game, const ForceList *list, const std::vector<const Pack *> &packs, Problems *problems)
{
    Problems unheard;
    Problems &reported = problems ? *problems : unheard;
    bindRules(game.rules, {game, list, reported}, m_rules);
    if (list)
        bindRules(list->rules, {game, list, reported}, m_rules);
    for (const Pack *pack : packs)
        bindRules(pack->rules, {game, list, reported}, m_rules);
    for (const auto &rule : m_rules)
        rule->meet(m_rules);
    m_replacements = bindReplacements(m_rules, reported);
    reportUnguarded(game, packs, m_rules, reported);
}

RuleBook::~RuleBook() = default;
RuleBook::RuleBook(RuleBook &&) noexcept = default;
RuleBook &RuleBook::operator=(RuleBook &&) noexcept = default;

QVarLengthArray<bool, 64> RuleBook::inForce(const Roster &roster) const
{
    QVarLengthArray<bool, 64> held(qsizetype(m_rules.size()), true);
    for (size_t i = 0; i < m_rules.size(); ++i)
        held[qsizetype(i)] = roster.anyMatches(m_rules[i]->common().when);
    // bindReplacements() put a rule before those that it replaces.
    for (const auto &[rule, replaced] : m_replacements)
        held[replaced] = held[replaced] && !held[rule];
    return held;
}

/// In a game that knows no leaders, bands or chiefs nobody can judge them.
void RuleBook::checkRoles(const Roster &roster, std::vector<Finding> &findings) const
{
    const auto unknown = [&](const RosterEntry *host, const QString &key) {
        Finding finding;
        finding.id = u"unknown.key"_s;
        finding.code = Code::UnknownKey;
        finding.severity = Severity::Unknown;
        finding.names = {host ? host->title() : QString(), key};
        if (host)
            finding.entries = {host->entry->key};
        findings.push_back(std::move(finding));
    };
    for (const RosterEntry &entry : roster.entries) {
        const bool judged = !entry.host || !entry.unit
                            || std::any_of(m_rules.begin(), m_rules.end(), [&](const auto &rule) { return rule->attaches(entry); });
        // One cause, one finding: with whom he is, whatever is attached to him.
        if (!judged && !entry.host->host)
            unknown(entry.host, entry.entry->role == Entry::Role::Leader ? u"led-by"_s : u"members"_s);
    }
    if (roster.army->header.chief != 0
        && std::none_of(m_rules.begin(), m_rules.end(), [](const auto &rule) { return rule->namesChief(); }))
        unknown(nullptr, u"retinue-commander"_s);
}

Verdict RuleBook::check(const Roster &roster) const
{
    Verdict verdict;
    verdict.points = roster.points;
    verdict.agreed = roster.agreedPoints();
    std::vector<Finding> &findings = verdict.findings;

    checkHeader(roster, findings);
    checkChoices(roster, findings);
    checkRoles(roster, findings);
    settle(findings, 0);
    const auto held = inForce(roster);
    for (size_t i = 0; i < m_rules.size(); ++i) {
        if (!held[qsizetype(i)])
            continue;
        const size_t from = findings.size();
        m_rules[i]->check(roster, findings);
        settle(findings, from);
    }
    if (findings.size() > 1) {
        std::stable_sort(findings.begin(), findings.end(),
                         [](const Finding &a, const Finding &b) { return a.severity < b.severity; });
    }
    verdict.legality = legalityOf(findings);
    return verdict;
}

Entry RuleBook::fresh(const Game &game, const ArmyHeader &header, const Unit &unit, Entry entry) const
{
    entry.byExperience = game.sizesAreExperience();
    if (!unit.type->modelsChosen)
        return entry;
    Army army;
    army.header = header;
    army.entries.push_back(std::move(entry));
    army.entries.back().models.reset();
    const Roster roster = muster(game, army);
    const RosterEntry &read = roster.entries.front();
    if (read.choosesModels()) {
        int models = 1;
        for (const auto &rule : m_rules)
            models = std::max(models, rule->leastModels(roster, read));
        army.entries.back().models = models;
    }
    return std::move(army.entries.back());
}

Entry::Role RuleBook::roleOf(const RosterEntry &entry) const
{
    for (const auto &rule : m_rules) {
        if (const Entry::Role role = rule->roleOf(entry); role != Entry::Role::None)
            return role;
    }
    return Entry::Role::None;
}

std::vector<Gauge> RuleBook::gauges(const Roster &roster) const
{
    std::vector<Gauge> gauges;
    const auto held = inForce(roster);
    for (size_t i = 0; i < m_rules.size(); ++i) {
        if (held[qsizetype(i)])
            m_rules[i]->gauges(roster, gauges);
    }
    return gauges;
}

} // namespace muster
