// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_layout.h"

#include <QPagedPaintDevice>
#include <QPainter>

namespace muster {

namespace print {

Pages layoutPages(const PrintDocument &document, const PrintOptions &options)
{
    const QSizeF page = QPageSize::size(options.paper, QPageSize::Point) * unitsPerPoint;
    return options.layout == PrintLayout::Cards ? layoutCards(document, page) : layoutSheet(document, page);
}

} // namespace print

int paint(const PrintDocument &document, const PrintOptions &options, QPagedPaintDevice &device)
{
    const print::Pages pages = print::layoutPages(document, options);
    // The layout keeps its own margins; the device must not add any.
    QPageLayout layout(QPageSize(options.paper), QPageLayout::Portrait, {});
    layout.setMode(QPageLayout::FullPageMode);
    device.setPageLayout(layout);

    QPainter painter;
    if (!painter.begin(&device))
        return 0;
    const double scale = device.logicalDpiX() / (72 * print::unitsPerPoint);
    painter.scale(scale, scale);
    for (size_t i = 0; i < pages.pages.size(); ++i) {
        if (i > 0 && !device.newPage())
            return 0;
        print::paint(pages.pages[i].ops, painter);
    }
    return painter.end() ? int(pages.pages.size()) : 0;
}

} // namespace muster
