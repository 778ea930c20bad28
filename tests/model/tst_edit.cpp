// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/edit.h"

#include <QTest>

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
