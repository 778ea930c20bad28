// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace muster::print {

/// The bundled font, so that lines and pages break alike on every machine. Needs a QGuiApplication.
QFont printFont(double points, bool bold = false);

} // namespace muster::print
