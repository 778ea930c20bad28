// SPDX-License-Identifier: GPL-3.0-or-later
// The shipped data of Kings of War Historical: counts of the book, and rows where a slip would hurt most.
#include "model/army_file.h"
#include "model/game_loader.h"
#include "model/roster.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestKowHistorical : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game;

    QString row(Id list, Id unit, Id size) const
    {
        const ListUnit *found = m_game->list(list)->find(unit);
        if (!found)
            return u"no unit"_s;
        for (const Profile *profile : found->profiles) {
            if (profile->size == size) {
                QStringList parts(profile->stats.begin(), profile->stats.end());
                return QString::number(profile->models) + u": "_s + parts.join(u' ') + u" = "_s + QString::number(profile->points);
            }
        }
        return u"no size"_s;
    }

    FinalProfile final(const QByteArray &list, const QByteArray &entry) const
    {
        const auto army = readArmy("muster: 1\ngame: kow-historical\nlist: " + list + "\npoints: 2000\nentries: [{" + entry + "}]\n", u"a"_s);
        const Roster roster = muster::muster(*m_game, *army.value);
        return finalProfile(*m_game, roster.entries[0]);
    }

    static QString special(const FinalProfile &profile)
    {
        QStringList rules;
        for (const SpecialRule &rule : profile.special)
            rules.append(rule.text());
        return rules.join(u"; "_s);
    }

private slots:
    void initTestCase()
    {
        const auto loaded = loadGame(QStringLiteral(MUSTER_SOURCE_DIR "/lists/kow-historical"));
        for (const Problem &problem : loaded.problems)
            qWarning("%s", qPrintable(problem.text()));
        QCOMPARE(loaded.problems.size(), 0);
        m_game = *loaded.value;
    }

    void countsOfTheBook()
    {
        int units = 0, rows = 0, themes = 0;
        const auto count = [&](Id id, size_t unitCount, size_t rowCount) {
            size_t counted = 0;
            for (const auto &unit : m_game->list(id)->own)
                counted += unit->profiles.size();
            QCOMPARE(m_game->list(id)->own.size(), unitCount);
            QCOMPARE(counted, rowCount);
        };
        count(u"master"_id, 34, 68);
        count(u"mercenaries"_id, 6, 14);
        count(u"mythical"_id, 15, 21);
        for (const auto &list : m_game->lists) {
            if (!list->army || list->id == u"master"_id)
                continue;
            ++themes;
            units += int(list->own.size());
            for (const auto &unit : list->own)
                rows += int(unit->profiles.size());
            QVERIFY2(!list->era.isEmpty(), qPrintable(list->name));
        }
        QCOMPARE(themes, 30);
        QCOMPARE(units, 113);
        QCOMPARE(rows, 198);
        QCOMPARE(m_game->pools.size(), size_t(1));
        QCOMPARE(m_game->pools[0].upgrades.size(), size_t(22));
    }

    void rows_data()
    {
        QTest::addColumn<QString>("list");
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("size");
        QTest::addColumn<QString>("expected");
        const auto add = [](const char *list, const char *unit, const char *size, const char *expected) {
            QTest::addRow("%s %s %s", list, unit, size) << QString::fromUtf8(list) << QString::fromUtf8(unit) << QString::fromUtf8(size) << QString::fromUtf8(expected);
        };
        add("master", "spearmen", "legion", "60: 5 4+ - 4+ 35 26/28 = 290");
        add("master", "crossbowmen", "troop", "10: 5 5+ 5+ 3+ 8 9/11 = 85");
        add("master", "light-cavalry", "regiment", "10: 9 5+ 5+ 3+ 14 13/15 = 150");
        add("master", "horse-archers", "troop", "5: 9 5+ 5+ 3+ 7 10/12 = 90");
        add("master", "war-elephants", "regiment", "3: 6 4+ 5+ 5+ 18 18/22 = 260");
        add("romans", "first-cohort", "legion", "60: 5 3+ - 5+ 25 27/29 = 340");
        add("romans", "archers", "troop", "10: 5 5+ 5+ 3+ 8 9/11 = 75");
        add("egyptians", "chariots", "legion", "12: 8 4+ 5+ 4+ 32 21/23 = 300");
        add("egyptians", "chariots", "regiment", "3: 8 4+ 5+ 4+ 8 11/13 = 115");
        add("vikings", "berserkers", "legion", "60: 5 3+ - 3+ 40 -/29 = 335");
        add("barbarians", "headhunters", "regiment", "20: 5 4+ 5+ 3+ 12 13/15 = 125");
        add("barbarians", "harii", "troop", "10: 5 4+ - 4+ 10 9/11 = 100");
        add("holy-roman-empire", "landschnecks", "horde", "40: 5 3+ - 4+ 30 21/22 = 305");
        add("byzantines", "naphtha-throwers", "troop", "10: 5 5+ 5+ 3+ D6+10 9/11 = 140");
        add("mercenaries", "balearic-slingers", "troop", "10: 5 6+ 5+ 3+ 10 9/11 = 75");
        add("mythical", "winged-hero", "", "1: 10 3+ - 5+ 6 -/15 = 180");
        add("ottomans", "bombard", "", "1: 5 - 5+ 3+ 1 10/12 = 100");
    }

    void rows()
    {
        QFETCH(QString, list);
        QFETCH(QString, unit);
        QFETCH(QString, size);
        QFETCH(QString, expected);
        QCOMPARE(row(Id(list), Id(unit), Id(size)), expected);
    }

    void theThemesAsteriskDecides()
    {
        const auto irregular = [&](Id list, Id unit) { return m_game->list(list)->find(unit)->irregular; };
        QVERIFY(irregular(u"romans"_id, u"spearmen"_id));
        QVERIFY(!irregular(u"greeks"_id, u"spearmen"_id));
        QVERIFY(!irregular(u"indian"_id, u"war-elephants"_id));
        QVERIFY(irregular(u"carthaginians"_id, u"war-elephants"_id));
        QVERIFY(irregular(u"indian"_id, u"heavy-cavalry"_id));
        QVERIFY(!irregular(u"thracians"_id, u"thracian-peltasts"_id));
        QVERIFY(irregular(u"romans"_id, u"thracian-peltasts"_id));
        QVERIFY(irregular(u"japanese"_id, u"levy"_id));
    }

    void optionsChangeTheProfile()
    {
        const FinalProfile axes = final("master", "unit: warriors, size: regiment, options: [two-handed-weapons]");
        QCOMPARE(axes.stats[3], u"3+"_s);
        QCOMPARE(special(axes), u"Crushing Strength (1)"_s);
        const FinalProfile mounted = final("romans", "unit: gaius-julius-caesar, options: [horse]");
        QCOMPARE(mounted.stats[0], u"8"_s);
        QCOMPARE(mounted.typeName, u"Hero (Cav)"_s);
        QCOMPARE(special(final("master", "unit: crossbowmen, size: troop, options: [pavises]")),
                 u"(Crossbows, Piercing (1)); Reload!; Foulkon (2)"_s);
        QCOMPARE(special(final("master", "unit: berserkers, size: troop, upgrades: [claymores]")), u"Crushing Strength (2)"_s);
        const FinalProfile huge = final("mythical", "unit: huge-warriors, size: horde, options: [two-handed-weapons]");
        QCOMPARE(huge.stats[3], u"4+"_s);
        QCOMPARE(special(huge), u"Brutal; Crushing Strength (2)"_s);
        QCOMPARE(special(final("persians", "unit: war-elephants, size: regiment, options: [short-bows, recurve-bows]")),
                 u"(Bows, (6 Attacks)); Crushing Strength (2); Strider; Thunderous Charge (2); 50x100mm base; Height 4"_s);
        QCOMPARE(final("master", "unit: hero, upgrades: [ornate-toughened-armour]").stats[3], u"6+"_s);
        QCOMPARE(special(final("master", "unit: war-dogs, size: horde, upgrades: [claymores]")),
                 u"(Crushing Strength (1) vs Cavalry); Vicious; Height 1; Crushing Strength (1)"_s);
    }

    void everythingHasItsPage()
    {
        for (const auto &list : m_game->lists) {
            QVERIFY2(!list->page.isEmpty(), qPrintable(list->name));
            for (const auto &unit : list->own)
                QVERIFY2(!unit->page.isEmpty(), qPrintable(unit->name));
        }
        for (const GlossaryEntry &entry : m_game->glossary)
            QVERIFY2(!entry.page.isEmpty(), qPrintable(entry.name));
        for (const Option &upgrade : m_game->pools[0].upgrades)
            QVERIFY2(!upgrade.page.isEmpty(), qPrintable(upgrade.name));
    }

    void everyUnitCanBeTakenBySomeArmy()
    {
        for (const auto &list : m_game->lists) {
            for (const ListUnit &unit : list->units)
                QVERIFY2(!unit.profiles.empty(), qPrintable(unit.unit->name));
        }
    }
};

QTEST_GUILESS_MAIN(TestKowHistorical)
#include "tst_kow_historical.moc"
