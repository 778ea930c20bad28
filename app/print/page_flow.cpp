// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_flow.h"

#include <algorithm>

namespace muster::print {

size_t rowsThatFit(const Rows &rows, size_t from, double available, double whole)
{
    size_t end = from;
    double height = 0;
    while (end < rows.size() && height + rows[end].height <= available)
        height += rows[end++].height;
    if (end == rows.size())
        return end - from;
    size_t seam = end;
    while (seam > from && rows[seam - 1].glued)
        --seam;
    if (seam > from)
        return seam - from;

    double group = 0;
    for (size_t i = from; i < rows.size(); ++i) {
        group += rows[i].height;
        if (!rows[i].glued)
            break;
    }
    return group > whole ? end - from : 0;
}

PageFlow::PageFlow(QSizeF page, QMarginsF margins) : m_body(QRectF({}, page).marginsRemoved(margins))
{
    m_pages.size = page;
    newPage();
}

void PageFlow::newPage()
{
    m_pages.pages.emplace_back();
    m_y = m_body.top();
}

void PageFlow::need(double height)
{
    if (left() < height && !atTop())
        newPage();
}

void PageFlow::skip(double height)
{
    if (!atTop())
        m_y += height;
}

void PageFlow::put(const Rows &rows, double x, double y)
{
    draw(rows, {x, y}, m_pages.pages.back().ops);
}

void PageFlow::putFragment(const Block &block, const Rows &rows)
{
    const QRectF rect(m_body.left(), m_y, m_body.width(), heightOf(rows));
    put(rows, rect.left(), rect.top());
    if (block.framed)
        m_pages.pages.back().ops.push_back(BoxOp{rect, {}, pt(0.6)});
    if (block.unit >= 0)
        m_pages.units.push_back({block.unit, int(m_pages.pages.size()) - 1, rect});
    m_y = rect.bottom();
}

void PageFlow::place(const Block &block)
{
    if (block.rows.empty())
        return;
    const double height = heightOf(block.rows);
    if (height <= bodyHeight()) {
        need(height);
        putFragment(block, block.rows);
        return;
    }
    // Higher than a page: begin here if that is worth it, and go on under a header that says so.
    need(bodyHeight() / 4);
    const double head = heightOf(block.continued);
    for (size_t from = 0; from < block.rows.size();) {
        Rows part;
        if (from > 0)
            part = block.continued;
        const double room = left() - (from > 0 ? head : 0);
        size_t count = rowsThatFit(block.rows, from, room, bodyHeight() - head);
        if (count == 0) {
            if (!atTop()) {
                newPage();
                continue;
            }
            count = 1; // a row as high as a page: nothing is ever left out
        }
        part.insert(part.end(), block.rows.begin() + qsizetype(from), block.rows.begin() + qsizetype(from + count));
        putFragment(block, part);
        from += count;
        if (from < block.rows.size())
            newPage();
    }
}

void PageFlow::placeColumns(const std::vector<Rows> &blocks, double gap)
{
    const double right = m_body.left() + (m_body.width() + gap) / 2;
    Rows rows;
    for (const Rows &block : blocks)
        append(rows, kept(block));

    for (size_t from = 0; from < rows.size();) {
        double height = 0;
        for (size_t i = from; i < rows.size(); ++i)
            height += rows[i].height;
        // The least height at which two columns hold all that is left; the rest of the page if none does.
        double column = height / 2;
        size_t first = 0;
        size_t second = 0;
        for (;; column += mm(1)) {
            column = std::min(column, left());
            first = rowsThatFit(rows, from, column, bodyHeight());
            second = rowsThatFit(rows, from + first, column, bodyHeight());
            if (from + first + second == rows.size() || column >= left())
                break;
        }
        if (first == 0) {
            if (!atTop()) {
                newPage();
                continue;
            }
            first = 1;
        }
        const auto slice = [&rows](size_t begin, size_t count) {
            return Rows(rows.begin() + qsizetype(begin), rows.begin() + qsizetype(begin + count));
        };
        const Rows leftRows = slice(from, first);
        const Rows rightRows = slice(from + first, second);
        put(leftRows, m_body.left(), m_y);
        put(rightRows, right, m_y);
        m_y += std::max(heightOf(leftRows), heightOf(rightRows));
        from += first + second;
        if (from < rows.size())
            newPage();
    }
}

Pages PageFlow::finish()
{
    return std::move(m_pages);
}

} // namespace muster::print
