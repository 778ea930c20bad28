// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/print_document.h"
#include "model/roster.h"

namespace muster {

/// A unit as it stands on the table. With `explained`, rules carry their summaries; without, the unit
/// says where it is printed.
PrintUnit printUnit(const Roster &roster, const RosterEntry &entry, bool explained);

/// What the army has bought as a whole, a block for each pool.
std::vector<PrintUnit> printPurchases(const Roster &roster, bool explained);

/// Every special rule, upgrade and explained option that the army uses, once, by name.
std::vector<PrintGlossaryEntry> printGlossary(const Roster &roster);

/// The player's text without what cannot be printed.
QString printable(const QString &text);
/// "summary (p. 30)".
QString withPage(const QString &text, const QString &page);

} // namespace muster
