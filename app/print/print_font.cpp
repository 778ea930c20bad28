// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_font.h"

#include "app/print/canvas.h"

#include <QFontDatabase>

#include <cmath>

// The resource lies in a static library: nobody else asks for it. Must stand outside of any namespace.
static void registerFontResource()
{
    Q_INIT_RESOURCE(fonts);
}

namespace muster::print {

using namespace Qt::StringLiterals;

namespace {

QFont makeBaseFont()
{
    registerFontResource();
    const int regular = QFontDatabase::addApplicationFont(u":/print/regular.ttf"_s);
    QFontDatabase::addApplicationFont(u":/print/bold.ttf"_s);
    const QStringList families = QFontDatabase::applicationFontFamilies(regular);
    QFont font(families.value(0, u"DejaVu Sans Condensed"_s));
    font.setStretch(QFont::SemiCondensed);
    font.setHintingPreference(QFont::PreferNoHinting);
    // With ligatures "fire" could not be found in the PDF.
    font.setStyleStrategy(QFont::StyleStrategy(QFont::PreferNoShaping | QFont::PreferAntialias));
    return font;
}

} // namespace

QFont printFont(double points, bool bold)
{
    static const QFont base = makeBaseFont();
    QFont font = base;
    font.setPixelSize(int(std::lround(points * unitsPerPoint)));
    font.setBold(bold);
    return font;
}

} // namespace muster::print
