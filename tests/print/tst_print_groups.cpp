// SPDX-License-Identifier: GPL-3.0-or-later
// Groups with those who lead them, equipment in tables, casters: the shipped games that are built from single warriors.
#include "app/print/page_layout.h"
#include "model/army_file.h"
#include "model/game_loader.h"
#include "print_support.h"

#include <QDir>
#include <QTest>

using namespace print_test;

class PrintGroups : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void leadersStandBeforeTheirGroups();
    void groupAsOnTheRosterForm();
    void abilitiesAreExplainedOnce();
    void cardsCountCasualtiesAndHoldTheDie();
    void castersHaveTheirSpells();
    void everythingIsOnThePaper_data();
    void everythingIsOnThePaper();

private:
    PrintDocument document(const QString &sample, PrintLayout layout = PrintLayout::Sheet);
    static const PrintUnit *unit(const PrintDocument &document, const QString &title);

    std::map<QString, std::unique_ptr<Judge>> m_judges;
};

void PrintGroups::initTestCase()
{
    for (const QString &game : {u"barons-war"_s, u"diceless-fantasy"_s}) {
        auto loaded = loadGame(QStringLiteral(MUSTER_SOURCE_DIR "/lists/") + game);
        QVERIFY2(loaded.value && loaded.problems.isEmpty(), qPrintable(game));
        m_judges[game] = std::make_unique<Judge>(*loaded.value);
    }
}

PrintDocument PrintGroups::document(const QString &sample, PrintLayout layout)
{
    QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/resources/samples/") + sample);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const Army army = readArmy(file.readAll(), sample).value.value_or(Army());
    const auto judge = m_judges.find(army.header.game.str());
    return judge == m_judges.end() ? PrintDocument() : printDocument(*judge->second, army, {layout, QPageSize::A4});
}

const PrintUnit *PrintGroups::unit(const PrintDocument &document, const QString &title)
{
    for (const PrintUnit &unit : document.units) {
        if (unit.title == title)
            return &unit;
    }
    return nullptr;
}

void PrintGroups::leadersStandBeforeTheirGroups()
{
    const PrintDocument printed = document(u"barons-kings-muster.muster"_s);
    QCOMPARE(printed.units.at(0).title, u"King John of England"_s);
    QVERIFY(printed.units.at(0).facts.contains(u"leads Foot Knight"_s));
    QVERIFY(printed.units.at(0).facts.contains(u"leads the whole army"_s));
    QCOMPARE(printed.units.at(1).title, u"Foot Knight"_s);
    QVERIFY(printed.units.at(1).facts.contains(u"led by King John of England"_s));
    QCOMPARE(printed.units.at(2).title, u"Lord"_s);
    QVERIFY(!printed.units.at(2).facts.contains(u"leads the whole army"_s));
    // The form of the book has no room for these.
    QCOMPARE(printed.facts.at(2).text, u"King John of England (leading Foot Knight)"_s);
    QStringList gauges;
    for (const PrintGauge &gauge : printed.gauges)
        gauges << gauge.text;
    QVERIFY(gauges.contains(u"Command Groups 371 of 500 points"_s));
    QVERIFY(gauges.contains(u"Green warriors 126 of at least 100 points"_s));
    // The band: whom Robin leads, and each of his men.
    const PrintDocument band = document(u"barons-greenwood.muster"_s);
    const PrintUnit *robin = unit(band, u"Robin Hood"_s);
    QVERIFY(robin);
    QVERIFY(unit(band, u"Friar Tuck"_s));
}

void PrintGroups::groupAsOnTheRosterForm()
{
    const PrintDocument printed = document(u"barons-kings-muster.muster"_s);
    const PrintUnit *spearmen = unit(printed, u"Spearmen"_s);
    QVERIFY(spearmen);
    QCOMPARE(spearmen->cost, u"6 × 22"_s);
    QCOMPARE(spearmen->points, u"132 points"_s);
    QCOMPARE(spearmen->facts.mid(0, 3), (QStringList{u"Regular"_s, u"Infantry"_s, u"6 models"_s}));
    QCOMPARE(spearmen->tables.size(), size_t(2));
    const PrintTable &gear = spearmen->tables.at(0);
    QCOMPARE(gear.heads, (QStringList{u"Equipment"_s, u"Each"_s, u"Modifier"_s, u"Effect"_s}));
    QStringList names;
    for (const QStringList &row : gear.rows)
        names << row.front();
    QCOMPARE(names, (QStringList{u"Spear"_s, u"Leather/padded"_s, u"Medium shield"_s}));
    QCOMPARE(gear.rows.at(0).at(1), u"–"_s); // from the start
    QVERIFY(gear.rows.at(1).at(1).startsWith(u'+'));
    QVERIFY(gear.rows.at(1).at(2).contains(u"Def"_s));
    const PrintTable &abilities = spearmen->tables.at(1);
    QCOMPARE(abilities.heads.front(), u"Abilities"_s);
    QCOMPARE(abilities.rows.front().front(), u"Steadfast"_s);
    QVERIFY(abilities.rows.front().at(3).size() > 10);
    // A commander's command upgrades, at their price.
    const PrintUnit *lord = unit(printed, u"Lord"_s);
    QVERIFY(lord);
    QCOMPARE(lord->tables.front().heads.at(1), u"Points"_s);
    const auto pennant = std::find_if(lord->tables.front().rows.begin(), lord->tables.front().rows.end(),
                                      [](const QStringList &row) { return row.front() == u"Pennant"_s; });
    QVERIFY(pennant != lord->tables.front().rows.end());
    QCOMPARE(pennant->at(1), u"+7"_s);
}

void PrintGroups::abilitiesAreExplainedOnce()
{
    const PrintDocument printed = document(u"barons-kings-muster.muster"_s);
    const PrintUnit *spearmen = unit(printed, u"Spearmen"_s);
    for (const PrintLine &line : spearmen->lines) {
        for (const PrintItem &item : line.items)
            QVERIFY(item.text != u"Steadfast"_s && item.text != u"Spear"_s);
    }
    for (const PrintGlossaryEntry &entry : printed.glossary)
        QVERIFY2(!entry.name.startsWith(u"Steadfast"_s) && entry.name != u"Medium shield"_s, qPrintable(entry.name));
}

void PrintGroups::cardsCountCasualtiesAndHoldTheDie()
{
    const PrintDocument cards = document(u"barons-kings-muster.muster"_s, PrintLayout::Cards);
    const PrintUnit *knights = unit(cards, u"Foot Knight"_s);
    QVERIFY(knights);
    QCOMPARE(knights->tracks,
             (std::vector<PrintTrack>{{u"Casualties"_s, 6, false}, {u"Morale die"_s, 1, true}}));
    QVERIFY(knights->tables.empty());
    QCOMPARE(knights->lines.front().label, u"Equipment"_s);
    QVERIFY(!knights->lines.front().items.front().explanations.isEmpty());
    // One man, and his die is his group's.
    QVERIFY(unit(cards, u"Lord"_s)->tracks.empty());
}

void PrintGroups::castersHaveTheirSpells()
{
    const PrintDocument cards = document(u"diceless-kings-host.muster"_s, PrintLayout::Cards);
    int casters = 0;
    for (const PrintUnit &unit : cards.units) {
        QCOMPARE(unit.stats.size(), size_t(5)); // CV, DV, RV, minimum, move
        for (const PrintTrack &track : unit.tracks)
            QVERIFY(!track.die);
        QString words;
        for (const PrintLine &line : unit.lines) {
            for (const PrintItem &item : line.items)
                words += item.text + item.explanations.join(u' ');
        }
        casters += words.contains(u"MP"_s) || words.contains(u"magic point"_s, Qt::CaseInsensitive);
    }
    QVERIFY(casters > 0);
}

void PrintGroups::everythingIsOnThePaper_data()
{
    QTest::addColumn<QString>("sample");
    const QDir samples(QStringLiteral(MUSTER_SOURCE_DIR "/resources/samples"));
    for (const QString &name : samples.entryList({u"barons-*"_s, u"diceless-*"_s}))
        QTest::newRow(qPrintable(name)) << name;
}

void PrintGroups::everythingIsOnThePaper()
{
    QFETCH(QString, sample);
    for (const PrintLayout layout : {PrintLayout::Sheet, PrintLayout::Cards}) {
        const PrintDocument printed = document(sample, layout);
        QVERIFY(!printed.units.empty());
        for (const auto paper : {QPageSize::A4, QPageSize::Letter})
            QCOMPARE(missing(printed, readPdf(pdfBytes(printed, {layout, paper}))), QStringList());
    }
}

QTEST_MAIN(PrintGroups)
#include "tst_print_groups.moc"
