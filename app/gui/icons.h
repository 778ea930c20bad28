// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <QIcon>

namespace muster {

/// The line icon of that name (resources/icons), drawn in the text colour that the palette has when it is painted.
QIcon lineIcon(const QString &name);

/// The same in the colour of a severity or verdict. It is never the only sign: words stand beside it.
QIcon severityIcon(Severity severity);
QIcon legalityIcon(Verdict::Legality legality);

/// Draws a line icon into the rectangle.
void paintIcon(QPainter &painter, const QString &name, const QRectF &where, const QColor &colour);

} // namespace muster
