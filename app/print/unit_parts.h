// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/canvas.h"
#include "app/print/print_document.h"

/// The parts of a unit that sheets and cards share.
namespace muster::print {

/// The facts in one line that breaks between them rather than within.
QString factsText(const QStringList &facts);

/// "Pilum (+20), Shields"; changed ones bold with a dagger.
Runs itemRuns(const std::vector<PrintItem> &items);
Runs lineRuns(const PrintLine &line);

/// A grid of the stats; what does not fit beside each other goes into another row below.
Rows statTable(const std::vector<PrintCell> &cells, double width, double headPoints, double valuePoints,
               bool stretched = false);
/// How wide the grid would like to be.
double statTableWidth(const std::vector<PrintCell> &cells, double headPoints, double valuePoints);

/// Boxes in groups of five behind a label.
Rows trackRows(const PrintTrack &track, double width, double box, double points);

/// A table with a head over its rows, the last column as wide as what is left.
Rows gearTable(const PrintTable &table, double width, double points);

/// Paragraphs of a player's own text, with a bar beside it.
Rows noteRows(const QString &notes, double width, double points);

} // namespace muster::print
