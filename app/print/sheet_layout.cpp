// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_layout.h"
#include "app/print/print_text.h"
#include "app/print/unit_parts.h"

#include <algorithm>

namespace muster::print {

using namespace Qt::StringLiterals;

namespace {

constexpr QMarginsF margins{mm(12), mm(11), mm(12), mm(16)};
constexpr double footerPoints = 8;

Rows titleRows(const PrintDocument &document, double width)
{
    const Runs points{{document.points, true}};
    const double pointsWidth = std::min(widthOf(points, 14), width / 2);
    const double titleWidth = width - pointsWidth - mm(6);
    const Rows title = paragraph({{document.title, true}}, titleWidth, {20});
    Rows right = paragraph(points, pointsWidth, {14, Qt::AlignRight});
    append(right, paragraph({{document.counts}}, pointsWidth, {9.5, Qt::AlignRight}));
    Rows rows{sideBySide({{0, title}, {width - pointsWidth, right}})};
    // A title of hundreds of words must still be cut at a line.
    if (title.size() > 4) {
        rows = title;
        append(rows, std::move(right));
    }
    rows.push_back({mm(2.4), {BoxOp{{0, mm(1.2), width, 0}, {}, pt(1.6)}}, false});
    return rows;
}

/// Label and text, in two columns where they are short enough.
Rows factRows(const std::vector<PrintFact> &facts, double width)
{
    const double half = (width - mm(6)) / 2;
    Rows rows;
    std::vector<std::pair<double, Rows>> pair;
    const auto flush = [&] {
        if (!pair.empty())
            rows.push_back(sideBySide(pair));
        pair.clear();
    };
    for (const PrintFact &fact : facts) {
        const Runs runs{{fact.label + u"\u2002"_s}, {fact.text, true}};
        if (widthOf(runs, 10) > half) {
            flush();
            append(rows, paragraph(runs, width));
            continue;
        }
        pair.push_back({pair.empty() ? 0 : half + mm(6), paragraph(runs, half)});
        if (pair.size() == 2)
            flush();
    }
    flush();
    return rows;
}

Block verdictBlock(const PrintDocument &document, double width)
{
    const double inset = mm(2.5);
    const double inner = width - 2 * inset;
    const auto head = [&](const QString &text) {
        const Rows words = paragraph({{text, true}}, inner, {12});
        Rows rows = indented(words, inset);
        rows.insert(rows.begin(), space(mm(1)));
        rows.push_back(space(mm(1)));
        for (Row &row : rows) {
            row.ops.insert(row.ops.begin(), BoxOp{{0, 0, width, row.height}, document.legal ? faintTint : tint});
            row.glued = true;
        }
        return rows;
    };
    Block block;
    block.framed = true;
    block.rows = head(document.verdict);
    block.continued = head(document.verdict + u' ' + Print::tr("(continued)"));
    if (document.findings.empty())
        return block;

    double labelWidth = 0;
    for (const PrintFinding &finding : document.findings)
        labelWidth = std::max(labelWidth, widthOf({{finding.severity, true}}, 10));
    labelWidth = std::min(labelWidth + mm(2), inner / 3);
    for (const PrintFinding &finding : document.findings) {
        Rows text = indented(paragraph({{finding.text}}, inner - labelWidth), inset + labelWidth);
        // The label is drawn first: who reads the page by machine gets the words in their order.
        Ops label;
        draw(paragraph({{finding.severity, true}}, labelWidth), {inset, 0}, label);
        if (!text.empty())
            text.front().ops.insert(text.front().ops.begin(), label.begin(), label.end());
        text.insert(text.begin(), space(mm(0.9)));
        append(block.rows, kept(std::move(text)));
    }
    block.rows.push_back(space(mm(1.2)));
    return block;
}

Rows gaugeCell(const PrintGauge &gauge, double width)
{
    Rows rows = kept(paragraph({{gauge.text, !gauge.met}}, width, {9}));
    if (!gauge.barred)
        return rows;
    Row bar = space(mm(3));
    const QRectF frame(0, mm(0.4), width, mm(1.7));
    QRectF filled = frame;
    filled.setWidth(width * std::clamp(gauge.filled, 0.0, 1.0));
    bar.ops = {BoxOp{filled, gauge.met ? QColor(120, 120, 120) : ink}, BoxOp{frame, {}, pt(0.5)}};
    rows.push_back(std::move(bar));
    return rows;
}

Rows gaugeRows(const PrintDocument &document, double width)
{
    if (document.gauges.empty())
        return {};
    Rows rows = paragraph({{document.gaugesHead, true}}, width, {10});
    rows.push_back(space(mm(0.6)));
    const int columns = 3;
    const double gap = mm(7);
    const double cell = (width - (columns - 1) * gap) / columns;
    std::vector<std::pair<double, Rows>> line;
    for (const PrintGauge &gauge : document.gauges) {
        line.push_back({double(line.size()) * (cell + gap), gaugeCell(gauge, cell)});
        if (int(line.size()) == columns) {
            rows.push_back(sideBySide(line));
            line.clear();
        }
    }
    if (!line.empty())
        rows.push_back(sideBySide(line));
    return rows;
}

Rows agreementRows(const PrintDocument &document, double width)
{
    Rows rows;
    for (const PrintFact &agreement : document.agreements)
        append(rows, paragraph({{agreement.label, true}, {u"\u2002"_s + agreement.text}}, width, {9.5}));
    return rows;
}

Row heading(const QString &text, const QString &remark, double width)
{
    const Rows words = paragraph({{text, true}}, width / 2, {13});
    const Rows small = paragraph({{remark}}, width / 2, {8.5, Qt::AlignRight, softInk});
    Row row = sideBySide({{0, words}, {width / 2, small}});
    for (Op &op : row.ops) {
        auto &textOp = std::get<TextOp>(op);
        if (textOp.color == softInk)
            textOp.at.ry() += std::max(0.0, row.height - heightOf(small) - mm(0.6));
    }
    row.height += mm(1.6);
    row.glued = true;
    return row;
}

void drawFooters(Pages &pages, const PrintDocument &document)
{
    const double x = margins.left();
    const double width = pages.size.width() - margins.left() - margins.right();
    const double y = pages.size.height() - margins.bottom() + mm(2.6);
    const int count = int(pages.pages.size());
    for (int i = 0; i < count; ++i) {
        Ops &ops = pages.pages[size_t(i)].ops;
        const Runs number{{Print::tr("Page %1 of %2").arg(i + 1).arg(count)}};
        const double numberWidth = widthOf(number, footerPoints);
        const double dataWidth = std::min(widthOf({{document.footer}}, footerPoints), width * 0.6);
        const double titleWidth = width - numberWidth - dataWidth - mm(8);
        ops.push_back(BoxOp{{x, y - mm(0.9), width, 0}, {}, pt(0.5)});
        draw(
            paragraph({{elided(document.title, footerPoints, true, titleWidth - 2), true}}, titleWidth, {footerPoints}),
            {x, y}, ops);
        draw(paragraph({{document.footer}}, dataWidth, {footerPoints, Qt::AlignRight}),
             {x + width - numberWidth - mm(4) - dataWidth, y}, ops);
        draw(paragraph(number, numberWidth, {footerPoints, Qt::AlignRight}), {x + width - numberWidth, y}, ops);
    }
}

} // namespace

Pages layoutSheet(const PrintDocument &document, QSizeF page)
{
    PageFlow flow(page, margins);
    const double width = flow.width();
    flow.place({titleRows(document, width)});
    flow.place({factRows(document.facts, width)});
    flow.skip(mm(2));
    flow.place(verdictBlock(document, width));
    flow.skip(mm(2));
    flow.place({agreementRows(document, width)});
    flow.skip(document.agreements.empty() ? 0 : mm(2));
    flow.place({gaugeRows(document, width)});
    if (!document.notes.isEmpty()) {
        flow.skip(mm(1.5));
        flow.place({noteRows(document.notes, width, 9.5)});
    }

    flow.skip(mm(3));
    const Row unitsHead = heading(document.unitsHead, document.legend, width);
    if (document.units.empty()) {
        Rows rows{unitsHead};
        append(rows, paragraph({{document.none}}, width));
        flow.place({rows});
    }
    for (size_t i = 0; i < document.units.size(); ++i) {
        Block block = unitBlock(document.units[i], width, flow.bodyHeight());
        block.unit = int(i);
        if (i == 0) {
            flow.need(std::min(unitsHead.height + heightOf(block.rows), flow.bodyHeight() / 2));
            flow.place({{unitsHead}});
        }
        flow.place(block);
        flow.skip(mm(2.2));
    }

    for (size_t i = 0; i < document.purchases.size(); ++i) {
        const Block block = unitBlock(document.purchases[i], width, flow.bodyHeight());
        if (i == 0) {
            const Row head = heading(document.purchasesHead, {}, width);
            flow.skip(mm(1.5));
            flow.need(std::min(head.height + heightOf(block.rows), flow.bodyHeight() / 2));
            flow.place({{head}});
        }
        flow.place(block);
        flow.skip(mm(2.2));
    }

    if (!document.glossary.empty()) {
        flow.skip(mm(2.5));
        flow.need(mm(40));
        flow.place({{heading(document.glossaryHead, {}, width)}});
        const double gap = mm(7);
        std::vector<Rows> entries;
        for (const PrintGlossaryEntry &entry : document.glossary) {
            entries.push_back(paragraph({{entry.name, true}, {u"\u2002"_s + entry.text}}, (width - gap) / 2, {9}));
            entries.back().push_back(space(mm(1.1)));
        }
        flow.placeColumns(entries, gap);
    }
    Pages pages = flow.finish();
    drawFooters(pages, document);
    return pages;
}

} // namespace muster::print
