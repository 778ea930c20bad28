// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_folder.h"
#include "model/army_file.h"
#include "model/campaign.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;
using Outcome = Fate::Outcome;

class TestCampaign : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game;

    /// A horde, a troop of the same unit, a unit of one size, a chief.
    static Army army()
    {
        return *readArmy("muster: 1\ngame: tiny\nlist: folk\npoints: 500\nentries:\n"
                         "  - {unit: warriors, size: horde, experience: 1, options: [horn], name: Old Guard}\n"
                         "  - {unit: warriors, size: troop}\n"
                         "  - {unit: archers, size: troop}\n"
                         "  - {unit: chief}\n",
                         u"a"_s)
                    .value;
    }

    /// The fates in the order of the entries.
    Army after(const Army &before, bool won, const std::vector<Outcome> &outcomes) const
    {
        std::vector<Fate> fates;
        for (size_t i = 0; i < outcomes.size(); ++i)
            fates.push_back({before.entries[i].key, outcomes[i]});
        Army army = before;
        applyEdits(army, afterBattle(muster::muster(*m_game, before), won, fates));
        return army;
    }

private slots:
    void initTestCase()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        m_game = *folder.load().value;
    }

    void survivorsLearnAndMoreFromADefeat()
    {
        const std::vector<Outcome> all(4, Outcome::Stands);
        const Army won = after(army(), true, all);
        const Army lost = after(army(), false, all);
        QCOMPARE(won.entries.size(), size_t(4));
        QCOMPARE(won.entries[0].experience, 2);
        QCOMPARE(won.entries[3].experience, 1);
        QCOMPARE(lost.entries[0].experience, 3);
        QCOMPARE(lost.entries[3].experience, 2);
    }

    void theRoutedLearnNothing()
    {
        const Army left = after(army(), false, {Outcome::FullStrength, Outcome::Removed, Outcome::FullStrength, Outcome::Stands});
        QCOMPARE(left.entries.size(), size_t(3));
        QCOMPARE(left.entries[0].experience, 1);
        QCOMPARE(left.entries[1].unit.str(), u"archers"_s);
        QCOMPARE(left.entries[1].experience, 0);
        QCOMPARE(left.entries[2].experience, 2);
    }

    void theNextSmallerSizeKeepsEverythingElse()
    {
        const Army left = after(army(), true, {Outcome::Smaller});
        QCOMPARE(left.entries.size(), size_t(4));
        QCOMPARE(left.entries[0].size.str(), u"troop"_s);
        QCOMPARE(left.entries[0].experience, 1);
        QCOMPARE(left.entries[0].name, u"Old Guard"_s);
        QCOMPARE(left.entries[0].options.size(), size_t(1));
    }

    void whatHasNoSmallerSizeIsRemoved()
    {
        const Army left = after(army(), true, std::vector<Outcome>(4, Outcome::Smaller));
        QCOMPARE(left.entries.size(), size_t(1));
        QCOMPARE(left.entries[0].name, u"Old Guard"_s);
        const Army before = army();
        const Roster roster = muster::muster(*m_game, before);
        QCOMPARE(nextSmaller(roster.entries[0])->models, 10);
        QVERIFY(!nextSmaller(roster.entries[1]));
        QVERIFY(!nextSmaller(roster.entries[3]));
    }

    void theNearestOfSeveralSmallerSizes()
    {
        const auto loaded = loadGame(QStringLiteral(MUSTER_SOURCE_DIR "/lists/kow-2012"));
        QVERIFY(loaded.value);
        const Army dead = *readArmy("muster: 1\ngame: kow-2012\nlist: undead\npoints: 500\nentries:\n"
                                    "  - {unit: zombies, size: endless-swarm}\n  - {unit: zombies, size: swarm}\n"
                                    "  - {unit: zombies, size: horde}\n  - {unit: zombies, size: regiment}\n",
                                    u"a"_s)
                                .value;
        const Roster roster = muster::muster(**loaded.value, dead);
        QCOMPARE(nextSmaller(roster.entries[0])->size.str(), u"swarm"_s);
        QCOMPARE(nextSmaller(roster.entries[1])->size.str(), u"horde"_s);
        QCOMPARE(nextSmaller(roster.entries[2])->size.str(), u"regiment"_s);
        QVERIFY(!nextSmaller(roster.entries[3]));
    }

    void whoTookNoPartIsAsBefore()
    {
        const Army before = army();
        QVERIFY(sameContent(after(before, true, {}), before));
        QCOMPARE(after(before, true, {Outcome::Stands}).entries[1].experience, 0);
    }

    void unknownUnitsAndSizesAreNotLostByGuessing()
    {
        const Army before = *readArmy("muster: 1\ngame: tiny\nlist: folk\npoints: 500\nentries:\n"
                                      "  - {unit: dragons, size: horde}\n  - {unit: warriors, size: legion}\n",
                                      u"a"_s)
                                 .value;
        QCOMPARE(after(before, true, {Outcome::Stands, Outcome::Stands}).entries[0].experience, 1);
        // Nothing smaller is known of them: the book then has them removed, as the player was told.
        QVERIFY(after(before, true, {Outcome::Smaller, Outcome::Smaller}).entries.empty());
    }

    void undoingBringsEverythingBack()
    {
        const Army before = army();
        Army changed = before;
        std::vector<Fate> fates;
        const Outcome outcomes[] = {Outcome::Smaller, Outcome::Removed, Outcome::Stands, Outcome::Removed};
        for (size_t i = 0; i < 4; ++i)
            fates.push_back({before.entries[i].key, outcomes[i]});
        const Edits undo = applyEdits(changed, afterBattle(muster::muster(*m_game, before), false, fates));
        QVERIFY(!sameContent(changed, before));
        applyEdits(changed, undo);
        QVERIFY(sameContent(changed, before));
        QCOMPARE(changed.entries[1].key, before.entries[1].key);
    }

    void whoLedAUnitThatIsGoneStandsAlone()
    {
        Army before = army();
        Entry leader;
        leader.unit = u"chief"_id;
        applyEdit(before, AttachEntry{before.entries[0].key, 0, leader});
        const EntryKey host = before.entries[0].key;
        const EntryKey attached = before.entries[0].attached[0].key;
        const Roster roster = muster::muster(*m_game, before);
        Army fallen = before;
        applyEdits(fallen, afterBattle(roster, true, {{host, Outcome::Stands}, {attached, Outcome::Removed}}));
        QVERIFY(fallen.entries[0].attached.empty());
        QCOMPARE(fallen.entries[0].experience, 2);
        Army wiser = before;
        applyEdits(wiser, afterBattle(roster, true, {{host, Outcome::Smaller}, {attached, Outcome::Stands}}));
        QCOMPARE(wiser.entries[0].attached[0].experience, 1);
        QCOMPARE(wiser.entries[0].attached[0].key, attached);
        QCOMPARE(wiser.entries[0].size.str(), u"troop"_s);
        Army lost = before;
        applyEdits(lost, afterBattle(roster, true, {{host, Outcome::Removed}, {attached, Outcome::Stands}}));
        QCOMPARE(lost.entries.size(), before.entries.size());
        QVERIFY(!lost.find(host));
        QCOMPARE(lost.entries.back().key, attached);
        QCOMPARE(lost.entries.back().role, Entry::Role::None);
        QCOMPARE(lost.entries.back().experience, 1);
    }
};

QTEST_GUILESS_MAIN(TestCampaign)
#include "tst_campaign.moc"
