// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/choice_list.h"

#include "app/gui/choice_row.h"
#include "app/gui/look.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// True if the same rows can show both.
bool sameRows(const Choices &a, const Choices &b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Choice &x, const Choice &y) {
        return x.id == y.id && x.group == y.group && (x.most > 1) == (y.most > 1) && x.known == y.known;
    });
}

std::vector<Id> membersOf(const Choices &choices, Id group)
{
    std::vector<Id> members;
    for (const Choice &choice : choices) {
        if (choice.group == group)
            members.push_back(choice.id);
    }
    return members;
}

} // namespace

ChoiceList::ChoiceList(const QString &title, QWidget *parent) : Section(title, parent) {}

void ChoiceList::setGroups(const std::vector<Group> &groups)
{
    if (groups == m_groups)
        return;
    m_groups = groups;
    discard(); // the rows are made anew under other headings
}

void ChoiceList::discard()
{
    // Later: one of the rows may be what the player clicked just now.
    if (QWidget *content = std::exchange(m_content, nullptr)) {
        content->hide();
        content->deleteLater();
    }
}

const ChoiceList::Group *ChoiceList::group(Id id) const
{
    const auto it = std::find_if(m_groups.begin(), m_groups.end(), [id](const Group &group) { return group.id == id; });
    return it == m_groups.end() ? nullptr : &*it;
}

void ChoiceList::addHeading(const QString &title)
{
    auto *heading = look::muted(title);
    heading->setFont(look::scaled(heading->font(), 0.95, QFont::DemiBold));
    heading->setContentsMargins(0, 6, 0, 0);
    m_content->layout()->addWidget(heading);
}

void ChoiceList::setChoices(const Choices &choices)
{
    setVisible(!choices.empty());
    if (!m_content || !sameRows(choices, m_choices))
        rebuild(choices);
    refresh(choices);
    m_choices = choices;
}

void ChoiceList::rebuild(const Choices &choices)
{
    discard();
    m_content = new QWidget;
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    body()->addWidget(m_content);
    m_rows.assign(choices.size(), nullptr);
    m_nones.clear();
    bool headed = false;
    for (size_t i = 0; i < choices.size(); ++i) {
        const Choice &choice = choices[i];
        if (m_rows[i])
            continue;
        const Group *named = choice.group.isEmpty() ? nullptr : group(choice.group);
        if (named)
            addHeading(named->title);
        // One alone is ticked, unless it takes the place of something that must be named.
        const bool alone = membersOf(choices, choice.group).size() == 1 && named && !named->replaces;
        if (named && (named->room > 1 || alone)) {
            for (size_t j = i; j < choices.size(); ++j) {
                if (choices[j].group == choice.group)
                    addSingle(choices, j);
            }
            headed = true;
            continue;
        }
        if (!choice.group.isEmpty() && (named || membersOf(choices, choice.group).size() > 1)) {
            addGroup(choices, choice.group);
            headed = named;
            continue;
        }
        // What follows a headed group is not of that group.
        if (std::exchange(headed, false))
            addHeading(tr("Other", "options"));
        addSingle(choices, i);
    }
}

void ChoiceList::addSingle(const Choices &choices, size_t i)
{
    const Choice &choice = choices[i];
    m_rows[i] = new ChoiceRow(choice.most > 1 ? ChoiceRow::Kind::Number : ChoiceRow::Kind::Check, choice);
    m_content->layout()->addWidget(m_rows[i]);
    connect(m_rows[i], &ChoiceRow::timesChosen, this,
            [this, id = choice.id, name = choice.name](int times) { emit timesChanged(id, times, name); });
}

void ChoiceList::addGroup(const Choices &choices, Id group)
{
    const std::vector<Id> members = membersOf(choices, group);
    auto *buttons = new QButtonGroup(m_content);
    Choice none;
    none.id = Id(group.str() + u"-none"_s);
    const Group *named = this->group(group);
    none.name = named && !named->none.isEmpty() ? named->none : tr("None of these", "options of which one may be taken");
    auto *noneRow = new ChoiceRow(ChoiceRow::Kind::Radio, none);
    buttons->addButton(noneRow->button());
    m_nones.emplace_back(group, noneRow);
    m_content->layout()->addWidget(noneRow);
    for (size_t i = 0; i < choices.size(); ++i) {
        const Choice &choice = choices[i];
        if (choice.group != group)
            continue;
        m_rows[i] = new ChoiceRow(ChoiceRow::Kind::Radio, choice);
        buttons->addButton(m_rows[i]->button());
        m_content->layout()->addWidget(m_rows[i]);
        connect(m_rows[i], &ChoiceRow::timesChosen, this,
                [this, id = choice.id, members, name = choice.name] { emit groupChosen(id, members, name); });
        // "None" is named after what it takes away.
        connect(noneRow, &ChoiceRow::timesChosen, m_rows[i], [this, i, members] {
            if (m_choices[i].times > 0)
                emit groupChosen(Id(), members, m_choices[i].name);
        });
    }
}

void ChoiceList::refresh(const Choices &choices)
{
    for (auto &[group, row] : m_nones) {
        const Id id = group;
        const bool any = std::any_of(choices.begin(), choices.end(),
                                     [id](const Choice &choice) { return choice.group == id && choice.times > 0; });
        if (!any)
            row->button()->setChecked(true);
    }
    for (size_t i = 0; i < choices.size(); ++i)
        m_rows[i]->setChoice(choices[i]);
}

} // namespace muster
