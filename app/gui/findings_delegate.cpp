// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/findings_delegate.h"

#include "app/gui/findings_model.h"

#include <QApplication>
#include <QHeaderView>
#include <QTreeView>

namespace muster {

namespace {

constexpr int padding = 6;

} // namespace

FindingsDelegate::FindingsDelegate(QTreeView *view) : QStyledItemDelegate(view), m_view(view)
{
    connect(view->header(), &QHeaderView::sectionResized, view, [view] { view->doItemsLayout(); });
}

void FindingsDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    option->displayAlignment = Qt::AlignLeft | Qt::AlignVCenter;
    option->decorationAlignment = Qt::AlignCenter;
}

QSize FindingsDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    if (index.column() != FindingsModel::MessageColumn)
        return {size.width() + 4, size.height() + 2 * padding};
    const int margin = QApplication::style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_view) + 1;
    const int width = std::max(80, m_view->columnWidth(index.column()) - 2 * margin - 2);
    const QRect text = option.fontMetrics.boundingRect(QRect(0, 0, width, 10000), Qt::TextWordWrap,
                                                       index.data(Qt::DisplayRole).toString());
    return {text.width(), std::max(size.height(), text.height()) + 2 * padding};
}

} // namespace muster
