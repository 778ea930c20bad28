// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/unit_parts.h"

#include <algorithm>
#include <array>

namespace muster::print {

using namespace Qt::StringLiterals;

namespace {

/// Short words that belong together are not torn apart at the end of a line.
QString unbroken(QString text)
{
    return text.size() <= 32 ? text.replace(u' ', QChar::Nbsp) : text;
}

} // namespace

QString factsText(const QStringList &facts)
{
    QStringList parts;
    for (const QString &fact : facts)
        parts << unbroken(fact);
    return parts.join(u" \u00b7 "_s);
}

Runs itemRuns(const std::vector<PrintItem> &items)
{
    const bool commas =
        std::any_of(items.begin(), items.end(), [](const PrintItem &item) { return item.text.contains(u','); });
    Runs runs;
    for (const PrintItem &item : items) {
        if (!runs.empty())
            runs.push_back({commas ? u"; "_s : u", "_s});
        const QString text = unbroken(item.text);
        runs.push_back({item.changed ? text + printDagger : text, item.changed});
    }
    return runs;
}

Runs lineRuns(const PrintLine &line)
{
    Runs runs{{line.label + u"\u2002"_s, true}};
    for (Run &run : itemRuns(line.items))
        runs.push_back(std::move(run));
    return runs;
}

namespace {

constexpr double cellPadding = mm(1.5);
constexpr double leastCell = mm(9.5);

QString valueOf(const PrintCell &cell)
{
    return cell.changed ? cell.text + printDagger : cell.text;
}

double cellWidth(const PrintCell &cell, double headPoints, double valuePoints)
{
    const double text =
        std::max(widthOf({{cell.head, true}}, headPoints), widthOf({{valueOf(cell), true}}, valuePoints));
    return std::max(leastCell, text + 2 * cellPadding);
}

} // namespace

double statTableWidth(const std::vector<PrintCell> &cells, double headPoints, double valuePoints)
{
    double width = 0;
    for (const PrintCell &cell : cells)
        width += cellWidth(cell, headPoints, valuePoints);
    return width;
}

Rows statTable(const std::vector<PrintCell> &cells, double width, double headPoints, double valuePoints, bool stretched)
{
    Rows table;
    for (size_t from = 0; from < cells.size();) {
        double used = 0;
        size_t end = from;
        std::vector<double> widths;
        while (end < cells.size()) {
            const double cell = std::min(width, cellWidth(cells[end], headPoints, valuePoints));
            if (used + cell > width && end > from)
                break;
            widths.push_back(cell);
            used += cell;
            ++end;
        }
        if (stretched && used < width) {
            for (double &cell : widths)
                cell *= width / used;
            used = width;
        }
        Row row;
        double headHeight = 0;
        double valueHeight = 0;
        std::vector<Rows> heads;
        std::vector<Rows> values;
        for (size_t i = from; i < end; ++i) {
            const double inner = widths[i - from] - cellPadding;
            heads.push_back(paragraph({{cells[i].head, true}}, inner, {headPoints, Qt::AlignHCenter, softInk}));
            values.push_back(
                paragraph({{valueOf(cells[i]), cells[i].changed}}, inner, {valuePoints, Qt::AlignHCenter}));
            headHeight = std::max(headHeight, heightOf(heads.back()));
            valueHeight = std::max(valueHeight, heightOf(values.back()));
        }
        headHeight += mm(0.4);
        valueHeight += mm(0.6);
        row.height = headHeight + valueHeight;
        row.ops.push_back(BoxOp{{0, 0, used, headHeight}, faintTint});
        double x = 0;
        for (size_t i = 0; i < heads.size(); ++i) {
            draw(heads[i], {x + cellPadding / 2, mm(0.2)}, row.ops);
            draw(values[i], {x + cellPadding / 2, headHeight + mm(0.3)}, row.ops);
            if (i > 0)
                row.ops.push_back(BoxOp{{x, 0, 0, row.height}, {}, pt(0.35), softInk});
            x += widths[i];
        }
        row.ops.push_back(BoxOp{{0, headHeight, used, 0}, {}, pt(0.35), softInk});
        row.ops.push_back(BoxOp{{0, 0, used, row.height}, {}, pt(0.7)});
        if (!table.empty())
            table.push_back(space(mm(0.8)));
        table.push_back(std::move(row));
        from = end;
    }
    return kept(std::move(table));
}

Rows trackRows(const PrintTrack &track, double width, double box, double points)
{
    const Runs label{{track.label}};
    if (track.die) {
        // As large as a die, so that it can lie there.
        constexpr double side = mm(16);
        const double x = std::min(widthOf(label, points) + mm(1.5), width / 2);
        Row row;
        row.height = side + mm(0.9);
        draw(paragraph(label, x, {points}), {0, (side - mm(3)) / 2}, row.ops);
        row.ops.push_back(BoxOp{{x, 0, side, side}, {}, pt(0.7)});
        return {row};
    }
    const double indent = std::min(widthOf(label, points) + mm(1.5), width / 2);
    const double step = box + mm(0.45);
    const double groupGap = mm(1.2);
    const double group = 5 * step + groupGap;
    const int groups = std::max(1, int((width - indent + groupGap + mm(0.45)) / group));
    const int perRow = groups * 5;

    Rows rows;
    for (int first = 0; first < track.boxes; first += perRow) {
        Row row;
        row.height = box + mm(0.9);
        if (first == 0) {
            const Rows text = paragraph(label, indent, {points});
            draw(text, {0, (box - heightOf(text)) / 2}, row.ops);
        }
        const int count = std::min(perRow, track.boxes - first);
        for (int i = 0; i < count; ++i) {
            const double x = indent + i * step + (i / 5) * groupGap;
            row.ops.push_back(BoxOp{{x, 0, box, box}, {}, pt(0.5)});
        }
        rows.push_back(std::move(row));
    }
    return kept(std::move(rows));
}

Rows gearTable(const PrintTable &table, double width, double points)
{
    // The same columns in every table of a sheet, so that the eye runs down them; what explains has the most room.
    constexpr double gap = mm(2.5);
    constexpr std::array shares{0.2, 0.08, 0.17};
    const size_t columns = size_t(table.heads.size());
    std::vector<double> widths(columns, 0);
    double used = 0;
    for (size_t i = 0; i + 1 < columns; ++i) {
        widths[i] = width * shares[std::min(i, shares.size() - 1)] - gap;
        used += widths[i] + gap;
    }
    if (columns > 0)
        widths.back() = width - used;
    const auto line = [&](const QStringList &cells, double size, bool head) {
        std::vector<std::pair<double, Rows>> parts;
        double x = 0;
        for (size_t i = 0; i < columns; ++i) {
            parts.push_back({x, paragraph({{cells.at(qsizetype(i)), head || i == 0}}, widths[i],
                                          {size, Qt::AlignLeft, head ? softInk : ink})});
            x += widths[i] + gap;
        }
        return sideBySide(parts);
    };
    Rows rows{line(table.heads, points - 1, true)};
    rows.back().ops.push_back(BoxOp{{0, rows.back().height, width, 0}, {}, pt(0.5), softInk});
    rows.back().glued = true;
    for (const QStringList &cells : table.rows) {
        Row row = line(cells, points, false);
        row.height += mm(0.4);
        rows.push_back(std::move(row));
    }
    return rows;
}

Rows noteRows(const QString &notes, double width, double points)
{
    const double bar = mm(2.2);
    Rows rows = indented(paragraph({{notes}}, width - bar, {points}), bar);
    for (Row &row : rows)
        row.ops.push_back(BoxOp{{mm(0.4), 0, mm(0.5), row.height}, softInk});
    return rows;
}

} // namespace muster::print
