// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/appearance.h"

#include "app/gui/calm_style.h"
#include "app/gui/look.h"

#include <QApplication>
#include <QStyle>
#include <QStyleFactory>
#include <QWidget>

#include <vector>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Takes the style sheets of all widgets away as long as it lives: below one, widgets keep the palette they had.
class WithoutStyleSheets {
public:
    WithoutStyleSheets()
    {
        for (QWidget *widget : QApplication::allWidgets()) {
            if (widget->styleSheet().isEmpty())
                continue;
            m_sheets.emplace_back(widget, widget->styleSheet());
            widget->setStyleSheet({});
        }
    }
    ~WithoutStyleSheets()
    {
        for (const auto &[widget, sheet] : m_sheets)
            widget->setStyleSheet(sheet);
    }
    Q_DISABLE_COPY_MOVE(WithoutStyleSheets)

private:
    std::vector<std::pair<QWidget *, QString>> m_sheets;
};

} // namespace

void applyAppearance(settings::Appearance appearance)
{
    const WithoutStyleSheets bare;
    static const QString systemStyle = QApplication::style()->name();
    static const bool systemIsDark = look::isDark(QApplication::palette());

    if (appearance == settings::Appearance::System) {
        // Before Qt 6.7 the style of Windows cannot be dark.
        const bool fusion = systemStyle == u"fusion"_s || (systemIsDark && systemStyle.startsWith(u"windows"_s));
        QApplication::setStyle(fusion ? new CalmStyle : QStyleFactory::create(systemStyle));
        QApplication::setPalette(!fusion ? QPalette() : systemIsDark ? look::darkPalette() : look::lightPalette());
        return;
    }
    QApplication::setStyle(new CalmStyle);
    QApplication::setPalette(appearance == settings::Appearance::Dark ? look::darkPalette() : look::lightPalette());
}

} // namespace muster
