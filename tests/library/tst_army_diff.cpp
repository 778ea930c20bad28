// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/army_diff.h"
#include "model/army_file.h"
#include "model/game_loader.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestArmyDiff : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void sameArmies();
    void matchesByIdentity();
    void twinsAreMatchedByWhatTheyHave();
    void ownNamesBindMost();
    void sizesAndOptions();
    void unknownUnits();
    void leadersAreComparedForThemselves();
    void packsPurchasesAndExperience();

private:
    ArmyDiff diff(const QByteArray &before, const QByteArray &after);

    std::shared_ptr<const Game> m_game;
    Army m_before;
    Army m_after;
    Roster m_rosterBefore;
    Roster m_rosterAfter;
};

void TestArmyDiff::initTestCase()
{
    auto loaded = loadGame(QStringLiteral(MUSTER_SOURCE_DIR "/lists/kow-historical"));
    QVERIFY(loaded.value);
    m_game = *loaded.value;
}

ArmyDiff TestArmyDiff::diff(const QByteArray &before, const QByteArray &after)
{
    const QByteArray head = "muster: 1\ngame: kow-historical\nlist: romans\npoints: 2000\nentries:\n";
    m_before = readArmy(head + before, u"before"_s).value.value();
    m_after = readArmy(head + after, u"after"_s).value.value();
    m_rosterBefore = muster::muster(*m_game, m_before);
    m_rosterAfter = muster::muster(*m_game, m_after);
    return compare(m_rosterBefore, m_rosterAfter);
}

void TestArmyDiff::leadersAreComparedForThemselves()
{
    const ArmyDiff moved = diff("- {unit: warriors, size: regiment, led-by: {unit: general}}\n- {unit: triarii, size: regiment}\n",
                                "- {unit: warriors, size: regiment}\n- {unit: triarii, size: regiment, led-by: {unit: general}}\n");
    QVERIFY(moved.removed.empty() && moved.added.empty());
    QCOMPARE(moved.unchanged, 2);
    QCOMPARE(moved.changed.size(), size_t(1));
    QVERIFY(moved.changed[0].otherHost());
    const ArmyDiff gone = diff("- {unit: warriors, size: regiment, led-by: {unit: general}}\n", "- {unit: warriors, size: regiment}\n");
    QCOMPARE(gone.removed.size(), size_t(1));
    QCOMPARE(gone.unchanged, 1);
}

void TestArmyDiff::sameArmies()
{
    const ArmyDiff same = diff("- {unit: general}\n- {unit: triarii, size: regiment}\n",
                               "- {unit: triarii, size: regiment}\n- {unit: general}\n");
    QVERIFY(same.isEmpty());
    QCOMPARE(same.unchanged, 2);
    QCOMPARE(same.pointsChange, 0);
}

void TestArmyDiff::matchesByIdentity()
{
    const ArmyDiff changes = diff("- {unit: general}\n- {unit: hero}\n", "- {unit: catapult}\n- {unit: general}\n");
    QCOMPARE(changes.unchanged, 1);
    QCOMPARE(changes.removed.size(), size_t(1));
    QCOMPARE(changes.removed[0]->unit->name, u"Hero"_s);
    QCOMPARE(changes.added.size(), size_t(1));
    QCOMPARE(changes.added[0]->unit->name, u"Catapult"_s);
    QCOMPARE(changes.pointsChange, 40);
}

void TestArmyDiff::twinsAreMatchedByWhatTheyHave()
{
    const ArmyDiff changes = diff("- {unit: heavy-warriors, size: regiment}\n"
                                  "- {unit: heavy-warriors, size: regiment, options: [pilum, testudo]}\n",
                                  "- {unit: heavy-warriors, size: regiment, options: [pilum]}\n"
                                  "- {unit: heavy-warriors, size: regiment}\n");
    QCOMPARE(changes.unchanged, 1);
    QCOMPARE(changes.changed.size(), size_t(1));
    QCOMPARE(changes.changed[0].lost, QStringList(u"Testudo"_s));
    QVERIFY(changes.changed[0].gained.isEmpty());
}

void TestArmyDiff::ownNamesBindMost()
{
    const ArmyDiff changes = diff("- {unit: heavy-warriors, size: regiment, options: [pilum], name: Legio X}\n"
                                  "- {unit: heavy-warriors, size: regiment, options: [pilum]}\n",
                                  "- {unit: heavy-warriors, size: horde, name: Legio X}\n"
                                  "- {unit: heavy-warriors, size: regiment, options: [pilum]}\n");
    QCOMPARE(changes.unchanged, 1);
    QCOMPARE(changes.changed.size(), size_t(1));
    QVERIFY(changes.changed[0].otherSize() && !changes.changed[0].otherName());
}

void TestArmyDiff::sizesAndOptions()
{
    const ArmyDiff changes = diff("- {unit: heavy-warriors, size: regiment, options: [pilum]}\n",
                                  "- {unit: heavy-warriors, size: horde, options: [testudo], upgrades: [bloodlust]}\n");
    QVERIFY(changes.removed.empty() && changes.added.empty());
    QCOMPARE(changes.changed.size(), size_t(1));
    const ChangedEntry &change = changes.changed[0];
    QVERIFY(change.otherSize());
    QCOMPARE(change.gained, QStringList({u"Testudo"_s, u"Bloodlust"_s}));
    QCOMPARE(change.lost, QStringList(u"Pilum"_s));
    QCOMPARE(change.pointsChange(), changes.pointsChange);
}

void TestArmyDiff::unknownUnits()
{
    QVERIFY(diff("- {unit: ghosts}\n", "- {unit: ghosts}\n").isEmpty());
    const ArmyDiff changes = diff("- {unit: ghosts}\n", "- {unit: spectres}\n");
    QCOMPARE(changes.removed.size(), size_t(1));
    QCOMPARE(changes.added.size(), size_t(1));
}

void TestArmyDiff::packsPurchasesAndExperience()
{
    const auto loaded = loadGame(QStringLiteral(MUSTER_SOURCE_DIR "/lists/kow-2012"));
    QVERIFY(loaded.value);
    const auto read = [](const QByteArray &head, const QByteArray &unit) {
        return readArmy("muster: 1\ngame: kow-2012\nlist: dwarfs\npoints: 1000\n" + head + "entries:\n  - " + unit + "\n", u"a"_s)
            .value.value();
    };
    const Army before = read("pack: [siege-defender]\nupgrades: [stone-walls, caltrops]\n", "{unit: ironclad, size: regiment}");
    const Army after = read("pack: [field-army]\nupgrades: [stone-walls, caltrops, caltrops, main-gate]\n",
                            "{unit: ironclad, size: regiment, experience: 2}");
    const Roster from = muster::muster(**loaded.value, before);
    const Roster to = muster::muster(**loaded.value, after);
    const ArmyDiff diff = compare(from, to);
    QVERIFY(!diff.isEmpty());
    QCOMPARE(diff.packsLost, QStringList{u"Siege, defender"_s});
    QCOMPARE(diff.packsGained, QStringList{u"Campaign, field army"_s});
    QCOMPARE(diff.purchasesGained.size(), size_t(2));
    QCOMPARE(diff.purchasesGained[1]->option->name, u"Main Gate"_s);
    QVERIFY(diff.purchasesLost.empty());
    QCOMPARE(diff.changed.size(), size_t(1));
    QVERIFY(diff.changed[0].otherExperience());
    QCOMPARE(compare(to, from).purchasesLost.size(), size_t(2));
    QVERIFY(compare(from, from).isEmpty());
}

QTEST_APPLESS_MAIN(TestArmyDiff)
#include "tst_army_diff.moc"
