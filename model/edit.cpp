// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace muster {

namespace {

size_t clamped(int index, size_t most)
{
    return size_t(std::clamp(index, 0, int(most)));
}

/// Where an entry stands: in which list, and in whose.
struct Place {
    std::vector<Entry> *list = nullptr;
    size_t index = 0;
    EntryKey host = 0;

    Entry &entry() const { return (*list)[index]; }
};

Place placeIn(std::vector<Entry> &list, EntryKey host, EntryKey key)
{
    for (size_t i = 0; i < list.size(); ++i) {
        if (list[i].key == key)
            return {&list, i, host};
        if (list[i].attached.empty())
            continue;
        if (const Place place = placeIn(list[i].attached, list[i].key, key); place.list)
            return place;
    }
    return {};
}

/// Everyone attached has a role, leaders first: the order in which a file has them.
void settle(Entry &entry)
{
    for (Entry &attached : entry.attached) {
        if (attached.role == Entry::Role::None)
            attached.role = Entry::Role::Leader;
        settle(attached);
    }
    std::stable_partition(entry.attached.begin(), entry.attached.end(),
                          [](const Entry &attached) { return attached.role == Entry::Role::Leader; });
}

bool contains(const Entry &entry, EntryKey key)
{
    return entry.key == key
        || std::any_of(entry.attached.begin(), entry.attached.end(), [&](const Entry &e) { return contains(e, key); });
}

struct Applier {
    Army &army;

    Edit operator()(const SetHeader &edit) const
    {
        SetHeader inverse{std::move(army.header)};
        army.header = edit.header;
        return inverse;
    }

    Edit operator()(const InsertEntry &edit) const
    {
        Entry entry = settled(edit.entry);
        entry.role = Entry::Role::None;
        const size_t index = clamped(edit.index, army.entries.size());
        const EntryKey key = entry.key;
        army.entries.insert(army.entries.begin() + std::ptrdiff_t(index), std::move(entry));
        return RemoveEntry{key};
    }

    Edit operator()(const AttachEntry &edit) const
    {
        const Place host = placeIn(army.entries, 0, edit.host);
        if (!host.list)
            return edit;
        Entry entry = settled(edit.entry);
        if (entry.role == Entry::Role::None)
            entry.role = Entry::Role::Leader;
        std::vector<Entry> &attached = host.entry().attached;
        const auto leaders = size_t(std::count_if(attached.begin(), attached.end(),
                                                  [](const Entry &e) { return e.role == Entry::Role::Leader; }));
        const bool leads = entry.role == Entry::Role::Leader;
        const size_t index = std::clamp(clamped(edit.index, attached.size()), leads ? 0 : leaders,
                                        leads ? leaders : attached.size());
        const EntryKey key = entry.key;
        attached.insert(attached.begin() + std::ptrdiff_t(index), std::move(entry));
        return RemoveEntry{key};
    }

    Edit operator()(const RemoveEntry &edit) const
    {
        const Place place = placeIn(army.entries, 0, edit.key);
        if (!place.list)
            return edit;
        Entry entry = std::move(place.entry());
        place.list->erase(place.list->begin() + std::ptrdiff_t(place.index));
        if (place.host == 0)
            return InsertEntry{int(place.index), std::move(entry)};
        return AttachEntry{place.host, int(place.index), std::move(entry)};
    }

    Edit operator()(const MoveEntry &edit) const
    {
        const Place place = placeIn(army.entries, 0, edit.key);
        if (!place.list)
            return edit;
        const auto same = [&](const Entry &e) { return e.role == place.entry().role; };
        const auto first = std::find_if(place.list->begin(), place.list->end(), same) - place.list->begin();
        const auto most = std::count_if(place.list->begin(), place.list->end(), same) - 1;
        const int from = int(place.index);
        const int to = int(std::clamp<std::ptrdiff_t>(edit.index, first, first + most));
        const auto begin = place.list->begin();
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
        return MoveEntry{edit.key, from};
    }

    Edit operator()(const ReplaceEntry &edit) const
    {
        const Place place = placeIn(army.entries, 0, edit.entry.key);
        if (!place.list)
            return edit;
        ReplaceEntry inverse{std::move(place.entry())};
        // Out of the way, so that those attached can keep their keys.
        place.entry() = Entry();
        Entry entry = settled(edit.entry);
        entry.role = inverse.entry.role;
        place.entry() = std::move(entry);
        return inverse;
    }

private:
    /// Ready to be put in: with keys that nobody else has.
    Entry settled(Entry entry) const
    {
        settle(entry);
        giveKeys(entry, entry);
        return entry;
    }

    void giveKeys(Entry &entry, const Entry &whole) const
    {
        // In `whole`, those before this one have their keys already.
        const EntryKey key = std::exchange(entry.key, 0);
        entry.key = key == 0 || army.find(key) || contains(whole, key) ? army.nextKey : key;
        army.nextKey = std::max(army.nextKey, entry.key + 1);
        for (Entry &attached : entry.attached)
            giveKeys(attached, whole);
    }
};

void eraseLast(std::vector<Id> &ids, Id id)
{
    const auto last = std::find(ids.rbegin(), ids.rend(), id);
    if (last != ids.rend())
        ids.erase(std::next(last).base());
}

} // namespace

Edit applyEdit(Army &army, const Edit &edit)
{
    return std::visit(Applier{army}, edit);
}

Edits applyEdits(Army &army, const Edits &edits)
{
    Edits inverses;
    inverses.reserve(edits.size());
    for (const Edit &edit : edits)
        inverses.push_back(applyEdit(army, edit));
    std::reverse(inverses.begin(), inverses.end());
    return inverses;
}

Edit withSize(const Entry &entry, Id size)
{
    ReplaceEntry edit{entry};
    edit.entry.size = size;
    return edit;
}

Edit withModels(const Entry &entry, int models)
{
    ReplaceEntry edit{entry};
    edit.entry.models = models;
    return edit;
}

Edit withOption(const Entry &entry, Id option)
{
    ReplaceEntry edit{entry};
    edit.entry.options.push_back(option);
    return edit;
}

Edit withoutOption(const Entry &entry, Id option)
{
    ReplaceEntry edit{entry};
    eraseLast(edit.entry.options, option);
    return edit;
}

Edit withUpgrade(const Entry &entry, Id upgrade)
{
    ReplaceEntry edit{entry};
    edit.entry.upgrades.push_back(upgrade);
    return edit;
}

Edit withoutUpgrade(const Entry &entry, Id upgrade)
{
    ReplaceEntry edit{entry};
    eraseLast(edit.entry.upgrades, upgrade);
    return edit;
}

Edit withAgreement(const ArmyHeader &header, Id agreement, bool on)
{
    SetHeader edit{header};
    eraseLast(edit.header.agreements, agreement);
    if (on)
        edit.header.agreements.push_back(agreement);
    return edit;
}

Edit withPack(const ArmyHeader &header, Id pack, bool on)
{
    SetHeader edit{header};
    eraseLast(edit.header.packs, pack);
    if (on)
        edit.header.packs.push_back(pack);
    return edit;
}

Edit withArmyUpgrade(const ArmyHeader &header, Id upgrade)
{
    SetHeader edit{header};
    edit.header.upgrades.push_back(upgrade);
    return edit;
}

Edit withoutArmyUpgrade(const ArmyHeader &header, Id upgrade)
{
    SetHeader edit{header};
    eraseLast(edit.header.upgrades, upgrade);
    return edit;
}

Edit withExperience(const Entry &entry, int points)
{
    ReplaceEntry edit{entry};
    edit.entry.experience = points;
    return edit;
}

Edit withChief(const ArmyHeader &header, EntryKey chief)
{
    SetHeader edit{header};
    edit.header.chief = chief;
    return edit;
}

Edits withHost(const Army &army, EntryKey key, EntryKey host, Entry::Role role)
{
    const Entry *entry = army.find(key);
    if (!entry || (host != 0 && (!army.find(host) || contains(*entry, host))))
        return {};
    Entry moved = *entry;
    moved.role = role;
    constexpr int last = std::numeric_limits<int>::max();
    return {RemoveEntry{key}, host == 0 ? Edit(InsertEntry{last, std::move(moved)}) : Edit(AttachEntry{host, last, std::move(moved)})};
}

} // namespace muster
