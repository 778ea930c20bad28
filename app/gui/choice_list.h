// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/choices.h"
#include "app/gui/section.h"

namespace muster {

class ChoiceRow;

/// Options to tick: a check box each, a number for what may be taken more than once, and radio buttons with "none" for
/// those of which only one may be taken.
class ChoiceList : public Section {
    Q_OBJECT
public:
    explicit ChoiceList(const QString &title, QWidget *parent = nullptr);

    /// Rows that stay keep their widgets, and so the focus.
    void setChoices(const Choices &choices);

signals:
    void timesChanged(muster::Id option, int times, const QString &name);
    /// The empty id: none of the group.
    void groupChosen(muster::Id option, const std::vector<muster::Id> &group, const QString &name);

private:
    void rebuild(const Choices &choices);
    void addGroup(const Choices &choices, Id group);
    void refresh(const Choices &choices);

    Choices m_choices;
    std::vector<ChoiceRow *> m_rows; ///< one per choice
    std::vector<std::pair<Id, ChoiceRow *>> m_nones;
    QWidget *m_content = nullptr;
};

} // namespace muster
