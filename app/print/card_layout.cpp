// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_layout.h"
#include "app/print/print_text.h"
#include "app/print/unit_parts.h"

#include <algorithm>

namespace muster::print {

using namespace Qt::StringLiterals;

namespace {

// As large as a tarot card; two by three fit on A4 and on Letter with 8 mm of paper left around them.
constexpr QSizeF cardSize{mm(96.5), mm(87.5)};
constexpr double safeMargin = mm(8);
constexpr double inset = mm(3.5);
constexpr double textPoints = 8;
constexpr double smallerPoints[] = {7.5, 7}; // tried where that saves a card
constexpr double footerPoints = 7;
constexpr double diceWidth = mm(36); // the place of a die and what it shows

/// What one card shows: rows from the top, rows at its lower edge.
struct Card {
    int unit = 0;
    Rows top;
    Rows bottom;
};

double innerWidth()
{
    return cardSize.width() - 2 * inset;
}

Rows titleBand(const PrintUnit &unit, bool continued)
{
    const double width = innerWidth();
    const double pad = mm(1.8);
    const double wanted = std::max(widthOf({{unit.points, true}}, 11), widthOf({{unit.cost}}, textPoints));
    const double priceWidth = continued ? 0 : std::min(wanted, width / 2);
    Runs name{{unit.title, true}};
    if (unit.count > 1)
        name.push_back({u"\u2002\u00d7"_s + QString::number(unit.count), true});
    if (continued)
        name.push_back({u"\u2002"_s + Print::tr("(continued)")});
    Rows left = paragraph(name, width - priceWidth - 3 * pad, {12});
    if (!continued)
        append(left, paragraph({{unit.unitName}}, width - priceWidth - 3 * pad, {9}));
    Rows right;
    if (!continued) {
        right = paragraph({{unit.points, true}}, priceWidth, {11, Qt::AlignRight});
        append(right, paragraph({{unit.cost}}, priceWidth, {textPoints, Qt::AlignRight}));
    }
    Row row = sideBySide({{pad, left}, {width - pad - priceWidth, right}});
    Rows rows;
    if (left.size() > 4) {
        rows = indented(std::move(left), pad);
        append(rows, indented(std::move(right), width - pad - priceWidth));
    } else {
        rows.push_back(std::move(row));
    }
    rows.insert(rows.begin(), space(mm(1)));
    rows.push_back(space(mm(1)));
    for (Row &band : rows)
        band.ops.insert(band.ops.begin(), BoxOp{{0, 0, width, band.height}, tint});
    rows.back().ops.push_back(BoxOp{{0, rows.back().height, width, 0}, {}, pt(1)});
    rows.push_back(space(mm(1.4)));
    return kept(std::move(rows));
}

/// "Dispel: 3 points..." with its name in bold.
Runs namedRuns(const QString &text)
{
    const qsizetype colon = text.indexOf(u": "_s);
    return colon <= 0 || colon > 40 ? Runs{{text}} : Runs{{text.left(colon), true}, {text.mid(colon)}};
}

/// What has an explanation gets a paragraph of its own, the rest one line.
Rows explainedRows(const PrintLine &line, double points)
{
    const double width = innerWidth();
    if (line.items.size() == 1 && line.items.front().explanations.size() == 1) {
        Runs runs = lineRuns(line);
        runs.push_back({u": "_s + line.items.front().explanations.front()});
        Rows rows = kept(paragraph(runs, width, {points}));
        rows.push_back(space(mm(0.55)));
        return rows;
    }
    PrintLine plain{line.label, {}};
    Rows explained;
    for (const PrintItem &item : line.items) {
        if (item.explanations.isEmpty()) {
            plain.items.push_back(item);
            continue;
        }
        Runs runs = itemRuns({item});
        runs.front().bold = true;
        runs.push_back({u"\u2002"_s + item.explanations.front()});
        append(explained, kept(paragraph(runs, width, {points})));
        explained.push_back(space(mm(0.55)));
        // What is tied to it, say the spells of a caster: a paragraph each.
        for (const QString &more : item.explanations.mid(1)) {
            append(explained, kept(paragraph(namedRuns(more), width, {points})));
            explained.push_back(space(mm(0.55)));
        }
    }
    Rows rows;
    if (!plain.items.empty()) {
        rows = kept(paragraph(lineRuns(plain), width, {points}));
        rows.push_back(space(mm(0.55)));
    }
    if (!explained.empty()) {
        Rows head = paragraph({{line.label}}, width, {std::max(points - 0.5, 7.0), Qt::AlignLeft, softInk});
        if (!head.empty()) {
            head.back().ops.push_back(BoxOp{{0, head.back().height, width, 0}, {}, pt(0.4), softInk});
            head.back().glued = true;
            head.push_back({mm(0.6), {}, true});
        }
        append(rows, std::move(head));
        append(rows, std::move(explained));
    }
    return rows;
}

Rows tracksOf(const PrintUnit &unit)
{
    // Beside the boxes, unless there are so many of both that they must be cut at a row.
    const bool beside = unit.count == 1 && std::any_of(unit.tracks.begin(), unit.tracks.end(),
                                                       [](const PrintTrack &track) { return track.die; });
    Rows rows;
    Rows dice;
    for (const PrintTrack &track : unit.tracks) {
        for (int i = 0; i < unit.count; ++i) {
            PrintTrack numbered = track;
            if (unit.count > 1)
                numbered.label += u' ' + QString::number(i + 1);
            if (track.die) {
                append(dice, trackRows(numbered, diceWidth, 0, textPoints));
                continue;
            }
            rows.push_back(space(mm(1)));
            append(rows, trackRows(numbered, innerWidth() - (beside ? diceWidth : 0), mm(3), textPoints));
        }
    }
    if (beside)
        return {sideBySide({{0, rows}, {innerWidth() - diceWidth, dice}})};
    append(rows, std::move(dice));
    return rows;
}

std::vector<Card> cardsOf(const PrintUnit &unit, int index, double innerHeight, double points)
{
    Rows body = paragraph({{factsText(unit.facts + unit.details)}}, innerWidth(), {points});
    body.push_back(space(mm(1)));
    append(body, statTable(unit.stats, innerWidth(), textPoints, 11, true));
    body.push_back(space(mm(1.6)));
    for (const PrintLine &line : unit.lines)
        append(body, explainedRows(line, points));
    if (!unit.notes.isEmpty())
        append(body, noteRows(unit.notes, innerWidth(), points));

    // The boxes stand at the lower edge, where a thumb or a pen gets at them, unless they would fill the card.
    Rows tracks = tracksOf(unit);
    if (heightOf(tracks) > innerHeight * 0.4)
        append(body, std::move(tracks));
    else
        tracks = kept(std::move(tracks));

    std::vector<Card> cards;
    for (size_t from = 0; from < body.size() || cards.empty();) {
        Card card{index, titleBand(unit, !cards.empty()), {}};
        if (cards.empty() && heightOf(tracks) < innerHeight * 0.41)
            card.bottom = tracks;
        double room = innerHeight - heightOf(card.bottom);
        if (heightOf(card.top) > room / 2) {
            // A name as long as a card: it flows like any other text.
            if (cards.empty())
                body.insert(body.begin(), card.top.begin(), card.top.end());
            card.top.clear();
        }
        room -= heightOf(card.top);
        size_t count = rowsThatFit(body, from, room, innerHeight - heightOf(card.top));
        if (count == 0 && card.bottom.empty())
            count = 1;
        for (size_t i = from; i < from + count; ++i)
            card.top.push_back(body[i]);
        from += count;
        cards.push_back(std::move(card));
        while (from < body.size() && body[from].ops.empty())
            ++from; // no card for a gap alone
    }
    return cards;
}

/// In smaller letters where the unit then takes fewer cards: nobody likes a card with one line on it.
std::vector<Card> fewestCardsOf(const PrintUnit &unit, int index, double innerHeight)
{
    std::vector<Card> cards = cardsOf(unit, index, innerHeight, textPoints);
    for (const double points : smallerPoints) {
        if (cards.size() == 1)
            break;
        std::vector<Card> smaller = cardsOf(unit, index, innerHeight, points);
        if (smaller.size() < cards.size())
            cards = std::move(smaller);
    }
    return cards;
}

void drawTicks(QRectF rect, Ops &ops)
{
    const double tick = mm(4);
    for (const QPointF corner : {rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.bottomRight()}) {
        const double dx = corner.x() == rect.left() ? tick : -tick;
        const double dy = corner.y() == rect.top() ? tick : -tick;
        ops.push_back(BoxOp{QRectF(corner, QSizeF(dx, 0)), {}, pt(0.4), softInk});
        ops.push_back(BoxOp{QRectF(corner, QSizeF(0, dy)), {}, pt(0.4), softInk});
    }
}

/// The army's name and list code, and what the dagger means, in as many lines as they need.
Rows footerRows(const PrintDocument &document)
{
    const double numberWidth = mm(20);
    QStringList parts{document.title};
    parts += document.footer.split(u" \u00b7 "_s);
    if (!document.legend.isEmpty())
        parts += document.legend;
    Rows rows = paragraph({{factsText(parts)}}, innerWidth() - numberWidth, {footerPoints});
    rows.insert(rows.begin(), {mm(1), {BoxOp{{0, mm(0.5), innerWidth(), 0}, {}, pt(0.4)}}, true});
    return rows;
}

void drawCard(const Card &card, const Rows &footer, const QString &number, QRectF rect, Ops &ops)
{
    drawTicks(rect, ops);
    const QRectF inner = rect.marginsRemoved({inset, inset, inset, inset});
    const double footerTop = inner.bottom() - heightOf(footer);
    draw(card.top, inner.topLeft(), ops);
    draw(card.bottom, {inner.left(), footerTop - heightOf(card.bottom)}, ops);
    draw(footer, {inner.left(), footerTop}, ops);
    draw(paragraph({{number}}, inner.width(), {footerPoints, Qt::AlignRight}),
         {inner.left(), footerTop + footer.front().height}, ops);
}

} // namespace

Pages layoutCards(const PrintDocument &document, QSizeF page)
{
    const Rows footer = footerRows(document);
    const double innerHeight = cardSize.height() - 2 * inset - heightOf(footer) - mm(1);
    std::vector<Card> cards;
    for (size_t i = 0; i < document.units.size(); ++i) {
        for (Card &card : fewestCardsOf(document.units[i], int(i), innerHeight))
            cards.push_back(std::move(card));
    }
    Pages pages;
    pages.size = page;
    if (cards.empty()) {
        PageFlow flow(page, {safeMargin, safeMargin, safeMargin, safeMargin});
        Rows rows = paragraph({{document.title, true}}, flow.width(), {14});
        append(rows, paragraph({{document.none}}, flow.width()));
        append(rows, paragraph({{document.footer}}, flow.width(), {textPoints}));
        flow.place({rows});
        return flow.finish();
    }
    const int columns = std::max(1, int((page.width() - 2 * safeMargin + 1) / cardSize.width()));
    const int rowCount = std::max(1, int((page.height() - 2 * safeMargin + 1) / cardSize.height()));
    const QPointF origin((page.width() - columns * cardSize.width()) / 2,
                         (page.height() - rowCount * cardSize.height()) / 2);
    const int perPage = columns * rowCount;
    for (int i = 0; i < int(cards.size()); ++i) {
        if (i % perPage == 0)
            pages.pages.emplace_back();
        const int place = i % perPage;
        const QPointF at = origin + QPointF(place % columns * cardSize.width(), place / columns * cardSize.height());
        const QRectF rect(at, cardSize);
        const Card &card = cards[size_t(i)];
        pages.units.push_back({card.unit, int(pages.pages.size()) - 1, rect});
        drawCard(card, footer, Print::tr("Card %1 of %2").arg(i + 1).arg(cards.size()), rect, pages.pages.back().ops);
    }
    return pages;
}

} // namespace muster::print
