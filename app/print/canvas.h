// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRectF>
#include <QTextLayout>

#include <memory>
#include <variant>
#include <vector>

class QPainter;

/// What pages are made of: rows of text and lines, measured in tenths of a point whatever the device.
namespace muster::print {

inline constexpr double unitsPerPoint = 10;
constexpr double pt(double points)
{
    return points * unitsPerPoint;
}
constexpr double mm(double millimetres)
{
    return millimetres * 72 / 25.4 * unitsPerPoint;
}

// Never from a widget palette. Readable in black and white: tints are light, ink is dark.
inline constexpr QColor ink{0, 0, 0};
inline constexpr QColor softInk{70, 70, 70};
inline constexpr QColor tint{230, 230, 226};
inline constexpr QColor faintTint{244, 244, 241};

struct Run {
    QString text;
    bool bold = false;
};
using Runs = std::vector<Run>;

struct TextOp {
    std::shared_ptr<QTextLayout> layout;
    int line = 0;
    QPointF at;
    QColor color = ink;
};

/// Filled, framed or both.
struct BoxOp {
    QRectF rect;
    QColor fill;    ///< invalid: none
    double pen = 0; ///< width; 0: none
    QColor color = ink;
};

using Op = std::variant<TextOp, BoxOp>;
using Ops = std::vector<Op>;

/// A strip of the page that is never cut.
struct Row {
    double height = 0;
    Ops ops;
    bool glued = false; ///< to the next one, as long as both fit on one page
};
using Rows = std::vector<Row>;

double heightOf(const Rows &rows);
void append(Rows &rows, Rows more);
/// Draws the rows one below the other from `at` into one list.
void draw(const Rows &rows, QPointF at, Ops &into);
/// The rows side by side as one row that is not cut: each column starts at its x.
Row sideBySide(const std::vector<std::pair<double, Rows>> &columns);
Row space(double height);
/// The rows moved to the right.
Rows indented(Rows rows, double by);
/// Glues each row to the next, so that the whole stays together.
Rows kept(Rows rows);

struct TextStyle {
    double points = 10;
    Qt::Alignment align = Qt::AlignLeft;
    QColor color = ink;
    double leading = 1.05; ///< times the font's own line height
};

/// Text broken into lines of at most `width`, a row each.
Rows paragraph(const Runs &runs, double width, const TextStyle &style = {});
/// How wide the text is on one line.
double widthOf(const Runs &runs, double points);
/// The text, shortened with an ellipsis to fit.
QString elided(const QString &text, double points, bool bold, double width);

void paint(const Ops &ops, QPainter &painter);

} // namespace muster::print
