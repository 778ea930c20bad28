// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/icons.h"

#include "app/gui/look.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <functional>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

using Colouring = std::function<QColor(const QPalette &)>;

QByteArray svgOf(const QString &name)
{
    static QHash<QString, QByteArray> known;
    auto it = known.find(name);
    if (it == known.end()) {
        QFile file(u":/icons/%1.svg"_s.arg(name));
        it = known.insert(name, file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    }
    return *it;
}

QPixmap pixmapOf(const QString &name, QSize size, const QColor &colour)
{
    const QString key =
        u"muster/%1/%2/%3x%4"_s.arg(name, colour.name(QColor::HexArgb)).arg(size.width()).arg(size.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    QByteArray svg = svgOf(name);
    svg.replace("#000", colour.name().toLatin1());
    QSvgRenderer(svg).render(&painter, QRectF(QPointF(), size));
    painter.end();
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

/// Asks for its colour each time it is painted, so a change of theme needs no new icons.
class TintedEngine : public QIconEngine {
public:
    TintedEngine(QString name, Colouring colouring) : m_name(std::move(name)), m_colouring(std::move(colouring)) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        const double ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
        painter->drawPixmap(rect, scaledPixmap(rect.size() * ratio, mode, state, ratio));
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return scaledPixmap(size, mode, state, 1.0);
    }

    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State, qreal) override
    {
        const QPalette palette = QApplication::palette();
        QColor colour = m_colouring(palette);
        if (mode == QIcon::Disabled)
            colour = palette.color(QPalette::Disabled, QPalette::WindowText);
        else if (mode == QIcon::Selected && look::contrast(colour, palette.color(QPalette::Highlight)) < 3)
            colour = palette.color(QPalette::HighlightedText);
        return pixmapOf(m_name, size, colour);
    }

    QIconEngine *clone() const override { return new TintedEngine(m_name, m_colouring); }
    QString key() const override { return u"muster"_s; }
    bool isNull() override { return false; }

private:
    QString m_name;
    Colouring m_colouring;
};

QIcon tinted(const QString &name, Colouring colouring)
{
    return QIcon(new TintedEngine(name, std::move(colouring)));
}

} // namespace

QIcon lineIcon(const QString &name)
{
    return tinted(name, [](const QPalette &palette) { return palette.color(QPalette::WindowText); });
}

QIcon severityIcon(Severity severity)
{
    return tinted(look::iconName(severity),
                  [severity](const QPalette &palette) { return look::colour(severity, palette); });
}

QIcon legalityIcon(Verdict::Legality legality)
{
    return tinted(look::iconName(legality),
                  [legality](const QPalette &palette) { return look::colour(legality, palette); });
}

void paintIcon(QPainter &painter, const QString &name, const QRectF &where, const QColor &colour)
{
    const double ratio = painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
    QPixmap pixmap = pixmapOf(name, (where.size() * ratio).toSize(), colour);
    painter.drawPixmap(where, pixmap, QRectF(pixmap.rect()));
}

} // namespace muster
