// SPDX-License-Identifier: GPL-3.0-or-later
// The main job, from nothing to paper, as a player does it.
#include "tests/gui/gui_support.h"

#include "app/gui/print_preview.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPdfDocument>
#include <QPushButton>
#include <QSpinBox>

using namespace muster;
using namespace muster::test;

class TestGuiBuild : public QObject {
    Q_OBJECT

    /// Types into the filter, walks down to the size and presses Enter.
    static void addWithKeys(const Window &window, const QString &unit, int down, int times = 1)
    {
        auto *filter = window.find<QLineEdit>(u"libraryFilter"_s);
        auto *view = window.find<QTreeView>(u"library"_s);
        window.activate();
        window.trigger(u"find"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, unit);
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(view->hasFocus());
        for (int i = 0; i < down; ++i)
            QTest::keyClick(view, Qt::Key_Down);
        for (int i = 0; i < times; ++i)
            QTest::keyClick(view, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    static void beginRomans(const Window &window, const QString &name)
    {
        window.trigger(u"newArmy"_s);
        auto *dialog = window.find<QDialog>(u"newArmyDialog"_s);
        QVERIFY(dialog);
        auto *create = dialog->findChild<QPushButton *>(u"createArmy"_s);
        auto *games = dialog->findChild<QComboBox *>(u"formGame"_s);
        games->setCurrentIndex(games->findData(u"kow-historical"_s));
        QVERIFY(!create->isEnabled());
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"formName"_s), name);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"formListFilter"_s), u"rOMans"_s);
        QCOMPARE(dialog->findChild<QSpinBox *>(u"formPoints"_s)->value(), 2000);
        QVERIFY(create->isEnabled());
        QTest::mouseClick(create, Qt::LeftButton);
        QVERIFY(window->document());
    }

    static void buildLegalArmy(const Window &window)
    {
        addWithKeys(window, u"heavy warr"_s, 1, 3); // regiments
        addWithKeys(window, u"heavy warr"_s, 2, 2); // hordes
        addWithKeys(window, u"triarii"_s, 1);
        addWithKeys(window, u"praetorian cav"_s, 1);
        addWithKeys(window, u"caesar"_s, 0);
        addWithKeys(window, u"catapult"_s, 0, 2);
    }

private slots:
    void buildsALegalArmyFromNothing()
    {
        Window window;
        beginRomans(window, u"Tenth Legion"_s);
        QCOMPARE(window.army().header.list.str(), u"romans"_s);
        QCOMPARE(window.army().header.name, u"Tenth Legion"_s);
        QVERIFY(window.army().entries.empty());
        buildLegalArmy(window);
        QCOMPARE(unitsOf(window.army()).count(u"heavy-warriors"_s), 5);
        QCOMPARE(int(window.army().entries.size()), 10);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
        QVERIFY(window.verdict().points > 1500 && window.verdict().points <= 2000);
        // The inspector shows what was added last, ready for its options.
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->placeholderText(), u"Catapult"_s);
    }

    void breaksARuleAndFixesItAndTakesItBack()
    {
        Window window;
        beginRomans(window, u"Tenth Legion"_s);
        buildLegalArmy(window);
        addWithKeys(window, u"eagle bearer"_s, 0, 2); // of which there is one
        QCOMPARE(window.verdict().legality, Verdict::Legality::Illegal);
        auto *findings = window.find<QTreeView>(u"findings"_s);
        QVERIFY(findings->model()->rowCount() > 0);
        QVERIFY(!findings->isHidden());

        const Army broken = window.army();
        int clicks = 0;
        while (window.verdict().legality == Verdict::Legality::Illegal && ++clicks < 20) {
            QTRY_VERIFY(window->findChild<QPushButton *>(u"fix-0"_s));
            const size_t before = window.verdict().findings.size();
            QTest::mouseClick(window.find<QPushButton>(u"fix-0"_s), Qt::LeftButton);
            QVERIFY(window.verdict().findings.size() < before);
            QCoreApplication::processEvents();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY(window.verdict().legality != Verdict::Legality::Illegal);
        const Army fixed = window.army();
        for (int i = 0; i < clicks; ++i)
            window.trigger(u"undo"_s);
        QVERIFY(sameContent(window.army(), broken));
        QCOMPARE(window.verdict().legality, Verdict::Legality::Illegal);
        for (int i = 0; i < clicks; ++i)
            window.trigger(u"redo"_s);
        QVERIFY(sameContent(window.army(), fixed));
    }

    void jumpsFromAFindingToItsUnits()
    {
        Window window;
        beginRomans(window, u"Tenth Legion"_s);
        addWithKeys(window, u"heavy warr"_s, 1);
        addWithKeys(window, u"triarii"_s, 0);
        addWithKeys(window, u"praetorian guard"_s, 0);
        auto *findings = window.find<QTreeView>(u"findings"_s);
        QCOMPARE(findings->model()->rowCount(), 1);
        window.trigger(u"goFindings"_s);
        QVERIFY(findings->hasFocus());
        QTest::keyClick(findings, Qt::Key_Return);
        QCOMPARE(window->workspace()->army()->selectedKeys().size(), 2);
        QVERIFY(window.armyView()->hasFocus());
    }

    void savesAndReopensTheSame()
    {
        QTemporaryDir dir;
        Window window;
        beginRomans(window, u"Tenth Legion"_s);
        buildLegalArmy(window);
        window.selectRow(0);
        QTest::keyClicks(window.find<QLineEdit>(u"entryName"_s), u"Legio X"_s);
        QVERIFY(window->isWindowModified());
        window.dialogs->nextFile = dir.filePath(u"tenth"_s);
        window.trigger(u"save"_s);
        QVERIFY(!window->isWindowModified());
        QCOMPARE(window->path(), dir.filePath(u"tenth.muster"_s));

        const Army saved = window.army();
        window.trigger(u"closeArmy"_s);
        QVERIFY(!window->document());
        QVERIFY(window->openFile(dir.filePath(u"tenth.muster"_s)));
        QCOMPARE(window.army().entries.size(), saved.entries.size());
        QCOMPARE(window.army().entries.front().name, u"Legio X"_s);
        for (size_t i = 0; i < saved.entries.size(); ++i)
            QVERIFY(sameContent(window.army().entries[i], saved.entries[i]));
    }

    void printsToPdf_data()
    {
        QTest::addColumn<int>("layout");
        QTest::addColumn<int>("paper");
        QTest::newRow("sheet, A4") << 0 << 0;
        QTest::newRow("cards, Letter") << 1 << 1;
    }

    void printsToPdf()
    {
        QFETCH(int, layout);
        QFETCH(int, paper);
        QTemporaryDir dir;
        Window window;
        beginRomans(window, u"Tenth Legion"_s);
        buildLegalArmy(window);
        window.trigger(u"preview"_s);
        auto *preview = window.find<PrintPreview>(u"printPreview"_s);
        QVERIFY(preview && preview->isVisible());
        preview->findChild<QComboBox *>(u"printLayout"_s)->setCurrentIndex(layout);
        preview->findChild<QComboBox *>(u"printPaper"_s)->setCurrentIndex(paper);
        QVERIFY(preview->pageCount() > 0);
        window.dialogs->nextFile = dir.filePath(u"out.pdf"_s);
        QTest::mouseClick(preview->findChild<QPushButton *>(u"exportPdf"_s), Qt::LeftButton);

        QPdfDocument pdf;
        QCOMPARE(pdf.load(dir.filePath(u"out.pdf"_s)), QPdfDocument::Error::None);
        QCOMPARE(pdf.pageCount(), preview->pageCount());
        QString text;
        for (int page = 0; page < pdf.pageCount(); ++page)
            text += pdf.getAllText(page).text();
        for (const RosterEntry &entry : window->document()->roster().entries)
            QVERIFY2(text.contains(entry.title()), qPrintable(entry.title()));
    }

    void previewFollowsTheArmy()
    {
        Window window;
        beginRomans(window, u"Tenth Legion"_s);
        addWithKeys(window, u"heavy warr"_s, 1);
        window.trigger(u"preview"_s);
        auto *preview = window.find<PrintPreview>(u"printPreview"_s);
        const QByteArray before = preview->pdf();
        addWithKeys(window, u"triarii"_s, 0);
        QTRY_VERIFY(preview->pdf() != before);
    }
};

QTEST_MAIN(TestGuiBuild)
#include "tst_gui_build.moc"
