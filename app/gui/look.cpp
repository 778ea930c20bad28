// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/look.h"

#include "app/gui/muted_label.h"

#include <QLabel>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace muster::look {

namespace {

QColor mix(const QColor &a, const QColor &b, double share)
{
    const auto channel = [share](int x, int y) { return int(x * (1 - share) + y * share + 0.5); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

QColor pick(const QPalette &palette, QRgb light, QRgb dark)
{
    return QColor::fromRgb(isDark(palette) ? dark : light);
}

void setAll(QPalette &palette, QPalette::ColorRole role, QRgb active, QRgb disabled)
{
    palette.setColor(QPalette::Active, role, QColor::fromRgb(active));
    palette.setColor(QPalette::Inactive, role, QColor::fromRgb(active));
    palette.setColor(QPalette::Disabled, role, QColor::fromRgb(disabled));
}

} // namespace

bool isDark(const QPalette &palette)
{
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

QColor mutedText(const QPalette &palette)
{
    return mix(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.34);
}

QColor line(const QPalette &palette)
{
    return mix(palette.color(QPalette::Window), palette.color(QPalette::WindowText), isDark(palette) ? 0.16 : 0.14);
}

QColor colour(Severity severity, const QPalette &palette)
{
    switch (severity) {
    case Severity::Error:
        return pick(palette, 0xb3261e, 0xff8a80);
    case Severity::Unknown:
        return pick(palette, 0x6b3fa0, 0xc9a6ff);
    case Severity::Consent:
        return pick(palette, 0x8a5300, 0xf5b95f);
    case Severity::Advice:
        return pick(palette, 0x1d5fa8, 0x8cc4ff);
    }
    Q_UNREACHABLE();
}

QColor fine(const QPalette &palette)
{
    return pick(palette, 0x20693f, 0x7fd4a0);
}

QColor colour(Verdict::Legality legality, const QPalette &palette)
{
    switch (legality) {
    case Verdict::Legality::Legal:
        return fine(palette);
    case Verdict::Legality::ByConsent:
        return colour(Severity::Consent, palette);
    case Verdict::Legality::Unknown:
        return colour(Severity::Unknown, palette);
    case Verdict::Legality::Illegal:
        return colour(Severity::Error, palette);
    }
    Q_UNREACHABLE();
}

double contrast(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &colour) {
        const auto linear = [](double part) {
            return part <= 0.03928 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
    };
    const double x = luminance(a), y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

QColor accent(const QPalette &palette)
{
    return palette.color(QPalette::Link);
}

QColor tint(QColor colour, int alpha)
{
    colour.setAlpha(alpha);
    return colour;
}

QString iconName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Unknown:
        return u"unknown"_s;
    case Severity::Consent:
        return u"consent"_s;
    case Severity::Advice:
        return u"advice"_s;
    }
    Q_UNREACHABLE();
}

QString iconName(Verdict::Legality legality)
{
    switch (legality) {
    case Verdict::Legality::Legal:
        return u"ok"_s;
    case Verdict::Legality::ByConsent:
        return u"consent"_s;
    case Verdict::Legality::Unknown:
        return u"unknown"_s;
    case Verdict::Legality::Illegal:
        return u"error"_s;
    }
    Q_UNREACHABLE();
}

QFont scaled(const QFont &font, double factor, QFont::Weight weight)
{
    QFont result = font;
    if (font.pointSizeF() > 0)
        result.setPointSizeF(font.pointSizeF() * factor);
    else
        result.setPixelSize(int(font.pixelSize() * factor));
    result.setWeight(weight);
    return result;
}

QLabel *heading(const QString &text, int level, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    static constexpr double factors[] = {1.7, 1.25, 1.0};
    label->setFont(scaled(label->font(), factors[qBound(1, level, 3) - 1], QFont::DemiBold));
    label->setTextFormat(Qt::PlainText);
    return label;
}

QLabel *muted(const QString &text, QWidget *parent)
{
    return new MutedLabel(text, parent);
}

QPalette lightPalette()
{
    QPalette palette;
    setAll(palette, QPalette::Window, 0xf4f2ee, 0xf4f2ee);
    setAll(palette, QPalette::WindowText, 0x23201c, 0x8d877e);
    setAll(palette, QPalette::Base, 0xfffefb, 0xf7f5f1);
    setAll(palette, QPalette::AlternateBase, 0xf8f6f1, 0xf4f2ee);
    setAll(palette, QPalette::Text, 0x23201c, 0x8d877e);
    setAll(palette, QPalette::Button, 0xebe8e1, 0xefece6);
    setAll(palette, QPalette::ButtonText, 0x23201c, 0x969086);
    setAll(palette, QPalette::BrightText, 0xffffff, 0xffffff);
    setAll(palette, QPalette::Highlight, 0xecd5d3, 0xdcd7cf);
    setAll(palette, QPalette::HighlightedText, 0x23201c, 0x8d877e);
    setAll(palette, QPalette::Link, 0x8a2f40, 0x8d877e);
    setAll(palette, QPalette::LinkVisited, 0x6a3a6f, 0x8d877e);
    setAll(palette, QPalette::ToolTipBase, 0xfffdf6, 0xfffdf6);
    setAll(palette, QPalette::ToolTipText, 0x23201c, 0x23201c);
    setAll(palette, QPalette::PlaceholderText, 0x6f6a62, 0x9c968c);
    setAll(palette, QPalette::Light, 0xffffff, 0xffffff);
    setAll(palette, QPalette::Midlight, 0xf4f1ec, 0xf4f1ec);
    setAll(palette, QPalette::Mid, 0xc9c3b8, 0xd4cfc6);
    setAll(palette, QPalette::Dark, 0xa8a196, 0xbab4aa);
    setAll(palette, QPalette::Shadow, 0x6b655c, 0x8d877e);
    return palette;
}

QPalette darkPalette()
{
    QPalette palette;
    setAll(palette, QPalette::Window, 0x24262a, 0x24262a);
    setAll(palette, QPalette::WindowText, 0xe8e6e1, 0x81848a);
    setAll(palette, QPalette::Base, 0x1b1d20, 0x202225);
    setAll(palette, QPalette::AlternateBase, 0x212327, 0x212327);
    setAll(palette, QPalette::Text, 0xe8e6e1, 0x81848a);
    setAll(palette, QPalette::Button, 0x33363b, 0x2a2c30);
    setAll(palette, QPalette::ButtonText, 0xe8e6e1, 0x7b7e84);
    setAll(palette, QPalette::BrightText, 0xffffff, 0xffffff);
    setAll(palette, QPalette::Highlight, 0x57343d, 0x3a3d42);
    setAll(palette, QPalette::HighlightedText, 0xffffff, 0x9a9da3);
    setAll(palette, QPalette::Link, 0xf0a3b0, 0x81848a);
    setAll(palette, QPalette::LinkVisited, 0xcfa8d8, 0x81848a);
    setAll(palette, QPalette::ToolTipBase, 0x34373c, 0x34373c);
    setAll(palette, QPalette::ToolTipText, 0xe8e6e1, 0xe8e6e1);
    setAll(palette, QPalette::PlaceholderText, 0x9da0a6, 0x6d7076);
    setAll(palette, QPalette::Light, 0x4a4d53, 0x3a3d42);
    setAll(palette, QPalette::Midlight, 0x3c3f44, 0x303337);
    setAll(palette, QPalette::Mid, 0x45484e, 0x36393e);
    setAll(palette, QPalette::Dark, 0x17181b, 0x17181b);
    setAll(palette, QPalette::Shadow, 0x0c0d0e, 0x0c0d0e);
    return palette;
}

} // namespace muster::look
