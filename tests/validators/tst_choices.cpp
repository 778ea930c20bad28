// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

class TestChoices : public QObject {
    Q_OBJECT

private slots:
    void ofOneUnit_data()
    {
        QTest::addColumn<QString>("entry");
        QTest::addColumn<QStringList>("ids");
        QTest::addColumn<bool>("unknown");
        const auto row = [](const char *entry, QStringList ids, bool unknown = false) {
            QTest::newRow(entry) << QString::fromLatin1(entry) << ids << unknown;
        };
        row("riders/big +bows +rage +flag", {});
        row("jarl", {});
        row("jarl/single", {});
        row("trolls/big +clubs ^ring", {u"unknown.unit"_s}, true);
        row("riders/huge +rage", {u"unknown.size"_s}, true);
        row("riders/single", {u"choice.size"_s});
        row("riders +rage", {u"size.missing"_s}, true);
        row("riders/big +wings", {u"unknown.option"_s}, true);
        row("riders/big +wings +wings", {u"unknown.option"_s}, true);
        row("riders/big ^wings", {u"unknown.upgrade"_s}, true);
        row("spears/big +bows", {u"choice.not-here"_s});
        row("riders/big +oath", {u"choice.not-here"_s});
        row("riders/small +rage", {u"choice.forbidden"_s});
        row("riders/small +rage +rage", {u"choice.forbidden"_s});
        row("riders/big +rage +rage", {u"choice.repeated"_s});
        row("riders/big +flag +horn", {u"choice.exclusive"_s});
        row("riders/small +flag +horn +rage +bows +bows +wings +oath",
            {u"choice.exclusive"_s, u"choice.forbidden"_s, u"choice.not-here"_s, u"choice.repeated"_s, u"unknown.option"_s});
    }
    void ofOneUnit()
    {
        QFETCH(QString, entry);
        QFETCH(QStringList, ids);
        QFETCH(bool, unknown);
        TinyGame tiny({});
        const Verdict verdict = tiny.judge().check(tiny.army({entry}));
        QCOMPARE(idsOf(verdict.findings), ids);
        QCOMPARE(verdict.legality, ids.isEmpty() ? Verdict::Legality::Legal
                                   : unknown     ? Verdict::Legality::Unknown
                                                 : Verdict::Legality::Illegal);
        for (const Finding &finding : verdict.findings)
            QCOMPARE(finding.entries, std::vector<EntryKey>{1});
    }

    void words()
    {
        TinyGame tiny({});
        QCOMPARE(tiny.findings({u"riders/huge"_s})[0].names,
                 (QStringList{u"Riders"_s, u"huge"_s, u"Small"_s, u"Big"_s}));
        QCOMPARE(tiny.findings({u"riders"_s})[0].names, (QStringList{u"Riders"_s, u"Small"_s, u"Big"_s}));
        QCOMPARE(tiny.findings({u"riders/small +rage"_s})[0].because, u"only for big units"_s);
        QCOMPARE(tiny.findings({u"riders/big +horn +flag"_s})[0].names,
                 (QStringList{u"Riders"_s, u"Flag"_s, u"Horn"_s}));
        const auto repeated = tiny.findings({u"riders/big +bows +bows +bows"_s});
        QCOMPARE(repeated[0].actual, 3);
        QCOMPARE(repeated[0].limit, 1);
    }

    void ofTheArmy()
    {
        TinyGame tiny({}, {u"list: none\nname: None\narmy: false\nunits: []\n"_s});
        Army army = tiny.army({});
        army.header.agreements = {u"peace"_id};
        army.header.packs = {u"cup"_id};
        army.header.points = 0;
        QCOMPARE(tiny.idsIn(army), (QStringList{u"points.bad"_s, u"unknown.agreement"_s, u"unknown.pack"_s}));
        QCOMPARE(tiny.idsIn(tiny.army({}, 100, u"none"_s)), QStringList{u"list.no-army"_s});
    }

    void keysWithoutMeaning()
    {
        TinyGame tiny({});
        Army army = tiny.army({u"riders/big"_s, u"riders/big"_s});
        army.entries[0].extras = {{u"optoins"_s, {}, {}}, {u"x"_s, {}, {}}};
        army.entries[1].models = 10;
        army.extras = {{u"agreement"_s, {}, {}}};
        const Verdict verdict = tiny.judge().check(army);
        QCOMPARE(verdict.legality, Verdict::Legality::Unknown);
        QStringList told;
        for (const Finding &finding : verdict.findings)
            told.append(finding.id + u' ' + finding.names.join(u'/') + u' ' + finding.nearest);
        QCOMPARE(told, (QStringList{u"unknown.key /agreement agreements"_s, u"unknown.key Riders/optoins options"_s,
                                    u"unknown.key Riders/x "_s}));
        army = tiny.army({u"riders/big"_s});
        army.entries[0].models = 12;
        const auto findings = tiny.judge().check(army).findings;
        QCOMPARE(idsOf(findings), QStringList{u"unknown.key"_s});
        QCOMPARE(findings[0].actual, 12);
        QCOMPARE(findings[0].limit, 10);
    }

    void flawedData()
    {
        TinyGame tiny({}, {u"list: bad\nname: Bad\nunits: [{name: X, type: nonsense, profiles: [{points: 1}]}]\n"_s});
        const Verdict verdict = tiny.judge().check(tiny.army({}));
        QCOMPARE(idsOf(verdict.findings), QStringList{u"unknown.data"_s});
        QCOMPARE(verdict.legality, Verdict::Legality::Unknown);
    }

    void unknownListOfAnEntry()
    {
        TinyGame tiny({});
        Army army = tiny.army({u"riders/big"_s});
        army.entries[0].list = u"nort"_id;
        const auto findings = tiny.judge().check(army).findings;
        QCOMPARE(idsOf(findings), QStringList{u"unknown.list"_s});
        QCOMPARE(findings[0].entries, std::vector<EntryKey>{1});
        QCOMPARE(findings[0].names, (QStringList{u"nort"_s, u"riders"_s}));
        QCOMPARE(findings[0].nearest, u"north"_s);
    }

    void repeatedIsNotPointlessToo()
    {
        TinyGame tiny(u"  - {kind: pointless, id: advice.pointless}"_s);
        QCOMPARE(tiny.ids({u"wolves/big +oath +oath"_s}), QStringList{u"choice.repeated"_s});
        QCOMPARE(tiny.ids({u"wolves/big +oath"_s}), QStringList{u"advice.pointless"_s});
    }

    void sizesOfASingleModel()
    {
        TinyGame tiny({});
        QCOMPARE(tiny.findings({u"jarl/big"_s})[0].names, (QStringList{u"Jarl"_s, u"big"_s}));
    }
};

QTEST_APPLESS_MAIN(TestChoices)
#include "tst_choices.moc"
