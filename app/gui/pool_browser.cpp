// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pool_browser.h"

#include "app/gui/chip.h"
#include "app/gui/fold.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/reason_label.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

PoolBrowser::PoolBrowser(Document &document, const Pool &pool, QWidget *parent)
    : Section(pool.name, parent), m_document(document), m_pool(pool), m_notHere(look::muted({})), m_offer(new QWidget),
      m_query(new QLineEdit), m_fits(new Chip(tr("Only what is allowed"))), m_list(new QListWidget), m_taken(new QLabel), m_effect(look::muted({})), m_reason(new ReasonLabel)
{
    const QString name = u"pool-"_s + pool.id.str();
    m_taken->setWordWrap(true);
    m_taken->setObjectName(name + u"-taken"_s);
    m_query->setObjectName(name + u"-filter"_s);
    m_query->setPlaceholderText(tr("Find in “%1”").arg(pool.name));
    m_query->setAccessibleName(tr("Filter of “%1”").arg(pool.name));
    m_query->setClearButtonEnabled(true);
    m_query->addAction(lineIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_query->installEventFilter(this);
    m_list->setObjectName(name);
    m_list->setAccessibleName(pool.name);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
    m_list->setFixedHeight(fontMetrics().height() * 13);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_effect->setWordWrap(true);
    m_effect->setObjectName(name + u"-effect"_s);
    m_notHere->setWordWrap(true);
    m_fits->setObjectName(name + u"-allowed"_s);
    auto *column = new QVBoxLayout(m_offer);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_taken, m_query, m_fits, m_list, m_effect, m_reason})
        column->addWidget(widget);
    column->setAlignment(m_fits, Qt::AlignLeft);
    body()->addWidget(m_notHere);
    body()->addWidget(m_offer);

    connect(m_query, &QLineEdit::textChanged, this, &PoolBrowser::filter);
    connect(m_fits, &Chip::toggled, this, &PoolBrowser::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PoolBrowser::describe);
    connect(m_list, &QListWidget::itemChanged, this,
            [this](QListWidgetItem *item) { toggle(item, item->checkState() == Qt::Checked); });
    connect(m_list, &QListWidget::itemActivated, this,
            [this](QListWidgetItem *item) { toggle(item, item->checkState() != Qt::Checked); });
}

void PoolBrowser::setEntry(const RosterEntry &entry)
{
    // Of a pool that is not for such units a word is enough, unless they have something of it.
    const bool here = m_pool.only.matches(entry) ||
                      std::any_of(entry.upgrades.begin(), entry.upgrades.end(),
                                  [this](const Bought &bought) { return bought.pool == &m_pool; });
    m_notHere->setVisible(!here);
    m_notHere->setText(m_pool.because.isEmpty() ? tr("Not for this unit.") : tr("Not for this unit: %1.").arg(m_pool.because));
    m_offer->setVisible(here);
    m_choices = here ? poolChoices(m_document, entry, m_pool, Id()) : Choices();
    fill();
    filter();
    describe();
}

void PoolBrowser::fill()
{
    const QSignalBlocker blocker(m_list);
    while (m_list->count() < int(m_choices.size()))
        m_list->addItem(new QListWidgetItem);
    while (m_list->count() > int(m_choices.size()))
        delete m_list->takeItem(m_list->count() - 1);
    QStringList taken;
    for (int i = 0; i < m_list->count(); ++i) {
        const Choice &choice = m_choices[size_t(i)];
        QListWidgetItem *item = m_list->item(i);
        const QString text = choice.cost.isEmpty() ? choice.name : u"%1  %2"_s.arg(choice.name, choice.cost);
        const QString reasons = choice.reasons();
        item->setText(text);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(choice.times > 0 ? Qt::Checked : Qt::Unchecked);
        item->setIcon(choice.breaks.empty() ? QIcon() : severityIcon(choice.breaks.front().severity));
        item->setForeground(choice.breaks.empty() ? palette().text() : QBrush(look::mutedText(palette())));
        item->setToolTip(reasons.isEmpty() ? choice.effect : reasons);
        item->setData(Qt::AccessibleTextRole, text);
        item->setData(Qt::AccessibleDescriptionRole, QStringList{choice.effect, reasons}.join(u'\n').trimmed());
        if (choice.times > 0)
            taken.append(text);
    }
    m_taken->setText(taken.isEmpty() ? tr("None bought") : tr("Bought: %1").arg(taken.join(u", "_s)));
}

void PoolBrowser::filter()
{
    for (int i = 0; i < m_list->count(); ++i) {
        const Choice &choice = m_choices[size_t(i)];
        const bool allowed = choice.times > 0 || choice.breaks.empty();
        m_list->item(i)->setHidden((m_fits->isChecked() && !allowed) ||
                                   !matchesAllWords(fold(choice.name + u' ' + choice.effect), m_query->text()));
    }
}

void PoolBrowser::describe()
{
    const int row = m_list->currentRow();
    const Choice *choice = row >= 0 && !m_list->currentItem()->isHidden() ? &m_choices[size_t(row)] : nullptr;
    m_effect->setText(choice ? choice->effect : QString());
    m_effect->setVisible(choice && !choice->effect.isEmpty());
    m_reason->setFindings(choice ? choice->breaks : std::vector<Finding>());
}

void PoolBrowser::toggle(QListWidgetItem *item, bool on)
{
    const Choice choice = m_choices[size_t(m_list->row(item))];
    if (on == (choice.times > 0))
        return;
    emit replaced(on ? Id() : choice.id, on ? choice.id : Id(), choice.name);
}

bool PoolBrowser::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_query || event->type() != QEvent::KeyPress)
        return Section::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Return && key != Qt::Key_Enter)
        return false;
    // To the first that matches; Enter buys it at once.
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->isHidden())
            continue;
        m_list->setCurrentRow(i);
        if (key == Qt::Key_Down)
            m_list->setFocus(Qt::ShortcutFocusReason);
        else
            toggle(m_list->item(i), true);
        break;
    }
    return true;
}

} // namespace muster
