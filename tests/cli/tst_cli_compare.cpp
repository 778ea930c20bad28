// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

class TestCliCompare : public QObject {
    Q_OBJECT

private slots:
    void theSame();
    void orderDoesNotCount();
    void differences();
    void threeArmies();
    void packsPurchasesAndExperience();
    void json();
    void unreadable();

private:
    const Files m_files;
    const QString m_first = m_files.write(u"first.muster"_s, armies::legal);
};

void TestCliCompare::theSame()
{
    const Ran ran = runMuster({u"compare"_s, m_first, m_first});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.err, QString());
    const QStringList lines = ran.outLines();
    QCOMPARE(lines.size(), 3);
    QVERIFY2(lines[0].contains(u"Exactly a thousand") && lines[0].contains(u"1,000 of 1,000 points") &&
                 lines[0].contains(u"8 units") && lines[0].endsWith(u"Legal"),
             qPrintable(lines[0]));
    QCOMPARE(lines[2], u"%1 -> %1: the same units"_s.arg(m_first));
}

void TestCliCompare::orderDoesNotCount()
{
    const QString other = m_files.write(u"turned.muster"_s, QByteArray(armies::legal)
                                                                .replace("  - {unit: triarii, size: regiment}\n", "")
                                                                .append("  - {unit: triarii, size: regiment}\n"));
    QVERIFY(runMuster({u"compare"_s, m_first, other}).out.contains(u": the same units"));
}

void TestCliCompare::differences()
{
    const QString other = m_files.write(
        u"second.muster"_s, QByteArray(armies::legal)
                                .replace("size: regiment, options: [pilum]", "size: regiment, options: [testudo]")
                                .replace("  - {unit: small-bolt-thrower}\n", "")
                                .append("  - {unit: hero}\n"));
    const Ran ran = runMuster({u"compare"_s, m_first, other});
    QCOMPARE(ran.code, 0);
    const QStringList lines = ran.outLines().mid(3);
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[0], u"  - Small Bolt Thrower: 55"_s);
    QCOMPARE(lines[1], u"  + Hero: 50"_s);
    QVERIFY2(lines[2].startsWith(u"  ~ Heavy Warriors (Regiment): + Testudo, - Pilum: 145 -> "), qPrintable(lines[2]));
}

void TestCliCompare::threeArmies()
{
    const QString other = m_files.write(u"other.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"compare"_s, m_first, m_first, other});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.outLines().filter(u" -> "_s).filter(m_first).size(), 2);
}

void TestCliCompare::packsPurchasesAndExperience()
{
    const QByteArray army = "muster: 1\nname: Hold\ngame: kow-2012\nlist: dwarfs\npoints: 1000\n%entries:\n"
                            "  - {unit: ironclad, size: regiment%}\n";
    const auto written = [&](const QString &name, const QByteArray &head, const QByteArray &more) {
        QByteArray text = army;
        text.replace(text.indexOf('%'), 1, head);
        text.replace(text.indexOf('%'), 1, more);
        return m_files.write(name, text);
    };
    const QString before = written(u"before.muster"_s, "pack: [siege-defender]\nupgrades: [stone-walls]\n", "");
    const QString after = written(u"after.muster"_s, "pack: [garrison]\n", ", experience: 2");
    const Ran ran = runMuster({u"compare"_s, before, after});
    QCOMPARE(ran.code, 0);
    const QStringList lines = ran.outLines().mid(3);
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[0], u"  - played under Siege, defender"_s);
    QCOMPARE(lines[1], u"  + played under Campaign, garrison"_s);
    QCOMPARE(lines[2], u"  - Stone Walls (Siege defences): 0"_s);
    QVERIFY2(lines[3].contains(u"Ironclad (Regiment): experience 0 -> 2"), qPrintable(lines[3]));
    const Ran json = runMuster({u"compare"_s, before, after, u"--format"_s, u"json"_s});
    const QJsonArray differences = json.json()[1][u"differences"].toArray();
    QCOMPARE(differences.size(), 4);
    QCOMPARE(differences[0][u"pack"], QJsonValue(u"Siege, defender"_s));
    QCOMPARE(differences[2][u"upgrade"], QJsonValue(u"Stone Walls"_s));
}

void TestCliCompare::json()
{
    const QString other = m_files.write(u"other.muster"_s, armies::tooManyHeroes);
    const Ran ran = runMuster({u"compare"_s, m_first, other, u"--format"_s, u"json"_s});
    QCOMPARE(ran.code, 0);
    const QJsonArray array = ran.json();
    QCOMPARE(array.size(), 2);
    QCOMPARE(array[0][u"points"], QJsonValue(1000));
    QVERIFY(array[0][u"differences"].isUndefined());
    QCOMPARE(array[1][u"points"], QJsonValue(235));
    int change = 0;
    for (const QJsonValue &difference : array[1][u"differences"].toArray())
        change += difference[u"points"].toInt();
    QCOMPARE(change, 235 - 1000);
}

void TestCliCompare::unreadable()
{
    const Ran ran = runMuster({u"compare"_s, m_first, m_files.path(u"none.muster"_s)});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
}

QTEST_GUILESS_MAIN(TestCliCompare)
#include "tst_cli_compare.moc"
