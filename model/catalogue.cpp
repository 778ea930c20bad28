// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/catalogue.h"

#include <algorithm>

namespace muster {

namespace {

template<class T>
const T *byId(const std::vector<T> &items, Id id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const T &item) { return item.id == id; });
    return found == items.end() ? nullptr : &*found;
}

template<class T>
const T *byId(const std::vector<std::unique_ptr<T>> &items, Id id)
{
    const auto found = std::find_if(items.begin(), items.end(), [&](const auto &item) { return item->id == id; });
    return found == items.end() ? nullptr : found->get();
}

} // namespace

int Cost::of(Id size, int models) const
{
    int price = flat;
    for (const auto &[forSize, points] : bySize) {
        if (forSize == size)
            price = points;
    }
    return perModel ? int(std::clamp<qint64>(qint64(price) * models, -mostPoints, mostPoints)) : price;
}

bool Effect::isEmpty() const
{
    return set.empty() && split.empty() && add.empty() && more.empty() && !type && lose.empty() && exchange.empty() && gain.empty() && raise.empty();
}

bool Option::goesBy(Id word) const
{
    return id == word || std::find(aliases.begin(), aliases.end(), word) != aliases.end();
}

const ListUnit *ForceList::find(Id unit) const
{
    const auto index = byId.constFind(unit);
    return index == byId.constEnd() ? nullptr : &units[size_t(*index)];
}

const ForceList *Game::list(Id wanted) const { return byId(lists, wanted); }

const ForceList *Game::armyList(Id wanted) const
{
    if (!wanted.isEmpty())
        return list(wanted);
    const auto isArmy = [](const auto &list) { return list->army; };
    const auto only = std::find_if(lists.begin(), lists.end(), isArmy);
    return only != lists.end() && std::none_of(std::next(only), lists.end(), isArmy) ? only->get() : nullptr;
}

const UnitType *Game::type(Id wanted) const { return byId(types, wanted); }
const Agreement *Game::agreement(Id wanted) const { return byId(agreements, wanted); }
const Pack *Game::pack(Id wanted) const { return byId(packs, wanted); }

const Option *Game::upgrade(Id wanted, const Pool **pool) const
{
    const auto found = upgrades.constFind(wanted);
    if (found == upgrades.constEnd())
        return nullptr;
    if (pool)
        *pool = found->first;
    return found->second;
}

std::optional<int> Game::column(Id stat) const
{
    const StatColumn *found = byId(columns, stat);
    return found ? std::optional(int(found - columns.data())) : std::nullopt;
}

QString Game::sizeName(Id size) const
{
    const Size *found = byId(sizes, size);
    return found ? found->name : size.str();
}

bool Game::sizesAreExperience() const
{
    return sizeWord.compare(u"experience", Qt::CaseInsensitive) == 0;
}

const EquipmentGroup *Game::equipmentGroup(Id group) const { return byId(equipment, group); }

std::vector<const GlossaryEntry *> Game::explain(const SpecialRule &rule) const
{
    std::vector<const GlossaryEntry *> result;
    // Entries may name each other; each is told once.
    const auto add = [&](const auto &self, Id named) -> void {
        const auto entry = glossary.constFind(named);
        if (entry == glossary.constEnd() || std::find(result.begin(), result.end(), &*entry) != result.end())
            return;
        result.push_back(&*entry);
        for (const Id other : entry->with)
            self(self, other);
    };
    add(add, rule.id);
    for (const SpecialRule &tied : rule.tied) {
        for (const GlossaryEntry *more : explain(tied))
            result.push_back(more);
    }
    return result;
}

} // namespace muster
