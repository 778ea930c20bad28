// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/upgrade_picker.h"

#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/quiet_combo.h"
#include "app/gui/reason_label.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

UpgradePicker::UpgradePicker(Document &document, const Pool &pool, QWidget *parent)
    : Section(pool.name, parent), m_document(document), m_pool(pool)
{
}

void UpgradePicker::setEntry(const RosterEntry &entry)
{
    std::vector<Id> taken;
    for (const Bought &bought : entry.upgrades) {
        if (bought.pool == &m_pool)
            taken.push_back(bought.id);
    }
    while (m_slots.size() < taken.size() + 1)
        addSlot();
    for (size_t i = 0; i < m_slots.size(); ++i) {
        Slot &slot = *m_slots[i];
        slot.widget->setVisible(i <= taken.size());
        if (i <= taken.size())
            fill(slot, entry, i < taken.size() ? taken[i] : Id(), int(i));
    }
}

void UpgradePicker::addSlot()
{
    auto slot = std::make_unique<Slot>();
    slot->widget = new QWidget;
    slot->combo = new QuietCombo;
    slot->combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    slot->combo->setMinimumContentsLength(12);
    slot->combo->setMaxVisibleItems(18);
    slot->effect = look::muted({});
    slot->effect->setWordWrap(true);
    slot->reason = new ReasonLabel;
    auto *layout = new QVBoxLayout(slot->widget);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    layout->addWidget(slot->combo);
    layout->addWidget(slot->effect);
    layout->addWidget(slot->reason);
    body()->addWidget(slot->widget);
    const size_t number = m_slots.size();
    slot->combo->setObjectName(u"pool-%1-%2"_s.arg(m_pool.id.str()).arg(number));
    connect(slot->combo, &QComboBox::activated, this, [this, number](int index) { choose(number, index); });
    connect(slot->combo, &QComboBox::highlighted, this,
            [this, number](int index) { describe(*m_slots[number], index); });
    m_slots.push_back(std::move(slot));
}

void UpgradePicker::fill(Slot &slot, const RosterEntry &entry, Id taken, int number)
{
    slot.taken = taken;
    slot.choices = poolChoices(m_document, entry, m_pool, taken);
    const QString singular = m_pool.singular.isEmpty() ? m_pool.name : m_pool.singular;
    slot.combo->setAccessibleName(number == 0 ? singular : tr("%1, number %2").arg(singular).arg(number + 1));
    slot.combo->clear();
    slot.combo->addItem(number == 0 || !taken.isEmpty() ? tr("None") : tr("Add another"));
    int current = 0;
    for (const Choice &choice : slot.choices) {
        const int index = slot.combo->count();
        slot.combo->addItem(choice.cost.isEmpty() ? choice.name : u"%1  %2"_s.arg(choice.name, choice.cost));
        const QString reasons = choice.reasons();
        if (!choice.breaks.empty())
            slot.combo->setItemIcon(index, severityIcon(choice.breaks.front().severity));
        slot.combo->setItemData(index, reasons.isEmpty() ? choice.effect : reasons, Qt::ToolTipRole);
        slot.combo->setItemData(index, QStringList({choice.name, choice.cost, choice.effect, reasons}).join(u", "_s),
                                Qt::AccessibleTextRole);
        if (!taken.isEmpty() && choice.id == taken)
            current = index;
    }
    slot.combo->setCurrentIndex(current);
    describe(slot, current);
}

void UpgradePicker::describe(Slot &slot, int index)
{
    const Choice *choice = index > 0 ? &slot.choices[size_t(index - 1)] : nullptr;
    slot.effect->setText(choice ? choice->effect : QString());
    slot.effect->setVisible(choice && !choice->effect.isEmpty());
    slot.reason->setFindings(choice ? choice->breaks : std::vector<Finding>());
}

void UpgradePicker::choose(size_t number, int index)
{
    const Slot &slot = *m_slots[number];
    const Id upgrade = index > 0 ? slot.choices[size_t(index - 1)].id : Id();
    if (upgrade == slot.taken)
        return;
    QString name;
    for (const Choice &choice : slot.choices) {
        if (choice.id == (upgrade.isEmpty() ? slot.taken : upgrade))
            name = choice.name;
    }
    emit replaced(slot.taken, upgrade, name);
}

} // namespace muster
