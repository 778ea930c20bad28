// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/verdict_pill.h"

#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/text/texts.h"

#include <QAccessible>
#include <QPainter>

namespace muster {

VerdictPill::VerdictPill(QWidget *parent) : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("verdict"));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setToolTip(tr("Show what the rules say"));
}

void VerdictPill::setVerdict(const Verdict &verdict)
{
    const QString words = verdictText(verdict);
    m_legality = verdict.legality;
    if (words != text()) {
        setText(words);
        setAccessibleName(tr("Verdict: %1").arg(words));
        // Screen readers say it when it changes, and only then.
        QAccessibleEvent event(this, QAccessible::NameChanged);
        QAccessible::updateAccessibility(&event);
        updateGeometry();
    }
    update();
}

QFont VerdictPill::textFont() const
{
    return look::scaled(font(), 1.05, QFont::DemiBold);
}

QSize VerdictPill::sizeHint() const
{
    const QFontMetrics metrics(textFont());
    return {metrics.horizontalAdvance(text()) + metrics.height() + 34, metrics.height() + 16};
}

void VerdictPill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = look::colour(m_legality, palette());
    const QRectF body = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setBrush(look::tint(colour, underMouse() ? 56 : 34));
    painter.setPen(QPen(look::tint(colour, hasFocus() ? 255 : 120), hasFocus() ? 2 : 1));
    painter.drawRoundedRect(body, body.height() / 2, body.height() / 2);

    const QFontMetrics metrics(textFont());
    const int side = metrics.height() + 1;
    paintIcon(painter, look::iconName(m_legality), QRectF(12, (height() - side) / 2.0, side, side), colour);
    painter.setFont(textFont());
    painter.setPen(colour);
    painter.drawText(rect().adjusted(12 + side + 7, 0, -12, 0), Qt::AlignLeft | Qt::AlignVCenter, text());
}

} // namespace muster
