// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/print_document.h"
#include "app/print/print_job.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QPdfSelection>

namespace print_test {

using namespace muster;
using namespace Qt::StringLiterals;

/// What reading a PDF by machine gives.
struct ReadPdf {
    QStringList pages;
    QList<QSizeF> sizes;
    QString all() const { return pages.join(QString()); }
};

/// Without spaces, and without hyphens: a reader takes one at the end of a line for a mark of hyphenation.
inline QString squeezed(const QString &text)
{
    QString result;
    for (const QChar c : text) {
        if (!c.isSpace() && c != u'-' && c != QChar(0x00ad) && c != QChar(0xfffe) && c != QChar(2))
            result += c;
    }
    return result;
}

inline ReadPdf readPdf(QByteArray bytes)
{
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument pdf;
    pdf.load(&buffer);
    ReadPdf read;
    for (int i = 0; i < pdf.pageCount(); ++i) {
        read.pages << squeezed(pdf.getAllText(i).text());
        read.sizes << pdf.pagePointSize(i);
    }
    return read;
}

/// The strings of the tree that are not on the pages. A string that runs over a page break may stand there in pieces.
inline QStringList missing(const PrintDocument &document, const ReadPdf &pdf)
{
    const QString text = pdf.all();
    QStringList missing;
    for (const QString &string : allStrings(document)) {
        QString rest = squeezed(string);
        while (!rest.isEmpty() && !text.contains(rest)) {
            qsizetype found = 0;
            qsizetype lost = rest.size();
            while (lost - found > 1) {
                const qsizetype middle = (found + lost) / 2;
                (text.contains(QStringView(rest).left(middle)) ? found : lost) = middle;
            }
            if (found < 20)
                break;
            rest = rest.mid(found);
        }
        if (!rest.isEmpty() && !text.contains(rest))
            missing << string;
    }
    return missing;
}

inline PrintUnit sampleUnit(const QString &name)
{
    PrintUnit unit;
    unit.title = name;
    unit.unitName = u"Sworn Spearmen"_s;
    unit.points = u"185 points"_s;
    unit.cost = u"160 + 25"_s;
    unit.facts = {u"Regiment"_s, u"Infantry"_s, u"20 models"_s};
    unit.details = {u"base 20\u00d720 mm"_s, u"p. 41"_s};
    unit.stats = {{u"Sp"_s, u"5"_s, false}, {u"De"_s, u"5+"_s, true}, {u"Ne"_s, u"14/16"_s, false}};
    unit.tracks = {{u"Damage"_s, 16}};
    unit.lines = {{u"Options"_s, {{u"Great shields (+25)"_s, false, {u"They hide behind them. (p. 7)"_s}}}},
                  {u"Special rules"_s,
                   {{u"Firm (2)"_s, true, {u"Stands its ground twice as fiercely. (p. 9)"_s}},
                    {u"Quick"_s, false, {u"Faster than the others. (p. 9)"_s}}}}};
    return unit;
}

inline PrintDocument sampleDocument(int units)
{
    PrintDocument document;
    document.title = u"The Fourth Company"_s;
    document.points = u"1,985 of 2,000 points"_s;
    document.counts = u"12 units, 240 models"_s;
    document.facts = {{u"Game"_s, u"A Game"_s}, {u"Army list"_s, u"Northerners, p. 12"_s}, {u"Player"_s, u"Ada"_s}};
    document.verdict = u"Illegal: 1 problem"_s;
    document.legal = false;
    document.findings = {{u"Error"_s, u"Hired swords cost 540 of at most 500 points: 40 too many (p. 110)"_s}};
    document.agreements = {{u"Agreed: Beasts"_s, u"Beasts may join. (p. 3)"_s}};
    document.gaugesHead = u"Points and slots"_s;
    document.gauges = {{u"Heroes 3 of 3"_s, 1, true, true}, {u"Hired swords 540 of 500 points"_s, 1, true, false}};
    document.legend = u"\u2020 not as printed"_s;
    document.unitsHead = u"Units"_s;
    for (int i = 0; i < units; ++i)
        document.units.push_back(sampleUnit(u"Company %1"_s.arg(i + 1)));
    if (units == 0)
        document.none = u"This army has no units yet."_s;
    document.glossaryHead = u"Rules reference"_s;
    for (int i = 0; i < 12; ++i)
        document.glossary.push_back(
            {u"Rule %1"_s.arg(i), u"Does something remarkable to whoever meets it. (p. %1)"_s.arg(i)});
    document.footer = u"A Game, data version 1 \u00b7 List ABCD-EFGH"_s;
    return document;
}

/// Cards show units only.
inline PrintDocument cardDocument(const PrintDocument &sheet)
{
    PrintDocument cards;
    cards.title = sheet.title;
    cards.units = sheet.units;
    cards.none = sheet.none;
    if (!sheet.units.empty())
        cards.legend = sheet.legend;
    cards.footer = sheet.footer;
    return cards;
}

} // namespace print_test
