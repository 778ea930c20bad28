// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/gauge_widget.h"

#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/text/texts.h"

#include <QEvent>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr int barHeight = 4;
constexpr int gap = 4;

} // namespace

GaugeWidget::GaugeWidget(bool big, QWidget *parent) : QWidget(parent), m_big(big)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void GaugeWidget::setGauge(const Gauge &gauge)
{
    m_gauge = gauge;
    setAccessibleName(gaugeText(gauge));
    setToolTip(gaugeText(gauge));
    updateGeometry();
    update();
}

QString GaugeWidget::name() const
{
    if (m_gauge.name.isEmpty())
        return tr("Points");
    return m_gauge.shared ? tr("%1 (shared)", "slots that others may use too").arg(m_gauge.name) : m_gauge.name;
}

QString GaugeWidget::figures() const
{
    if (m_gauge.unlimited)
        return pointsText(m_gauge.used);
    return u"%1 / %2"_s.arg(pointsText(m_gauge.used), pointsText(m_gauge.limit));
}

QSize GaugeWidget::sizeHint() const
{
    const QFont small = look::scaled(font(), 0.85);
    const QFont large = look::scaled(font(), m_big ? 1.5 : 1.0, QFont::DemiBold);
    const QFontMetrics nameMetrics(small), figureMetrics(large);
    const int icon = m_gauge.met ? 0 : figureMetrics.height() + 2;
    const int width =
        std::max(nameMetrics.horizontalAdvance(name()), figureMetrics.horizontalAdvance(figures()) + icon);
    const int least = fontMetrics().averageCharWidth() * (m_big ? 18 : 9);
    return {std::max(width, least), nameMetrics.height() + figureMetrics.height() + gap + barHeight + 2};
}

void GaugeWidget::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont small = look::scaled(font(), 0.85);
    const QFont large = look::scaled(font(), m_big ? 1.5 : 1.0, QFont::DemiBold);
    const QFontMetrics nameMetrics(small), figureMetrics(large);
    const QColor wrong = look::colour(Severity::Error, palette());
    const QColor ink = palette().color(QPalette::WindowText);

    painter.setFont(small);
    painter.setPen(look::mutedText(palette()));
    painter.drawText(QRect(0, 0, width(), nameMetrics.height()), Qt::AlignLeft | Qt::AlignVCenter, name());

    QRect line(0, nameMetrics.height(), width(), figureMetrics.height());
    if (!m_gauge.met) {
        const int side = figureMetrics.height() - 2;
        paintIcon(painter, look::iconName(Severity::Error), QRectF(line.left(), line.top() + 1, side, side), wrong);
        line.setLeft(line.left() + side + 4);
    }
    painter.setFont(large);
    painter.setPen(m_gauge.met ? ink : wrong);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, figures());

    const QRectF track(0, height() - barHeight - 1, width(), barHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(look::tint(ink, 34));
    painter.drawRoundedRect(track, barHeight / 2.0, barHeight / 2.0);
    if (m_gauge.unlimited || m_gauge.used <= 0)
        return;
    const double share = m_gauge.limit > 0 ? std::min(1.0, double(m_gauge.used) / double(m_gauge.limit)) : 1.0;
    painter.setBrush(m_gauge.met ? look::accent(palette()) : wrong);
    painter.drawRoundedRect(
        QRectF(track.left(), track.top(), std::max(double(barHeight), track.width() * share), barHeight),
        barHeight / 2.0, barHeight / 2.0);
}

void GaugeWidget::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        update();
}

} // namespace muster
