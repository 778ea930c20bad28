// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/list_code.h"
#include "app/print/page_layout.h"
#include "model/army_file.h"
#include "print_support.h"
#include "tests/model/game_folder.h"

#include <QTest>

using namespace print_test;

/// Armies of a small game: what the tree says of them, and that it comes out on paper.
class PrintArmy : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void headerAndVerdict();
    void unitAsItStands();
    void unknownThingsAreNamed();
    void glossaryHasEachRuleOnce();
    void identicalUnitsShareACard();
    void emptyArmy();
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();
    void listCodeIsOfTheChoices();
    void strangeCharacters();

private:
    static Army army(const QByteArray &entries, const QByteArray &header = {});
    PrintDocument document(const Army &army, PrintLayout layout = PrintLayout::Sheet);

    TestGameFolder m_folder;
    std::unique_ptr<Judge> m_judge;
};

void PrintArmy::initTestCase()
{
    m_folder.writeSmallGame();
    QFile file(m_folder.path() + u"/game.yaml"_s);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray game = file.readAll();
    file.close();
    game.replace("by-size: more}", "by-size: more, track: true}");
    m_folder.write(u"game.yaml"_s, game);
    const auto loaded = m_folder.load();
    QVERIFY2(loaded.value && loaded.problems.isEmpty(),
             qPrintable(loaded.problems.isEmpty() ? QString() : loaded.problems.first().text()));
    m_judge = std::make_unique<Judge>(*loaded.value);
}

Army PrintArmy::army(const QByteArray &entries, const QByteArray &header)
{
    const auto loaded = readArmy(
        "muster: 1\ngame: tiny\nlist: folk\npoints: 500\n" + header + "entries: [" + entries + "]\n", u"test.muster"_s);
    return loaded.value.value_or(Army());
}

PrintDocument PrintArmy::document(const Army &army, PrintLayout layout)
{
    return printDocument(*m_judge, army, {layout, QPageSize::A4});
}

void PrintArmy::headerAndVerdict()
{
    const PrintDocument printed =
        document(army("{unit: warriors, size: horde}, {unit: chief}",
                      "name: Old Guard\nplayer: Ada\nagreements: [guests]\nnotes: Be bold.\n"));
    QCOMPARE(printed.title, u"Old Guard"_s);
    QCOMPARE(printed.points, u"245 of 500 points"_s);
    QCOMPARE(printed.counts, u"2 units, 41 models"_s);
    QCOMPARE(printed.facts.at(1).text, u"The Folk, p.\u00a010"_s);
    QCOMPARE(printed.facts.at(2).text, u"Ada"_s);
    QVERIFY(!printed.verdict.isEmpty());
    QCOMPARE(printed.agreements.size(), size_t(1));
    QCOMPARE(printed.agreements.front().label, u"Agreed: Guests"_s);
    QCOMPARE(printed.notes, u"Be bold."_s);
    QVERIFY(printed.footer.contains(u"data version 1"_s));
}

void PrintArmy::unitAsItStands()
{
    const PrintDocument printed =
        document(army("{unit: warriors, size: horde, options: [axes, torches], upgrades: [fierce], "
                      "name: The Wall, notes: Hold.}"));
    const PrintUnit &unit = printed.units.front();
    QCOMPARE(unit.title, u"The Wall"_s);
    QCOMPARE(unit.unitName, u"Warriors"_s);
    QCOMPARE(unit.points, u"265 points"_s);
    QCOMPARE(unit.cost, u"165 + 80 + 20"_s);
    QCOMPARE(unit.facts, (QStringList{u"Horde"_s, u"Infantry"_s, u"40 models"_s}));
    QCOMPARE(unit.details, (QStringList{u"base 20\u00d720 mm"_s, u"height 1"_s, u"p.\u00a010"_s}));
    QCOMPARE(unit.stats.at(1).text, u"3+"_s);
    QVERIFY(unit.stats.at(1).changed);
    QVERIFY(!unit.stats.at(0).changed);
    QCOMPARE(unit.tracks, (std::vector<PrintTrack>{{u"Damage"_s, 25}}));
    QCOMPARE(unit.lines.at(0).items.at(0).text, u"Axes"_s);
    QCOMPARE(unit.lines.at(0).items.at(1).text, u"Torches (+80)"_s);
    QCOMPARE(unit.lines.at(1).items.at(0).text, u"Fierce (+20)"_s);
    QCOMPARE(unit.lines.at(2).items.at(0).text, u"Crushing Strength (2)"_s);
    QVERIFY(unit.lines.at(2).items.at(0).changed);
    QVERIFY(printed.legend.startsWith(printDagger));
    QCOMPARE(unit.notes, u"Hold."_s);
}

void PrintArmy::unknownThingsAreNamed()
{
    const PrintDocument printed = document(army("{unit: unicorns, options: [wings]}, {unit: warriors, size: swarm}, "
                                                "{unit: warriors, size: troop, options: [horse, kites]}"));
    QCOMPARE(printed.units.at(0).title, u"unicorns"_s);
    QVERIFY(printed.units.at(0).facts.front().contains(u"unknown unit"_s));
    QVERIFY(printed.units.at(0).lines.front().items.front().text.startsWith(u"wings (unknown"_s));
    QVERIFY(printed.units.at(1).facts.front().contains(u"unknown size “swarm”"_s));
    const std::vector<PrintItem> &items = printed.units.at(2).lines.front().items;
    QCOMPARE(items.at(0).text, u"Horse (not for this unit, counts no points)"_s);
    QCOMPARE(items.at(1).text, u"kites (unknown, counts no points)"_s);
    QVERIFY(!printed.legal);
    QVERIFY(!printed.findings.empty());
}

void PrintArmy::glossaryHasEachRuleOnce()
{
    const PrintDocument printed =
        document(army("{unit: archers, size: troop}, {unit: archers, size: troop, upgrades: [fleet]}, "
                      "{unit: chief}, {unit: warriors, size: troop, options: [axes]}"));
    QStringList names;
    for (const PrintGlossaryEntry &entry : printed.glossary)
        names << entry.name;
    QCOMPARE(names, (QStringList{u"Crushing Strength (n)"_s, u"Fleet (skills)"_s, u"Individual"_s, u"Shortbows"_s}));
}

void PrintArmy::identicalUnitsShareACard()
{
    const Army twins = army("{unit: archers, size: troop}, {unit: chief}, {unit: archers, size: troop}, "
                            "{unit: archers, size: troop, name: Keen Eyes}");
    const PrintDocument cards = document(twins, PrintLayout::Cards);
    QCOMPARE(cards.units.size(), size_t(3));
    QCOMPARE(cards.units.front().count, 2);
    QCOMPARE(cards.units.front().lines.front().items.front().explanations, QStringList{u"Shoots 18\"."_s});
    QCOMPARE(document(twins).units.size(), size_t(4));
}

void PrintArmy::emptyArmy()
{
    for (const PrintLayout layout : {PrintLayout::Sheet, PrintLayout::Cards}) {
        const PrintDocument printed = document(army({}), layout);
        QCOMPARE(printed.none, u"This army has no units yet."_s);
        const ReadPdf pdf = readPdf(pdfBytes(printed, {layout, QPageSize::A4}));
        QCOMPARE(pdf.pages.size(), 1);
        QCOMPARE(missing(printed, pdf), QStringList());
    }
}

void PrintArmy::everythingIsOnThePaper_data()
{
    QTest::addColumn<QByteArray>("entries");
    const QByteArray some =
        "{unit: warriors, size: horde, options: [axes, horn], upgrades: [fierce, armour], notes: Hold.}, "
        "{unit: chief, options: [horse]}, {unit: archers, size: troop, options: [long-bows]}, {unit: what}";
    QByteArray many;
    for (int i = 0; i < 50; ++i)
        many += some + ", ";
    QTest::newRow("some") << some;
    QTest::newRow("200 units") << many;
    QTest::newRow("other alphabets") << QByteArray("{unit: chief, name: Λεωνίδας Α΄}, {unit: chief, name: Ярослав "
                                                   "Мудрый}, {unit: chief, name: Æðelstán Łódź Šž Ő}");
}

void PrintArmy::everythingIsOnThePaper()
{
    QFETCH(QByteArray, entries);
    const Army printedArmy = army(entries, "name: Host\n");
    for (const PrintLayout layout : {PrintLayout::Sheet, PrintLayout::Cards}) {
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const PrintDocument printed = document(printedArmy, layout);
            QCOMPARE(missing(printed, readPdf(pdfBytes(printed, {layout, paper}))), QStringList());
        }
    }
}

void PrintArmy::listCodeIsOfTheChoices()
{
    const Army plain = army("{unit: chief, options: [horse]}, {unit: archers, size: troop}");
    QCOMPARE(listCode(plain).size(), 9);
    QCOMPARE(listCode(army("{unit: archers, size: troop, name: Eyes, notes: x}, {unit: chief, options: [horse]}",
                           "name: Other\n")),
             listCode(plain));
    QVERIFY(listCode(army("{unit: chief}, {unit: archers, size: troop}")) != listCode(plain));
}

void PrintArmy::strangeCharacters()
{
    Army odd = army("{unit: chief}");
    odd.header.name = u"A\tB\u0007C\nD"_s;
    odd.entries.front().name = QChar(0) + u"X"_s;
    odd.entries.front().notes = u"One\r\nTwo\vThree"_s;
    const PrintDocument printed = document(odd);
    QCOMPARE(printed.title, u"A BC D"_s);
    QCOMPARE(printed.units.front().title, u"X"_s);
    QCOMPARE(missing(printed, readPdf(pdfBytes(printed, {}))), QStringList());
}

QTEST_MAIN(PrintArmy)
#include "tst_print_army.moc"
