// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

class TestCliCheck : public QObject {
    Q_OBJECT

private slots:
    void legalArmy();
    void illegalArmy();
    void consentIsNotLegal();
    void unknownIsNotLegal();
    void unknownGame();
    void everyLineBeginsWithItsFile();
    void json();
    void attachedEntries();
    void csv();
    void fixes();
    void standardInput();
    void severalFiles();
    void unknownPack();
    void points();
};

void TestCliCheck::legalArmy()
{
    const Files files;
    const QString army = files.write(u"a.muster"_s, armies::legal);
    const Ran ran = runMuster({u"check"_s, army});
    QCOMPARE(ran.err, QString());
    QCOMPARE(ran.out, army + u": Legal, 1,000 of 1,000 points\n"_s);
    QCOMPARE(ran.code, 0);
}

void TestCliCheck::illegalArmy()
{
    const Files files;
    const QString army = files.write(u"a.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"check"_s, army});
    QCOMPARE(ran.code, 1);
    const QStringList lines = ran.outLines();
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].startsWith(army + u": error[unlock."_s), qPrintable(ran.out));
    QCOMPARE(lines[1], army + u": Illegal: 1 problem, 235 of 500 points"_s);
}

void TestCliCheck::consentIsNotLegal()
{
    const Files files;
    const QString army = files.write(u"a.muster"_s, armies::mythicalWithoutAgreement);
    const Ran ran = runMuster({u"check"_s, army});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains(u": consent["), qPrintable(ran.out));
    QVERIFY2(!ran.out.contains(u": error["), qPrintable(ran.out));
    QVERIFY(ran.out.contains(u": Legal if your opponent agrees, "));
    const QString agreed = files.write(
        u"b.muster"_s,
        QByteArray(armies::mythicalWithoutAgreement).replace("entries:", "agreements: [mythical]\nentries:"));
    QCOMPARE(runMuster({u"check"_s, agreed}).code, 0);
}

void TestCliCheck::unknownIsNotLegal()
{
    const Files files;
    const Ran ran = runMuster({u"check"_s, files.write(u"a.muster"_s, armies::unknownUnit)});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains(u": unknown[") && ran.out.contains(u"heavy-worriers"), qPrintable(ran.out));
    QVERIFY(ran.out.contains(u": Cannot be judged: "));
}

void TestCliCheck::unknownGame()
{
    const Files files;
    const QString army = files.write(u"a.muster"_s, "muster: 1\ngame: chess\nlist: white\npoints: 10\nentries: []\n");
    const Ran ran = runMuster({u"check"_s, army});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains(u": unknown[") && ran.out.contains(u"no game “chess”"), qPrintable(ran.out));
}

void TestCliCheck::everyLineBeginsWithItsFile()
{
    const Files files;
    const QString a = files.write(u"a.muster"_s, armies::tooManyHeroes);
    const QString b = files.write(
        u"b.muster"_s, QByteArray(armies::unknownUnit).replace("heavy-worriers", "\"bad\\nunit \\e[31m\\u202e\""));
    const QRegularExpression shape(
        uR"(\A.*\.muster: ((error|unknown|consent|advice|fix)\[[a-z0-9.-]+\]: \S.*|(Legal|Illegal|Cannot).*points)\z)"_s);
    const Ran ran = runMuster({u"check"_s, a, b, u"--fixes"_s});
    for (const QString &line : ran.outLines()) {
        QVERIFY2(shape.match(line).hasMatch(), qPrintable(line));
        QVERIFY(!line.contains(QChar(0x1b)) && !line.contains(QChar(0x202e)));
    }
}

void TestCliCheck::attachedEntries()
{
    const Files files;
    const QString army = files.write(u"a.muster"_s, R"(game: barons-war
points: 500
entries:
  - {unit: foot-sergeant, experience: regular, models: 3}
  - {unit: levy, experience: green, models: 5, options: [spear], led-by: {unit: lord, experience: regular}}
)");
    const QJsonObject read = runMuster({u"check"_s, army, u"--format"_s, u"json"_s}).json()[0].toObject();
    QCOMPARE(read[u"list"_s].toString(), u"retinue"_s);   // the only one
    QCOMPARE(read[u"points"_s].toInt(), 3 * 19 + 5 * 10 + 34);
    const QJsonArray findings = read[u"findings"_s].toArray();
    QCOMPARE(findings.size(), 1);
    const QJsonObject finding = findings[0].toObject();
    QCOMPARE(finding[u"id"_s].toString(), u"command.leads"_s);
    QCOMPARE(finding[u"entries"_s].toArray(), (QJsonArray{1, 1}));
    QCOMPARE(finding[u"units"_s].toArray(), (QJsonArray{u"Lord (leading Levy)"_s, u"Levy"_s}));
    QCOMPARE(finding[u"fixes"_s].toArray()[0].toObject()[u"text"_s].toString(), u"Let Lord lead Foot Sergeant"_s);
}

void TestCliCheck::json()
{
    const Files files;
    const QString good = files.write(u"a.muster"_s, armies::legal);
    const QString bad = files.write(u"b.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"check"_s, good, bad, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 1);
    const QJsonArray array = ran.json();
    QCOMPARE(array.size(), 2);
    const QJsonObject first = array[0].toObject();
    QCOMPARE(first[u"file"], QJsonValue(good));
    QCOMPARE(first[u"name"], QJsonValue(u"Exactly a thousand"_s));
    QCOMPARE(first[u"game"], QJsonValue(u"kow-historical"_s));
    QCOMPARE(first[u"list"], QJsonValue(u"romans"_s));
    QCOMPARE(first[u"limit"], QJsonValue(1000));
    QCOMPARE(first[u"points"], QJsonValue(1000));
    QCOMPARE(first[u"legal"], QJsonValue(true));
    QCOMPARE(first[u"findings"], QJsonValue(QJsonArray()));
    const QJsonObject second = array[1].toObject();
    QCOMPARE(second[u"legal"], QJsonValue(false));
    const QJsonObject finding = second[u"findings"][0].toObject();
    QVERIFY(finding[u"id"].toString().startsWith(u"unlock."));
    QCOMPARE(finding[u"severity"], QJsonValue(u"error"_s));
    QVERIFY(!finding[u"message"].toString().isEmpty());
    QVERIFY(!finding[u"page"].toString().isEmpty());
    QVERIFY(!finding[u"fixes"].toArray().isEmpty());
    QVERIFY(!finding[u"fixes"][0][u"text"].toString().isEmpty());
    for (const QJsonValue &entry : finding[u"entries"].toArray())
        QVERIFY(entry.isDouble() && entry.toInt() >= 0 && entry.toInt() < 3);
}

void TestCliCheck::csv()
{
    const Files files;
    const QString good = files.write(u"a.muster"_s, armies::legal);
    const QString bad = files.write(u"b.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"check"_s, good, bad, u"--format"_s, u"csv"_s});
    QCOMPARE(ran.code, 1);
    const QStringList lines = ran.outLines();
    QCOMPARE(lines[0], u"file,name,game,list,limit,points,legal,verdict,severity,id,message,page"_s);
    QCOMPARE(lines[1], good + u",Exactly a thousand,kow-historical,romans,1000,1000,1,legal,,,,"_s);
    QVERIFY2(lines[2].startsWith(bad + u",,kow-historical,master,500,235,0,illegal,error,unlock."_s),
             qPrintable(lines[2]));
}

void TestCliCheck::fixes()
{
    const Files files;
    const QString army = files.write(u"a.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"check"_s, u"--fixes"_s, army});
    QCOMPARE(ran.code, 1);
    QVERIFY2(ran.out.contains(army + u": fix[unlock."_s), qPrintable(ran.out));
}

void TestCliCheck::standardInput()
{
    const Ran ran = runMuster({u"check"_s, u"-"_s}, armies::legal);
    QCOMPARE(ran.code, 0);
    const Ran broken = runMuster({u"check"_s, u"-"_s}, "nothing: [");
    QCOMPARE(broken.code, 2);
    QVERIFY2(broken.err.startsWith(u"standard input:"), qPrintable(broken.err));
}

void TestCliCheck::severalFiles()
{
    const Files files;
    const QString good = files.write(u"a.muster"_s, armies::legal);
    const QString bad = files.write(u"b.muster"_s, armies::tooManyHeroes);
    const QString missing = files.path(u"c.muster"_s);
    QCOMPARE(runMuster({u"check"_s, good, good}).code, 0);
    QCOMPARE(runMuster({u"check"_s, good, bad, good}).code, 1);
    const Ran ran = runMuster({u"check"_s, missing, bad, good});
    QCOMPARE(ran.code, 2);
    QVERIFY(ran.out.contains(bad + u": Illegal"_s) && ran.out.contains(good + u": Legal"_s));
    QCOMPARE(ran.errLines().size(), 1);
}

void TestCliCheck::unknownPack()
{
    const Files files;
    const Ran ran = runMuster({u"check"_s, files.write(u"a.muster"_s, armies::legal), u"--pack"_s, u"no-such-pack"_s});
    QCOMPARE(ran.code, 2);
    QVERIFY2(ran.err.contains(u"no pack “no-such-pack”"), qPrintable(ran.err));
}

void TestCliCheck::points()
{
    const Files files;
    const QString good = files.write(u"a.muster"_s, armies::legal);
    const QString bad = files.write(u"b.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"points"_s, good, bad});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.out, good + u": 1000 of 1000 points\n"_s + bad + u": 235 of 500 points\n"_s);
    QCOMPARE(runMuster({u"points"_s, bad, u"--format"_s, u"csv"_s}).out,
             u"file,points,limit\n"_s + bad + u",235,500\n"_s);
    QCOMPARE(runMuster({u"points"_s, files.path(u"none"_s)}).code, 2);
}

QTEST_GUILESS_MAIN(TestCliCheck)
#include "tst_cli_check.moc"
