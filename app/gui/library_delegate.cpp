// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_delegate.h"

#include "app/gui/library_model.h"
#include "app/gui/look.h"

#include <QPainter>
#include <QPen>

namespace muster {

namespace {

/// True if the row above is the same unit in another size.
bool repeatsAbove(const QModelIndex &index)
{
    const QModelIndex above = index.siblingAtRow(index.row() - 1).siblingAtColumn(0);
    return above.isValid() &&
           above.data(LibraryModel::UnitRole) == index.siblingAtColumn(0).data(LibraryModel::UnitRole);
}

/// Points to the right where a group is folded, down where it is open.
void drawArrow(QPainter *painter, QRectF place, bool open, const QColor &colour)
{
    const QPointF middle = place.center();
    constexpr double half = 3.5;
    const QPolygonF arrow = open ? QPolygonF({middle + QPointF(-half, -half / 2), middle + QPointF(0, half / 2),
                                              middle + QPointF(half, -half / 2)})
                                 : QPolygonF({middle + QPointF(-half / 2, -half), middle + QPointF(half / 2, 0),
                                              middle + QPointF(-half / 2, half)});
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(arrow);
    painter->restore();
}

} // namespace

void LibraryDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool group = index.data(LibraryModel::GroupRole).toBool();
    if (index.column() == LibraryModel::UnitColumn && !group && !(option->state & QStyle::State_Selected) &&
        !(option->state & QStyle::State_MouseOver) && repeatsAbove(index))
        option->text.clear();
    if (group)
        option->displayAlignment = Qt::AlignLeft | Qt::AlignBottom;
}

void LibraryDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shifted = option;
    if (index.column() == 0) {
        const int margin = index.data(LibraryModel::GroupRole).toBool() ? 20 : 24;
        // The background reaches the edge, the text does not.
        QStyleOptionViewItem background = option;
        initStyleOption(&background, index);
        background.text.clear();
        background.icon = {};
        option.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &background, painter, option.widget);
        shifted.rect.setLeft(shifted.rect.left() + margin);
    }
    QStyledItemDelegate::paint(painter, shifted, index);
    if (index.column() == 0 && index.data(LibraryModel::GroupRole).toBool()) {
        const QRectF left(option.rect.left() + 8, option.rect.top() + 9, 12, option.rect.height() - 9);
        drawArrow(painter, left, option.state & QStyle::State_Open, look::mutedText(option.palette));
        painter->fillRect(QRect(option.rect.left() + 10, option.rect.bottom(), option.rect.width() - 20, 1),
                          look::line(option.palette));
    }
}

QSize LibraryDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(option.fontMetrics.height() + 9);
    if (index.column() == LibraryModel::PointsColumn)
        size.rwidth() += 10;
    return size;
}

} // namespace muster
