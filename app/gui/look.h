// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <QColor>
#include <QFont>
#include <QPalette>

class QLabel;
class QWidget;

/// How things look, in one place. Colours come from the palette in force, so that dark, light and contrast themes all work;
/// only the colours of severities are our own, in a light and a dark variant.
namespace muster::look {

bool isDark(const QPalette &palette);

/// Text of the second rank: still at least 4.5 : 1 against the background.
QColor mutedText(const QPalette &palette);
/// Hairlines between things.
QColor line(const QPalette &palette);

QColor colour(Severity severity, const QPalette &palette);
QColor colour(Verdict::Legality legality, const QPalette &palette);
/// The colour of what is fine.
QColor fine(const QPalette &palette);
/// For bars and what is switched on.
QColor accent(const QPalette &palette);
/// Contrast ratio as in WCAG, 1 to 21.
double contrast(const QColor &a, const QColor &b);
/// A translucent shade to lie over any background.
QColor tint(QColor colour, int alpha = 28);

QString iconName(Severity severity);
QString iconName(Verdict::Legality legality);

QFont scaled(const QFont &font, double factor, QFont::Weight weight = QFont::Normal);

/// Labels of the three ranks that the window uses. `level` 1 is the biggest.
QLabel *heading(const QString &text, int level, QWidget *parent = nullptr);
QLabel *muted(const QString &text, QWidget *parent = nullptr);

/// The program's own palettes, for styles that follow the palette.
QPalette lightPalette();
QPalette darkPalette();

} // namespace muster::look
