// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit.h"

#include <algorithm>

namespace muster {

namespace {

size_t clamped(int index, size_t most)
{
    return size_t(std::clamp(index, 0, int(most)));
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
        Entry entry = edit.entry;
        if (entry.key == 0 || army.find(entry.key))
            entry.key = army.nextKey;
        army.nextKey = std::max(army.nextKey, entry.key + 1);
        const size_t index = clamped(edit.index, army.entries.size());
        const EntryKey key = entry.key;
        army.entries.insert(army.entries.begin() + std::ptrdiff_t(index), std::move(entry));
        return RemoveEntry{key};
    }

    Edit operator()(const RemoveEntry &edit) const
    {
        const int index = army.indexOf(edit.key);
        if (index < 0)
            return edit;
        InsertEntry inverse{index, std::move(army.entries[size_t(index)])};
        army.entries.erase(army.entries.begin() + index);
        return inverse;
    }

    Edit operator()(const MoveEntry &edit) const
    {
        const int from = army.indexOf(edit.key);
        if (from < 0)
            return edit;
        const int to = int(clamped(edit.index, army.entries.size() - 1));
        const auto begin = army.entries.begin();
        if (from < to)
            std::rotate(begin + from, begin + from + 1, begin + to + 1);
        else
            std::rotate(begin + to, begin + from, begin + from + 1);
        return MoveEntry{edit.key, from};
    }

    Edit operator()(const ReplaceEntry &edit) const
    {
        const int index = army.indexOf(edit.entry.key);
        if (index < 0)
            return edit;
        ReplaceEntry inverse{std::move(army.entries[size_t(index)])};
        army.entries[size_t(index)] = edit.entry;
        return inverse;
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

} // namespace muster
