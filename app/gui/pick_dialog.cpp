// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/pick_dialog.h"

#include "app/gui/fold.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/reason_label.h"
#include "app/text/texts.h"

#include <QDialogButtonBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;

namespace muster {

PickDialog::PickDialog(const QString &title, const QString &question, std::vector<Row> rows, QWidget *parent)
    : QDialog(parent), m_rows(std::move(rows)), m_query(new QLineEdit), m_list(new QListWidget),
      m_reason(new ReasonLabel)
{
    setObjectName(u"pickDialog"_s);
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *label = new QLabel(question);
    label->setWordWrap(true);
    label->setBuddy(m_list);
    m_query->setObjectName(u"pickFilter"_s);
    m_query->setPlaceholderText(tr("Find"));
    m_query->setAccessibleName(tr("Filter of the list"));
    m_query->setClearButtonEnabled(true);
    m_query->addAction(lineIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_query->installEventFilter(this);
    m_list->setObjectName(u"pickList"_s);
    m_list->setAccessibleName(QString(question).remove(u'&'));
    m_list->setUniformItemSizes(true);
    m_list->setSpacing(1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    m_ok->setObjectName(u"pickAccept"_s);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(label);
    layout->addWidget(m_query);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_reason);
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 75, fontMetrics().height() * 26);

    connect(buttons, &QDialogButtonBox::accepted, this, &PickDialog::acceptCurrent);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_query, &QLineEdit::textChanged, this, &PickDialog::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, &PickDialog::showCurrent);
    connect(m_list, &QListWidget::itemActivated, this, &PickDialog::acceptCurrent);
    fill();
    m_query->setVisible(m_rows.size() > 12);
    (m_query->isVisibleTo(this) ? static_cast<QWidget *>(m_query) : m_list)->setFocus();
}

void PickDialog::fill()
{
    std::vector<int> order(m_rows.size());
    std::iota(order.begin(), order.end(), 0);
    const auto rank = [this](int i) {
        const Row &row = m_rows[size_t(i)];
        return row.last ? 2 : row.breaks.empty() ? 0 : 1;
    };
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) { return rank(a) < rank(b); });
    for (const int i : order) {
        const Row &row = m_rows[size_t(i)];
        auto *item = new QListWidgetItem(
            row.points.isEmpty() ? row.text : tr("%1 · %2", "unit, its points").arg(row.text, row.points), m_list);
        item->setData(Qt::UserRole, i);
        if (row.breaks.empty())
            continue;
        QStringList reasons;
        for (const Finding &finding : row.breaks)
            reasons.append(u"%1: %2"_s.arg(severityName(finding.severity), findingTextWithPage(finding)));
        item->setIcon(severityIcon(row.breaks.front().severity));
        item->setForeground(look::mutedText(palette()));
        item->setToolTip(reasons.join(u'\n'));
        item->setData(Qt::AccessibleDescriptionRole, reasons.join(u'\n'));
    }
    if (m_list->count() > 0)
        m_list->setCurrentRow(0);
    showCurrent();
}

void PickDialog::filter(const QString &query)
{
    QListWidgetItem *first = nullptr;
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(!matchesAllWords(fold(item->text()), query));
        if (!item->isHidden() && !first)
            first = item;
    }
    // What is current must be in sight.
    if (!m_list->currentItem() || m_list->currentItem()->isHidden())
        m_list->setCurrentItem(first);
    showCurrent();
}

void PickDialog::showCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    m_ok->setEnabled(item && !item->isHidden());
    m_reason->setFindings(item ? m_rows[size_t(item->data(Qt::UserRole).toInt())].breaks : std::vector<Finding>());
}

void PickDialog::acceptCurrent()
{
    const QListWidgetItem *item = m_list->currentItem();
    if (!item || item->isHidden())
        return;
    const int row = item->data(Qt::UserRole).toInt();
    accept();
    emit picked(row);
}

bool PickDialog::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_query || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key != Qt::Key_Down && key != Qt::Key_Up)
        return false;
    // The arrows walk the list while the text keeps the keyboard.
    QCoreApplication::sendEvent(m_list, event);
    return true;
}

} // namespace muster
