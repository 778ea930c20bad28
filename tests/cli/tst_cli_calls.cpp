// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

#include <QDir>

/// How the program is called: commands, options, help, and what it says of a wrong call.
class TestCliCalls : public QObject {
    Q_OBJECT

private slots:
    void games();
    void lists();
    void version();
    void generalHelpHasAnExampleOfEveryCommand();
    void everyCommandHasHelp_data();
    void everyCommandHasHelp();
    void wrongCallIsOneLine_data();
    void wrongCallIsOneLine();
    void otherData();
    void noData();
    void fullDiskIsNoticed();
    void closedPipeIsNoCrash();
    void anyLocale();
};

void TestCliCalls::games()
{
    const Ran ran = runMuster({u"games"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.err.isEmpty());
    QVERIFY2(ran.outLines().filter(QRegularExpression(u"^kow-historical +Kings of War Historical$"_s)).size() == 1, qPrintable(ran.out));
    const QJsonArray json = runMuster({u"games"_s, u"--format"_s, u"json"_s}).json();
    QVERIFY(json.contains(QJsonObject{{u"game"_s, u"kow-historical"_s}, {u"name"_s, u"Kings of War Historical"_s}}));
}

void TestCliCalls::lists()
{
    const Ran ran = runMuster({u"lists"_s, u"kow-historical"_s});
    QCOMPARE(ran.code, 0);
    QStringList ids;
    for (const QString &line : ran.outLines())
        ids += line.section(u' ', 0, 0);
    QCOMPARE(ids.size(), 33); // the master list, 30 themes, mercenaries, mythical units
    for (const QString &id : {u"master"_s, u"mercenaries"_s, u"mythical"_s, u"romans"_s, u"holy-roman-empire"_s})
        QVERIFY2(ids.contains(id), qPrintable(id));
    const QString csv = runMuster({u"lists"_s, u"kow-historical"_s, u"--format=csv"_s}).out;
    QVERIFY(csv.startsWith(u"list,name,era,page,army,units\n"));
    QVERIFY(csv.contains(u"\nmercenaries,Mercenaries,"));
}

void TestCliCalls::version()
{
    const Ran ran = runMuster({u"--version"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(QRegularExpression(uR"(\Amuster \d+\.\d+\.\d+\n\z)"_s).match(ran.out).hasMatch());
}

void TestCliCalls::generalHelpHasAnExampleOfEveryCommand()
{
    const Ran ran = runMuster({u"--help"_s});
    QCOMPARE(ran.code, 0);
    for (const QString &command :
         {u"games"_s, u"lists"_s, u"dump"_s, u"check"_s, u"points"_s, u"compare"_s, u"print"_s, u"lint"_s})
        QVERIFY2(ran.out.contains(u"e.g. muster "_s + command), qPrintable(command));
    for (const QString &line : ran.outLines())
        QVERIFY2(line.size() <= 120, qPrintable(line));
}

void TestCliCalls::everyCommandHasHelp_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command : {"games", "lists", "dump", "check", "points", "compare", "print", "lint"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

void TestCliCalls::everyCommandHasHelp()
{
    QFETCH(QString, command);
    const Ran ran = runMuster({command, u"--help"_s});
    QCOMPARE(ran.code, 0);
    QVERIFY(ran.err.isEmpty());
    QVERIFY(ran.out.startsWith(u"Usage: muster "_s + command));
    QVERIFY(ran.out.contains(u"\nExample:\n  muster "_s + command));
    QVERIFY(!ran.out.contains(u"{game}"));
    QCOMPARE(runMuster({u"help"_s, command}).out, ran.out);
}

void TestCliCalls::wrongCallIsOneLine_data()
{
    QTest::addColumn<QStringList>("call");
    QTest::addColumn<QString>("says");
    const auto row = [](const QString &call, const QString &says) {
        QTest::newRow(qPrintable(call)) << call.split(u' ', Qt::SkipEmptyParts) << says;
    };
    row({}, u"no command"_s);
    row(u"chekc x.muster"_s, u"nearest: check"_s);
    row(u"help chekc"_s, u"nearest: check"_s);
    row(u"frobnicate"_s, u"no command “frobnicate”; see"_s);
    row(u"check"_s, u"check needs FILE..."_s);
    row(u"check x --fromat json"_s, u"nearest: --format"_s);
    row(u"check x --format jsn"_s, u"nearest: json"_s);
    row(u"check x --format"_s, u"needs a value"_s);
    row(u"check x --fixes=1"_s, u"takes no value"_s);
    row(u"check x --format json --format csv"_s, u"given twice"_s);
    row(u"games extra"_s, u"takes no arguments"_s);
    row(u"lists kow-historcal"_s, u"nearest: kow-historical"_s);
    row(u"dump kow-historical roman"_s, u"nearest: romans"_s);
    row(u"dump kow-historical romans more"_s, u"takes only"_s);
    row(u"dump kow-historical --options --upgrades"_s, u"either"_s);
    row(u"compare one.muster"_s, u"compare needs"_s);
    row(u"print x.muster"_s, u"-o"_s);
    row(u"print x.muster -o x.pdf --layout sheets"_s, u"nearest: sheet"_s);
    row(u"games --data /nowhere/at/all"_s, u"no folder"_s);
    row(u"games --data"_s, u"needs a value"_s);
}

void TestCliCalls::wrongCallIsOneLine()
{
    QFETCH(QStringList, call);
    QFETCH(QString, says);
    const Ran ran = runMuster(call);
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.out.isEmpty(), qPrintable(ran.out));
    QCOMPARE(ran.errLines().size(), 1);
    QVERIFY2(ran.err.startsWith(u"muster: ") && ran.err.contains(says), qPrintable(ran.err));
}

void TestCliCalls::otherData()
{
    const Files files;
    QVERIFY(QDir(files.folder()).mkdir(u"tiny"_s));
    files.write(u"tiny/game.yaml"_s, "game: tiny\nname: Tiny Game\nversion: \"1\"\npoints: 100\n"
                                     "stats:\n  - {id: mv, name: Mv, full: Move}\n"
                                     "types:\n  - {id: foot, name: Foot, class: foot}\n"
                                     "rules:\n  - {kind: points-limit, id: points, page: 1}\n");
    files.write(u"tiny/band.yaml"_s, "list: band\nname: Band\nunits:\n"
                                     "  - {name: Fighter, type: foot, page: 1, profiles: [{mv: 6, points: 10}]}\n");
    const Ran games = runMuster({u"--data"_s, files.folder(), u"games"_s});
    QCOMPARE(games.out, u"tiny  Tiny Game\n"_s);
    const Ran dump = runMuster({u"dump"_s, u"tiny"_s, u"--data="_s + files.folder()});
    QCOMPARE(dump.err, QString());
    QCOMPARE(dump.out, u"list,unit,irregular,limit,type,size,models,mv,points,special\n"
                       "band,Fighter,0,,Foot,single,1,6,10,\n"_s);
    const QString army = files.write(u"a.muster"_s, "muster: 1\ngame: tiny\nlist: band\npoints: 15\n"
                                                    "entries: [{unit: fighter}, {unit: fighter}]\n");
    const Ran check = runMuster({u"check"_s, army, u"--data"_s, files.folder()});
    QCOMPARE(check.code, 1);
    QVERIFY2(check.out.contains(u"20 of at most 15 points: 5 too many"), qPrintable(check.out));
}

void TestCliCalls::noData()
{
    const Files empty;
    const Ran ran = runMuster({u"games"_s, u"--data"_s, empty.folder()});
    QCOMPARE(ran.code, 2);
    QVERIFY(ran.err.startsWith(u"muster: no games in "));
}

void TestCliCalls::fullDiskIsNoticed()
{
    if (!QFile::exists(u"/dev/full"_s))
        QSKIP("no /dev/full here");
    QProcess process;
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QStringLiteral(MUSTER_BIN_DIR "/muster"), {u"dump"_s, u"kow-historical"_s});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QVERIFY(process.readAllStandardError().startsWith("muster: the output could not be written: "));
}

void TestCliCalls::closedPipeIsNoCrash()
{
    QProcess process;
    process.start(u"bash"_s, {u"-c"_s, QStringLiteral("{ " MUSTER_BIN_DIR "/muster dump kow-historical --format json; "
                                                      "echo $? >&2; } | true")});
    QVERIFY(process.waitForFinished());
    QVERIFY(QByteArrayList({"0\n", "2\n"}).contains(process.readAllStandardError()));
}

void TestCliCalls::anyLocale()
{
    for (const char *locale : {"C", "POSIX", "de_DE.UTF-8", "nonsense"}) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"LC_ALL"_s, QString::fromLatin1(locale));
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(MUSTER_BIN_DIR "/muster"), {u"games"_s});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }
}

QTEST_GUILESS_MAIN(TestCliCalls)
#include "tst_cli_calls.moc"
