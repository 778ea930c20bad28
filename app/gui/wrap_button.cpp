// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/wrap_button.h"

#include <QResizeEvent>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace muster {

namespace {

constexpr int margin = 9;
constexpr int padding = 6;

} // namespace

WrapButton::WrapButton(const QIcon &icon, const QString &text, QWidget *parent) : QPushButton(icon, text, parent)
{
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

int WrapButton::textLeft() const
{
    return margin + iconSize().width() + 7;
}

int WrapButton::heightForWidth(int width) const
{
    const QRect room(0, 0, std::max(40, width - textLeft() - margin), 10000);
    const int text =
        fontMetrics().boundingRect(room, Qt::TextWordWrap | Qt::TextShowMnemonic, QPushButton::text()).height();
    return std::max(text, iconSize().height()) + 2 * padding;
}

QSize WrapButton::sizeHint() const
{
    const int width = fontMetrics().averageCharWidth() * 34;
    return {width, heightForWidth(width)};
}

QSize WrapButton::minimumSizeHint() const
{
    return {fontMetrics().averageCharWidth() * 16, fontMetrics().height() + 2 * padding};
}

void WrapButton::resizeEvent(QResizeEvent *event)
{
    QPushButton::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        updateGeometry();
}

void WrapButton::paintEvent(QPaintEvent *)
{
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    option.icon = {};
    painter.drawControl(QStyle::CE_PushButton, option);

    const QSize side = iconSize();
    icon().paint(&painter, QRect(QPoint(margin, (height() - side.height()) / 2), side), Qt::AlignCenter,
                 isEnabled() ? QIcon::Normal : QIcon::Disabled);
    painter.setPen(option.palette.color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::ButtonText));
    painter.drawText(QRect(textLeft(), 0, width() - textLeft() - margin, height()),
                     int(Qt::AlignLeft | Qt::AlignVCenter) | Qt::TextWordWrap | Qt::TextShowMnemonic, text());
}

} // namespace muster
