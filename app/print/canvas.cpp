// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/canvas.h"

#include "app/print/print_font.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster::print {

double heightOf(const Rows &rows)
{
    double height = 0;
    for (const Row &row : rows)
        height += row.height;
    return height;
}

void append(Rows &rows, Rows more)
{
    rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

namespace {

Op moved(Op op, QPointF by)
{
    if (auto *text = std::get_if<TextOp>(&op))
        text->at += by;
    else
        std::get<BoxOp>(op).rect.translate(by);
    return op;
}

} // namespace

void draw(const Rows &rows, QPointF at, Ops &into)
{
    for (const Row &row : rows) {
        for (const Op &op : row.ops)
            into.push_back(moved(op, at));
        at.ry() += row.height;
    }
}

Row sideBySide(const std::vector<std::pair<double, Rows>> &columns)
{
    Row row;
    for (const auto &[x, rows] : columns) {
        draw(rows, {x, 0}, row.ops);
        row.height = std::max(row.height, heightOf(rows));
    }
    return row;
}

Row space(double height)
{
    return {height, {}, false};
}

Rows indented(Rows rows, double by)
{
    for (Row &row : rows) {
        for (Op &op : row.ops)
            op = moved(std::move(op), {by, 0});
    }
    return rows;
}

Rows kept(Rows rows)
{
    for (size_t i = 0; i + 1 < rows.size(); ++i)
        rows[i].glued = true;
    return rows;
}

namespace {

/// Laying out a long text takes time by the square of its length: it is laid out piece by piece.
constexpr qsizetype longestPiece = 1000;

/// Takes the next piece off the runs, up to a space where there is one.
Runs takePiece(Runs &runs)
{
    Runs piece;
    qsizetype left = longestPiece;
    while (!runs.empty() && runs.front().text.size() <= left) {
        left -= runs.front().text.size();
        piece.push_back(std::move(runs.front()));
        runs.erase(runs.begin());
    }
    if (runs.empty() || left == 0)
        return piece;
    Run head = runs.front();
    const qsizetype gap = std::max(head.text.lastIndexOf(u' ', left - 1), head.text.lastIndexOf(u'\n', left - 1));
    const qsizetype cut = gap > 0 ? gap + 1 : piece.empty() ? left : 0;
    head.text.truncate(cut);
    runs.front().text.remove(0, cut);
    if (cut > 0)
        piece.push_back(std::move(head));
    return piece;
}

qsizetype lengthOf(const Runs &runs)
{
    qsizetype length = 0;
    for (const Run &run : runs)
        length += run.text.size();
    return length;
}

} // namespace

Rows paragraph(const Runs &runs, double width, const TextStyle &style)
{
    if (lengthOf(runs) > longestPiece) {
        Rows rows;
        for (Runs rest = runs; !rest.empty();)
            append(rows, paragraph(takePiece(rest), width, style));
        return rows;
    }
    QString text;
    QList<QTextLayout::FormatRange> formats;
    QTextCharFormat bold;
    bold.setFontWeight(QFont::Bold);
    for (const Run &run : runs) {
        if (run.bold)
            formats.append({int(text.size()), int(run.text.size()), bold});
        text += run.text;
    }
    text.replace(u'\n', QChar::LineSeparator);
    Rows rows;
    if (text.isEmpty())
        return rows;

    auto layout = std::make_shared<QTextLayout>(text, printFont(style.points));
    QTextOption option(style.align);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setUseDesignMetrics(true);
    layout->setTextOption(option);
    layout->setFormats(formats);
    layout->setCacheEnabled(true);
    layout->beginLayout();
    for (QTextLine line = layout->createLine(); line.isValid(); line = layout->createLine()) {
        line.setLineWidth(std::max(width, pt(style.points)));
        line.setPosition({0, 0});
        const double height = std::ceil(line.height() * style.leading);
        rows.push_back(
            {height, {TextOp{layout, line.lineNumber(), {0, (height - line.height()) / 2}, style.color}}, false});
    }
    layout->endLayout();
    // No lone first or last line where a long text runs over to the next page.
    if (rows.size() > 1) {
        rows.front().glued = true;
        rows[rows.size() - 2].glued = true;
    }
    return rows;
}

double widthOf(const Runs &runs, double points)
{
    double width = 0;
    for (const Run &run : runs)
        width += QFontMetricsF(printFont(points, run.bold)).horizontalAdvance(run.text);
    // The layout of a line rounds otherwise: a hair's breadth more, or the last word would wrap.
    return std::ceil(width * 1.005) + 2;
}

QString elided(const QString &text, double points, bool bold, double width)
{
    return QFontMetricsF(printFont(points, bold)).elidedText(text, Qt::ElideRight, width);
}

void paint(const Ops &ops, QPainter &painter)
{
    for (const Op &op : ops) {
        if (const auto *text = std::get_if<TextOp>(&op)) {
            painter.setPen(text->color);
            text->layout->lineAt(text->line).draw(&painter, text->at);
            continue;
        }
        const auto &box = std::get<BoxOp>(op);
        if (box.fill.isValid())
            painter.fillRect(box.rect, box.fill);
        if (box.pen > 0) {
            painter.setPen(QPen(box.color, box.pen, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
            painter.setBrush(Qt::NoBrush);
            if (box.rect.height() == 0 || box.rect.width() == 0)
                painter.drawLine(box.rect.topLeft(), box.rect.bottomRight());
            else
                painter.drawRect(box.rect);
        }
    }
}

} // namespace muster::print
