// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace muster {

/// A word of a unit that may need explaining: an option, an upgrade, a special rule.
struct PrintItem {
    QString text;             ///< "Pilum (+20)", "Crushing Strength (1)"
    bool changed = false;     ///< not as printed: marked with a dagger
    QStringList explanations; ///< one per rule that it names; only where the layout explains in place

    friend bool operator==(const PrintItem &, const PrintItem &) = default;
};

/// A labelled line: "Options", "Special rules".
struct PrintLine {
    QString label;
    std::vector<PrintItem> items;

    friend bool operator==(const PrintLine &, const PrintLine &) = default;
};

struct PrintCell {
    QString head; ///< the column's name
    QString text;
    bool changed = false;

    friend bool operator==(const PrintCell &, const PrintCell &) = default;
};

/// Boxes to tick off, or a place for a die.
struct PrintTrack {
    QString label;
    int boxes = 0;
    bool die = false; ///< one place as large as a die

    friend bool operator==(const PrintTrack &, const PrintTrack &) = default;
};

/// A table of what a unit has bought: a row each, as many cells as heads.
struct PrintTable {
    QStringList heads;
    std::vector<QStringList> rows;

    friend bool operator==(const PrintTable &, const PrintTable &) = default;
};

/// A unit: never torn apart by a page break unless it is higher than a page.
struct PrintUnit {
    QString title;    ///< the player's name for it, else the unit's
    QString unitName; ///< empty if that is the title
    int count = 1;    ///< of identical units that share a card
    QString points;
    QString cost;        ///< "240 + 20 + 10"; empty if the points are one price
    QStringList facts;   ///< size, type, models, marks
    QStringList details; ///< base, height, source
    std::vector<PrintCell> stats;
    std::vector<PrintTrack> tracks;
    std::vector<PrintLine> lines;
    std::vector<PrintTable> tables;
    QString notes;

    friend bool operator==(const PrintUnit &, const PrintUnit &) = default;
};

struct PrintFact {
    QString label;
    QString text;
};

struct PrintFinding {
    QString severity; ///< in words
    QString text;     ///< with its page
};

struct PrintGauge {
    QString text;
    double filled = 0;  ///< 0 to 1
    bool barred = true; ///< false: there is no limit to show
    bool met = true;
};

struct PrintGlossaryEntry {
    QString name;
    QString text; ///< with its page
};

/// Everything that will be on the paper, without a word about how it looks. Knows no game.
struct PrintDocument {
    QString title;
    QString points; ///< "1,985 of 2,000 points"
    QString counts; ///< "12 units, 240 models"
    std::vector<PrintFact> facts;
    QString verdict;
    bool legal = true;
    std::vector<PrintFinding> findings;
    std::vector<PrintFact> agreements; ///< what it is played under, and what is agreed: name and summary
    QString gaugesHead;
    std::vector<PrintGauge> gauges;
    QString notes;
    QString legend; ///< what the dagger means; empty if there is none
    QString unitsHead;
    std::vector<PrintUnit> units;
    QString none; ///< said in place of units if there are none
    QString purchasesHead;
    std::vector<PrintUnit> purchases; ///< what the army has bought as a whole, a block for each kind; on cards among the units
    QString glossaryHead;
    std::vector<PrintGlossaryEntry> glossary;
    QString footer; ///< data version and list code; the title stands before it
};

/// What marks a changed value.
inline constexpr QChar printDagger(0x2020);

/// Every string of the tree as it has to come out on the paper.
QStringList allStrings(const PrintDocument &document);

} // namespace muster
