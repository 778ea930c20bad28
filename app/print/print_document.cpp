// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_document.h"

namespace muster {

namespace {

QString marked(const QString &text, bool changed)
{
    return changed ? text + printDagger : text;
}

void collect(const PrintUnit &unit, QStringList &strings)
{
    strings << unit.title << unit.unitName << unit.points << unit.cost << unit.facts << unit.details << unit.notes;
    if (unit.count > 1)
        strings << QChar(0x00d7) + QString::number(unit.count);
    for (const PrintCell &cell : unit.stats)
        strings << cell.head << marked(cell.text, cell.changed);
    for (const PrintTrack &track : unit.tracks)
        strings << track.label;
    for (const PrintTable &table : unit.tables) {
        strings << table.heads;
        for (const QStringList &row : table.rows)
            strings << row;
    }
    for (const PrintLine &line : unit.lines) {
        strings << line.label;
        for (const PrintItem &item : line.items)
            strings << marked(item.text, item.changed) << item.explanations;
    }
}

} // namespace

QStringList allStrings(const PrintDocument &document)
{
    QStringList strings{document.title,  document.points, document.counts,      document.verdict,
                        document.legend, document.notes,  document.unitsHead,   document.gaugesHead,
                        document.none,   document.footer, document.glossaryHead,
                        document.purchasesHead};
    for (const PrintFact &fact : document.facts)
        strings << fact.label << fact.text;
    for (const PrintFinding &finding : document.findings)
        strings << finding.severity << finding.text;
    for (const PrintFact &agreement : document.agreements)
        strings << agreement.label << agreement.text;
    for (const PrintGauge &gauge : document.gauges)
        strings << gauge.text;
    for (const PrintUnit &unit : document.units)
        collect(unit, strings);
    for (const PrintUnit &bought : document.purchases)
        collect(bought, strings);
    for (const PrintGlossaryEntry &entry : document.glossary)
        strings << entry.name << entry.text;
    strings.removeAll(QString());
    strings.removeDuplicates();
    return strings;
}

} // namespace muster
