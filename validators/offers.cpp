// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/compare.h"
#include "validators/judge.h"
#include "validators/rule.h"

#include <QSet>

namespace muster {

namespace {

/// Tries every unit in turn as the last entry of a copy of the army.
class OfferSearch {
public:
    OfferSearch(const Game &game, const RuleBook &book, const Army &army, std::vector<Finding> before)
        : m_game(game), m_book(book), m_before(std::move(before)), m_army(army)
    {
        m_army.entries.emplace_back();
        m_army.entries.back().key = m_army.nextKey;
    }

    std::vector<Judge::Offer> run()
    {
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
        const EntryKey key = m_army.entries.back().key;
        m_army.entries.back() = offer.entry();
        m_army.entries.back().key = key;
        muster(m_game, m_army, m_roster);
        const RosterEntry &read = m_roster.entries.back();
        // The permission may not admit this unit, or another one may be better.
        if (read.unit != unit.unit || (permission && (read.listed || !read.permission)))
            return false;
        offer.permission = read.permission;
        offer.breaks = newOrWorse(m_before, m_book.check(m_roster).findings);
        m_offers.push_back(std::move(offer));
        return true;
    }

    const Game &m_game;
    const RuleBook &m_book;
    const std::vector<Finding> m_before;
    Army m_army;
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
    return entry;
}

std::vector<Judge::Offer> Judge::offers(const Army &army)
{
    std::vector<Finding> before = check(army).findings;
    return OfferSearch(*m_game, bookFor(army), army, std::move(before)).run();
}

} // namespace muster
