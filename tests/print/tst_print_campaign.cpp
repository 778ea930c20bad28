// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"
#include "model/game_loader.h"
#include "print_support.h"

#include <QTest>

using namespace print_test;

/// Packs, what an army buys as a whole, experience; and every unit of every race on paper.
class PrintCampaign : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void packsAreNamedWithWhatTheyMean();
    void defencesAreABlockOfTheirOwn();
    void siegeEquipmentIsPaidInItsOwnCoin();
    void experience();
    void guestsOnCardsSayWhereTheyComeFrom();
    void everyUnitOfEveryRace_data();
    void everyUnitOfEveryRace();

private:
    static Army army(const QByteArray &head, const QByteArray &entries);
    PrintDocument document(const Army &army, PrintLayout layout = PrintLayout::Sheet);
    /// Nothing of the tree is lost on the paper, in both layouts.
    QStringList missingOf(const Army &army);

    std::unique_ptr<Judge> m_judge;
};

void PrintCampaign::initTestCase()
{
    auto loaded = loadGame(QStringLiteral(MUSTER_SOURCE_DIR "/lists/kow-2012"));
    QVERIFY(loaded.value);
    m_judge = std::make_unique<Judge>(*loaded.value);
}

Army PrintCampaign::army(const QByteArray &head, const QByteArray &entries)
{
    return readArmy("muster: 1\nname: Host\ngame: kow-2012\npoints: 1000\n" + head + "entries:\n" + entries, u"a"_s)
        .value.value_or(Army());
}

PrintDocument PrintCampaign::document(const Army &army, PrintLayout layout)
{
    return printDocument(*m_judge, army, {layout, QPageSize::A4});
}

QStringList PrintCampaign::missingOf(const Army &army)
{
    QStringList all;
    for (const PrintLayout layout : {PrintLayout::Sheet, PrintLayout::Cards}) {
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const PrintDocument printed = document(army, layout);
            all += missing(printed, readPdf(pdfBytes(printed, {layout, paper})));
        }
    }
    return all;
}

void PrintCampaign::packsAreNamedWithWhatTheyMean()
{
    const Army host = army("list: undead\npack: [tournament, house-rules]\n", "  - {unit: zombies, size: regiment}\n");
    const PrintDocument sheet = document(host);
    QCOMPARE(sheet.agreements.size(), size_t(2));
    QCOMPARE(sheet.agreements[0].label, u"Played under: Tournament"_s);
    QVERIFY(sheet.agreements[0].text.contains(u"1,750 points"_s));
    QCOMPARE(sheet.agreements[1].label, u"Played under: house-rules (unknown)"_s);
    QVERIFY(document(host, PrintLayout::Cards).footer.startsWith(u"Tournament"_s));
    QCOMPARE(missingOf(host), QStringList());
}

void PrintCampaign::defencesAreABlockOfTheirOwn()
{
    const Army host = army("list: dwarfs\npack: [siege-defender]\nupgrades: [stone-walls, buttresses, buttresses]\n",
                           "  - {unit: ironclad, size: regiment}\n");
    const PrintDocument sheet = document(host);
    QVERIFY(!sheet.purchasesHead.isEmpty());
    QCOMPARE(sheet.units.size(), size_t(1));
    QCOMPARE(sheet.purchases.size(), size_t(1));
    QCOMPARE(sheet.purchases[0].title, u"Siege defences"_s);
    QCOMPARE(sheet.purchases[0].points, u"4 choices"_s);
    QCOMPARE(sheet.purchases[0].lines.size(), size_t(1));
    QCOMPARE(sheet.purchases[0].lines[0].items[1].text, u"Buttresses \u00d72 (2 choices)"_s);
    const auto explained = [&](const QString &name) {
        return std::any_of(sheet.glossary.begin(), sheet.glossary.end(),
                           [&](const PrintGlossaryEntry &entry) { return entry.name.startsWith(name); });
    };
    QVERIFY(explained(u"Stone Walls"_s) && explained(u"Buttresses"_s));
    const PrintDocument cards = document(host, PrintLayout::Cards);
    QCOMPARE(cards.units.size(), size_t(2));
    QVERIFY(!cards.units[1].lines[0].items[0].explanations.isEmpty());
    QCOMPARE(missingOf(host), QStringList());
}

void PrintCampaign::siegeEquipmentIsPaidInItsOwnCoin()
{
    const Army host = army("list: undead\npack: [siege-attacker]\n",
                           "  - {unit: zombies, size: regiment, upgrades: [siege-tower]}\n"
                           "  - {unit: ghouls, size: regiment, upgrades: [mantlets]}\n");
    const PrintDocument sheet = document(host);
    QCOMPARE(sheet.units[0].points, u"65 points"_s);
    QVERIFY(sheet.units[0].cost.isEmpty());
    QCOMPARE(sheet.units[0].lines[0].label, u"Siege equipment"_s);
    QCOMPARE(sheet.units[0].lines[0].items[0].text, u"Siege Tower (2 choices)"_s);
    QCOMPARE(sheet.units[1].lines[0].items[0].text, u"Mantlets (1 choice)"_s);
    QCOMPARE(missingOf(host), QStringList());
}

void PrintCampaign::experience()
{
    const auto lineOf = [](const PrintUnit &unit) {
        for (const PrintLine &line : unit.lines) {
            if (line.label == u"Experience"_s)
                return line.items.front().text;
        }
        return QString();
    };
    const QByteArray units = "  - {unit: zombies, size: endless-swarm, experience: 1}\n"
                             "  - {unit: zombies, size: endless-swarm, experience: 2}\n";
    const Army campaign = army("list: undead\npack: [field-army]\n", units);
    const PrintDocument sheet = document(campaign);
    QCOMPARE(lineOf(sheet.units[0]), u"1 of 2 for Elite"_s);
    QCOMPARE(lineOf(sheet.units[1]), u"2, earned Elite"_s);
    const auto elite = [](const PrintUnit &unit) {
        return std::any_of(unit.lines.begin(), unit.lines.end(), [](const PrintLine &line) {
            return std::any_of(line.items.begin(), line.items.end(),
                               [](const PrintItem &item) { return item.text == u"Elite"_s && item.changed; });
        });
    };
    QVERIFY(!elite(sheet.units[0]));
    QVERIFY(elite(sheet.units[1]));
    QVERIFY(sheet.legend.contains(u"experience"_s));
    QCOMPARE(missingOf(campaign), QStringList());
    // Outside a campaign nobody speaks of it.
    QVERIFY(lineOf(document(army("list: undead\n", "  - {unit: zombies, size: regiment}\n")).units[0]).isEmpty());
}

void PrintCampaign::guestsOnCardsSayWhereTheyComeFrom()
{
    const Army host = army("list: orcs\n", "  - {unit: trolls, size: troop}\n  - {unit: trolls, list: goblins, size: troop}\n");
    const PrintDocument cards = document(host, PrintLayout::Cards);
    QCOMPARE(cards.units.size(), size_t(2));
    QVERIFY(!cards.units[0].details.contains(u"Orcs"_s));
    QVERIFY(cards.units[1].details.contains(u"Goblins"_s));
}

void PrintCampaign::everyUnitOfEveryRace_data()
{
    QTest::addColumn<QString>("list");
    for (const auto &list : m_judge->game().lists)
        QTest::newRow(qPrintable(list->id.str())) << list->id.str();
}

void PrintCampaign::everyUnitOfEveryRace()
{
    QFETCH(QString, list);
    Army host = army("list: " + list.toUtf8() + "\n", "  []\n");
    host.header.game = m_judge->game().id;
    host.header.list = Id(list);
    host.header.name = u"Everyone"_s;
    for (const ListUnit &unit : m_judge->game().list(Id(list))->units) {
        for (const Profile *profile : unit.profiles) {
            Entry entry;
            entry.unit = unit.unit->id;
            entry.size = profile->size;
            for (const Option &option : unit.unit->options)
                entry.options.push_back(option.id);
            applyEdit(host, InsertEntry{int(host.entries.size()), entry});
        }
    }
    QVERIFY(host.entries.size() > 20);
    QCOMPARE(missingOf(host), QStringList());
}

QTEST_MAIN(PrintCampaign)
#include "tst_print_campaign.moc"
