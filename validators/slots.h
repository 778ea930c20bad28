// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include <array>
#include <vector>

namespace muster {

/// A set of slots, one bit each.
using SlotSet = quint32;

inline constexpr int mostSlots = 12;

/// What is wanted of each slot, and how many of each sort of supply there are; a supply serves any one slot of its set.
struct SlotCount {
    std::array<int, mostSlots> wanted{};
    std::array<int, 24> open{};        ///< by sort of supply, as in SlotRules::supplies
};

/// Which slots each sort of supply can serve. Decides exactly whether an assignment exists (Hall's condition): one does if
/// no set of slots wants more than the supplies that meet the set.
class SlotRules {
public:
    /// The sort of supply for this set of slots; made if it is new. -1 if there are too many.
    int supplyFor(SlotSet set);
    /// To be called once, after all supplies are known.
    void findComponents(int slotCount);

    /// Sets of slots that share supplies, directly or by others. Each is judged for itself.
    const std::vector<SlotSet> &components() const { return m_components; }
    SlotSet componentOf(int slot) const;

    int wanted(const SlotCount &count, SlotSet set) const;
    int open(const SlotCount &count, SlotSet set) const;
    /// What is open for this slot and serves no other.
    int openAlone(const SlotCount &count, int slot) const;

    struct Shortage {
        SlotSet set = 0;
        int missing = 0;
    };
    /// The greatest shortage within `among`, on the smallest set that has it; nothing missing: none.
    Shortage shortage(const SlotCount &count, SlotSet among) const;
    /// How many of the slot the supplies can serve, the wants of the others (as far as they can be served) given.
    int most(const SlotCount &count, int slot) const;

private:
    std::vector<SlotSet> m_supplies;
    std::vector<SlotSet> m_components;
};

} // namespace muster
