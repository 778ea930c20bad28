// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_folder.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestGameLoader : public QObject {
    Q_OBJECT

private slots:
    void aGoodGameLoadsWithoutAWord()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        const auto loaded = folder.load();
        QVERIFY2(loaded.problems.isEmpty(), loaded.problems.isEmpty() ? "" : qPrintable(loaded.problems[0].text()));
        QVERIFY(loaded.value);
        const Game &game = **loaded.value;
        QCOMPARE(game.lists.size(), size_t(2));
        QCOMPARE(game.lists[0]->id.str(), u"folk"_s);   // army lists first
        const ListUnit *warriors = game.lists[0]->find(u"fighters"_id);
        QVERIFY(warriors);
        QCOMPARE(warriors->unit->name, u"Warriors"_s);
        QCOMPARE(warriors->profiles[1]->models, 40);
        QVERIFY(game.upgrade(u"fierce"_id));
    }

    void whatIsWrongIsNamedWithItsPlace_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("find");
        QTest::addColumn<QByteArray>("put");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char *name, const char *file, const char *find, const char *put, const char *expected) {
            QTest::newRow(name) << QString::fromUtf8(file) << QByteArray(find) << QByteArray(put) << QString::fromUtf8(expected);
        };
        row("unknown key", "folk.yaml", "irregular: true", "iregular: true",
            "folk.yaml:18:5: error: unknown key 'iregular' of the unit; expected 'irregular'");
        row("unknown type", "folk.yaml", "type: hero-inf", "type: hero-inv", "unknown type 'hero-inv'; expected 'hero-inf'");
        row("unknown rule", "folk.yaml", "special: [Shortbows]", "special: [Shortbow]", "special rule 'Shortbow' is not in the glossary");
        row("missing parameter", "folk.yaml", "[Crushing Strength (1), Individual]", "[Crushing Strength, Individual]", "lacks its parameter");
        row("missing stat", "folk.yaml", "sp: 5, de: 3+, att: 8", "sp: 5, att: 8", "the profile lacks 'de'");
        row("unknown size", "folk.yaml", "{troop: 5, horde: 12}", "{troop: 5, hord: 12}", "unknown size 'hord'; expected 'horde'");
        row("points a word", "folk.yaml", "points: 75", "points: few", "'points' is 'few'");
        row("unknown selector key", "folk.yaml", "only: {tag: short}", "only: {tags: short}", "unknown key 'tags' of the selector; expected 'tag'");
        row("unknown unit in selector", "folk.yaml", "{unit: Warriors}", "{unit: Wariors}", "unknown unit 'Wariors'; expected 'warriors'");
        row("unknown stat in effect", "folk.yaml", "{set: {sp: 8}", "{set: {spd: 8}", "unknown stat 'spd'; expected one of sp, de, att");
        row("two units", "folk.yaml", "name: Archers", "name: Warriors", "a second unit 'warriors' in this list");
        row("list id twice", "strangers.yaml", "list: strangers", "list: folk", "a second list 'folk'");
        row("unknown list in permission", "game.yaml", "from: strangers", "from: stranger", "unknown list 'stranger'; expected 'strangers'");
        row("unknown agreement", "game.yaml", "agreement: guests, irregular", "agreement: quests, irregular", "unknown agreement 'quests'; expected 'guests'");
        row("first key", "strangers.yaml", "list: strangers", "lst: strangers", "first key is 'lst'; expected one of game, list, pool, glossary, pack");
        row("no version", "game.yaml", "version: \"1\"\n", "", "the game lacks 'version'");
        row("upgrade without summary", "pools/skills.yaml", "summary: Faster., ", "", "the upgrade lacks 'summary'");
        row("bigger and cheaper", "folk.yaml", "points: 165", "points: 60", "warning: Warriors, Horde: costs no more than the smaller size");
        row("bigger and weaker", "folk.yaml", "att: 25", "att: 10", "warning: Warriors, Horde: Att is no better");
        row("profile no map", "folk.yaml", "      - {size: horde, sp: 5, de: 4+, att: 25, points: 165}", "      - horde", "the profile is 'horde'; expected a map");
        row("list id with capitals", "strangers.yaml", "list: strangers", "list: Strangers", "'list' is 'Strangers'; expected 'strangers'");
        row("syntax", "folk.yaml", "units:", "units: [", "not valid YAML");
        row("alias", "folk.yaml", "page: 11", "page: &x 11", "an anchor");
    }

    void whatIsWrongIsNamedWithItsPlace()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, find);
        QFETCH(QByteArray, put);
        QFETCH(QString, expected);
        TestGameFolder folder;
        folder.writeSmallGame();
        QFile source(folder.path() + u'/' + file);
        QVERIFY(source.open(QIODevice::ReadOnly));
        QByteArray text = source.readAll();
        QVERIFY(text.contains(find));
        text.replace(text.indexOf(find), find.size(), put);
        folder.write(file, text);
        const auto loaded = folder.load();
        QStringList lines;
        for (const Problem &problem : loaded.problems)
            lines.append(problem.text());
        const QString all = lines.join(u'\n');
        QVERIFY2(all.contains(expected), qPrintable(all));
        for (const Problem &problem : loaded.problems)
            QVERIFY2(problem.where.file.endsWith(u".yaml"), qPrintable(problem.text()));
    }

    void everythingWrongIsSaidInOneRun()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        folder.write(u"bad1.yaml"_s, "list: bad1\nname: Bad\nunits:\n  - {name: X, type: nothing, page: 1, profiles: []}\n  - 7\n");
        folder.write(u"bad2.yaml"_s, "list: [");
        folder.write(u"bad3.yaml"_s, "what: ever\n");
        const auto loaded = folder.load();
        QVERIFY(loaded.value);   // one bad list never stops the game
        QVERIFY(loaded.problems.size() >= 4);
        QVERIFY((*loaded.value)->list(u"folk"_id));
    }

    void aFolderWithoutAGame()
    {
        QTemporaryDir folder;
        const auto loaded = loadGame(folder.path());
        QVERIFY(!loaded.value);
        QCOMPARE(loaded.problems.size(), 1);
        QVERIFY(!loadGame(u"/no/such/folder"_s).value);
    }

    void additionsComeFromElsewhere()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        TestGameFolder mine;
        mine.write(u"cup.yaml"_s, "pack: cup\nname: Cup\n");
        mine.write(u"more.yaml"_s, "list: more\nname: More\nunits:\n  - {name: Extra, type: infantry, profiles: [{size: troop, sp: 5, de: 3+, att: 10, points: 50}]}\n");
        auto loaded = loadGame(folder.path(), {mine.path()});
        QVERIFY(loaded.value);
        QVERIFY(!(*loaded.value)->flawed);
        QVERIFY((*loaded.value)->pack(u"cup"_id));
        QVERIFY((*loaded.value)->list(u"more"_id));
        // A broken one is reported and left out; the rest stays, and the game stays sound.
        mine.write(u"bad.yaml"_s, "list: bad\nname: Bad\nunits:\n  - {name: Wrong, type: dragon, profiles: []}\n");
        mine.write(u"worse.yaml"_s, "list: worse\nname: [\n");
        mine.write(u"game.yaml"_s, "game: other\nname: Other\nversion: \"1\"\nstats: [{name: Sp}]\n");
        loaded = loadGame(folder.path(), {mine.path()});
        QVERIFY(loaded.value);
        QVERIFY(hasErrors(loaded.problems));
        QVERIFY(!(*loaded.value)->flawed);
        QVERIFY((*loaded.value)->pack(u"cup"_id));
        QVERIFY((*loaded.value)->list(u"more"_id));
        QVERIFY(!(*loaded.value)->list(u"bad"_id));
        QVERIFY((*loaded.value)->list(u"folk"_id));
    }

    void additionsAreFoundByTheNameOfTheirFolder()
    {
        QTemporaryDir shipped;
        QTemporaryDir own;
        const auto write = [](const QTemporaryDir &folder, const QString &name, const char *text) {
            QDir(folder.path()).mkpath(QFileInfo(name).path());
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write(shipped, u"tiny/game.yaml"_s, "game: tiny\nname: Tiny\n");
        write(own, u"tiny/cup.yaml"_s, "pack: cup\nname: Cup\n");
        auto games = findGames({own.path(), shipped.path()});
        QCOMPARE(games.size(), size_t(1));
        QCOMPARE(games[0].path, shipped.filePath(u"tiny"_s));
        QCOMPARE(games[0].additions, QStringList{own.filePath(u"tiny"_s)});
        // One's own game goes before a shipped one, and that is said.
        write(own, u"mine/game.yaml"_s, "game: tiny\nname: Mine\n");
        games = findGames({own.path(), shipped.path()});
        QCOMPARE(games[0].path, own.filePath(u"mine"_s));
        QCOMPARE(games[0].shadowed, QStringList{shipped.filePath(u"tiny"_s)});
    }

    void gamesAreFoundByTheirFolders()
    {
        QTemporaryDir data;
        QDir(data.path()).mkpath(u"tiny"_s);
        QFile file(data.filePath(u"tiny/game.yaml"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("game: tiny\nname: \"Tiny Game\"\n");
        file.close();
        const auto games = findGames({data.path(), data.path()});
        QCOMPARE(games.size(), size_t(1));
        QCOMPARE(games[0].name, u"Tiny Game"_s);
        QDir(data.path()).mkpath(u"other"_s);
        QFile other(data.filePath(u"other/game.yaml"_s));
        QVERIFY(other.open(QIODevice::WriteOnly));
        other.write("game: \"other\" # mine\nstats:\n  - id: sp\n    name: Sp\nname: Other\n");
        other.close();
        const auto both = findGames({data.path()});
        QCOMPARE(both.size(), size_t(2));
        QCOMPARE(both[0].id.str(), u"other"_s);
        QCOMPARE(both[0].name, u"Other"_s);
    }
};

QTEST_GUILESS_MAIN(TestGameLoader)
#include "tst_game_loader.moc"
