// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/chip.h"

#include "app/gui/look.h"

#include <QEnterEvent>
#include <QPainter>
#include <QPainterPath>

namespace muster {

Chip::Chip(const QString &text, QWidget *parent) : QAbstractButton(parent)
{
    setText(text);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Chip::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    // Room for the tick is kept, so that a click moves nothing.
    return {metrics.size(Qt::TextShowMnemonic, text()).width() + metrics.height() + 22, metrics.height() + 10};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = look::accent(palette());
    const QColor ink = palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    QColor fill = isChecked() ? look::tint(accent, 40) : look::tint(ink, underMouse() ? 22 : 8);
    painter.setBrush(fill);
    painter.setPen(QPen(isChecked() ? accent : look::line(palette()), 1));
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.5));
        painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);
    }

    const int tick = fontMetrics().height();
    QRect textRect = rect().adjusted(11, 0, -11, 0);
    if (isChecked()) {
        const double unit = tick / 12.0;
        const QPointF origin(textRect.left() + unit, (height() - tick) / 2.0);
        QPainterPath path(origin + QPointF(1, 6.5) * unit);
        path.lineTo(origin + QPointF(4, 9.5) * unit);
        path.lineTo(origin + QPointF(9, 3) * unit);
        painter.setPen(QPen(ink, 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        textRect.setLeft(textRect.left() + tick);
    }
    painter.setPen(ink);
    painter.drawText(textRect,
                     int(isChecked() ? Qt::AlignLeft : Qt::AlignHCenter) | Qt::AlignVCenter | Qt::TextShowMnemonic,
                     text());
}

void Chip::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    update();
}

void Chip::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    update();
}

} // namespace muster
