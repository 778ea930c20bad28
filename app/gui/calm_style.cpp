// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/calm_style.h"

#include "app/gui/look.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace muster {

CalmStyle::CalmStyle() : QProxyStyle(u"fusion"_s) {}

void CalmStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                              const QWidget *widget) const
{
    const bool radio = element == PE_IndicatorRadioButton;
    if (!radio && element != PE_IndicatorCheckBox) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    const bool enabled = option->state & State_Enabled;
    const QColor ink = option->palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
    const QColor edge = option->state & (State_HasFocus | State_MouseOver) ? ink : look::tint(ink, enabled ? 150 : 80);
    const QRectF box = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(edge, option->state & State_HasFocus ? 1.6 : 1.1));
    painter->setBrush(option->state & State_Sunken ? look::tint(ink, 40) : option->palette.color(QPalette::Base));
    if (radio)
        painter->drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    else
        painter->drawRoundedRect(box, 2.5, 2.5);

    if (radio && option->state & State_On) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(ink);
        const double dot = box.width() * 0.25;
        painter->drawEllipse(box.center(), dot, dot);
    } else if (option->state & State_NoChange) {
        painter->fillRect(box.adjusted(3, box.height() / 2 - 1, -3, 1 - box.height() / 2), ink);
    } else if (!radio && option->state & State_On) {
        QPainterPath tick(QPointF(box.left() + box.width() * 0.22, box.top() + box.height() * 0.53));
        tick.lineTo(box.left() + box.width() * 0.43, box.top() + box.height() * 0.74);
        tick.lineTo(box.left() + box.width() * 0.8, box.top() + box.height() * 0.28);
        painter->setPen(QPen(ink, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->setBrush(Qt::NoBrush);
        painter->drawPath(tick);
    }
    painter->restore();
}

} // namespace muster
