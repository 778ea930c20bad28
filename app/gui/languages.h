// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

/// The languages that the program speaks.
namespace muster::languages {

/// Codes such as "en" and "de". English is always there.
QStringList available();
/// Speaks this language from now on; empty: the system's, or English. Widgets get a LanguageChange event.
void install(const QString &code);

} // namespace muster::languages
