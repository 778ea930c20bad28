// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster {

/// For searching: lower case, without accents.
QString fold(const QString &text);
/// True if every word of the query stands somewhere in the folded text, inside words too.
bool matchesAllWords(const QString &foldedText, const QString &query);

} // namespace muster
