// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_layout.h"
#include "app/print/print_text.h"
#include "app/print/unit_parts.h"

#include <algorithm>

namespace muster::print {

using namespace Qt::StringLiterals;

namespace {

constexpr double inset = mm(2);
constexpr double headPoints = 8.5;
constexpr double valuePoints = 11;
constexpr double leastStats = mm(80); // twenty boxes in a row

/// The tinted band with the name on the left and the price on the right.
Row band(const PrintUnit &unit, double width, bool continued)
{
    Runs price;
    if (!continued) {
        if (!unit.cost.isEmpty())
            price.push_back({unit.cost + u" = "_s});
        price.push_back({unit.points, true});
    }
    const double priceWidth = std::min(price.empty() ? 0 : widthOf(price, 10), width / 2);
    Runs name{{unit.title, true}};
    if (!unit.unitName.isEmpty())
        name.push_back({u"\u2002"_s + unit.unitName});
    if (continued)
        name.push_back({u"\u2002"_s + Print::tr("(continued)")});
    const Rows left = paragraph(name, width - priceWidth - 3 * inset, {11.5});
    const Rows right = paragraph(price, priceWidth, {10, Qt::AlignRight});
    Row row;
    row.height = std::max(heightOf(left), heightOf(right)) + mm(1.4);
    row.ops.push_back(BoxOp{{0, 0, width, row.height}, tint});
    draw(left, {inset, mm(0.7)}, row.ops);
    draw(right, {width - inset - priceWidth, mm(1.0)}, row.ops);
    row.ops.push_back(BoxOp{{0, row.height, width, 0}, {}, pt(0.6)});
    row.glued = true;
    return row;
}

Rows statRows(const PrintUnit &unit, double width, bool stretched)
{
    Rows rows = statTable(unit.stats, width, headPoints, valuePoints, stretched);
    for (const PrintTrack &track : unit.tracks) {
        if (!rows.empty())
            rows.push_back(space(mm(1.3)));
        append(rows, trackRows(track, width, mm(2.6), 8.5));
    }
    return kept(std::move(rows));
}

Rows textRows(const PrintUnit &unit, double width)
{
    Rows rows = paragraph({{factsText(unit.facts)}}, width, {10});
    for (const PrintLine &line : unit.lines) {
        rows.push_back(space(mm(0.3)));
        append(rows, paragraph(lineRuns(line), width, {10}));
    }
    rows.push_back(space(mm(0.4)));
    append(rows, paragraph({{factsText(unit.details)}}, width, {8.5, Qt::AlignLeft, softInk}));
    return rows;
}

/// What stands below, as wide as the block: tables, then the player's notes.
Rows wideRows(const PrintUnit &unit, double width)
{
    Rows rows;
    for (const PrintTable &table : unit.tables) {
        rows.push_back(space(mm(1.4)));
        append(rows, gearTable(table, width, 9));
    }
    if (!unit.notes.isEmpty()) {
        rows.push_back(space(mm(0.8)));
        append(rows, noteRows(unit.notes, width, 9.5));
    }
    return rows;
}

} // namespace

Block unitBlock(const PrintUnit &unit, double width, double pageHeight)
{
    const double inner = width - 2 * inset;
    Block block;
    block.framed = true;
    block.continued = {band(unit, width, true), space(mm(1))};
    block.rows = {band(unit, width, false), space(mm(1.2))};
    block.rows.back().glued = true;
    const Rows head = block.rows;

    // Stats and boxes on the left, words on the right, as long as the words have room enough there.
    const double wanted = std::max(statTableWidth(unit.stats, headPoints, valuePoints), leastStats);
    const bool beside = !unit.stats.empty() && wanted < inner * 0.48;
    if (beside) {
        const double textX = wanted + mm(4);
        block.rows.push_back(
            sideBySide({{inset, statRows(unit, wanted, true)}, {inset + textX, textRows(unit, inner - textX)}}));
        append(block.rows, indented(wideRows(unit, inner), inset));
        block.rows.push_back(space(mm(1.2)));
    }
    if (!beside || heightOf(block.rows) > pageHeight) {
        block.rows = head;
        Rows stats = statRows(unit, inner, false);
        if (!stats.empty()) {
            stats.back().glued = true;
            stats.push_back(space(mm(1)));
            append(block.continued, indented(statTable(unit.stats, inner, headPoints, valuePoints), inset));
            block.continued.push_back(space(mm(1)));
        }
        append(block.rows, indented(std::move(stats), inset));
        append(block.rows, indented(textRows(unit, inner), inset));
        append(block.rows, indented(wideRows(unit, inner), inset));
        block.rows.push_back(space(mm(1.2)));
    }
    return block;
}

} // namespace muster::print
