// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game_loader.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

/// A game written for one test.
class TestGameFolder {
public:
    void write(const QString &name, const QByteArray &text)
    {
        QDir(m_folder.path()).mkpath(QFileInfo(m_folder.filePath(name)).path());
        QFile file(m_folder.filePath(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
    }
    muster::Loaded<std::shared_ptr<const muster::Game>> load() const { return muster::loadGame(m_folder.path()); }
    QString path() const { return m_folder.path(); }

    /// A game of two sizes and three types that loads without a problem.
    void writeSmallGame()
    {
        write(QStringLiteral("game.yaml"), R"(game: tiny
name: Tiny
version: "1"
points: 500
stats:
  - {id: sp, name: Sp, full: Speed}
  - {id: de, name: De, full: Defence}
  - {id: att, name: Att, by-size: more}
sizes:
  - {name: Troop}
  - {name: Horde}
types:
  - {name: Infantry, class: infantry, height: 1, base: 20x20, models: {troop: 10, horde: 40}}
  - {id: hero-inf, name: Hero (Inf), class: hero, models: {}}
  - {id: hero-cav, name: Hero (Cav), class: hero, height: 2, base: 25x50}
agreements:
  - {id: guests, name: Guests, summary: Strangers may come.}
permissions:
  - {id: guests, name: Guests, from: strangers, agreement: guests, irregular: true}
)");
        write(QStringLiteral("glossary.yaml"), R"(glossary:
  - {name: Crushing Strength, parameter: true, summary: Hits hard.}
  - {name: Fury, summary: Fights on.}
  - {name: Bows, tags: [ranged], summary: "Shoots 24\"."}
  - {name: Shortbows, tags: [ranged, short], summary: "Shoots 18\"."}
  - {name: Piercing, parameter: true, summary: Shoots through.}
  - {name: Individual, summary: Alone.}
  - {name: Attacks, written: "* Attacks", summary: That many dice.}
  - {name: "I Came, I Saw", summary: Two things.}
)");
        write(QStringLiteral("folk.yaml"), R"(list: folk
name: The Folk
page: 10
units:
  - name: Warriors
    aliases: [Fighters]
    type: infantry
    page: 10
    profiles:
      - {size: troop, sp: 5, de: 4+, att: 10, points: 70}
      - {size: horde, sp: 5, de: 4+, att: 25, points: 165}
    options:
      - {name: Axes, cost: 0, effect: {set: {de: 3+}, gain: [Crushing Strength (1)]}}
      - {name: Horn, cost: {troop: 5, horde: 12}}
      - {name: Torches, cost: {per-model: 2}}
  - name: Archers
    type: infantry
    irregular: true
    page: 10
    profiles:
      - {size: troop, sp: 5, de: 3+, att: 8, points: 75}
    special: [Shortbows]
  - name: Chief
    limit: 1
    type: hero-inf
    page: 11
    profiles:
      - {sp: 5, de: 5+, att: 3, points: 80}
    special: [Crushing Strength (1), Individual]
    options:
      - {name: Horse, cost: 20, group: mount, effect: {set: {sp: 8}, type: hero-cav, lose: [Individual]}}
options:
  - {name: Long bows, cost: 10, only: {tag: short}, effect: {exchange: [{from: Shortbows, to: Bows}]}}
  - {name: Rage, cost: 15, only: {unit: Warriors}, effect: {gain: [Fury]}}
)");
        write(QStringLiteral("strangers.yaml"), R"(list: strangers
name: Strangers
army: false
page: 20
units:
  - name: Wanderers
    type: infantry
    page: 20
    profiles:
      - {size: troop, sp: 6, de: 3+, att: 9, points: 60}
)");
        write(QStringLiteral("pools/skills.yaml"), R"(pool: skills
name: Skills
upgrades:
  - {name: Fierce, cost: 20, summary: Stronger., effect: {raise: [Crushing Strength (1)]}}
  - {name: Fleet, cost: 5, summary: Faster., effect: {add: {sp: 1}}}
  - {name: Armour, cost: 35, summary: Tougher., effect: {add: {de: {by: 1, at-most: 6+}}}}
)");
    }

private:
    QTemporaryDir m_folder;
};
