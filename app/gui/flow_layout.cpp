// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/flow_layout.h"

#include <QWidget>

namespace muster {

FlowLayout::FlowLayout(QWidget *parent, int gap) : QLayout(parent), m_gap(gap)
{
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem *item)
{
    m_items.append(item);
}

QLayoutItem *FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int FlowLayout::heightForWidth(int width) const
{
    return place(QRect(0, 0, width, 0), true);
}

QSize FlowLayout::sizeHint() const
{
    QSize size(0, 0);
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + (size.width() ? m_gap : 0);
        size.setHeight(qMax(size.height(), item->sizeHint().height()));
    }
    return size + QSize(contentsMargins().left() + contentsMargins().right(),
                        contentsMargins().top() + contentsMargins().bottom());
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (QLayoutItem *item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    place(rect, false);
}

int FlowLayout::place(const QRect &rect, bool dry) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const bool rightToLeft = parentWidget() && parentWidget()->layoutDirection() == Qt::RightToLeft;
    int x = area.left();
    int y = area.top();
    int lineHeight = 0;
    for (QLayoutItem *item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize size =
            item->sizeHint().boundedTo(QSize(qMax(area.width(), item->minimumSize().width()), QLAYOUTSIZE_MAX));
        if (x > area.left() && x + size.width() > area.right() + 1) {
            x = area.left();
            y += lineHeight + m_gap;
            lineHeight = 0;
        }
        if (!dry) {
            const int left = rightToLeft ? area.right() + 1 - (x - area.left()) - size.width() : x;
            item->setGeometry(QRect(QPoint(left, y), size));
        }
        x += size.width() + m_gap;
        lineHeight = qMax(lineHeight, size.height());
    }
    return y + lineHeight - rect.top() + contentsMargins().bottom();
}

} // namespace muster
