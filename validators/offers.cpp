// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/compare.h"
#include "validators/judge.h"
#include "validators/rule.h"

#include <QSet>

namespace muster {

namespace {

/// Tries every unit in turn in a copy of the army: as the last entry, or attached to one.
class OfferSearch {
public:
    OfferSearch(const Game &game, const RuleBook &book, const Army &army, std::vector<Finding> before)
        : m_game(game), m_book(book), m_before(std::move(before)), m_army(army)
    {
        m_army.entries.emplace_back();
        m_tried = &m_army.entries.back();
        m_tried->key = m_army.nextKey;
    }

    /// Attached to the host: in the place of the leader that it has, or as one more.
    OfferSearch(const Game &game, const RuleBook &book, const Army &army, std::vector<Finding> before, EntryKey host,
                Entry::Role role)
        : m_game(game), m_book(book), m_before(std::move(before)), m_army(army), m_role(role)
    {
        const Entry *found = m_army.find(host);
        if (!found)
            return;
        const Entry *leader = role == Entry::Role::Leader ? found->leader() : nullptr;
        const int place = leader ? int(leader - found->attached.data()) : int(found->attached.size());
        if (leader)
            applyEdit(m_army, RemoveEntry{leader->key});
        Entry tried;
        tried.role = role;
        tried.key = m_army.nextKey;
        applyEdit(m_army, AttachEntry{host, place, tried});
        m_tried = const_cast<Entry *>(m_army.find(tried.key));
    }

    std::vector<Judge::Offer> run()
    {
        if (!m_tried)
            return {};
        if (const ForceList *list = m_game.armyList(m_army.header.list)) {
            offerAll(*list, nullptr);
            for (const Permission &permission : list->permissions)
                offerAll(*permission.from, &permission);
        }
        for (const Permission &permission : m_game.permissions)
            offerAll(*permission.from, &permission);
        return std::move(m_offers);
    }

private:
    void offerAll(const ForceList &list, const Permission *permission)
    {
        for (const ListUnit &unit : list.units) {
            if (m_offered.contains(unit.unit))
                continue;
            bool offered = true;
            for (const Profile *profile : unit.profiles)
                offered = offered && offer(list, unit, *profile, permission);
            if (offered)
                m_offered.insert(unit.unit);
        }
    }

    bool offer(const ForceList &list, const ListUnit &unit, const Profile &profile, const Permission *permission)
    {
        Judge::Offer offer{&unit, &profile, &list, permission, profile.points, {}};
        Entry entry = m_book.fresh(m_game, m_army.header, *unit.unit, offer.entry());
        offer.models = entry.models.value_or(0);
        offer.byExperience = entry.byExperience;
        entry.key = m_tried->key;
        entry.role = m_tried->role;
        *m_tried = std::move(entry);
        muster(m_game, m_army, m_roster);
        const RosterEntry &read = m_role == Entry::Role::None ? m_roster.entries.back() : *m_roster.find(m_tried->key);
        // The permission may not admit this unit, or another one may be better.
        if (read.unit != unit.unit || (permission && (read.listed || !read.permission)))
            return false;
        offer.role = m_book.roleOf(read);
        if (m_role != Entry::Role::None && offer.role != m_role)
            return true;
        offer.points = read.points;
        offer.permission = read.permission;
        offer.breaks = newOrWorse(m_before, m_book.check(m_roster).findings);
        m_offers.push_back(std::move(offer));
        return true;
    }

    const Game &m_game;
    const RuleBook &m_book;
    const std::vector<Finding> m_before;
    Army m_army;
    Entry *m_tried = nullptr;
    Entry::Role m_role = Entry::Role::None;
    Roster m_roster;
    QSet<const Unit *> m_offered;
    std::vector<Judge::Offer> m_offers;
};

} // namespace

Entry Judge::Offer::entry() const
{
    Entry entry;
    entry.unit = unit->unit->id;
    entry.size = profile->size;
    // Own choices need no list; of a guest's name there may be an own unit too.
    if (permission)
        entry.list = from->id;
    if (models > 0)
        entry.models = models;
    entry.byExperience = byExperience;
    entry.role = role;
    return entry;
}

std::vector<Judge::Offer> Judge::offers(const Army &army)
{
    std::vector<Finding> before = check(army).findings;
    return OfferSearch(*m_game, bookFor(army), army, std::move(before)).run();
}

std::vector<Judge::Offer> Judge::companions(const Army &army, EntryKey host)
{
    const std::vector<Finding> before = check(army).findings;
    const RuleBook &book = bookFor(army);
    std::vector<Offer> offers = OfferSearch(*m_game, book, army, before, host, Entry::Role::Leader).run();
    const Roster roster = muster(*m_game, army);
    const RosterEntry *band = roster.find(host);
    if (!band || !band->unit || band->unit->band.empty())
        return offers;
    std::vector<Offer> members = OfferSearch(*m_game, book, army, before, host, Entry::Role::Member).run();
    offers.insert(offers.end(), std::make_move_iterator(members.begin()), std::make_move_iterator(members.end()));
    return offers;
}

} // namespace muster
