// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/slots.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace muster {

int SlotRules::supplyFor(SlotSet set)
{
    const auto known = std::find(m_supplies.begin(), m_supplies.end(), set);
    if (known != m_supplies.end())
        return int(known - m_supplies.begin());
    if (m_supplies.size() == SlotCount().open.size())
        return -1;
    m_supplies.push_back(set);
    return int(m_supplies.size()) - 1;
}

void SlotRules::findComponents(int slotCount)
{
    for (int slot = 0; slot < slotCount; ++slot)
        m_components.push_back(SlotSet(1) << slot);
    for (const SlotSet supply : m_supplies) {
        SlotSet joined = supply;
        std::erase_if(m_components, [&](SlotSet component) {
            const bool meets = component & supply;
            joined |= meets ? component : 0;
            return meets;
        });
        m_components.push_back(joined);
    }
    // By the first slot, so that findings come in the order of the data.
    std::sort(m_components.begin(), m_components.end(),
              [](SlotSet a, SlotSet b) { return std::countr_zero(a) < std::countr_zero(b); });
}

SlotSet SlotRules::componentOf(int slot) const
{
    for (const SlotSet component : m_components) {
        if (component & (SlotSet(1) << slot))
            return component;
    }
    return 0;
}

int SlotRules::wanted(const SlotCount &count, SlotSet set) const
{
    int sum = 0;
    for (; set; set &= set - 1)
        sum += count.wanted[size_t(std::countr_zero(set))];
    return sum;
}

int SlotRules::open(const SlotCount &count, SlotSet set) const
{
    int sum = 0;
    for (size_t i = 0; i < m_supplies.size(); ++i)
        sum += m_supplies[i] & set ? count.open[i] : 0;
    return sum;
}

int SlotRules::openAlone(const SlotCount &count, int slot) const
{
    const auto alone = std::find(m_supplies.begin(), m_supplies.end(), SlotSet(1) << slot);
    return alone == m_supplies.end() ? 0 : count.open[size_t(alone - m_supplies.begin())];
}

SlotRules::Shortage SlotRules::shortage(const SlotCount &count, SlotSet among) const
{
    // A slot that nobody wants only adds supplies to a set.
    for (SlotSet rest = among; rest; rest &= rest - 1) {
        if (count.wanted[size_t(std::countr_zero(rest))] == 0)
            among &= ~(rest & (~rest + 1));
    }
    Shortage worst;
    for (SlotSet set = among; set; set = (set - 1) & among) {
        const int missing = wanted(count, set) - open(count, set);
        if (missing > worst.missing
            || (missing == worst.missing && missing > 0 && std::popcount(set) < std::popcount(worst.set)))
            worst = {set, missing};
    }
    return worst;
}

int SlotRules::most(const SlotCount &count, int slot) const
{
    const SlotSet self = SlotSet(1) << slot;
    SlotSet others = componentOf(slot) & ~self;
    const int missing = shortage(count, others).missing;
    int left = std::numeric_limits<int>::max();
    for (SlotSet set = others;; set = (set - 1) & others) {
        left = std::min(left, open(count, set | self) - wanted(count, set));
        if (!set)
            break;
    }
    return left + missing;
}

} // namespace muster
