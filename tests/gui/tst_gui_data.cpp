// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own games, lists and packs: found, reloaded, shown where they are wrong, never in the way of the others.
#include "tests/gui/gui_support.h"

#include "app/gui/data_problems.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QLineEdit>
#include <QTimer>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;

class TestGuiData : public QObject {
    Q_OBJECT

public slots:
    void openUrl(const QUrl &url) { m_opened += url.toLocalFile(); }

private:
    QStringList m_opened;

    static QDir own() { return QDir(GameLibrary::userDataFolder()); }
    static void put(const QString &name, const QByteArray &bytes)
    {
        QVERIFY(own().mkpath(QFileInfo(name).path()));
        QFile file(own().filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    static bool hasMessage(const Window &window, const QString &part)
    {
        return window.messages().join(u'\n').contains(part);
    }
    static void createGame(const Window &window, const QString &name)
    {
        window.trigger(u"newGame"_s);
        auto *dialog = window.find<QDialog>(u"newGameDialog"_s);
        QVERIFY(dialog);
        auto *create = dialog->findChild<QPushButton *>(u"createGame"_s);
        QVERIFY(!create->isEnabled());
        dialog->findChild<QLineEdit *>(u"gameName"_s)->setText(name);
        QVERIFY(create->isEnabled());
        create->click();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    static QByteArray firstArmy()
    {
        QFile file(own().filePath(u"river-clans/example.muster"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void init()
    {
        // Run by hand it would remove the data of whoever runs it.
        QVERIFY2(own().path().contains(u"test-home"_s), "run by ctest only");
        QDir(own()).removeRecursively();
        m_opened.clear();
        QDesktopServices::setUrlHandler(u"file"_s, this, "openUrl");
    }
    void cleanup()
    {
        if (own().path().contains(u"test-home"_s))
            QDir(own()).removeRecursively();
        QDesktopServices::unsetUrlHandler(u"file"_s);
    }

    void showsTheFolder()
    {
        GameLibrary games;
        Window window(games);
        window.trigger(u"dataFolder"_s);
        QCOMPARE(m_opened, QStringList{own().path()});
        QVERIFY(own().exists());
    }

    void aPackAppearsAfterReloading()
    {
        GameLibrary games;
        QTemporaryDir dir;
        Window window(games);
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, romans())));
        QVERIFY(!window->document()->game().pack(Id(u"cup")));
        const Verdict before = window.verdict();
        window.selectRow(0);
        window.trigger(u"duplicate"_s);
        put(u"kow-historical/cup.yaml"_s, "pack: cup\nname: Cup\nsummary: No more than one of each.\n"
                                          "rules:\n  - {kind: count, id: cup.one, each: size, at-most: 1}\n");
        window.trigger(u"reloadData"_s);
        QVERIFY(window->document()->game().pack(Id(u"cup")));
        QCOMPARE(int(window.army().entries.size()), 5);
        QVERIFY(window->isWindowModified());
        QCOMPARE(window.armyView()->model()->rowCount(), 5);
        // The history goes on as if nothing had been.
        window.trigger(u"undo"_s);
        QCOMPARE(int(window.army().entries.size()), 4);
        QVERIFY(!window->isWindowModified());
        QCOMPARE(window.verdict().findings, before.findings);
        window.trigger(u"redo"_s);
        QCOMPARE(int(window.army().entries.size()), 5);
    }

    void aBrokenListIsLeftOut()
    {
        GameLibrary games;
        QTemporaryDir dir;
        Window window(games);
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, romans())));
        const Verdict before = window.verdict();
        put(u"kow-historical/bad.yaml"_s, "list: bad\nname: Bad\nunitz: []\n");
        window.trigger(u"reloadData"_s);
        QCOMPARE(window.verdict().findings, before.findings);
        QTRY_VERIFY_WITH_TIMEOUT(hasMessage(window, u"bad.yaml was left out"_s), 60000);
        // The game is as good as ever, also for armies that are opened from now on.
        QVERIFY(window->openFile(write(dir, u"b.muster"_s, romans())));
        QVERIFY(!hasMessage(window, u"verdict may be wrong"_s));

        window.messageButton(u"Show"_s)->click();
        auto *problems = window.find<DataProblems>(u"dataProblems"_s);
        QVERIFY(problems);
        QVERIFY(problems->findChild<QLabel *>(u"dataFolderPath"_s)->text().contains(own().path()));
        auto *tree = problems->findChild<QTreeWidget *>(u"dataProblemList"_s);
        QTRY_VERIFY_WITH_TIMEOUT(tree->topLevelItemCount() == int(games.games().size()), 60000);
        QTreeWidgetItem *item = tree->currentItem();
        QVERIFY(item);
        QVERIFY(item->text(0).startsWith(u"kow-historical/bad.yaml:"_s));
        QVERIFY(item->text(1).contains(u"unitz"_s));
        emit tree->itemActivated(item, 0);
        QCOMPARE(m_opened, QStringList{own().filePath(u"kow-historical/bad.yaml"_s)});
        problems->findChild<QPushButton *>(u"copyProblems"_s)->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"bad.yaml:"_s));

        // Put right: nothing more to say.
        QFile::remove(own().filePath(u"kow-historical/bad.yaml"_s));
        problems->findChild<QPushButton *>(u"reloadFromProblems"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(!hasMessage(window, u"bad.yaml"_s), 60000);
    }

    void aNewGameIsPlayedAtOnce()
    {
        GameLibrary games;
        Window window(games);
        createGame(window, u"River Clans"_s);
        QVERIFY(games.find(Id(u"river-clans")));
        QVERIFY(hasMessage(window, QDir::toNativeSeparators(own().filePath(u"river-clans"_s))));
        window.messageButton(u"New army"_s)->click();
        auto *dialog = window.find<QDialog>(u"newArmyDialog"_s);
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QComboBox *>(u"formGame"_s)->currentData().toString(), u"river-clans"_s);
        // Of the games found only the one that is shown is loaded.
        for (const GameFolder &game : games.games())
            QCOMPARE(bool(games.loader(game.id)), game.id != Id(u"river-clans"));
        dialog->findChild<QPushButton *>(u"createArmy"_s)->click();
        QVERIFY(window->document());
        QCOMPARE(window->document()->game().name, u"River Clans"_s);
    }

    void aNameIsTakenOnce()
    {
        GameLibrary games;
        Window window(games);
        createGame(window, u"River Clans"_s);
        window.trigger(u"newGame"_s);
        auto *dialog = window.find<QDialog>(u"newGameDialog"_s);
        dialog->findChild<QLineEdit *>(u"gameName"_s)->setText(u"river clans!"_s);
        QVERIFY(!dialog->findChild<QPushButton *>(u"createGame"_s)->isEnabled());
        QVERIFY(dialog->findChild<QLabel *>(u"gameFolder"_s)->text().contains(u"already"_s));
        dialog->reject();
    }

    void theArmyIsJudgedByTheNewData()
    {
        GameLibrary games;
        QTemporaryDir dir;
        Window window(games);
        createGame(window, u"River Clans"_s);
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, firstArmy())));
        const int before = window.verdict().points;
        QFile file(own().filePath(u"river-clans/first-list.yaml"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray list = file.readAll();
        file.close();
        put(u"river-clans/first-list.yaml"_s, QByteArray(list).replace("{name: Banner, cost: 10}", "{name: Banner, cost: 35}"));
        window.trigger(u"reloadData"_s);
        QCOMPARE(window.verdict().points, before + 25);
        QVERIFY(!window->isWindowModified());
    }

    void anArmyOutlivesItsGame()
    {
        GameLibrary games;
        QTemporaryDir dir;
        Window window(games);
        createGame(window, u"River Clans"_s);
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, firstArmy())));
        QVERIFY(window.verdict().legal());
        window.selectRow(0);
        window.trigger(u"rename"_s);
        window.trigger(u"duplicate"_s);
        const auto count = window.army().entries.size();
        QVERIFY(own().rename(u"river-clans"_s, u".away"_s));
        window.trigger(u"reloadData"_s);
        QVERIFY(window->document());
        QVERIFY(hasMessage(window, u"river-clans"_s));
        QVERIFY(!window.verdict().legal());
        QCOMPARE(window.army().entries.size(), count);
        window.trigger(u"undo"_s);
        QCOMPARE(window.army().entries.size(), count - 1);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Unknown);
        QCOMPARE(window.verdict().findings.front().id, u"unknown.game"_s);

        // There, but broken: the same.
        QVERIFY(own().rename(u".away"_s, u"river-clans"_s));
        QVERIFY(QFile::copy(own().filePath(u"river-clans/game.yaml"_s), dir.filePath(u"game.yaml"_s)));
        put(u"river-clans/game.yaml"_s, "game: river-clans\nname: [\n");
        window.trigger(u"reloadData"_s);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Unknown);
        QFile good(dir.filePath(u"game.yaml"_s));
        QVERIFY(good.open(QIODevice::ReadOnly));
        put(u"river-clans/game.yaml"_s, good.readAll());
        window.trigger(u"reloadData"_s);
        QVERIFY(window.verdict().legal());
        QVERIFY(!hasMessage(window, u"cannot be used"_s));
    }

    void aBigGameDoesNotBlockTheWindow()
    {
        GameLibrary games;
        QTemporaryDir dir;
        Window window(games);
        createGame(window, u"River Clans"_s);
        for (int list = 0; list < 20; ++list) {
            QByteArray text = "list: l" + QByteArray::number(list) + "\nname: List " + QByteArray::number(list) + "\nunits:\n";
            for (int unit = 0; unit < 100; ++unit)
                text += "  - {name: Spears " + QByteArray::number(unit) + ", type: foot, special: [Brave], profiles: ["
                        "{size: band, move: 5, fight: 4+, nerve: 10, points: 50}, "
                        "{size: host, move: 5, fight: 4+, nerve: 14, points: 90}]}\n";
            put(u"river-clans/l%1.yaml"_s.arg(list), text);
        }
        window.trigger(u"reloadData"_s);
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&] { ++ticks; });
        timer.start(5);
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, firstArmy())));
        QVERIFY2(ticks > 2, "the window stood still");
        QCOMPARE(int(window->document()->game().lists.size()), 21);
    }
};

QTEST_MAIN(TestGuiData)
#include "tst_gui_data.moc"
