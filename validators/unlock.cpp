// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/unlock.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

SlotSet only(int slot)
{
    return SlotSet(1) << slot;
}

} // namespace

int Unlock::slotOf(const RosterEntry &entry) const
{
    for (size_t slot = 0; slot < slotList.size(); ++slot) {
        if (slotList[slot].takes.matches(entry))
            return int(slot);
    }
    return -1;
}

Unlock::Part Unlock::partOf(const RosterEntry &entry) const
{
    Part part;
    part.slot = slotOf(entry);
    for (size_t i = 0; i < givers.size(); ++i)
        part.givers |= quint64(givers[i].match.matches(entry)) << i;
    return part;
}

Unlock::Pools Unlock::pools(const Roster &roster) const
{
    Pools pools;
    if (!perList)
        pools.append(Pooled());
    // Most entries of an army are of few kinds: each kind is looked at once.
    struct Kind {
        const UnitType *type;
        Id size;
        bool irregular;
        Part part;
    };
    QVarLengthArray<Kind, 24> kinds;
    const auto part = [&](const RosterEntry &entry) {
        if (!byKind)
            return partOf(entry);
        for (const Kind &kind : kinds) {
            if (kind.type == entry.type && kind.size == entry.size() && kind.irregular == entry.irregular)
                return kind.part;
        }
        kinds.append({entry.type, entry.size(), entry.irregular, partOf(entry)});
        return kinds.last().part;
    };
    for (const RosterEntry &entry : roster.entries) {
        // Without a known size nobody can say what the unit takes or gives.
        if (!entry.unit || !entry.profile)
            continue;
        Pooled *pool = pools.data();
        if (perList) {
            const Id list = entry.unit->list;
            pool = std::find_if(pools.begin(), pools.end(), [&](const Pooled &known) { return known.list == list; });
            if (pool == pools.end()) {
                pools.append({list, {}});
                pool = &pools.last();
            }
        }
        const Part does = part(entry);
        if (does.slot >= 0)
            ++pool->count.wanted[size_t(does.slot)];
        for (size_t i = 0; does.givers >> i; ++i) {
            if (!((does.givers >> i) & 1))
                continue;
            for (const Supply &supply : givers[i].gives)
                pool->count.open[size_t(supply.sort)] += supply.count;
        }
    }
    return pools;
}

bool Unlock::waived(const Roster &roster) const
{
    return waiver && roster.agreedPoints() > 0 && roster.agreedPoints() < waiver->below;
}

void Unlock::check(const Roster &roster, std::vector<Finding> &findings) const
{
    for (const Pooled &pool : pools(roster)) {
        for (const SlotSet component : slotRules.components())
            checkComponent(roster, pool, component, findings);
    }
}

void Unlock::checkComponent(const Roster &roster, const Pooled &pool, SlotSet component,
                            std::vector<Finding> &findings) const
{
    const SlotSet free = waived(roster) ? component & only(waiver->slot) : 0;
    const SlotRules::Shortage worst = slotRules.shortage(pool.count, component & ~free);
    if (worst.missing > 0)
        findings.push_back(over(roster, pool, worst.set));
    if (!free || roster.army->header.agrees(waiver->agreement))
        return;
    // What the waived slot adds to what is missing is for the opponent to grant.
    const int missing = slotRules.shortage(pool.count, component).missing - worst.missing;
    if (missing > 0)
        findings.push_back(byAgreement(roster, pool, missing));
}

Finding Unlock::over(const Roster &roster, const Pooled &pool, SlotSet set) const
{
    QStringList ids;
    QStringList names;
    for (size_t slot = 0; slot < slotList.size(); ++slot) {
        if (!(set & only(int(slot))))
            continue;
        ids.append(slotList[slot].id.str());
        names.append(slotName(roster, pool, int(slot)));
    }
    Finding over = finding(Code::SlotsOver, Severity::Error, ids.join(u'-'));
    over.names = names;
    over.actual = slotRules.wanted(pool.count, set);
    over.limit = slotRules.open(pool.count, set);
    addTakers(roster, pool, set, over);
    return over;
}

Finding Unlock::byAgreement(const Roster &roster, const Pooled &pool, int missing) const
{
    const Slot &slot = slotList[size_t(waiver->slot)];
    Finding consent = finding(Code::SlotsByAgreement, Severity::Consent, slot.id.str());
    consent.names = {slotName(roster, pool, waiver->slot), waiver->agreementName};
    consent.actual = pool.count.wanted[size_t(waiver->slot)];
    consent.limit = consent.actual - missing;
    consent.basis = roster.agreedPoints();
    const Agreement *agreement = roster.game->agreement(waiver->agreement);
    if (agreement && !agreement->page.isEmpty())
        consent.page = agreement->page;
    addTakers(roster, pool, only(waiver->slot), consent);
    return consent;
}

void Unlock::addTakers(const Roster &roster, const Pooled &pool, SlotSet set, Finding &finding) const
{
    for (const RosterEntry &entry : roster.entries) {
        if (!entry.unit || !entry.profile || (perList && entry.unit->list != pool.list))
            continue;
        if (const int slot = slotOf(entry); slot >= 0 && (set & only(slot)))
            finding.entries.push_back(entry.entry->key);
    }
}

QString Unlock::slotName(const Roster &roster, const Pooled &pool, int slot) const
{
    const QString &name = slotList[size_t(slot)].name;
    const ForceList *list = roster.game->list(pool.list);
    // Where lists are pooled apart, say whose slots these are, unless they are the army's own.
    return perList && list && list != roster.list ? u"%1 (%2)"_s.arg(name, list->name) : name;
}

void Unlock::gauges(const Roster &roster, std::vector<Gauge> &gauges) const
{
    Pools all = pools(roster);
    if (all.isEmpty())
        all.append({roster.list ? roster.list->id : Id(), {}});
    const SlotSet free = waived(roster) && roster.army->header.agrees(waiver->agreement) ? only(waiver->slot) : 0;
    for (const Pooled &pool : all) {
        SlotSet overfull = 0;   // components in which not every taker finds a slot
        SlotSet lacking = 0;    // the slots that this is about
        for (const SlotSet component : slotRules.components()) {
            const SlotRules::Shortage worst = slotRules.shortage(pool.count, component & ~free);
            overfull |= worst.missing > 0 ? component : 0;
            lacking |= worst.missing > 0 ? worst.set : 0;
        }
        for (size_t slot = 0; slot < slotList.size(); ++slot) {
            const SlotSet self = only(int(slot));
            Gauge gauge;
            gauge.id = common().id + u'.' + slotList[slot].id.str();
            gauge.kind = Gauge::Kind::Slot;
            gauge.name = slotName(roster, pool, int(slot));
            gauge.used = pool.count.wanted[slot];
            // Where too much is wanted, nobody can say who would go without: each could have all that may serve it.
            gauge.limit = overfull & self ? slotRules.open(pool.count, self) : slotRules.most(pool.count, int(slot));
            gauge.unlimited = free & self;
            gauge.met = gauge.unlimited || (gauge.used <= gauge.limit && !(lacking & self));
            gauge.shared = !gauge.unlimited && gauge.limit > slotRules.openAlone(pool.count, int(slot));
            gauges.push_back(std::move(gauge));
        }
    }
}

} // namespace muster
