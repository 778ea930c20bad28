// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_folder.h"
#include "model/army_file.h"
#include "model/roster.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestRoster : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game;

    Army army(const QByteArray &entries, const QByteArray &more = {}) const
    {
        return *readArmy("muster: 1\ngame: tiny\nlist: folk\npoints: 500\n" + more + "entries:\n" + entries, u"a"_s).value;
    }

private slots:
    void initTestCase()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        m_game = *folder.load().value;
    }

    void pricesAreFlatBySizeOrPerModel()
    {
        const Army a = army("  - {unit: warriors, size: horde, options: [axes, horn, torches, rage], upgrades: [fierce]}\n");
        const Roster roster = muster::muster(*m_game, a);
        QCOMPARE(roster.points, 165 + 0 + 12 + 2 * 40 + 15 + 20);
        QCOMPARE(roster.entries[0].options[1].points, 12);
        QVERIFY(roster.entries[0].options[3].armyOption);
    }

    void whatIsNotForThisUnitCostsNothing()
    {
        const Army a = army("  - {unit: chief, options: [rage, horn, wings]}\n");
        const Roster roster = muster::muster(*m_game, a);
        QCOMPARE(roster.points, 80);
        QCOMPARE(roster.entries[0].options[0].standing, Bought::Standing::NotHere);   // names Warriors
        QCOMPARE(roster.entries[0].options[1].standing, Bought::Standing::NotHere);   // another unit's
        QCOMPARE(roster.entries[0].options[2].standing, Bought::Standing::Unknown);
    }

    void attachedEntriesStandBehindTheirHost()
    {
        const Army a = army("  - {unit: warriors, size: troop, led-by: {unit: chief}}\n  - {unit: archers, size: troop}\n");
        const Roster roster = muster::muster(*m_game, a);
        QCOMPARE(roster.entries.size(), size_t(3));
        const RosterEntry &chief = roster.entries[1];
        QCOMPARE(chief.unit->id.str(), u"chief"_s);
        QCOMPARE(chief.host, &roster.entries[0]);
        QCOMPARE(roster.entries[0].leader, &chief);
        QVERIFY(chief.leads() && !chief.leader && !roster.entries[2].host && !roster.entries[2].leader);
        QCOMPARE(roster.find(a.entries[0].leader()->key), &chief);
        QCOMPARE(roster.points, roster.entries[0].points + 80 + roster.entries[2].points);
    }

    void theOnlyLeaderIsTheChiefAndOneNamedBeforeHim()
    {
        const QByteArray led = "  - {unit: warriors, size: troop, led-by: {unit: chief}}\n";
        const Army one = army(led);
        QVERIFY(muster::muster(*m_game, one).entries[1].chief);
        const Army two = army(led + led);
        const Roster none = muster::muster(*m_game, two);
        QVERIFY(!none.entries[1].chief && !none.entries[3].chief);
        const Army named = army(led + led, "retinue-commander: 2\n");
        const Roster second = muster::muster(*m_game, named);
        QVERIFY(!second.entries[1].chief && second.entries[3].chief);
    }

    void whatIsPrintedButForbiddenCostsWhatIsPrinted()
    {
        const Army a = army("  - {unit: warriors, size: troop, options: [long-bows]}\n");
        const Roster roster = muster::muster(*m_game, a);
        QCOMPARE(roster.points, 80);
        QVERIFY(!admits(roster.entries[0], *roster.entries[0].options[0].option));
    }

    void anOptionIsJudgedWithoutItsOwnEffect()
    {
        const Army a = army("  - {unit: archers, size: troop, options: [long-bows]}\n");
        const Roster roster = muster::muster(*m_game, a);
        QVERIFY(!roster.entries[0].hasTag(u"short"_id));
        QVERIFY(roster.entries[0].hasSpecial(u"bows"_id));
        QVERIFY(admits(roster.entries[0], *roster.entries[0].options[0].option));
    }

    void theUnknownStaysMarked()
    {
        const Army a = army("  - {unit: dragons, size: troop}\n  - {unit: warriors, size: legion}\n  - {unit: warriors}\n");
        const Roster roster = muster::muster(*m_game, a);
        QVERIFY(!roster.entries[0].unit);
        QVERIFY(roster.entries[1].unit && !roster.entries[1].profile);
        QVERIFY(roster.entries[2].unit && !roster.entries[2].profile);
        QCOMPARE(roster.points, 0);
    }

    void aSingleModelNeedsNoSize()
    {
        const Army a = army("  - {unit: chief}\n  - {unit: chief, size: single}\n");
        const Roster roster = muster::muster(*m_game, a);
        QCOMPARE(roster.points, 160);
    }

    void guestsComeInByAPermission()
    {
        for (const QByteArray &entry : QList<QByteArray>{"  - {unit: wanderers, size: troop}\n", "  - {unit: wanderers, list: strangers, size: troop}\n"}) {
            const Army a = army(entry);
            const Roster roster = muster::muster(*m_game, a);
            QVERIFY(!roster.entries[0].listed);
            QVERIFY(roster.entries[0].permission);
            QCOMPARE(roster.entries[0].permission->id.str(), u"guests"_s);
            QVERIFY(roster.entries[0].irregular);   // as all guests are
        }
    }

    void theTypeFollowsTheMount()
    {
        const Army a = army("  - {unit: chief, options: [horse]}\n");
        const Roster roster = muster::muster(*m_game, a);
        QCOMPARE(roster.entries[0].type->id.str(), u"hero-cav"_s);
        QVERIFY(!roster.entries[0].hasSpecial(u"individual"_id));
    }

    void anUnknownListStillMusters()
    {
        Army a = army("  - {unit: warriors, size: troop}\n");
        a.header.list = u"nobody"_id;
        const Roster roster = muster::muster(*m_game, a);
        QVERIFY(!roster.list);
        QCOMPARE(roster.points, 70);
    }
};

QTEST_GUILESS_MAIN(TestRoster)
#include "tst_roster.moc"
