// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit.h"

#include <QTest>

#include <set>

using namespace muster;
using namespace Qt::StringLiterals;

namespace {

Army threeUnits()
{
    Army army;
    for (const QStringView unit : {u"a", u"b", u"c"}) {
        Entry entry;
        entry.unit = Id(unit);
        applyEdit(army, InsertEntry{int(army.entries.size()), entry});
    }
    return army;
}

QString order(const Army &army)
{
    QString result;
    for (const Entry &entry : army.entries)
        result += entry.unit.str();
    return result;
}

} // namespace

class TestEdit : public QObject {
    Q_OBJECT

private slots:
    void newEntriesGetKeysOfTheirOwn()
    {
        const Army army = threeUnits();
        QCOMPARE(army.entries[0].key, EntryKey(1));
        QCOMPARE(army.entries[2].key, EntryKey(3));
    }

    void movesAndTheirInverses()
    {
        for (int from = 0; from < 3; ++from) {
            for (int to = 0; to < 3; ++to) {
                Army army = threeUnits();
                const EntryKey key = army.entries[size_t(from)].key;
                const Edit inverse = applyEdit(army, MoveEntry{key, to});
                QCOMPARE(army.indexOf(key), to);
                applyEdit(army, inverse);
                QCOMPARE(order(army), u"abc"_s);
            }
        }
    }

    void aRemovedEntryComesBackWithItsKeyAndPlace()
    {
        Army army = threeUnits();
        const Edit inverse = applyEdit(army, RemoveEntry{2});
        QCOMPARE(order(army), u"ac"_s);
        applyEdit(army, inverse);
        QCOMPARE(order(army), u"abc"_s);
        QCOMPARE(army.entries[1].key, EntryKey(2));
    }

    void editsOfWhatIsNotThereDoNothing()
    {
        Army army = threeUnits();
        applyEdit(army, RemoveEntry{99});
        applyEdit(army, MoveEntry{99, 0});
        Entry stranger;
        stranger.key = 99;
        applyEdit(army, ReplaceEntry{stranger});
        QCOMPARE(order(army), u"abc"_s);
    }

    void severalEditsAreUndoneInReverse()
    {
        Army army = threeUnits();
        const Army before = army;
        const Edits inverses = applyEdits(army, Edits{RemoveEntry{1}, MoveEntry{3, 0}, withSize(army.entries[1], u"horde"_id)});
        QCOMPARE(order(army), u"cb"_s);
        applyEdits(army, inverses);
        QVERIFY(sameContent(army, before));
    }

    void attachedEntriesComeAndGo()
    {
        Army army = threeUnits();
        Entry lord;
        lord.unit = u"lord"_id;
        applyEdit(army, AttachEntry{2, 0, lord});
        const EntryKey key = army.entries[1].leader()->key;
        QCOMPARE(key, EntryKey(4));
        QCOMPARE(order(army), u"abc"_s);
        const Army before = army;

        // Leaders stand before members, wherever they are put.
        Entry member = lord;
        member.role = Entry::Role::Member;
        applyEdit(army, AttachEntry{2, 0, member});
        QCOMPARE(army.entries[1].attached[0].key, key);
        const Edit again = applyEdit(army, RemoveEntry{5});
        applyEdit(army, applyEdit(army, again));
        QVERIFY(sameContent(army, before));

        // Whoever changes an attached entry keeps its role; whoever removes its host brings both back.
        Entry changed = *army.find(key);
        changed.name = u"Odo"_s;
        changed.role = Entry::Role::Member;
        const Edit undo = applyEdit(army, ReplaceEntry{changed});
        QCOMPARE(army.entries[1].leader()->name, u"Odo"_s);
        applyEdit(army, undo);
        const Edit back = applyEdit(army, RemoveEntry{2});
        QVERIFY(!army.find(key));
        applyEdit(army, back);
        QVERIFY(sameContent(army, before));
        QCOMPARE(army.hostOf(key)->key, EntryKey(2));
    }

    void aLeaderGoesElsewhereWithHisKey()
    {
        Army army = threeUnits();
        applyEdit(army, AttachEntry{1, 0, Entry()});
        const EntryKey key = army.entries[0].leader()->key;
        applyEdit(army, withChief(army.header, key));
        const Army before = army;
        const Edits toOther = applyEdits(army, withHost(army, key, 3));
        QCOMPARE(army.hostOf(key)->key, EntryKey(3));
        QCOMPARE(army.chief()->key, key);
        const Edits alone = applyEdits(army, withHost(army, key, 0));
        QCOMPARE(army.entries.back().key, key);
        QVERIFY(army.entries.back().role == Entry::Role::None);
        applyEdits(army, alone);
        applyEdits(army, toOther);
        QVERIFY(sameContent(army, before));
        QVERIFY(withHost(army, 1, key).empty());    // nobody leads his own leader
        QVERIFY(withHost(army, key, 99).empty());
    }

    void copiesOfAGroupGetKeysOfTheirOwn()
    {
        Army army = threeUnits();
        applyEdit(army, AttachEntry{1, 0, Entry()});
        Entry copy = army.entries[0];
        applyEdit(army, InsertEntry{3, copy});
        QVERIFY(army.entries[3].key != 1);
        QVERIFY(army.entries[3].leader()->key != army.entries[0].leader()->key);
        copy.key = 0;
        applyEdit(army, InsertEntry{4, copy});
        QCOMPARE(std::set<EntryKey>({army.entries[4].key, army.entries[4].leader()->key, army.entries[3].key,
                                     army.entries[3].leader()->key}).size(), size_t(4));
    }

    void optionsAreTakenAndDropped()
    {
        Army army = threeUnits();
        applyEdit(army, withOption(army.entries[0], u"x"_id));
        applyEdit(army, withOption(army.entries[0], u"x"_id));
        QCOMPARE(army.entries[0].options.size(), size_t(2));
        applyEdit(army, withoutOption(army.entries[0], u"x"_id));
        QCOMPARE(army.entries[0].options.size(), size_t(1));
        applyEdit(army, withoutOption(army.entries[0], u"never"_id));
        QCOMPARE(army.entries[0].options.size(), size_t(1));
    }

    void agreementsStandOnce()
    {
        Army army;
        applyEdit(army, withAgreement(army.header, u"m"_id, true));
        applyEdit(army, withAgreement(army.header, u"m"_id, true));
        QCOMPARE(army.header.agreements.size(), size_t(1));
        applyEdit(army, withAgreement(army.header, u"m"_id, false));
        QVERIFY(army.header.agreements.empty());
    }
};

QTEST_GUILESS_MAIN(TestEdit)
#include "tst_edit.moc"
