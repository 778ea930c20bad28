// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/resource.h>
#include <csignal>
#include <unistd.h>

using namespace muster;
using namespace Qt::StringLiterals;

namespace {

const QByteArray caesar = R"(muster: 1
name: Caesar's Tenth
game: kow-historical
list: romans
points: 2000
agreements: [mythical]
entries:
  - {unit: heavy-warriors, size: horde, options: [pilum], upgrades: [bloodlust], name: Legio X}
  - {unit: gaius-julius-caesar, options: [horse]}
)";

} // namespace

class TestArmyFile : public QObject {
    Q_OBJECT

private slots:
    void readsAHandWrittenArmy()
    {
        const auto army = readArmy(caesar, u"a.muster"_s);
        QVERIFY2(army.value, army.problems.isEmpty() ? "" : qPrintable(army.problems[0].text()));
        QCOMPARE(army.value->header.name, u"Caesar's Tenth"_s);
        QCOMPARE(army.value->header.points, 2000);
        QVERIFY(army.value->header.agrees(u"mythical"_id));
        QCOMPARE(army.value->entries.size(), size_t(2));
        QVERIFY(army.value->entries[0].takes(u"pilum"_id));
        QVERIFY(army.value->entries[0].takes(u"bloodlust"_id));
        QVERIFY(army.value->entries[0].key != army.value->entries[1].key);
    }

    void namesAreTakenForTheirIds()
    {
        const auto army = readArmy("muster: 1\ngame: g\nlist: Holy Roman Empire\npoints: 1\nentries: [{unit: War Dogs, size: Horde}]\n", u"a"_s);
        QVERIFY(army.value);
        QCOMPARE(army.value->header.list.str(), u"holy-roman-empire"_s);
        QCOMPARE(army.value->entries[0].unit.str(), u"war-dogs"_s);
        QCOMPARE(army.value->entries[0].size.str(), u"horde"_s);
    }

    void whatIsUnknownStaysWordForWord()
    {
        const QByteArray text = "muster: 1\ngame: g\nlist: l\npoints: 10\ncamp: {fires: [\"007\", 7]}\nentries:\n"
                                "  - {unit: baron, experience: 12, led-by: {unit: lord, horse: white}}\n";
        const auto army = readArmy(text, u"a"_s);
        QVERIFY(army.value);
        const QByteArray again = writeArmy(*army.value);
        QVERIFY2(again.contains("camp: {fires: [\"007\", 7]}\n"), again);
        QVERIFY2(again.contains("experience: 12"), again);   // a number is no level
        QVERIFY2(again.contains("led-by: {unit: lord, horse: white}"), again);
        QVERIFY(sameContent(*readArmy(again, u"a"_s).value, *army.value));
    }

    void readsAGroupWithItsLeader()
    {
        const QByteArray text = "game: g\npoints: 10\nretinue-commander: 2\nentries:\n"
                                "  - {unit: levy, experience: green, models: 6}\n"
                                "  - unit: foot-knight\n    experience: Regular\n    models: 5\n"
                                "    led-by: {unit: baron, options: [shield], command: [bannerman], steps: {attack: 2}, name: Odo}\n"
                                "  - {unit: band, members: [john, {unit: will, name: Red}]}\n";
        const auto read = readArmy(text, u"a"_s);
        QVERIFY2(read.value, read.problems.isEmpty() ? "" : qPrintable(read.problems[0].text()));
        const Army &army = *read.value;
        QVERIFY(army.extras.empty());
        QCOMPARE(army.entries[1].size.str(), u"regular"_s);
        const Entry *baron = army.entries[1].leader();
        QVERIFY(baron);
        QCOMPARE(baron->options, (std::vector<Id>{u"shield"_id, u"bannerman"_id, u"attack"_id, u"attack"_id}));
        QCOMPARE(army.find(baron->key), baron);
        QCOMPARE(army.hostOf(baron->key), &army.entries[1]);
        QCOMPARE(army.indexOf(baron->key), -1);
        QCOMPARE(army.placeOf(baron->key), 1);
        QCOMPARE(army.chief(), baron);
        QCOMPARE(army.entries[2].attached.size(), size_t(2));
        QVERIFY(army.entries[2].attached[0].role == Entry::Role::Member);
        QVERIFY(!army.entries[2].leader());

        const QByteArray again = writeArmy(army);
        QVERIFY2(again.contains("experience: regular"), again);
        QVERIFY2(again.contains("members: [john, {unit: will, name: Red}]"), again);
        QVERIFY2(again.contains("retinue-commander: 2\n"), again);
        QVERIFY2(!again.contains("list:"), again);
        QVERIFY(sameContent(*readArmy(again, u"a"_s).value, army));
    }

    void theChiefIsTheNumberOfAnEntry()
    {
        // One whose entry has no leader is named all the same; one of no entry stays word for word.
        const QByteArray begin = "game: g\npoints: 10\nentries: [{unit: levy}]\nretinue-commander: ";
        const Army unled = *readArmy(begin + "1\n", u"a"_s).value;
        QCOMPARE(unled.chief(), &unled.entries[0]);
        const Army nobody = *readArmy(begin + "2\n", u"a"_s).value;
        QVERIFY(!nobody.chief());
        QVERIFY(writeArmy(nobody).contains("retinue-commander: 2\n"));
        QVERIFY(!readArmy(begin + "{a: 1}\n", u"a"_s).value->chief());
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("a newer version") << QByteArray("muster: 2\ngame: g\nlist: l\npoints: 1\n")
                                         << u"a:1:9: error: written by a newer version of Muster Roll"_s;
        QTest::newRow("negative points") << QByteArray("muster: 1\ngame: g\nlist: l\npoints: -5\n")
                                         << u"a:4:9: error: 'points' is '-5'; expected a whole number from 1"_s;
        QTest::newRow("absurd points") << QByteArray("muster: 1\ngame: g\nlist: l\npoints: 99999999999999\n") << u"points"_s;
        QTest::newRow("points a word") << QByteArray("muster: 1\ngame: g\nlist: l\npoints: many\n") << u"points"_s;
        QTest::newRow("no game") << QByteArray("muster: 1\nlist: l\npoints: 1\n") << u"a:1:1: error: the army lacks 'game'"_s;
        QTest::newRow("a list") << QByteArray("- a\n- b\n") << u"expected a map"_s;
        QTest::newRow("entries a word") << QByteArray("muster: 1\ngame: g\nlist: l\npoints: 1\nentries: all\n")
                                        << u"the entry is 'all'; expected a map"_s;
        QTest::newRow("options a map") << QByteArray("muster: 1\ngame: g\nlist: l\npoints: 1\nentries: [{unit: u, options: {a: 1}}]\n")
                                       << u"expected text"_s;
        QTest::newRow("led by nothing") << QByteArray("game: g\npoints: 1\nentries: [{unit: u, led-by: \"\"}]\n")
                                        << u"the entry is"_s;
        QTest::newRow("steps a word") << QByteArray("game: g\npoints: 1\nentries: [{unit: u, steps: {attack: many}}]\n")
                                      << u"'attack' is 'many'; expected a whole number from 0 to 100"_s;
        QTest::newRow("long name") << QByteArray("game: g\nlist: l\npoints: 1\nname: ") + QByteArray(1001, 'x') + "\n"
                                   << u"a:4:7: error: 'name' has 1,001 characters; expected at most 1,000"_s;
        QTest::newRow("long id") << QByteArray("game: g\nlist: l\npoints: 1\nentries: [{unit: ") + QByteArray(300, 'x') + "}]\n"
                                 << u"'unit' has 300 characters; expected an id"_s;
        QTest::newRow("many options") << QByteArray("game: g\nlist: l\npoints: 1\nentries: [{unit: u, options: [") + QByteArray("x,").repeated(300) + "x]}]\n"
                                      << u"301 in 'options'; expected at most 200"_s;
        QTest::newRow("name a list") << QByteArray("muster: 1\nname: [x]\ngame: g\nlist: l\npoints: 1\n") << u"expected text"_s;
    }

    void refuses()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, message);
        const auto army = readArmy(text, u"a"_s);
        QVERIFY(!army.value);
        QVERIFY(!army.problems.isEmpty());
        QVERIFY2(army.problems.first().text().contains(message), qPrintable(army.problems.first().text()));
    }

    void aFileWithoutVersionOrEntriesIsOneWrittenByHand()
    {
        QVERIFY(readArmy("game: g\nlist: l\npoints: 1\nentries:\n", u"a"_s).value);
    }

    void whatWouldNotOpenAgainIsNotSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.muster"_s);
        Army army = *readArmy(caesar, u"a"_s).value;
        QVERIFY(!saveArmyFile(army, path));
        const QByteArray before = writeArmy(army);
        army.header.notes = QString(5'000'000, u'x');
        const auto problem = saveArmyFile(army, path);
        QVERIFY(problem);
        QVERIFY2(problem->message.contains(u"larger than 4 MiB"), qPrintable(problem->message));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    void savingKeepsWhatWasThereBefore()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.muster"_s);
        Army army = *readArmy(caesar, u"a"_s).value;
        QVERIFY(!saveArmyFile(army, path));
        const QByteArray first = writeArmy(army);
        army.header.name = u"Other"_s;
        QVERIFY(!saveArmyFile(army, path));
        QFile backup(path + u'~');
        QVERIFY(backup.open(QIODevice::ReadOnly));
        QCOMPARE(backup.readAll(), first);
        QVERIFY(sameContent(*readArmyFile(path).value, army));
    }

    void aFailedSaveLeavesTheOldFileAndSaysWhy()
    {
        const Army army = *readArmy(caesar, u"a"_s).value;
        QTemporaryDir folder;
        const auto missing = saveArmyFile(army, folder.filePath(u"no/such/folder/a.muster"_s));
        QVERIFY(missing);
        QVERIFY(missing->text().contains(u"cannot be saved"));
        QVERIFY(!missing->text().contains(u'\n'));
        QVERIFY(saveArmyFile(army, folder.path()));   // a folder is in the way
    }

    void aFullDiskLosesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"a.muster"_s);
        Army army = *readArmy(caesar, u"a"_s).value;
        QVERIFY(!saveArmyFile(army, path));
        const QByteArray before = writeArmy(army);
        army.header.notes = QString(15'000, u'x');
        // A limit on the size of files acts like a disk that is full.
        rlimit old{};
        getrlimit(RLIMIT_FSIZE, &old);
        rlimit small = old;
        small.rlim_cur = 4096;
        std::signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &small);
        const auto problem = saveArmyFile(army, path);
        setrlimit(RLIMIT_FSIZE, &old);
        QVERIFY(problem);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 2);   // the file and its backup
    }

    void readingWhatCannotBeRead()
    {
        QTemporaryDir folder;
        QVERIFY(readArmyFile(folder.filePath(u"none"_s)).problems[0].text().contains(u"no such file"));
        QVERIFY(readArmyFile(folder.path()).problems[0].text().contains(u"a folder"));
        QVERIFY(readArmyFile(u"/dev/zero"_s).problems[0].text().contains(u"not a regular file"));
    }
};

QTEST_GUILESS_MAIN(TestArmyFile)
#include "tst_army_file.moc"
