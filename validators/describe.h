// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "validators/rule.h"

namespace muster {

/// Printed names of what the selector asks for, "Triarii" or "Bows, Slings": the name of a rule that was given none.
QString describe(const Selector &selector, const Game &game);

/// The name under `key`, or else the selector's own words.
QString readName(MapReader &reader, QStringView key, const Selector &selector, const Game &game);

/// The column of the stat that `key` names, as in `at-least: {stat: min}`.
std::optional<int> readStat(MapReader &reader, QStringView key, const BindContext &context);

/// The agreement under `key`; null if absent. An unknown one is reported.
const Agreement *readAgreement(MapReader &reader, QStringView key, const Game &game);

/// All pools under `key`.
std::vector<const Pool *> readPools(MapReader &reader, QStringView key, const Game &game);
/// The pool under `key`; null if absent. An unknown one is reported.
const Pool *readPool(MapReader &reader, QStringView key, const Game &game);

} // namespace muster
