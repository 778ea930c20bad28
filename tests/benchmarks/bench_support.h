// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army_file.h"
#include "model/game_loader.h"

#include <cstdio>
#include <cstdlib>

namespace bench {

using namespace Qt::StringLiterals;

inline const QString gameFolder = QStringLiteral(MUSTER_SOURCE_DIR "/lists/kow-historical");

inline std::shared_ptr<const muster::Game> game()
{
    auto loaded = muster::loadGame(gameFolder);
    if (!loaded.value) {
        std::fprintf(stderr, "cannot load %s\n", qPrintable(gameFolder));
        std::exit(1);
    }
    return *loaded.value;
}

/// A big legal army of many different units, with options, upgrades and mercenaries.
inline const QByteArray armyText = R"(muster: 1
name: Twenty-five
game: kow-historical
list: romans
points: 4500
entries:
  - {unit: heavy-warriors, size: horde, options: [pilum, rotate-ranks, testudo], upgrades: [bloodlust], name: Legio X}
  - {unit: heavy-warriors, size: horde, options: [pilum, testudo]}
  - {unit: heavy-warriors, size: horde, options: [rotate-ranks]}
  - {unit: heavy-warriors, size: regiment, options: [pilum]}
  - {unit: heavy-warriors, size: regiment, options: [testudo]}
  - {unit: heavy-warriors, size: regiment}
  - {unit: triarii, size: regiment}
  - {unit: triarii, size: regiment}
  - {unit: warriors, size: horde, upgrades: [shock-troops]}
  - {unit: warriors, size: regiment}
  - {unit: spearmen, size: regiment}
  - {unit: spearmen, size: troop}
  - {unit: skirmishers, size: troop}
  - {unit: skirmishers, size: troop}
  - {unit: skirmishers, size: troop}
  - {unit: cretan-archers, size: troop}
  - {unit: cretan-archers, size: troop}
  - {unit: numidian-cavalry, size: regiment}
  - {unit: general, options: [horse]}
  - {unit: hero}
  - {unit: hero, options: [horse]}
  - {unit: army-standard-bearer}
  - {unit: small-bolt-thrower}
  - {unit: small-bolt-thrower}
  - {unit: catapult}
)";

inline muster::Army army()
{
    auto loaded = muster::readArmy(armyText, u"bench.muster"_s);
    if (!loaded.value) {
        std::fprintf(stderr, "the army does not read\n");
        std::exit(1);
    }
    return *loaded.value;
}

} // namespace bench
