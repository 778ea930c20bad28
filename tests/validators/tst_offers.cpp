// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

namespace {

const auto rules = uR"(
  - {kind: points-limit, id: points}
  - {kind: count, id: limit, each: unit, at-most: printed}
  - {kind: membership, id: membership}
  - {kind: count, id: chiefs, match: {class: chief}, at-most: 1}
)"_s;

QString words(const std::vector<Judge::Offer> &offers)
{
    QStringList lines;
    for (const Judge::Offer &offer : offers) {
        QString line = offer.unit->unit->id.str();
        if (!offer.profile->size.isEmpty())
            line += u'/' + offer.profile->size.str();
        if (offer.permission)
            line += u" by "_s + offer.permission->id.str();
        if (!offer.breaks.empty())
            line += u" breaks "_s + idsOf(offer.breaks).join(u'+');
        lines.append(line);
    }
    return lines.join(u"; "_s);
}

const auto eastFile = uR"(
list: east
name: East
choices: [{from: north, units: [Spears, Jarl]}]
units:
  - {name: Slingers, page: 1, type: foot, profiles: [{size: big, sp: 5, points: 65}]}
permissions:
  - {id: friends, name: Friends, from: north, when: {unit: jarl}, only: {unit: [Bear, Spears]}}
)"_s;

} // namespace

class TestOffers : public QObject {
    Q_OBJECT

private slots:
    void everyUnitAndSize()
    {
        TinyGame tiny(rules, {eastFile});
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(words(tiny.judge().offers(tiny.army({u"jarl"_s}, 1000, u"east"_s))),
                 u"spears/small; spears/big; jarl breaks chiefs; slingers/big; bear by friends; "
                 "slingers/small by hire breaks consent.hired; slingers/big by hire breaks consent.hired; "
                 "lion by hire breaks consent.hired"_s);
    }

    void conditionsAndPoints()
    {
        TinyGame tiny(rules, {eastFile});
        Army army = tiny.army({}, 80, u"east"_s);
        army.header.agreements = {u"hired"_id};
        QCOMPARE(words(tiny.judge().offers(army)),
                 u"spears/small; spears/big breaks points; jarl; slingers/big; bear by friends breaks "
                 "membership.friends+points; slingers/small by hire; slingers/big by hire; lion by hire breaks points"_s);
    }

    void onlyWhatItAdds()
    {
        TinyGame tiny(rules, {eastFile});
        // Two jarls are wrong already; a third makes it worse, anything else does not.
        const auto offers = tiny.judge().offers(tiny.army({u"jarl"_s, u"jarl"_s}, 1000, u"east"_s));
        QVERIFY(words(offers).startsWith(u"spears/small; spears/big; jarl breaks chiefs; slingers/big;"_s));
    }

    void entriesAreWhatWasOffered()
    {
        TinyGame tiny(rules, {eastFile});
        const Army army = tiny.army({u"jarl"_s}, 1000, u"east"_s);
        for (const Judge::Offer &offer : tiny.judge().offers(army)) {
            Army with = army;
            applyEdit(with, Edit(InsertEntry{1, offer.entry()}));
            const Roster roster = muster::muster(tiny.game(), with);
            QCOMPARE(roster.entries[1].unit, offer.unit->unit);
            QCOMPARE(roster.entries[1].profile, offer.profile);
            QCOMPARE(roster.entries[1].permission, offer.permission);
            QCOMPARE(roster.entries[1].points, offer.points);
        }
    }
};

QTEST_APPLESS_MAIN(TestOffers)
#include "tst_offers.moc"
