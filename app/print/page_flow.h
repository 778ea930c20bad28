// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/canvas.h"

#include <QMarginsF>

namespace muster::print {

struct Page {
    Ops ops;
};

/// Where a unit came to stand, for tests and for "show me" in the preview.
struct PlacedUnit {
    int unit = 0;
    int page = 0;
    QRectF rect;
};

struct Pages {
    QSizeF size;
    std::vector<Page> pages;
    std::vector<PlacedUnit> units;
};

/// Rows that stay on one page if a page can hold them.
struct Block {
    Rows rows;
    Rows continued{}; ///< stands above what runs over to the next page
    bool framed = false;
    int unit = -1;
};

/// How many of the rows from `from` on go into `available`; breaks only where no row is glued to the next, unless what is
/// glued is higher than `whole`.
size_t rowsThatFit(const Rows &rows, size_t from, double available, double whole);

/// Fills pages from top to bottom.
class PageFlow {
public:
    PageFlow(QSizeF page, QMarginsF margins);

    double width() const { return m_body.width(); }
    double bodyHeight() const { return m_body.height(); }
    double left() const { return m_body.bottom() - m_y; }
    bool atTop() const { return m_y <= m_body.top(); }

    void newPage();
    /// Starts a new page unless this much is left on this one.
    void need(double height);
    void skip(double height);
    void place(const Block &block);
    /// Two columns of even height; each block stays whole if a column can hold it.
    void placeColumns(const std::vector<Rows> &blocks, double gap);

    Pages finish();

private:
    void put(const Rows &rows, double x, double y);
    void putFragment(const Block &block, const Rows &rows);

    QRectF m_body;
    Pages m_pages;
    double m_y = 0;
};

} // namespace muster::print
