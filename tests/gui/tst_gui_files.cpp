// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing is ever lost: unsaved changes, failed saves, broken files, crashes.
#include "tests/gui/gui_support.h"

#include "app/gui/recovery.h"
#include "app/gui/settings.h"
#include "app/gui/start_page.h"

#include <QFileInfo>
#include <QListWidget>
#include <QPushButton>
#include <QStandardPaths>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace muster;
using namespace muster::test;

class TestGuiFiles : public QObject {
    Q_OBJECT

private slots:
    void init() { QDir(Recovery::standardFolder()).removeRecursively(); }

    void asksBeforeChangesAreLost()
    {
        QTemporaryDir dir;
        Window window;
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, romans())));
        const QString other = write(dir, u"b.muster"_s, romans().replace("Tenth", "Ninth"));
        window->close();
        QCOMPARE(window.dialogs->asked, 0); // nothing to lose
        window->show();

        window.selectRow(0);
        window.trigger(u"remove"_s);
        window.dialogs->nextUnsaved = Dialogs::Unsaved::Cancel;
        QVERIFY(!window->openFile(other));
        QVERIFY(!window->close());
        QCOMPARE(window.dialogs->asked, 2);
        QCOMPARE(int(window.army().entries.size()), 3);

        window.dialogs->nextUnsaved = Dialogs::Unsaved::Save;
        QVERIFY(window->openFile(other));
        QCOMPARE(window.army().header.name, u"Ninth Legion"_s);
        QCOMPARE(int(readArmyFile(dir.filePath(u"a.muster"_s)).value->entries.size()), 3);

        window.selectRow(0);
        window.trigger(u"remove"_s);
        window.dialogs->nextUnsaved = Dialogs::Unsaved::Discard;
        window.trigger(u"closeArmy"_s);
        QVERIFY(!window->document());
        QCOMPARE(int(readArmyFile(other).value->entries.size()), 4);
    }

    void keepsTheArmyWhenSavingFails()
    {
        QTemporaryDir dir;
        Window window;
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, romans())));
        window.selectRow(0);
        window.trigger(u"duplicate"_s);
        window.dialogs->nextFile = dir.filePath(u"no/such/folder/a.muster"_s);
        window.trigger(u"saveAs"_s);
        QCOMPARE(window.messages().size(), 1);
        QVERIFY(window.messages().front().contains(u"not saved"_s));
        QVERIFY(window->isWindowModified());
        QCOMPARE(int(window.army().entries.size()), 5);
        // The way out stands beside the message.
        window.dialogs->nextFile = dir.filePath(u"b.muster"_s);
        QPushButton *elsewhere = window.messageButton(u"elsewhere"_s);
        QVERIFY(elsewhere);
        elsewhere->click();
        QVERIFY(!window->isWindowModified());
        QVERIFY(window.messages().isEmpty());
        QCOMPARE(int(readArmyFile(dir.filePath(u"b.muster"_s)).value->entries.size()), 5);
    }

    void saysThatAFolderIsReadOnly()
    {
#ifdef Q_OS_UNIX
        if (geteuid() == 0)
            QSKIP("root may write anywhere");
#endif
        QTemporaryDir dir;
        Window window;
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, romans())));
        window.selectRow(0);
        window.trigger(u"remove"_s);
        QFile::setPermissions(dir.path(), QFile::ReadOwner | QFile::ExeOwner);
        window.trigger(u"save"_s);
        QFile::setPermissions(dir.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        QCOMPARE(window.messages().size(), 1);
        QVERIFY(window->isWindowModified());
        QCOMPARE(int(readArmyFile(dir.filePath(u"a.muster"_s)).value->entries.size()), 4);
    }

    void showsWhatIsWrongWithAFile_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("not YAML") << QByteArray("muster: 1\nentries: [");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("binary") << QByteArray("\x00\xff\xfe\x01", 4);
        QTest::newRow("no such game") << romans().replace("kow-historical", "chess");
        QTest::newRow("from the future") << romans().replace("muster: 1", "muster: 99");
    }

    void showsWhatIsWrongWithAFile()
    {
        QFETCH(QByteArray, bytes);
        QTemporaryDir dir;
        Window window;
        QVERIFY(window->openFile(write(dir, u"good.muster"_s, romans())));
        QVERIFY(!window->openFile(write(dir, u"bad.muster"_s, bytes)));
        QCOMPARE(window.messages().size(), 1);
        QVERIFY(window.messages().front().contains(u"bad.muster"_s));
        QVERIFY(!window.messages().front().contains(u'\n'));
        QCOMPARE(window.army().header.name, u"Tenth Legion"_s); // the open one stays
    }

    void saysThatAFileIsMissing()
    {
        Window window;
        QVERIFY(!window->openFile(u"/no/such/file.muster"_s));
        QCOMPARE(window.messages().size(), 1);
        QVERIFY(!window->document());
    }

    void remembersRecentFiles()
    {
        QTemporaryDir dir;
        const QString path = write(dir, u"a.muster"_s, romans());
        Window window;
        QVERIFY(window->openFile(path));
        QCOMPARE(settings::recentFiles(), QStringList{path});
        window.trigger(u"closeArmy"_s);
        auto *recent = window.find<QListWidget>(u"startRecent"_s);
        QCOMPARE(recent->count(), 1);
        QCOMPARE(recent->item(0)->text(), u"Tenth Legion"_s);
        emit recent->itemActivated(recent->item(0));
        QVERIFY(window->document());
    }

    void opensSamplesAsNewArmies()
    {
        const auto samples = sampleArmies();
        if (samples.empty())
            QSKIP("no samples beside this program");
        Window window;
        for (const auto &[name, path] : samples) {
            QVERIFY2(window->openFile(path), qPrintable(path));
            QVERIFY2(window->path().isEmpty(), "saving must not overwrite a sample");
            QCOMPARE(window.army().header.name, name);
        }
        QVERIFY(settings::recentFiles().isEmpty());
    }

    void noticesThatTheFileWasChanged()
    {
        QTemporaryDir dir;
        const QString path = write(dir, u"a.muster"_s, romans());
        Window window;
        QVERIFY(window->openFile(path));
        write(dir, u"a.muster"_s, romans().replace("Tenth", "Ninth"));
        QTRY_COMPARE(window.messages().size(), 1);

        window.selectRow(0);
        window.trigger(u"remove"_s);
        window.dialogs->nextChanged = Dialogs::Changed::Cancel;
        QVERIFY(!window->save());
        QVERIFY(readArmyFile(path).value->header.name == u"Ninth Legion"_s);
        window.dialogs->nextChanged = Dialogs::Changed::SaveElsewhere;
        window.dialogs->nextFile = dir.filePath(u"b.muster"_s);
        QVERIFY(window->save());
        QCOMPARE(window->path(), dir.filePath(u"b.muster"_s));
    }

    void opensTheChangedFileAgain()
    {
        QTemporaryDir dir;
        const QString path = write(dir, u"a.muster"_s, romans());
        Window window;
        QVERIFY(window->openFile(path));
        write(dir, u"a.muster"_s, romans().replace("Tenth", "Ninth"));
        QTRY_VERIFY(window.messageButton(u"again"_s));
        window.messageButton(u"again"_s)->click();
        QCOMPARE(window.army().header.name, u"Ninth Legion"_s);
    }

    void recoversAfterACrash()
    {
        QTemporaryDir dir;
        const QString path = write(dir, u"a.muster"_s, romans());
        auto judge = library().game(Id(u"kow-historical"_s));
        QVERIFY(judge);
        {
            // What a killed program leaves: a journal, and a lock that nobody holds.
            Document document(judge, *readArmyFile(path).value);
            Recovery recovery;
            recovery.watch(&document, path);
            QVERIFY(Recovery::lostWork().empty());
            document.push(u"Remove"_s, {RemoveEntry{document.army().entries[0].key}});
            QTRY_COMPARE(QDir(Recovery::standardFolder()).entryList({u"*.journal"_s}).size(), 1);
            QVERIFY(Recovery::lostWork().empty()); // its program still runs
        }
        Window window;
        window->offerLostWork();
        QCOMPARE(window.messages().size(), 1);
        QVERIFY(window.messages().front().contains(u"Tenth Legion"_s));
        window.messageButton(u"Recover"_s)->click();
        QCOMPARE(int(window.army().entries.size()), 3);
        QCOMPARE(window->path(), path);
        QVERIFY(window->isWindowModified());
        QCOMPARE(int(readArmyFile(path).value->entries.size()), 4);
        window.trigger(u"save"_s);
        QCOMPARE(int(readArmyFile(path).value->entries.size()), 3);
        QVERIFY(QDir(Recovery::standardFolder()).entryList({u"*.journal"_s}).isEmpty());
    }

    void leavesNoJournalBehind()
    {
        QTemporaryDir dir;
        Window window;
        QVERIFY(window->openFile(write(dir, u"a.muster"_s, romans())));
        window.selectRow(0);
        window.trigger(u"remove"_s);
        QTRY_COMPARE(QDir(Recovery::standardFolder()).entryList({u"*.journal"_s}).size(), 1);
        window.dialogs->nextUnsaved = Dialogs::Unsaved::Discard;
        QVERIFY(window->close());
        QVERIFY(QDir(Recovery::standardFolder()).entryList({u"*.journal"_s}).isEmpty());
    }
};

QTEST_MAIN(TestGuiFiles)
#include "tst_gui_files.moc"
