// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/choices.h"
#include "app/gui/section.h"

class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;

namespace muster {

class Chip;
class ReasonLabel;

/// The upgrades of a pool too long for a drop-down list: a filter over all of them, each with a box to tick, its cost, and why
/// it may not be bought; below, what the current one does.
class PoolBrowser : public Section {
    Q_OBJECT
public:
    /// From so many upgrades on a pool is better browsed than dropped down.
    static constexpr size_t worthwhile = 30;

    PoolBrowser(Document &document, const Pool &pool, QWidget *parent = nullptr);

    const Pool &pool() const { return m_pool; }
    void setEntry(const RosterEntry &entry);

signals:
    void replaced(muster::Id old, muster::Id upgrade, const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void filter();
    void describe();
    void toggle(QListWidgetItem *item, bool on);

    Document &m_document;
    const Pool &m_pool;
    Choices m_choices;
    QLabel *m_notHere;   ///< why the unit may buy none of them
    QWidget *m_offer;    ///< all the rest
    QLineEdit *m_query;
    Chip *m_fits;
    QListWidget *m_list;
    QLabel *m_taken;
    QLabel *m_effect;
    ReasonLabel *m_reason;
};

} // namespace muster
