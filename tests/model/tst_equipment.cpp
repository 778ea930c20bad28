// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/group_game.h"
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

/// What warriors carry, models that the player chooses, and upgrades that are special rules.
class TestEquipment : public QObject {
    Q_OBJECT

    GroupGame m_game{QString()};

    FinalProfile profile(const QString &entry) const
    {
        const Army army = m_game.army({entry});
        return finalProfile(m_game.game(), muster::muster(m_game.game(), army).entries[0]);
    }
    QString carried(const QString &entry) const
    {
        const FinalProfile final = profile(entry);
        QStringList items;
        for (size_t i = 0; i < final.equipment; ++i)
            items.append(final.special[i].text());
        return items.join(u", "_s);
    }
    QString att(const QString &entry) const { return profile(entry).stats[0]; }
    int points(const QString &entry) const
    {
        const Army army = m_game.army({entry});
        return muster::muster(m_game.game(), army).points;
    }

private slots:
    void startingItemsGiveWayToWhatIsBought()
    {
        const QString men = u"unit: men, size: old"_s;
        QCOMPARE(carried(men), u"Axe"_s);
        QCOMPARE(carried(men + u", options: [sword]"_s), u"Sword"_s);
        QCOMPARE(carried(men + u", options: [shield]"_s), u"Axe, Shield"_s);
        QCOMPARE(carried(men + u", options: [shield, sword]"_s), u"Sword, Shield"_s);
        // Room for two: the first one bought stands beside what it starts with, the second takes its place.
        QCOMPARE(carried(men + u", options: [sword], upgrades: [two-blades]"_s), u"Axe, Sword"_s);
        QCOMPARE(carried(men + u", options: [sword, bow], upgrades: [two-blades]"_s), u"Sword, Bow"_s);
        QCOMPARE(carried(men + u", options: [drum]"_s), u"Axe"_s);   // no equipment, no item
    }

    void equipmentStandsBeforeRulesAndHasTags()
    {
        const FinalProfile old = profile(u"unit: men, size: old"_s);
        QCOMPARE(old.special.size(), size_t(2));
        QCOMPARE(old.special[1].text(), u"Brave"_s);
        const Army army = m_game.army({u"unit: men, size: old"_s, u"unit: men, size: old, options: [bow]"_s});
        const Roster roster = muster::muster(m_game.game(), army);
        QVERIFY(roster.entries[0].hasTag(u"blade"_id) && !roster.entries[0].hasTag(u"ranged"_id));
        QVERIFY(!roster.entries[1].hasTag(u"blade"_id) && roster.entries[1].hasTag(u"ranged"_id));
        QVERIFY(roster.entries[1].hasSpecial(u"bow"_id));
        QCOMPARE(roster.entries[0].specialRules().size(), size_t(1));
    }

    void statsOfTwoRanges()
    {
        QCOMPARE(att(u"unit: men, size: old"_s), u"5+"_s);
        QCOMPARE(att(u"unit: men, size: old, options: [bow]"_s), u"6+/5+"_s);
        QCOMPARE(att(u"unit: men, size: old, options: [great-axe]"_s), u"4+"_s);
        QCOMPARE(att(u"unit: archers"_s), u"7+/6+"_s);
        QCOMPARE(att(u"unit: archers, options: [practice]"_s), u"6+/5+"_s);
    }

    void pricesAreForEachModel()
    {
        QCOMPARE(points(u"unit: serfs"_s), 3);
        QCOMPARE(points(u"unit: serfs, models: 7"_s), 21);
        QCOMPARE(points(u"unit: men, size: green, models: 5, options: [sword, drum], upgrades: [brave]"_s), 5 * (5 + 1 + 1) + 3);
        QCOMPARE(points(u"unit: tall-tom, models: 3"_s), 9);   // one man, whatever is written
        QCOMPARE(points(u"unit: wild-bunch, members: [tall-tom, small-sam], led-by: {unit: reeve}"_s), 9 + 8 + 20);
    }

    void upgradesThatAreRules()
    {
        QCOMPARE(text(m_game.problems()), QString());
        const auto brave = m_game.game().glossary.constFind(u"brave"_id);
        QVERIFY(brave != m_game.game().glossary.cend());
        QCOMPARE(brave->summary, u"Does not run."_s);
        QCOMPARE(brave->page, u"3"_s);
        QCOMPARE(m_game.game().upgrade(u"brave"_id)->printedType, u"Passive"_s);
        const Army army = m_game.army({u"unit: men, size: green, upgrades: [brave]"_s});
        QVERIFY(muster::muster(m_game.game(), army).entries[0].hasSpecial(u"brave"_id));
    }

    void anUpgradeThatIsARuleNeedsNoGlossaryEntry()
    {
        GroupGame twice({}, u"glossary: [{name: Brave, summary: Twice.}]\n"_s);
        QVERIFY2(text(twice.problems()).contains(u"'Brave' is an upgrade of a pool with 'as-rules'"), qPrintable(text(twice.problems())));
    }

    void entriesAreExplainedWithOthers()
    {
        const SpecialRule axe = parseSpecialRule(u"Great axe"_s, m_game.game(), nullptr);
        QStringList names;
        for (const GlossaryEntry *entry : m_game.game().explain(axe))
            names.append(entry->name);
        QCOMPARE(names, (QStringList{u"Great axe"_s, u"Axe"_s, u"Sweep"_s}));   // though they name each other
    }

    void aListNeedNotBeNamedWhereThereIsOne()
    {
        const Army army = m_game.army({u"unit: serfs"_s});
        QVERIFY(army.header.list.isEmpty());
        QCOMPARE(muster::muster(m_game.game(), army).list->id.str(), u"village"_s);
        GroupGame two({}, u"list: town\nname: Town\nunits: []\n"_s);
        const Army lost = two.army({u"unit: serfs"_s});
        QVERIFY(!muster::muster(two.game(), lost).list);
    }
};

QTEST_GUILESS_MAIN(TestEquipment)
#include "tst_equipment.moc"
