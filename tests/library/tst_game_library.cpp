// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/game_library.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestGameLibrary : public QObject {
    Q_OBJECT

private slots:
    void init();
    void findsWithoutLoading();
    void keepsWhatItLoaded();
    void saysWhatIsWrongEveryTime();
    void unknownGame();
    void shippedGamesLieBesideTheProgram();
    void usersGamesWin();
    void environmentPointsAtOtherData();

private:
    static void write(const QDir &folder, const QString &game, const QString &name, const QByteArray &more = {});
};

void TestGameLibrary::write(const QDir &folder, const QString &game, const QString &name, const QByteArray &more)
{
    QVERIFY(folder.mkpath(game));
    QFile file(folder.filePath(game + u"/game.yaml"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("game: " + game.toUtf8() + "\nname: " + name.toUtf8() +
               "\nversion: \"1\"\nstats:\n  - {id: mv, name: Mv, full: Move}\n" + more);
}

void TestGameLibrary::init()
{
    QDir(GameLibrary::userDataFolder()).removeRecursively();
    qunsetenv("MUSTER_DATA");
}

void TestGameLibrary::findsWithoutLoading()
{
    const QTemporaryDir folder;
    write(folder.path(), u"alpha"_s, u"Alpha"_s);
    write(folder.path(), u"beta"_s, u"Beta"_s, "nonsense: [\n");
    GameLibrary library({folder.path()});
    QCOMPARE(library.games().size(), size_t(2));
    QCOMPARE(library.games()[0].name, u"Alpha"_s);
    QVERIFY(library.find(Id(u"beta")));
    QCOMPARE(library.game(Id(u"beta")), nullptr);
}

void TestGameLibrary::keepsWhatItLoaded()
{
    const QTemporaryDir folder;
    write(folder.path(), u"alpha"_s, u"Alpha"_s);
    GameLibrary library({folder.path()});
    const auto game = library.game(Id(u"alpha"));
    QVERIFY(game);
    QCOMPARE(game->name, u"Alpha"_s);
    QCOMPARE(library.game(Id(u"alpha")), game);
}

void TestGameLibrary::saysWhatIsWrongEveryTime()
{
    const QTemporaryDir folder;
    write(folder.path(), u"alpha"_s, u"Alpha"_s, "nonsense: 1\n");
    GameLibrary library({folder.path()});
    for (int i = 0; i < 2; ++i) {
        Problems problems;
        QVERIFY(library.game(Id(u"alpha"), &problems));
        QCOMPARE(problems.size(), 1);
    }
}

void TestGameLibrary::unknownGame()
{
    GameLibrary library{QStringList()};
    Problems problems;
    QCOMPARE(library.game(Id(u"alpha"), &problems), nullptr);
    QVERIFY(problems.isEmpty());
}

void TestGameLibrary::shippedGamesLieBesideTheProgram()
{
    const QStringList folders = GameLibrary::standardDataFolders();
    QCOMPARE(folders, QStringList(QStringLiteral(MUSTER_SOURCE_DIR "/lists")));
    GameLibrary library;
    QVERIFY(library.find(Id(u"kow-historical")));
    QVERIFY(QDir(GameLibrary::samplesFolder()).exists());
}

void TestGameLibrary::usersGamesWin()
{
    write(GameLibrary::userDataFolder(), u"kow-historical"_s, u"My own"_s);
    write(GameLibrary::userDataFolder(), u"mine"_s, u"Mine"_s);
    GameLibrary library;
    QCOMPARE(library.find(Id(u"kow-historical"))->name, u"My own"_s);
    QVERIFY(library.find(Id(u"mine")));
}

void TestGameLibrary::environmentPointsAtOtherData()
{
    const QTemporaryDir folder;
    write(folder.path(), u"alpha"_s, u"Alpha"_s);
    qputenv("MUSTER_DATA", QFile::encodeName(folder.path()));
    GameLibrary library;
    QCOMPARE(library.games().size(), size_t(1));
    QVERIFY(library.find(Id(u"alpha")));
}

QTEST_GUILESS_MAIN(TestGameLibrary)
#include "tst_game_library.moc"
