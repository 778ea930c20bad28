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
        army.header.pack = u"cup"_id;
        army.header.points = 0;
        QCOMPARE(tiny.idsIn(army), (QStringList{u"points.bad"_s, u"unknown.agreement"_s, u"unknown.pack"_s}));
        QCOMPARE(tiny.idsIn(tiny.army({}, 100, u"none"_s)), QStringList{u"list.no-army"_s});
    }
};

QTEST_APPLESS_MAIN(TestChoices)
#include "tst_choices.moc"
