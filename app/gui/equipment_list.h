// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/choice_list.h"
#include "app/gui/section.h"

class QLabel;

namespace muster {

/// What an entry carries, group by group, and what it started with instead.
class EquipmentList : public Section {
    Q_OBJECT
public:
    explicit EquipmentList(QWidget *parent = nullptr);

    void setEntry(const Game &game, const RosterEntry &entry);

private:
    QLabel *m_text;
};

/// The headings of the unit's options by what they take the place of, each with what the unit starts with.
std::vector<ChoiceList::Group> equipmentGroups(const Game &game, const RosterEntry &entry);

} // namespace muster
