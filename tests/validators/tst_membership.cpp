// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

const auto membership = u"  - {kind: membership, id: membership, page: 4}"_s;

/// May hire the bear's friends if the bear is there, two at most, and no lions.
const auto eastFile = uR"(
list: east
name: East
choices:
  - {from: north, units: [Spears, Bear]}
permissions:
  - {id: friends, name: Friends of the bear, page: 9, from: south, when: {unit: bear}, only: {limited: false}, at-most: 2}
)"_s;

} // namespace

class TestMembership : public QObject {
    Q_OBJECT

private slots:
    void ofTheList()
    {
        TinyGame tiny(membership, {eastFile});
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids({u"spears/big"_s, u"bear"_s}), QStringList());
        const auto findings = tiny.judge().check(tiny.army({u"spears/big"_s, u"jarl"_s}, 1000, u"east"_s)).findings;
        QCOMPARE(idsOf(findings), QStringList{u"membership"_s});
        QCOMPARE(findings[0].code, Code::NotInList);
        QCOMPARE(findings[0].names, (QStringList{u"Jarl"_s, u"East"_s}));
    }

    void byAgreement()
    {
        TinyGame tiny(membership);
        Army army = tiny.army({u"slingers/big"_s, u"lion"_s, u"slingers/small"_s});
        const Verdict verdict = tiny.judge().check(army);
        QCOMPARE(verdict.legality, Verdict::Legality::ByConsent);
        QCOMPARE(idsOf(verdict.findings), QStringList{u"consent.hired"_s});
        QCOMPARE(verdict.findings[0].names, (QStringList{u"Hired men"_s, u"Lion"_s, u"Slingers"_s}));
        QCOMPARE(verdict.findings[0].entries, (std::vector<EntryKey>{1, 2, 3}));
        army.header.agreements = {u"hired"_id};
        QCOMPARE(tiny.idsIn(army), QStringList());
    }

    void guests()
    {
        TinyGame tiny(membership, {eastFile});
        const auto ids = [&](const QStringList &entries) { return tiny.idsIn(tiny.army(entries, 1000, u"east"_s)); };
        QCOMPARE(ids({u"bear"_s, u"slingers/big"_s, u"slingers/big"_s}), QStringList());
        QCOMPARE(ids({u"bear"_s, u"slingers/big"_s, u"slingers/big"_s, u"slingers/small"_s}),
                 QStringList{u"membership.friends"_s});
        // The permission does not admit the lion, but he may be hired.
        QCOMPARE(ids({u"bear"_s, u"lion"_s}), QStringList{u"consent.hired"_s});
    }

    void conditionOfAPermission()
    {
        const auto westFile = uR"(
list: west
name: West
choices: [{from: north, units: [Spears]}]
permissions: [{id: pack, name: The pack, from: north, when: {unit: spears}, only: {unit: [Bear, Wolves]}, because: only beasts}]
)"_s;
        TinyGame tiny(membership, {westFile});
        const auto ids = [&](const QStringList &entries) { return tiny.idsIn(tiny.army(entries, 1000, u"west"_s)); };
        QCOMPARE(ids({u"spears/big"_s, u"bear"_s}), QStringList());
        QCOMPARE(ids({u"bear"_s, u"wolves/big"_s}), (QStringList{u"membership.pack"_s, u"membership.pack"_s}));
        QCOMPARE(ids({u"spears/big"_s, u"jarl"_s}), QStringList{u"membership"_s});
        const auto of = [&](const QStringList &entries) {
            return tiny.judge().check(tiny.army(entries, 1000, u"west"_s)).findings.at(0);
        };
        QCOMPARE(of({u"bear"_s}).names, (QStringList{u"Bear"_s, u"The pack"_s, u"Spears"_s}));
        QCOMPARE(of({u"bear"_s}).because, QString());
        QCOMPARE(of({u"spears/big"_s, u"jarl"_s}).because, u"only beasts"_s);
    }

    void twoUnitsOfOneName()
    {
        TinyGame tiny(membership, {u"list: far\nname: Far\nunits: [{name: Jarl, page: 2, type: chief, profiles: [{sp: 4, "
                                   "points: 70}]}]\n"_s});
        Army army = tiny.army({u"jarl"_s}, 1000, u"far"_s);
        QCOMPARE(tiny.idsIn(army), QStringList());
        army.entries[0].list = u"north"_id;
        QCOMPARE(tiny.judge().check(army).findings.at(0).names, (QStringList{u"Jarl (North)"_s, u"Far"_s}));
    }

    void unknownListIsOneFinding()
    {
        TinyGame tiny(membership);
        QCOMPARE(tiny.idsIn(tiny.army({u"spears/big"_s, u"jarl"_s}, 1000, u"nowhere"_s)), QStringList{u"unknown.list"_s});
    }
};

QTEST_APPLESS_MAIN(TestMembership)
#include "tst_membership.moc"
