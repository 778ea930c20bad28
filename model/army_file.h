// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"
#include "model/problem.h"

namespace muster {

/// The newest army file version that this program reads and the one it writes.
inline constexpr int armyFileVersion = 1;

/// The longest name and notes, in characters, that a file may hold.
inline constexpr qsizetype longestName = 1'000;
inline constexpr qsizetype longestNotes = 20'000;

/// Reads an army from the text of a `.muster` file. Needs no game data: what the data lacks shows when the army is mustered.
Loaded<Army> readArmy(const QByteArray &bytes, const QString &fileName);
Loaded<Army> readArmyFile(const QString &path);

/// The text of the army's file. readArmy(writeArmy(a)) gives the same content.
QByteArray writeArmy(const Army &army);

/// Saves atomically and keeps what was there before as PATH~. On failure the file is untouched and the problem says why.
std::optional<Problem> saveArmyFile(const Army &army, const QString &path);

/// All of them, with those attached: what a file may hold only so many of.
qsizetype countAll(const std::vector<Entry> &entries);

} // namespace muster
