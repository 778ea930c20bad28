// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/choices.h"
#include "app/gui/section.h"

class QComboBox;
class QLabel;

namespace muster {

class ReasonLabel;

/// The upgrades of one pool that an entry has: a list for each, and one more to add another. What is not allowed is marked
/// and says why, but can be chosen.
class UpgradePicker : public Section {
    Q_OBJECT
public:
    UpgradePicker(Document &document, const Pool &pool, QWidget *parent = nullptr);

    const Pool &pool() const { return m_pool; }
    void setEntry(const RosterEntry &entry);

signals:
    void replaced(muster::Id old, muster::Id upgrade, const QString &name);

private:
    /// One list with what the chosen upgrade does.
    struct Slot {
        QWidget *widget;
        QComboBox *combo;
        QLabel *effect;
        ReasonLabel *reason;
        Id taken;
        Choices choices;
    };

    void addSlot();
    void fill(Slot &slot, const RosterEntry &entry, Id taken, int number);
    void choose(size_t slot, int index);
    void describe(Slot &slot, int index);

    Document &m_document;
    const Pool &m_pool;
    std::vector<std::unique_ptr<Slot>> m_slots;
};

} // namespace muster
