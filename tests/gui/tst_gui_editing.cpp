// SPDX-License-Identifier: GPL-3.0-or-later
// Changing an army that is there, and taking every change back.
#include "tests/gui/gui_support.h"

#include "app/gui/army_model.h"
#include "app/gui/entry_mime.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace muster;
using namespace muster::test;

class TestGuiEditing : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    QString romanFile() const { return write(m_dir, u"romans.muster"_s, romans()); }

private slots:
    void movesUnitsWithKeys()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        window.selectRow(3);
        window.trigger(u"moveUp"_s);
        window.trigger(u"moveUp"_s);
        QCOMPARE(unitsOf(window.army()), QStringList({u"heavy-warriors"_s, u"general"_s, u"warriors"_s, u"cavalry"_s}));
        QCOMPARE(window.armyView()->currentIndex().row(), 1);
        window.trigger(u"moveDown"_s);
        QCOMPARE(unitsOf(window.army()), QStringList({u"heavy-warriors"_s, u"warriors"_s, u"general"_s, u"cavalry"_s}));
        QTest::keyClick(window.armyView(), Qt::Key_Down, Qt::AltModifier);
        QTRY_COMPARE(unitsOf(window.army()).last(), u"general"_s);
    }

    void movesUnitsByDrag()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        QAbstractItemModel *model = window.armyView()->model();
        const auto drag = [&](int from, int to) {
            const std::unique_ptr<QMimeData> mime(model->mimeData({model->index(from, 0)}));
            QVERIFY(model->dropMimeData(mime.get(), Qt::MoveAction, to, 0, {}));
            QCoreApplication::processEvents();
        };
        drag(0, 3); // before what is fourth now
        QCOMPARE(unitsOf(window.army()), QStringList({u"warriors"_s, u"cavalry"_s, u"heavy-warriors"_s, u"general"_s}));
        QCOMPARE(window->document()->undoStack().count(), 1);
        QCOMPARE(window.armyView()->currentIndex().row(), 2);
        drag(3, 0);
        QCOMPARE(unitsOf(window.army()).first(), u"general"_s);
        drag(1, 1); // onto itself
        QCOMPARE(window->document()->undoStack().count(), 2);
    }

    void takesUnitsFromTheLibraryByDrag()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        QAbstractItemModel *shelf = window.find<QTreeView>(u"library"_s)->model();
        const QModelIndex unit = shelf->index(0, 0, shelf->index(0, 0));
        const std::unique_ptr<QMimeData> mime(shelf->mimeData({unit}));
        QVERIFY(window.armyView()->model()->dropMimeData(mime.get(), Qt::CopyAction, 1, 0, {}));
        QCOMPARE(int(window.army().entries.size()), 5);
        QCOMPARE(window.army().entries[0].unit.str(), u"heavy-warriors"_s);
    }

    void duplicatesAndRemoves()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        window.selectRow(1);
        window.trigger(u"duplicate"_s);
        QCOMPARE(unitsOf(window.army()).count(u"warriors"_s), 2);
        QCOMPARE(window.armyView()->currentIndex().row(), 2);
        QTest::keyClick(window.armyView(), Qt::Key_Delete);
        QTRY_COMPARE(unitsOf(window.army()).count(u"warriors"_s), 1);
    }

    void copiesToTheClipboardAndBack()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        window.selectRow(0);
        window.trigger(u"copy"_s);
        QVERIFY(QGuiApplication::clipboard()->text().contains(u"heavy-warriors"_s));
        window.selectRow(3);
        window.trigger(u"paste"_s);
        QCOMPARE(unitsOf(window.army()).last(), u"heavy-warriors"_s);
        QCOMPARE(window.army().entries.back().size.str(), u"horde"_s);
        window.trigger(u"cut"_s);
        QCOMPARE(int(window.army().entries.size()), 4);
    }

    void changesOptionsSizesAndUpgrades()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        window.selectRow(0);
        const int points = window.verdict().points;
        window.find<QCheckBox>(u"choice-pilum"_s)->click();
        QCOMPARE(window.verdict().points, points + 10);
        QVERIFY(window.army().entries[0].takes(Id(u"pilum"_s)));
        window.find<QAbstractButton>(u"size-regiment"_s)->click();
        QCOMPARE(window.army().entries[0].size.str(), u"regiment"_s);

        auto *pool = window.find<QComboBox>(u"pool-veteran-abilities-0"_s);
        const int row = pool->findText(u"Bloodlust"_s, Qt::MatchStartsWith);
        QVERIFY(row > 0);
        pool->setCurrentIndex(row);
        emit pool->activated(row);
        QVERIFY(window.army().entries[0].takes(Id(u"bloodlust"_s)));
        // A second one is against the rules: marked with the reason, but there.
        auto *second = window.find<QComboBox>(u"pool-veteran-abilities-1"_s);
        QVERIFY(!second->isHidden());
        QVERIFY(second->itemText(0) != pool->itemText(0));
        QVERIFY(!second->itemIcon(3).isNull());
        QVERIFY(!second->itemData(3, Qt::ToolTipRole).toString().isEmpty());
        pool->setCurrentIndex(0);
        emit pool->activated(0);
        QVERIFY(window.army().entries[0].upgrades.empty());
    }

    void marksWhatWouldBreakARule()
    {
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"full.muster"_s, romans().replace("points: 2000", "points: 570"))));
        window.selectRow(0);
        auto *pilum = window.find<QCheckBox>(u"choice-pilum"_s);
        QVERIFY(pilum->isEnabled());
        QVERIFY(pilum->accessibleDescription().contains(u"570"_s));
        QAbstractItemModel *shelf = window.find<QTreeView>(u"library"_s)->model();
        const QModelIndex unit = shelf->index(0, 0, shelf->index(0, 0));
        QVERIFY(!unit.siblingAtColumn(3).data().toString().isEmpty());
        QVERIFY(!unit.siblingAtColumn(3).data(Qt::DecorationRole).value<QIcon>().isNull());
        for (int role : {int(Qt::ToolTipRole), int(Qt::StatusTipRole), int(Qt::AccessibleDescriptionRole)})
            QVERIFY(unit.data(role).toString().contains(u"570"_s));
        // Only what fits.
        window.find<QAbstractButton>(u"fitsChip"_s)->click();
        for (int group = 0; group < shelf->rowCount(); ++group) {
            for (int row = 0; row < shelf->rowCount(shelf->index(group, 0)); ++row)
                QVERIFY(shelf->index(row, 3, shelf->index(group, 0)).data().toString().isEmpty());
        }
    }

    void typingIsOneStep()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        window.selectRow(0);
        QTest::keyClicks(window.find<QLineEdit>(u"entryName"_s), u"Legio X"_s);
        QCOMPARE(window->document()->undoStack().count(), 1);
        QTest::keyClicks(window.find<QPlainTextEdit>(u"entryNotes"_s), u"on the hill"_s);
        QCOMPARE(window->document()->undoStack().count(), 2);
        QCOMPARE(window.army().entries[0].notes, u"on the hill"_s);
        window.trigger(u"undo"_s);
        QCOMPARE(window.find<QPlainTextEdit>(u"entryNotes"_s)->toPlainText(), QString());
        window.trigger(u"undo"_s);
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->text(), QString());
        QVERIFY(window.find<QAction>(u"redo"_s)->text().contains(u"Heavy Warriors"_s));
    }

    void undoInTextFieldsIsTheArmys()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        window.selectRow(0);
        auto *name = window.find<QLineEdit>(u"entryName"_s);
        name->setFocus();
        QTest::keyClicks(name, u"Legio"_s);
        QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(window.army().entries[0].name, QString());
        QTRY_COMPARE(name->text(), QString());
    }

    void changesListPointsAndAgreementsLater()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        const Army before = window.army();
        window.trigger(u"settings"_s);
        auto *dialog = window.find<QDialog>(u"armySettingsDialog"_s);
        QVERIFY(dialog);
        auto *lists = dialog->findChild<QListWidget *>(u"formLists"_s);
        QVERIFY(lists->currentItem()->text().startsWith(u"Romans"_s));
        lists->setCurrentItem(lists->findItems(u"Greeks"_s, Qt::MatchStartsWith).value(0));
        dialog->findChild<QSpinBox *>(u"formPoints"_s)->setValue(1500);
        dialog->findChild<QCheckBox *>(u"agreement-mythical"_s)->setChecked(true);
        dialog->accept();
        QCOMPARE(window.army().header.list.str(), u"greeks"_s);
        QCOMPARE(window.army().header.points, 1500);
        QVERIFY(window.army().header.agrees(Id(u"mythical"_s)));
        QCOMPARE(window.army().entries.size(), before.entries.size()); // nothing is dropped
        QCOMPARE(window->document()->undoStack().count(), 1);
        window.trigger(u"undo"_s);
        QVERIFY(sameContent(window.army(), before));
    }

    void keepsWhatTheDataDoesNotKnow()
    {
        const QByteArray odd = romans() + "  - {unit: sky-riders, size: wing, options: [lances], name: Aces}\n";
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"odd.muster"_s, odd)));
        QCOMPARE(window.verdict().legality, Verdict::Legality::Unknown);
        window.selectRow(4);
        QVERIFY(window.find<QCheckBox>(u"choice-lances"_s)->isChecked());
        window.trigger(u"duplicate"_s);
        QCOMPARE(window.army().entries.back().unit.str(), u"sky-riders"_s);
        window.trigger(u"save"_s);
        QFile file(window->path());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("sky-riders"), 2);
    }

    void undoOfEverythingIsWhatWasSaved()
    {
        Window window;
        QVERIFY(window->openFile(romanFile()));
        const Army saved = window.army();
        window.selectRow(0);
        window.find<QCheckBox>(u"choice-pilum"_s)->click();
        window.trigger(u"duplicate"_s);
        window.trigger(u"moveDown"_s);
        QTest::keyClicks(window.find<QLineEdit>(u"entryName"_s), u"Second"_s);
        window.trigger(u"remove"_s);
        window.armyView()->selectAll();
        window.trigger(u"remove"_s);
        QVERIFY(window.army().entries.empty());
        window.find<QPlainTextEdit>(u"armyNotes"_s)->setPlainText(u"Bring the elephants."_s);
        QVERIFY(window->isWindowModified());
        while (window->document()->undoStack().canUndo())
            window.trigger(u"undo"_s);
        QVERIFY(sameContent(window.army(), saved));
        QVERIFY(!window->isWindowModified());
    }
};

QTEST_MAIN(TestGuiEditing)
#include "tst_gui_editing.moc"
