// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule.h"
#include "validators/slots.h"

namespace muster {

/// Some entries open slots, others take them. Which giver pays for which taker does not matter, only that it can come out even.
class Unlock : public Rule {
public:
    struct Slot {
        Id id;
        QString name;
        Selector takes;
    };
    struct Supply {
        int sort = 0;               // as in SlotRules
        int count = 0;
    };
    struct Giver {
        Selector match;
        std::vector<Supply> gives;
    };
    /// Below so many agreed points the slot's limit is a matter of agreement.
    struct Waiver {
        int slot = 0;
        int below = 0;
        Id agreement;
        QString agreementName;
    };

    using Rule::Rule;

    std::vector<Slot> slotList;
    std::vector<Giver> givers;
    std::optional<Waiver> waiver;
    bool perList = false;           // takers are paid by givers of the list that prints them
    SlotRules slotRules;
    bool byKind = false;            // the selectors look at type, class, size and irregularity only

    void check(const Roster &roster, std::vector<Finding> &findings) const override;
    void gauges(const Roster &roster, std::vector<Gauge> &gauges) const override;

private:
    /// What the entries of one list (or all, if the lists are pooled) want and open.
    struct Pooled {
        Id list;
        SlotCount count;
    };
    using Pools = QVarLengthArray<Pooled, 2>;

    /// What one entry takes and gives.
    struct Part {
        int slot = -1;              // -1: takes none
        quint64 givers = 0;         // a bit for each giver it matches
    };

    int slotOf(const RosterEntry &entry) const;     // -1: takes none
    Part partOf(const RosterEntry &entry) const;
    Pools pools(const Roster &roster) const;
    bool waived(const Roster &roster) const;        // by points; the agreement may still be lacking
    void checkComponent(const Roster &roster, const Pooled &pool, SlotSet component, std::vector<Finding> &findings) const;
    Finding over(const Roster &roster, const Pooled &pool, SlotSet set) const;
    Finding byAgreement(const Roster &roster, const Pooled &pool, int missing) const;
    void addTakers(const Roster &roster, const Pooled &pool, SlotSet set, Finding &finding) const;
    QString slotName(const Roster &roster, const Pooled &pool, int slot) const;
};

} // namespace muster
