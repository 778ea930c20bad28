// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_delegate.h"

#include "app/gui/army_model.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"

#include <QPainter>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr int margin = 14;
constexpr int padding = 7;

QFont detailFont(const QFont &font)
{
    return look::scaled(font, 0.88);
}

} // namespace

void ArmyDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    if (index.column() != ArmyModel::UnitColumn) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item = option;
    initStyleOption(&item, index);
    const QString title = item.text;
    item.text.clear();
    item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);

    const bool selected = item.state & QStyle::State_Selected;
    const QPalette::ColorGroup group = item.state & QStyle::State_Active ? QPalette::Active : QPalette::Inactive;
    const QColor ink = item.palette.color(group, selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor second = selected ? ink : look::mutedText(item.palette);
    const QFont titleFont = look::scaled(item.font, 1.0, QFont::DemiBold);
    const QFont small = detailFont(item.font);
    const QFontMetrics titleMetrics(titleFont), smallMetrics(small);
    const QRect area = item.rect.adjusted(margin, padding, -6, -padding);

    painter->save();
    painter->setFont(titleFont);
    QRect first(area.left(), area.top(), area.width(), titleMetrics.height());
    if (index.data(ArmyModel::ChiefRole).toBool()) {
        const int side = first.height() - 2;
        paintIcon(*painter, u"crown"_s, QRectF(first.left(), first.top() + 1, side, side),
                  selected ? ink : look::accent(item.palette));
        first.setLeft(first.left() + side + 5);
    }
    painter->setPen(ink);
    painter->drawText(first, Qt::AlignLeft | Qt::AlignVCenter,
                      titleMetrics.elidedText(title, Qt::ElideRight, first.width()));
    painter->setFont(small);
    painter->setPen(second);
    painter->drawText(
        QRect(area.left(), area.top() + titleMetrics.height() + 1, area.width(), smallMetrics.height()),
        Qt::AlignLeft | Qt::AlignVCenter,
        smallMetrics.elidedText(index.data(ArmyModel::DetailRole).toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

QSize ArmyDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QFontMetrics title(look::scaled(option.font, 1.0, QFont::DemiBold));
    const QFontMetrics detail(detailFont(option.font));
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(title.height() + detail.height() + 1 + 2 * padding);
    size.rwidth() += index.column() == ArmyModel::UnitColumn ? 0 : 16;
    return size;
}

void ArmyDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QRect rect = option.rect.adjusted(margin - 6, 0, 0, 0);
    const int height = editor->sizeHint().height();
    rect.setTop(rect.top() + (rect.height() - height) / 2);
    rect.setHeight(height);
    editor->setGeometry(rect);
}

} // namespace muster
