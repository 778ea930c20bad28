// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/leading.h"

#include "app/gui/choices.h"
#include "validators/rule.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

Entry::Role Leading::roleOf(const Entry &entry) const
{
    Army probe;
    probe.header = m_document.header();
    probe.entries.push_back(entry);
    const Roster roster = muster(m_document.game(), probe);
    const RosterEntry &read = roster.entries.front();
    return read.unit ? m_document.judge().bookFor(probe).roleOf(read) : Entry::Role::None;
}

std::vector<EntryKey> Leading::hosts() const
{
    std::vector<EntryKey> keys;
    const RuleBook &book = m_document.judge().bookFor(m_document.army());
    for (const RosterEntry &entry : m_document.roster().entries) {
        if (!entry.host && entry.unit && book.roleOf(entry) == Entry::Role::None)
            keys.push_back(entry.entry->key);
    }
    return keys;
}

bool Leading::isHost(EntryKey key) const
{
    const std::vector<EntryKey> keys = hosts();
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

bool Leading::hasLeaders() const
{
    Army empty;
    empty.header = m_document.header();
    const std::vector<Judge::Offer> offers = m_document.judge().offers(empty);
    return std::any_of(offers.begin(), offers.end(),
                       [](const Judge::Offer &offer) { return offer.role == Entry::Role::Leader; });
}

bool Leading::hasChief() const
{
    const auto &rules = m_document.judge().bookFor(m_document.army()).rules();
    return std::any_of(rules.begin(), rules.end(), [](const auto &rule) { return rule->namesChief(); });
}

Leading::Placing Leading::place(EntryKey host, Entry entry, bool instead) const
{
    const Entry *found = m_document.army().find(host);
    if (!found)
        return {};
    // The key is settled here, so that the new entry can be found and selected afterwards.
    Placing placing{m_document.army().nextKey, {}, {}};
    entry.key = placing.key;
    if (entry.role == Entry::Role::None)
        entry.role = Entry::Role::Leader;
    int index = int(found->attached.size());
    if (const Entry *leader = instead ? found->leader() : nullptr) {
        index = 0;
        placing.edits.push_back(RemoveEntry{leader->key});
        // Whoever comes in his place takes his rank too.
        if (m_document.header().chief == leader->key)
            placing.edits.push_back(withChief(m_document.header(), placing.key));
    }
    placing.edits.push_back(AttachEntry{host, index, std::move(entry)});
    judge(placing);
    return placing;
}

Leading::Placing Leading::move(EntryKey leader, EntryKey host) const
{
    Placing placing{leader, withHost(m_document.army(), leader, host), {}};
    judge(placing);
    return placing;
}

/// The first leader leads the whole army without a word. When a second one comes, somebody must be named: he who did so until
/// now, or the new one if only that will do.
void Leading::judge(Placing &placing) const
{
    placing.breaks = newlyBroken(m_document, placing.edits);
    if (placing.breaks.empty() || !hasChief())
        return;
    const auto &entries = m_document.roster().entries;
    const auto now = std::find_if(entries.begin(), entries.end(), [](const RosterEntry &entry) { return entry.chief; });
    for (const EntryKey chief : {now == entries.end() ? EntryKey(0) : now->entry->key, placing.key}) {
        if (chief == 0 || chief == m_document.header().chief)
            continue;
        Edits edits = placing.edits;
        edits.push_back(withChief(m_document.header(), chief));
        std::vector<Finding> breaks = newlyBroken(m_document, edits);
        if (breaks.size() < placing.breaks.size()) {
            placing.edits = std::move(edits);
            placing.breaks = std::move(breaks);
        }
    }
}

void Leading::judgeWhereTheyBelong(std::vector<Judge::Offer> &offers) const
{
    if (std::none_of(offers.begin(), offers.end(), [](const auto &offer) { return offer.role == Entry::Role::Leader; }))
        return;
    // One group of each kind says enough; those without a leader come first.
    std::vector<EntryKey> hosts;
    QSet<Id> seen;
    for (const bool led : {false, true}) {
        for (const EntryKey key : this->hosts()) {
            const RosterEntry *host = m_document.roster().find(key);
            if (bool(host->leader) != led || seen.contains(host->entry->unit))
                continue;
            seen.insert(host->entry->unit);
            hosts.push_back(key);
        }
    }
    for (Judge::Offer &offer : offers) {
        if (offer.role != Entry::Role::Leader)
            continue;
        bool first = true;
        for (const EntryKey host : hosts) {
            std::vector<Finding> breaks = place(host, offer.entry()).breaks;
            if (first || breaks.size() < offer.breaks.size())
                offer.breaks = std::move(breaks);
            first = false;
            if (offer.breaks.empty())
                break;
        }
    }
}

} // namespace muster
