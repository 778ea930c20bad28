// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_folder.h"
#include "model/army_file.h"
#include "model/roster.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestFinalProfile : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game;

    /// "STATS | SPECIAL" of the only entry.
    QString line(const QByteArray &entry) const
    {
        const Army army = *readArmy("muster: 1\ngame: tiny\nlist: folk\npoints: 500\nentries: [{" + entry + "}]\n", u"a"_s).value;
        const Roster roster = muster::muster(*m_game, army);
        const FinalProfile profile = finalProfile(*m_game, roster.entries[0]);
        QStringList stats, special;
        for (size_t i = 0; i < profile.stats.size(); ++i)
            stats.append(profile.stats[i] + (profile.changed[i] ? u"!"_s : QString()));
        for (const SpecialRule &rule : profile.special)
            special.append(rule.text());
        return profile.typeName + u": "_s + stats.join(u' ') + u" | "_s + special.join(u", "_s);
    }

private slots:
    void initTestCase()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        m_game = *folder.load().value;
    }

    void changes_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<QString>("expected");
        QTest::newRow("as printed") << QByteArray("unit: warriors, size: troop") << u"Infantry: 5 4+ 10 | "_s;
        QTest::newRow("set and gain") << QByteArray("unit: warriors, size: troop, options: [axes]")
                                      << u"Infantry: 5 3+! 10 | Crushing Strength (1)"_s;
        QTest::newRow("raise what an option gave") << QByteArray("unit: warriors, size: troop, options: [axes], upgrades: [fierce]")
                                                   << u"Infantry: 5 3+! 10 | Crushing Strength (2)"_s;
        QTest::newRow("raise gains") << QByteArray("unit: warriors, size: troop, upgrades: [fierce]")
                                     << u"Infantry: 5 4+ 10 | Crushing Strength (1)"_s;
        QTest::newRow("raise what is printed") << QByteArray("unit: chief, upgrades: [fierce]")
                                               << u"Hero (Inf): 5 5+ 3 | Crushing Strength (2), Individual"_s;
        QTest::newRow("mount") << QByteArray("unit: chief, options: [horse], upgrades: [fleet]")
                               << u"Hero (Cav): 9! 5+ 3 | Crushing Strength (1)"_s;
        QTest::newRow("improve to the bound") << QByteArray("unit: chief, upgrades: [armour, armour]")
                                              << u"Hero (Inf): 5 6+! 3 | Crushing Strength (1), Individual"_s;
        QTest::newRow("exchange") << QByteArray("unit: archers, size: troop, options: [long-bows]") << u"Infantry: 5 3+ 8 | Bows"_s;
        QTest::newRow("not for it") << QByteArray("unit: chief, options: [rage, axes]")
                                    << u"Hero (Inf): 5 5+ 3 | Crushing Strength (1), Individual"_s;
    }

    void changes()
    {
        QFETCH(QByteArray, entry);
        QFETCH(QString, expected);
        QCOMPARE(line(entry), expected);
    }

    void theOrderOfBuyingDoesNotMatter()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        folder.write(u"hunters.yaml"_s, R"(list: hunters
name: Hunters
units:
  - name: Stalkers
    type: infantry
    page: 1
    profiles: [{size: troop, sp: 5, de: 3+, att: 8, points: 75}]
    special: [Fury]
    options:
      - {name: Short, cost: 5, effect: {exchange: [{from: Fury, to: Shortbows}]}}
      - {name: Long, cost: 5, effect: {exchange: [{from: Shortbows, to: Bows}]}}
)");
        const auto game = *folder.load().value;
        for (const QByteArray &order : QList<QByteArray>{"[short, long]", "[long, short]"}) {
            const Army army = *readArmy("game: tiny\nlist: hunters\npoints: 500\nentries: [{unit: stalkers, options: " + order + "}]\n", u"a"_s).value;
            const Roster roster = muster::muster(*game, army);
            QCOMPARE(roster.entries[0].specialRules().size(), size_t(1));
            QCOMPARE(roster.entries[0].specialRules()[0].text(), u"Bows"_s);
            QVERIFY(!roster.entries[0].hasTag(u"short"_id));
        }
    }

    void theLaterOfTwoChoicesThatGiveTheSameIsPointless()
    {
        const Army army = *readArmy("muster: 1\ngame: tiny\nlist: folk\npoints: 500\n"
                                    "entries: [{unit: warriors, size: troop, options: [rage, rage, axes]}]\n", u"a"_s).value;
        const Roster roster = muster::muster(*m_game, army);
        const RosterEntry &entry = roster.entries[0];
        QVERIFY(!changesNothing(entry, entry.options[0]));
        QVERIFY(changesNothing(entry, entry.options[1]));
        QVERIFY(!changesNothing(entry, entry.options[2]));
    }

    void baseAndHeightFollowTheMount()
    {
        const Army army = *readArmy("muster: 1\ngame: tiny\nlist: folk\npoints: 500\nentries: [{unit: chief, options: [horse]}]\n", u"a"_s).value;
        const Roster roster = muster::muster(*m_game, army);
        const FinalProfile profile = finalProfile(*m_game, roster.entries[0]);
        QCOMPARE(profile.base, u"25x50"_s);
        QCOMPARE(profile.height, std::optional(2));
    }
};

QTEST_GUILESS_MAIN(TestFinalProfile)
#include "tst_final_profile.moc"
