// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/equipment_list.h"

#include <QCoreApplication>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The item that the unit starts with in that group; null if there is none.
const SpecialRule *startingItem(const Unit &unit, Id group)
{
    const auto it = std::find_if(unit.equipment.begin(), unit.equipment.end(),
                                 [group](const auto &item) { return item.first == group; });
    return it == unit.equipment.end() ? nullptr : &it->second;
}

/// The equipment that the entry bought in that group.
QStringList boughtItems(const RosterEntry &entry, Id group)
{
    QStringList items;
    for (const Bought &bought : entry.options) {
        if (bought.option && bought.standing == Bought::Standing::Fine && bought.option->item &&
            bought.option->group == group)
            items.append(bought.option->item->text());
    }
    return items;
}

} // namespace

EquipmentList::EquipmentList(QWidget *parent) : Section(tr("Equipment"), parent), m_text(new QLabel)
{
    m_text->setObjectName(u"equipment"_s);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body()->addWidget(m_text);
}

void EquipmentList::setEntry(const Game &game, const RosterEntry &entry)
{
    QStringList lines;
    for (const EquipmentGroup &group : entry.unit ? game.equipment : std::vector<EquipmentGroup>()) {
        const SpecialRule *start = startingItem(*entry.unit, group.id);
        const QStringList bought = boughtItems(entry, group.id);
        if (bought.isEmpty() && !start)
            continue;
        const QString has = bought.isEmpty() ? start->text() : bought.join(u", "_s);
        lines.append(!bought.isEmpty() && start && start->text() != has
                         ? tr("%1: %2 instead of %3", "Weapon: Spear instead of Sword").arg(group.name, has, start->text())
                         : tr("%1: %2", "Weapon: Sword").arg(group.name, has));
    }
    m_text->setText(lines.join(u'\n'));
    setVisible(!lines.isEmpty());
}

std::vector<ChoiceList::Group> equipmentGroups(const Game &game, const RosterEntry &entry)
{
    std::vector<ChoiceList::Group> groups;
    for (const EquipmentGroup &group : entry.unit ? game.equipment : std::vector<EquipmentGroup>()) {
        const SpecialRule *start = startingItem(*entry.unit, group.id);
        groups.push_back({group.id, group.name,
                          start ? QCoreApplication::translate("muster::EquipmentList", "%1 (at the start)").arg(start->text())
                                : QCoreApplication::translate("muster::EquipmentList", "None"),
                          start != nullptr, entry.room(group.id)});
    }
    return groups;
}

} // namespace muster
