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

    /// A heading over the options of a group, and what is had without any of them.
    struct Group {
        Id id;
        QString title;
        QString none;           ///< empty: "None of these"
        bool replaces = false;  ///< without one of the group the entry has something else, named by `none`
        int room = 1;           ///< so many of them may be had at once; with more than one they are ticked, not chosen from

        friend bool operator==(const Group &, const Group &) = default;
    };
    /// Groups without one here stand in line with the other options. Call before setChoices().
    void setGroups(const std::vector<Group> &groups);
    /// Rows that stay keep their widgets, and so the focus.
    void setChoices(const Choices &choices);

signals:
    void timesChanged(muster::Id option, int times, const QString &name);
    /// The empty id: none of the group.
    void groupChosen(muster::Id option, const std::vector<muster::Id> &group, const QString &name);

private:
    void discard();
    void rebuild(const Choices &choices);
    void addSingle(const Choices &choices, size_t i);
    void addGroup(const Choices &choices, Id group);
    void addHeading(const QString &title);
    const Group *group(Id id) const;
    void refresh(const Choices &choices);

    Choices m_choices;
    std::vector<Group> m_groups;
    std::vector<ChoiceRow *> m_rows; ///< one per choice
    std::vector<std::pair<Id, ChoiceRow *>> m_nones;
    QWidget *m_content = nullptr;
};

} // namespace muster
