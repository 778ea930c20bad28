// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

#include <QDir>

class TestCliLint : public QObject {
    Q_OBJECT

private slots:
    void shippedDataIsClean();
    void oneFileOfAGame();
    void everythingInOneRun();
    void rulesAreBound();
    void armyFiles();
    void nothingThere_data();
    void nothingThere();
    void hostileFiles_data();
    void hostileFiles();

    void suspicions();
    void aNewGamePassesLint()
    {
        const QTemporaryDir data;
        const QString folder = data.filePath(u"river-clans"_s);
        const Ran made = runMuster({u"new-game"_s, u"river-clans"_s, u"--name"_s, u"The \"River\": Clans"_s, u"-o"_s, folder});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        QCOMPARE(made.outLines().size(), 6);
        const Ran lint = runMuster({u"--data"_s, data.path(), u"lint"_s, folder});
        QVERIFY2(lint.code == 0, qPrintable(lint.out + lint.err));
        QCOMPARE(lint.out, u"1 game, 1 army: no problems\n"_s);
        const Ran check = runMuster({u"--data"_s, data.path(), u"check"_s, folder + u"/example.muster"_s});
        QVERIFY2(check.code == 0, qPrintable(check.out));
        QVERIFY(runMuster({u"--data"_s, data.path(), u"games"_s}).out.contains(u"The \"River\": Clans"_s));
        // What is there is never touched.
        QCOMPARE(runMuster({u"new-game"_s, u"other"_s, u"-o"_s, folder}).code, 2);
        QCOMPARE(runMuster({u"new-game"_s, u"River Clans"_s, u"-o"_s, data.filePath(u"x"_s)}).code, 2);
        QVERIFY(!QDir(data.filePath(u"x"_s)).exists());
        QCOMPARE(runMuster({u"new-game"_s, u"kow-2012"_s, u"-o"_s, data.filePath(u"x"_s)}).code, 2);
    }

private:
    const QString m_lists = QStringLiteral(MUSTER_SOURCE_DIR "/lists");
};

namespace {

const QByteArray tinyGame = R"(game: tiny
name: Tiny Game
version: "1"
points: 100
stats:
  - {id: mv, name: Mv, full: Move}
types:
  - {id: foot, name: Foot, class: foot}
rules:
  - {kind: points-limit, id: points, page: 1}
)";

const QByteArray tinyList = R"(list: band
name: Band
units:
  - {name: Fighter, type: foot, page: 1, profiles: [{mv: 6, points: 10}]}
)";

void writeTiny(const Files &files, const QByteArray &game, const QByteArray &list)
{
    QDir(files.folder()).mkpath(u"tiny/lists"_s);
    files.write(u"tiny/game.yaml"_s, game);
    files.write(u"tiny/lists/band.yaml"_s, list);
}

} // namespace

void TestCliLint::suspicions()
{
    const Files files;
    QByteArray game = tinyGame;
    game.replace("rules:\n", "rules:\n  - {kind: count, id: none, match: {class: foot, trait: brave}, at-most: 1}\n  - {kind: count, id: some, match: {class: foot}, at-most: 1}\n");
    writeTiny(files, game, QByteArray(tinyList).replace("points: 10}]}", "points: 10}], options: [{name: Bow, cost: 1, only: {trait: brave}}]}\n"
                                      "  - {name: Rider, type: foot, profiles: [{mv: 9, points: 10}]}\nglossary:\n  - {name: Old, summary: Unused.}\n  - {name: Kept, spare: true, summary: Unused.}")
                          .replace("name: Band\n", "name: Band\ntraits: []\n"));
    files.write(u"tiny/lists/other.yaml"_s, "list: other\nname: Other\narmy: false\nunits:\n  - {name: Hero, type: foot, traits: [brave], profiles: [{mv: 6, points: 5}]}\n");
    const Ran ran = runMuster({u"lint"_s, u"tiny"_s}, {}, files.folder());
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains(u"warning: nobody can take 'Bow' of Fighter"), qPrintable(ran.out));
    QVERIFY2(ran.out.contains(u"warning: nothing uses the glossary entry 'Old'"), qPrintable(ran.out));
    QVERIFY2(!ran.out.contains(u"Kept"), qPrintable(ran.out));
    QVERIFY2(!ran.out.contains(u"can never apply"), qPrintable(ran.out));   // the hero could
    files.write(u"tiny/lists/groups.yaml"_s, "list: groups\nname: Groups\nunits:\n  - name: Smith\n    type: foot\n    profiles: [{mv: 6, points: 5}]\n"
                                             "    options: [{name: Axe, cost: 1, group: weapon}, {name: Gun, cost: 1, group: wepon}]\n");
    QVERIFY(runMuster({u"lint"_s, u"tiny"_s}, {}, files.folder()).out.contains(u"'Smith' has options of the groups 'weapon' and 'wepon'"_s));
    files.write(u"tiny/lists/other.yaml"_s, "list: other\nname: Other\narmy: false\ntraits: [brave]\n");
    const Ran again = runMuster({u"lint"_s, u"tiny"_s}, {}, files.folder());
    QVERIFY2(again.out.contains(u"game.yaml:10:"_s) && again.out.contains(u"no unit meets 'match' of this rule: it can never apply"), qPrintable(again.out));
}

void TestCliLint::shippedDataIsClean()
{
    const Ran all = runMuster({u"lint"_s});
    QVERIFY2(all.code == 0, qPrintable(all.out));
    QVERIFY(all.out.endsWith(u": no problems\n"));
    const Ran game = runMuster({u"lint"_s, m_lists + u"/kow-historical"_s});
    QCOMPARE(game.out, u"1 game, 0 armies: no problems\n"_s);
}

void TestCliLint::oneFileOfAGame()
{
    const Files files;
    writeTiny(files, tinyGame, QByteArray(tinyList).replace("points: 10", "point: 10"));
    const Ran bad = runMuster({u"lint"_s, files.path(u"tiny/lists/band.yaml"_s)});
    QCOMPARE(bad.code, 1);
    const Ran good = runMuster({u"lint"_s, files.path(u"tiny/game.yaml"_s)});
    QVERIFY2(good.code == 0, qPrintable(good.out));
}

void TestCliLint::everythingInOneRun()
{
    const Files files;
    writeTiny(files, tinyGame,
              "list: band\nname: Band\nunits:\n"
              "  - {name: Fighter, type: fot, page: 1, profiles: [{mv: 6, points: 10}]}\n"
              "  - {name: Archer, type: foot, page: 1, profils: [{mv: 6, points: 10}]}\n"
              "  - {name: Knight, type: foot, page: 1, profiles: [{mv: 6, points: ten}]}\n");
    const Ran ran = runMuster({u"lint"_s, files.folder()});
    QCOMPARE(ran.code, 1);
    const QString file = files.path(u"tiny/lists/band.yaml"_s);
    const QStringList lines = ran.outLines();
    const QRegularExpression shape(uR"(\A.+:\d+:\d+: (error|warning): \S.*\z)"_s);
    for (const QString &line : lines.mid(0, lines.size() - 1))
        QVERIFY2(shape.match(line).hasMatch(), qPrintable(line));
    for (int line : {4, 5, 6})
        QVERIFY2(!lines.filter(u"%1:%2:"_s.arg(file).arg(line)).isEmpty(), qPrintable(ran.out));
    QVERIFY2(!lines.filter(u"profils"_s).filter(u"profiles"_s).isEmpty(), qPrintable(ran.out));
    QVERIFY(lines.last().startsWith(u"1 game, 0 armies: "));
}

void TestCliLint::rulesAreBound()
{
    const Files files;
    writeTiny(files, QByteArray(tinyGame).replace("kind: points-limit", "kind: points-limits"), tinyList);
    const Ran kind = runMuster({u"lint"_s, files.folder()});
    QCOMPARE(kind.code, 1);
    QVERIFY2(kind.out.contains(u"points-limits"), qPrintable(kind.out));
    writeTiny(files, QByteArray(tinyGame).replace("id: points,", "id: points, nonsense: 1,"), tinyList);
    const Ran key = runMuster({u"lint"_s, files.folder()});
    QCOMPARE(key.code, 1);
    QCOMPARE(key.outLines().filter(u"nonsense"_s).size(), 1);
}

void TestCliLint::armyFiles()
{
    const Files files;
    const QString good = files.write(u"good.muster"_s, armies::legal);
    QCOMPARE(runMuster({u"lint"_s, good}).out, u"0 games, 1 army: no problems\n"_s);
    const QString bad = files.write(u"bad.muster"_s, armies::unknownUnit);
    const Ran ran = runMuster({u"lint"_s, files.folder()});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.outLines().first().startsWith(bad + u": error: "_s), qPrintable(ran.out));
    // An army that is merely illegal is written well.
    QCOMPARE(runMuster({u"lint"_s, files.write(u"illegal.muster"_s, armies::tooManyHeroes)}).code, 0);
}

void TestCliLint::nothingThere_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing") << u"/no/such/folder"_s;
    QTest::newRow("neither game nor army") << u"/dev/null"_s;
}

void TestCliLint::nothingThere()
{
    QFETCH(QString, path);
    const Ran ran = runMuster({u"lint"_s, path});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
    const Files empty;
    QCOMPARE(runMuster({u"lint"_s, empty.folder()}).code, 2);
}

void TestCliLint::hostileFiles_data()
{
    QTest::addColumn<QByteArray>("list");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\xff\xfe\0\1", 4);
    QTest::newRow("deep") << "list: " + QByteArray(50000, '[') + QByteArray(50000, ']');
    QTest::newRow("alias") << QByteArray("list: &a [*a]\n");
    QTest::newRow("no map") << QByteArray("- list\n");
    QTest::newRow("wrong types") << QByteArray("list: [1]\nname: {a: b}\nunits: 7\noptions: x\nrules: y\nchoices: z\n");
    QTest::newRow("unit of nothing") << QByteArray("list: band\nname: Band\nunits: [{}, [], x, ~]\n");
    QTest::newRow("extends itself") << QByteArray(
        "list: band\nname: Band\nunits:\n  - {name: F, extends: f, type: foot, page: 1, "
        "profiles: [{mv: 6, points: 10}]}\n");
    QTest::newRow("from itself") << tinyList + "choices: [{from: band, units: [Fighter]}]\n";
    QTest::newRow("selector that bites its tail")
        << tinyList + "rules: [{kind: count, id: c, of: {not: {not: {any: []}}}}]\n";
}

void TestCliLint::hostileFiles()
{
    QFETCH(QByteArray, list);
    const Files files;
    writeTiny(files, tinyGame, list);
    const Ran ran = runMuster({u"lint"_s, files.folder()});
    QVERIFY2(ran.code == 1, qPrintable(u"%1\n%2%3"_s.arg(ran.code).arg(ran.out, ran.err)));
    for (const QString &line : ran.outLines())
        QVERIFY2(line.size() < 400, qPrintable(line));
}

QTEST_GUILESS_MAIN(TestCliLint)
#include "tst_cli_lint.moc"
