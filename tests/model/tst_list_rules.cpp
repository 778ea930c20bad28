// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_folder.h"

#include "model/army_file.h"
#include "model/map_reader.h"
#include "model/roster.h"

#include <QtTest>

using namespace muster;
using namespace Qt::StringLiterals;

/// What a whole list, a type or one size of a unit has, and how it comes together in the final profile.
class TestListRules : public QObject {
    Q_OBJECT

    TestGameFolder folder;
    std::shared_ptr<const Game> game;

    QStringList rulesOf(const QByteArray &entry)
    {
        const auto army = readArmy("game: tiny\nlist: orcs\npoints: 500\npack: war\nentries: [" + entry + "]\n", u"a"_s);
        if (!army.value)
            return {u"unreadable"_s};
        const Roster roster = muster::muster(*game, *army.value);
        QStringList texts;
        for (const SpecialRule &rule : finalProfile(*game, roster.entries.front()).special)
            texts += rule.text();
        return texts;
    }

    bool matches(const QString &selector, const QByteArray &entry)
    {
        const auto army = readArmy("game: tiny\nlist: orcs\npoints: 500\nentries: [" + entry + "]\n", u"a"_s);
        const Roster roster = muster::muster(*game, *army.value);
        const auto node = parseYaml("only: " + selector.toUtf8(), u"s"_s);
        Problems problems;
        MapReader reader(*node.value, problems, u"it"_s);
        const Selector read = readSelector(reader, u"only", *game, problems);
        if (!problems.isEmpty())
            qFatal("%s", qPrintable(problems.front().text()));
        return read.matches(roster.entries.front());
    }

private slots:
    void initTestCase()
    {
        folder.write(u"game.yaml"_s, R"(game: tiny
name: Tiny
version: "1"
stats: [{id: sp, name: Sp}, {id: ra, name: Ra}]
sizes: [{name: Single}, {name: Troop}, {name: Horde}]
types:
  - {name: Infantry, class: infantry}
  - {name: War Engine, class: engine, special: [Reload!]}
experience: {per-points: 100, gain: [Elite]}
)");
        folder.write(u"glossary.yaml"_s, R"(glossary:
  - {name: Crushing Strength, parameter: true, summary: Hits hard.}
  - {name: Breath Attack, parameter: true, summary: Breathes.}
  - {name: Vanguard, summary: First.}
  - {name: Elite, summary: Well trained.}
  - {name: Reload!, summary: Slow.}
)");
        folder.write(u"war.yaml"_s, "pack: war\nname: War\nexperience: true\n");
        folder.write(u"orcs.yaml"_s, R"(list: orcs
name: Orcs
traits: [evil]
special: [Crushing Strength (1)]
units:
  - name: Ax
    type: infantry
    profiles:
      - {size: troop, models: 10, sp: 5, ra: "-", points: 75, special: [Vanguard]}
      - {size: horde, models: 40, sp: 5, ra: "-", points: 150}
    options: [{name: Bows, cost: 5, effect: {set: {ra: 5+}}}]
  - {name: Greatax, type: infantry, special: [Crushing Strength (2)], profiles: [{size: troop, models: 10, sp: 5, ra: "-", points: 80}]}
  - name: Orclings
    type: infantry
    lacks: [Crushing Strength]
    profiles: [{size: troop, models: 3, sp: 4, ra: 5+, points: 70}]
    options:
      - {name: Fire, cost: 0, effect: {gain: [Breath Attack (3 per model)]}}
      - {name: Clubs, cost: 5, effect: {raise: [Crushing Strength (1)]}}
  - {name: Thrower, type: war-engine, profiles: [{sp: 5, ra: 5+, points: 35}]}
)");
        const auto loaded = folder.load();
        QVERIFY(loaded.value);
        QCOMPARE(loaded.problems.isEmpty() ? QString() : loaded.problems.front().text(), QString());
        game = *loaded.value;
    }

    void allThatAUnitHas()
    {
        QCOMPARE(rulesOf("{unit: ax, size: troop}"), (QStringList{u"Vanguard"_s, u"Crushing Strength (1)"_s}));
        QCOMPARE(rulesOf("{unit: ax, size: horde}"), QStringList{u"Crushing Strength (1)"_s});
        QCOMPARE(rulesOf("{unit: greatax}"), QStringList{u"Crushing Strength (2)"_s});
        QCOMPARE(rulesOf("{unit: orclings}"), QStringList());
        QCOMPARE(rulesOf("{unit: thrower}"), (QStringList{u"Reload!"_s, u"Crushing Strength (1)"_s}));
    }

    void optionsComeOnTop()
    {
        QCOMPARE(rulesOf("{unit: orclings, options: [fire]}"), QStringList{u"Breath Attack (9)"_s});
        QCOMPARE(rulesOf("{unit: orclings, options: [clubs]}"), QStringList{u"Crushing Strength (1)"_s});
    }

    void experienceMakesElite_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<bool>("elite");
        QTest::newRow("none") << QByteArray("{unit: ax, size: horde}") << false;
        QTest::newRow("150 points need 2, has 1") << QByteArray("{unit: ax, size: horde, experience: 1}") << false;
        QTest::newRow("150 points need 2, has 2") << QByteArray("{unit: ax, size: horde, experience: 2}") << true;
        QTest::newRow("35 points need 1") << QByteArray("{unit: thrower, experience: 1}") << true;
    }
    void experienceMakesElite()
    {
        QFETCH(QByteArray, entry);
        QFETCH(bool, elite);
        QCOMPARE(rulesOf(entry).contains(u"Elite"_s), elite);
    }

    void selectors()
    {
        QVERIFY(matches(u"{trait: evil}"_s, "{unit: ax, size: horde}"));
        QVERIFY(matches(u"{models: {at-least: 40}}"_s, "{unit: ax, size: horde}"));
        QVERIFY(!matches(u"{models: {at-least: 41}}"_s, "{unit: ax, size: horde}"));
        QVERIFY(matches(u"{models: {at-most: 10}}"_s, "{unit: ax, size: troop}"));
        QVERIFY(!matches(u"{models: {at-most: 9}}"_s, "{unit: ax, size: troop}"));
        QVERIFY(matches(u"{models: 3}"_s, "{unit: orclings}"));
        QVERIFY(matches(u"{has-stat: ra}"_s, "{unit: orclings}"));
        QVERIFY(!matches(u"{has-stat: ra}"_s, "{unit: ax, size: horde}"));
        QVERIFY(matches(u"{has-stat: ra}"_s, "{unit: ax, size: horde, options: [bows]}"));
        QVERIFY(matches(u"{special: Crushing Strength}"_s, "{unit: ax, size: horde}"));
        QVERIFY(!matches(u"{special: Crushing Strength}"_s, "{unit: orclings}"));
    }

    void whatIsLackedMustBeGiven()
    {
        folder.write(u"bad.yaml"_s, "list: bad\nname: Bad\nunits:\n  - {name: Men, type: infantry, lacks: [Elite], profiles: [{size: troop, sp: 5, ra: 5+, points: 1}]}\n");
        QVERIFY(hasErrors(folder.load().problems));
    }
};

QTEST_GUILESS_MAIN(TestListRules)
#include "tst_list_rules.moc"
