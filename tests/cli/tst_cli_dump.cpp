// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

#include <QDir>

class TestCliDump : public QObject {
    Q_OBJECT

private slots:
    void profilesAsCsv();
    void gamesOfModels();
    void rowsStandWhereTheBookPrintsThem();
    void agreesWithTheSecondTranscription_data();
    void agreesWithTheSecondTranscription();
    void oneList();
    void profilesAsJson();
    void options();
    void upgrades();
};

namespace {

const QString game = u"kow-historical"_s;

/// Splits a line of CSV whose quoted cells hold no line breaks.
QStringList cells(const QString &line)
{
    QStringList found;
    QString cell;
    bool quoted = false;
    for (const QChar c : line) {
        if (c == u'"') {
            quoted = !quoted;
        } else if (c == u',' && !quoted) {
            found += cell;
            cell.clear();
        } else {
            cell += c;
        }
    }
    return found << cell;
}

} // namespace

void TestCliDump::profilesAsCsv()
{
    const Ran ran = runMuster({u"dump"_s, game, u"--format"_s, u"csv"_s});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err, QString());
    QStringList lines = ran.outLines();
    QCOMPARE(lines.takeFirst(), u"list,unit,irregular,limit,type,size,models,sp,me,ra,de,att,ne,points,special"_s);
    QCOMPARE(lines.size(), 301);
    QHash<QString, int> byList;
    for (const QString &line : lines) {
        const QStringList row = cells(line);
        QCOMPARE(row.size(), 15);
        ++byList[row[0]];
        QVERIFY(row[2] == u"0" || row[2] == u"1");
        for (int column : {6, 13}) {
            bool number = false;
            QVERIFY2(row[column].toInt(&number) > 0 && number, qPrintable(line));
        }
        QVERIFY2(!row[1].contains(u'*') && !row[1].contains(u'[') && !row[5].isEmpty(), qPrintable(line));
    }
    QCOMPARE(byList[u"master"_s], 68);
    QCOMPARE(byList[u"mercenaries"_s], 14);
    QCOMPARE(byList[u"mythical"_s], 21);
    QCOMPARE(byList.size(), 33);
}

void TestCliDump::gamesOfModels()
{
    // By the model, without what the player makes up himself; equipment is no special rule.
    QStringList warriors = runMuster({u"dump"_s, u"barons-war"_s, u"--format"_s, u"csv"_s}).outLines();
    QCOMPARE(warriors.takeFirst(), u"list,unit,irregular,limit,type,size,models,mv,att,def,mor,act,points,special"_s);
    QCOMPARE(warriors.size(), 57);
    QVERIFY(warriors.contains(u"retinue,Foot Knight,0,,Infantry,regular,1,4,5+,5+,4+,1,21,Chivalry; Live by the Sword"_s));
    QVERIFY(warriors.contains(u"retinue,Little John,0,,Infantry,single,1,5,4+,6+,3+,1,25,Merry Men (Little John); Weapons Master"_s));
    for (const QString &line : warriors)
        QCOMPARE(cells(line)[6], u"1"_s);
    QStringList models = runMuster({u"dump"_s, u"diceless-fantasy"_s, u"--format"_s, u"csv"_s}).outLines();
    QCOMPARE(models.takeFirst(), u"list,unit,irregular,limit,type,size,models,cv,dv,rv,min,move,points,special"_s);
    QCOMPARE(models.size(), 24);
}

void TestCliDump::rowsStandWhereTheBookPrintsThem()
{
    const QStringList lines = runMuster({u"dump"_s, game}).outLines();
    const auto has = [&](const QString &start) {
        return std::any_of(lines.begin(), lines.end(), [&](const QString &line) { return line.startsWith(start); });
    };
    QVERIFY(has(u"egyptians,Chariots,0,,"_s));
    QVERIFY(has(u"romans,Gladiators,1,,Infantry,troop,10,5,"_s) || has(u"romans,Gladiators,"_s));
    QVERIFY(has(u"master,General,0,"_s));
    for (const QString &line : lines.filter(QRegularExpression(u"^egyptians,Chariots,"_s)))
        QVERIFY2(line.contains(u",legion,"), qPrintable(line));
}

/// Every book was read twice: the tables in tests/data were made without sight of the first reading.
void TestCliDump::agreesWithTheSecondTranscription_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &file : QDir(QStringLiteral(MUSTER_SOURCE_DIR "/tests/data")).entryList({u"*.csv"_s}))
        QTest::newRow(qPrintable(file)) << QString(file).chopped(4);
}

void TestCliDump::agreesWithTheSecondTranscription()
{
    QFETCH(QString, id);
    QFile file(QStringLiteral(MUSTER_SOURCE_DIR "/tests/data/%1.csv").arg(id));
    QVERIFY(file.open(QIODevice::ReadOnly | QIODevice::Text));
    QStringList expected = QString::fromUtf8(file.readAll()).split(u'\n', Qt::SkipEmptyParts);
    const Ran ran = runMuster({u"dump"_s, id, u"--format"_s, u"csv"_s});
    QCOMPARE(ran.code, 0);
    QStringList lines = ran.outLines();
    // The tables lack what stands in words: the special rules.
    for (QString &line : lines)
        line = cells(line).mid(0, int(cells(expected.front()).size())).join(u',');
    for (QString &line : expected)
        line = cells(line).join(u',');
    lines.sort();
    expected.sort();
    QCOMPARE(lines, expected);
}

void TestCliDump::oneList()
{
    const QStringList all = runMuster({u"dump"_s, game}).outLines();
    const QStringList romans = runMuster({u"dump"_s, game, u"romans"_s}).outLines();
    QCOMPARE(romans.mid(1), all.filter(QRegularExpression(u"^romans,"_s)));
    QVERIFY(romans.size() > 1);
}

void TestCliDump::profilesAsJson()
{
    const Ran ran = runMuster({u"dump"_s, game, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    const QJsonArray rows = ran.json();
    QCOMPARE(rows.size(), 301);
    for (const QJsonValue &value : rows) {
        const QJsonObject row = value.toObject();
        QCOMPARE(row.size(), 15);
        QVERIFY(row[u"points"].isDouble() && row[u"special"].isArray() && row[u"sp"].isString());
        QVERIFY(row[u"limit"].isNull() || row[u"limit"].isDouble());
    }
}

void TestCliDump::options()
{
    const Ran ran = runMuster({u"dump"_s, game, u"romans"_s, u"--options"_s, u"--format"_s, u"csv"_s});
    QCOMPARE(ran.code, 0);
    const QStringList lines = ran.outLines();
    QCOMPARE(lines.first(), u"list,unit,option,cost,applies-to,effect"_s);
    bool armyOption = false;
    for (const QString &line : lines) {
        const QStringList row = cells(line);
        QCOMPARE(row.size(), 6);
        armyOption = armyOption || (row[1].isEmpty() && row[2] == u"Pilum" && !row[4].isEmpty() && !row[5].isEmpty());
    }
    QVERIFY2(armyOption, qPrintable(ran.out));
    QVERIFY(runMuster({u"dump"_s, game, u"--options"_s}).outLines().size() > 70);
}

void TestCliDump::upgrades()
{
    const Ran ran = runMuster({u"dump"_s, game, u"--upgrades"_s});
    QCOMPARE(ran.code, 0);
    const QStringList lines = ran.outLines();
    QCOMPARE(lines.first(), u"list,unit,option,cost,applies-to,effect"_s);
    QCOMPARE(lines.size(), 23);
    for (const QString &line : lines.mid(1))
        QVERIFY2(line.startsWith(u"veteran-abilities,,"), qPrintable(line));
    QVERIFY(!lines.filter(QRegularExpression(u",Claymores,30,"_s)).isEmpty());
}

QTEST_GUILESS_MAIN(TestCliDump)
#include "tst_cli_dump.moc"
