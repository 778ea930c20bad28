// SPDX-License-Identifier: GPL-3.0-or-later
// Games of single warriors: groups, those who lead them, and armies built from them.
#include "tests/gui/gui_support.h"

#include "app/gui/army_model.h"
#include "app/gui/group_steps.h"
#include "app/gui/library_model.h"
#include "app/gui/steps.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>

using namespace muster;
using namespace muster::test;

namespace {

QByteArray retinue(const QByteArray &entries)
{
    return "muster: 1\nname: Test\ngame: barons-war\nlist: retinue\npoints: 500\nentries:\n" + entries;
}

const QByteArray twoGroups = "  - {unit: foot-sergeant, experience: regular, models: 4, "
                             "led-by: {unit: lord, experience: regular}}\n"
                             "  - {unit: spearmen, experience: green, models: 6}\n";

} // namespace

class TestGuiGroups : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    void open(const Window &window, const QByteArray &bytes) const
    {
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, bytes)));
        QVERIFY(window->document());
    }

    static void begin(const Window &window, const QString &game, int points)
    {
        window.trigger(u"newArmy"_s);
        auto *dialog = window.find<QDialog>(u"newArmyDialog"_s);
        auto *games = dialog->findChild<QComboBox *>(u"formGame"_s);
        games->setCurrentIndex(games->findData(game));
        dialog->findChild<QSpinBox *>(u"formPoints"_s)->setValue(points);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"createArmy"_s), Qt::LeftButton);
        QVERIFY(window->document());
        QCOMPARE(window.army().header.game.str(), game);
    }

    /// Types into the filter of the library and takes the first hit, or one further down.
    static void add(const Window &window, const QString &unit, int down = 0)
    {
        auto *view = window.find<QTreeView>(u"library"_s);
        auto *filter = window.find<QLineEdit>(u"libraryFilter"_s);
        window.activate();
        window.trigger(u"find"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, unit);
        QTest::keyClick(filter, Qt::Key_Down);
        for (int i = 0; i < down; ++i)
            QTest::keyClick(view, Qt::Key_Down);
        QTest::keyClick(view, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    static void setModels(const Window &window, int models)
    {
        auto *count = window.find<QSpinBox>(u"models"_s);
        QVERIFY(count->isVisible());
        count->setFocus();
        count->selectAll();
        QTest::keyClicks(count, QString::number(models));
    }

    static void choose(const Window &window, const QStringList &options)
    {
        for (const QString &option : options) {
            // The rows of the unit that was shown before are gone only then.
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            auto *button = window.find<QAbstractButton>(u"choice-"_s + option);
            QVERIFY2(button && button->isVisible(), qPrintable(option));
            button->click();
        }
        QCoreApplication::processEvents();
    }

    /// Types into the question that is open and takes the first hit.
    static void answer(const Window &window, const QString &text)
    {
        auto *dialog = window.find<QDialog>(u"pickDialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        auto *filter = dialog->findChild<QLineEdit *>(u"pickFilter"_s);
        filter->setText(text);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"pickAccept"_s), Qt::LeftButton);
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        window.activate();
    }

    static const Entry &entryAt(const Window &window, int row) { return window.army().entries[size_t(row)]; }
    static QModelIndex leaderRow(const Window &window, int row)
    {
        const QAbstractItemModel *model = window.armyView()->model();
        return model->index(0, 0, model->index(row, 0));
    }
    static void selectLeader(const Window &window, int row)
    {
        window.armyView()->setFocus();
        window.armyView()->setCurrentIndex(leaderRow(window, row));
    }

private slots:
    void buildsALegalRetinueFromNothing()
    {
        Window window;
        begin(window, u"barons-war"_s, 500);
        add(window, u"foot sergeant regular"_s);
        QCOMPARE(entryAt(window, 0).models, 3); // the least that is legal
        setModels(window, 4);
        choose(window, {u"mail"_s, u"large-shield"_s});
        QTest::mouseClick(window.find<QPushButton>(u"addLeader"_s), Qt::LeftButton);
        answer(window, u"lord regular"_s);
        QVERIFY(entryAt(window, 0).leader());
        QCOMPARE(entryAt(window, 0).leader()->unit.str(), u"lord"_s);
        // He is shown at once.
        choose(window, {u"medium-shield"_s, u"pennant"_s, u"musician"_s, u"priest"_s});

        add(window, u"crossbowmen regular"_s);
        setModels(window, 6);
        choose(window, {u"leather-padded"_s});
        auto *abilities = window.find<QLineEdit>(u"pool-abilities-filter"_s);
        abilities->setFocus();
        QTest::keyClicks(abilities, u"measured"_s);
        QTest::keyClick(abilities, Qt::Key_Return);
        QCOMPARE(entryAt(window, 1).upgrades.size(), size_t(1));

        add(window, u"spearmen irregular"_s);
        setModels(window, 6);
        choose(window, {u"leather-padded"_s, u"medium-shield"_s});
        add(window, u"levy green"_s);
        setModels(window, 6);
        choose(window, {u"spear"_s});
        add(window, u"mounted sergeant regular"_s);
        QCOMPARE(entryAt(window, 4).models, 2);
        setModels(window, 3);
        choose(window, {u"spear"_s, u"medium-shield"_s});
        QCOMPARE(window.verdict().points, 498);
        QStringList findings;
        for (const Finding &finding : window.verdict().findings)
            findings.append(finding.id);
        QCOMPARE(findings, QStringList());
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
    }

    void modelsRepriceAtOnceAndUndoAsOneStep()
    {
        Window window;
        open(window, retinue(twoGroups));
        window.selectRow(1);
        auto *count = window.find<QSpinBox>(u"models"_s);
        QCOMPARE(count->value(), 6);
        const Army before = window.army();
        const int steps = window->document()->undoStack().count();
        count->setFocus();
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(count, Qt::Key_Up);
        QCOMPARE(entryAt(window, 1).models, 9);
        const RosterEntry &entry = *window->document()->roster().find(entryAt(window, 1).key);
        const QString sum = u"9 × %1 = %2"_s.arg(entry.profile->points).arg(9 * entry.profile->points);
        QVERIFY2(window.find<QLabel>(u"modelsSum"_s)->text().contains(sum), qPrintable(sum));
        const QAbstractItemModel *model = window.armyView()->model();
        QCOMPARE(model->index(1, ArmyModel::PointsColumn).data().toString(), sum);
        QCOMPARE(window->document()->undoStack().count(), steps + 1);
        window.trigger(u"undo"_s);
        QVERIFY(sameContent(window.army(), before));
        QCOMPARE(count->value(), 6);
        // Fewer than the least is a finding, not a wall.
        setModels(window, 2);
        QVERIFY(!window.verdict().legal());
        QVERIFY(window.find<QLabel>(u"modelsLeast"_s)->text().contains(u'3'));
    }

    void leadersStandBelowTheirGroup()
    {
        Window window;
        open(window, retinue(twoGroups));
        const QAbstractItemModel *model = window.armyView()->model();
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(model->rowCount(model->index(0, 0)), 1);
        QVERIFY(window.armyView()->isExpanded(model->index(0, 0)));
        selectLeader(window, 0);
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->placeholderText(), u"Lord"_s);
        QVERIFY(!window.find<QSpinBox>(u"models"_s)->isVisible());
        // The only one leads all, named or not.
        auto *chief = window.find<QCheckBox>(u"chief"_s);
        QVERIFY(chief->isVisible() && chief->isChecked() && !chief->isEnabled());
        QVERIFY(leaderRow(window, 0).data(ArmyModel::ChiefRole).toBool());
        QVERIFY(leaderRow(window, 0).data(Qt::AccessibleTextRole).toString().contains(u"whole army"_s));
        // From the leader to those he leads, and back.
        window.find<QPushButton>(u"showHost"_s)->click();
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->placeholderText(), u"Foot Sergeant"_s);
        QVERIFY(window.find<QLabel>(u"leaderName"_s)->text().contains(u"Lord"_s));
        window.find<QPushButton>(u"showLeader"_s)->click();
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->placeholderText(), u"Lord"_s);
    }

    void aLeaderGoesToAnotherGroup()
    {
        Window window;
        open(window, retinue(twoGroups));
        const Army before = window.army();
        selectLeader(window, 0);
        window.find<QPushButton>(u"leadAnother"_s)->click();
        answer(window, u"spearmen"_s);
        QVERIFY(!entryAt(window, 0).leader());
        QVERIFY(entryAt(window, 1).leader());
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->placeholderText(), u"Lord"_s); // still shown
        QCOMPARE(window.armyView()->currentIndex(), leaderRow(window, 1));
        window.trigger(u"undo"_s);
        QVERIFY(sameContent(window.army(), before));
        window.trigger(u"redo"_s);
        QVERIFY(entryAt(window, 1).leader());
        // Removed, and back.
        selectLeader(window, 1);
        window.find<QPushButton>(u"removeThisLeader"_s)->click();
        QVERIFY(!entryAt(window, 1).leader());
        QCOMPARE(window.find<QLineEdit>(u"entryName"_s)->placeholderText(), u"Spearmen"_s);
        window.trigger(u"undo"_s);
        QVERIFY(entryAt(window, 1).leader());
    }

    void oneOfTwoLeadersLeadsTheWholeArmy()
    {
        Window window;
        open(window, retinue(twoGroups));
        window.selectRow(1);
        window.find<QPushButton>(u"addLeader"_s)->click();
        answer(window, u"veteran sergeant"_s);
        QVERIFY(entryAt(window, 1).leader());
        // He who led alone until now still leads all, and is named.
        QVERIFY(window.army().chief());
        QCOMPARE(window.army().chief()->key, entryAt(window, 0).leader()->key);
        auto *chief = window.find<QCheckBox>(u"chief"_s);
        QVERIFY(chief->isEnabled() && !chief->isChecked());
        chief->click();
        QCOMPARE(window.army().chief()->key, entryAt(window, 1).leader()->key);
        QVERIFY(leaderRow(window, 1).data(ArmyModel::ChiefRole).toBool());
        QVERIFY(!leaderRow(window, 0).data(ArmyModel::ChiefRole).toBool());
        window.trigger(u"undo"_s);
        QCOMPARE(window.army().chief()->key, entryAt(window, 0).leader()->key);
        // Nobody is named: a finding for both.
        selectLeader(window, 0);
        chief->click();
        QVERIFY(!window.army().chief());
        QCOMPARE(window.verdict().findings.front().id, u"command.retinue"_s);
        window.trigger(u"undo"_s);
        chief = window.find<QCheckBox>(u"chief"_s);
        window.trigger(u"undo"_s);
        QVERIFY(!window.army().chief());
        QVERIFY(!entryAt(window, 1).leader());
    }

    void theLibraryAsksWhomALeaderLeads()
    {
        Window window;
        open(window, retinue(twoGroups));
        // With a group selected that he may lead, it is that one.
        window.selectRow(1);
        add(window, u"veteran sergeant commander"_s);
        QVERIFY(!window->findChild<QDialog *>(u"pickDialog"_s));
        QVERIFY(entryAt(window, 1).leader());
        window.trigger(u"undo"_s);
        // With none selected it asks; whoever insists gets him by himself, and the finding.
        window.armyView()->clearSelection();
        add(window, u"veteran sergeant commander"_s);
        answer(window, u"spearmen"_s);
        QVERIFY(entryAt(window, 1).leader());
        window.trigger(u"undo"_s);
        window.armyView()->clearSelection();
        add(window, u"veteran sergeant commander"_s);
        answer(window, u"nobody"_s);
        QCOMPARE(window.army().entries.size(), size_t(3));
        QVERIFY(!window.verdict().legal());
        // He can be put right from the inspector.
        window.find<QPushButton>(u"leadAnother"_s)->click();
        answer(window, u"spearmen"_s);
        QCOMPARE(window.army().entries.size(), size_t(2));
        QVERIFY(entryAt(window, 1).leader());
    }

    void theLibraryPricesByTheModelAndJudgesLeadersWhereTheyFit()
    {
        const auto document = std::make_unique<Document>(library().game(Id(u"barons-war"_s)),
                                                         *readArmy(retinue(twoGroups), u"test"_s).value);
        LibraryModel model(*document);
        QString price;
        int fitting = 0, leaders = 0;
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex parent = model.index(group, 0);
            for (int row = 0; row < model.rowCount(parent); ++row) {
                const QModelIndex index = model.index(row, 0, parent);
                const Judge::Offer &offer = *model.offer(index);
                if (offer.unit->unit->id.str() == u"foot-sergeant"_s && offer.profile->size.str() == u"regular"_s)
                    price = index.siblingAtColumn(LibraryModel::PointsColumn).data().toString();
                if (offer.role != Entry::Role::Leader)
                    continue;
                ++leaders;
                for (const Finding &finding : offer.breaks)
                    QVERIFY(finding.id != u"command.leads"_s || offer.unit->unit->id.str() != u"lord"_s);
                fitting += offer.breaks.empty();
            }
        }
        QCOMPARE(price, u"3 × 19 = 57"_s);
        QVERIFY(leaders > 10);
    }

    void bandsAreTicked()
    {
        Window window;
        open(window, retinue("  - {unit: merry-men, members: [little-john, friar-tuck, will-scarlet], "
                             "led-by: {unit: robin-hood}}\n"));
        window.selectRow(0);
        auto *tuck = window.find<QCheckBox>(u"member-friar-tuck"_s);
        QVERIFY(tuck && tuck->isVisible() && tuck->isChecked());
        QCOMPARE(window.armyView()->model()->rowCount(window.armyView()->model()->index(0, 0)), 4);
        tuck->click();
        QCOMPARE(entryAt(window, 0).attached.size(), size_t(3));
        QVERIFY(!window.verdict().legal());
        tuck->click();
        QCOMPARE(entryAt(window, 0).attached.size(), size_t(4));
        QVERIFY(entryAt(window, 0).leader());
    }

    void modelKeepsTheRulesWithAttachedRows()
    {
        const auto document = std::make_unique<Document>(library().game(Id(u"barons-war"_s)),
                                                         *readArmy(retinue(twoGroups), u"test"_s).value);
        ArmyModel model(*document);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const auto key = [&](int row) { return document->army().entries[size_t(row)].key; };
        const EntryKey lord = document->army().entries[0].leader()->key;
        const QPersistentModelIndex spearmen = model.index(1, 0);
        GroupSteps groups(*document);
        groups.lead(lord, key(1));
        QCOMPARE(model.parent(model.indexOf(lord)).row(), 1);
        Entry sergeant;
        sergeant.unit = Id(u"veteran-sergeant"_s);
        const EntryKey added = groups.attach(key(0), sergeant);
        QCOMPARE(model.keyAt(model.index(0, 0, model.index(0, 0))), added);
        groups.setChief(lord, true);
        groups.replaceLeader(key(1), sergeant);
        QVERIFY(document->army().chief()); // his rank goes with his place
        Steps(*document).moveTo({key(1)}, 0);
        QCOMPARE(spearmen.row(), 0);
        Steps(*document).duplicate({key(0)});
        Steps(*document).remove({key(1), added});
        while (document->undoStack().canUndo())
            document->undoStack().undo();
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.keyAt(model.index(0, 0, model.index(0, 0))), lord);
        while (document->undoStack().canRedo())
            document->undoStack().redo();
        QCOMPARE(reset.size(), 0);
    }

    void leadersAreDroppedOnGroups()
    {
        const auto document = std::make_unique<Document>(library().game(Id(u"barons-war"_s)),
                                                         *readArmy(retinue(twoGroups), u"test"_s).value);
        ArmyModel model(*document);
        QSignalSpy dropped(&model, &ArmyModel::dropped);
        const QModelIndex lord = model.index(0, 0, model.index(0, 0));
        std::unique_ptr<QMimeData> mime(model.mimeData({lord}));
        // Between groups there is no place for a leader; on a group there is.
        QVERIFY(!model.dropMimeData(mime.get(), Qt::MoveAction, 1, 0, {}));
        QVERIFY(document->army().entries[0].leader());
        QVERIFY(model.dropMimeData(mime.get(), Qt::MoveAction, -1, -1, model.index(1, 0)));
        QVERIFY(!document->army().entries[0].leader());
        QVERIFY(document->army().entries[1].leader());
        QCOMPARE(dropped.size(), 1);
        // From the library too.
        LibraryModel shelf(*document);
        for (int group = 0; group < shelf.rowCount(); ++group) {
            const QModelIndex parent = shelf.index(group, 0);
            for (int row = 0; row < shelf.rowCount(parent); ++row) {
                const QModelIndex index = shelf.index(row, 0, parent);
                if (!shelf.offer(index) || shelf.offer(index)->unit->unit->id.str() != u"baron"_s ||
                    document->army().entries[0].leader())
                    continue;
                std::unique_ptr<QMimeData> offered(shelf.mimeData({index}));
                QVERIFY(model.dropMimeData(offered.get(), Qt::CopyAction, -1, -1, model.index(0, 0)));
            }
        }
        QVERIFY(document->army().entries[0].leader());
        QCOMPARE(document->army().entries[0].leader()->unit.str(), u"baron"_s);
    }

    void cutLeadersArePastedToTheSelectedGroup()
    {
        Window window;
        open(window, retinue(twoGroups));
        selectLeader(window, 0);
        window.trigger(u"cut"_s);
        QVERIFY(!entryAt(window, 0).leader());
        window.selectRow(1);
        window.trigger(u"paste"_s);
        QVERIFY(entryAt(window, 1).leader());
        QCOMPARE(entryAt(window, 1).leader()->unit.str(), u"lord"_s);
    }

    void buildsAThousandPointsWithoutDice()
    {
        Window window;
        begin(window, u"diceless-fantasy"_s, 1000);
        add(window, u"elite troops"_s);
        QCOMPARE(entryAt(window, 0).models, 2);
        setModels(window, 20); // 160
        choose(window, {u"general"_s});
        add(window, u"regular troops"_s, 1); // below the irregular ones
        QCOMPARE(window.army().entries.back().unit.str(), u"regular-troops"_s);
        setModels(window, 30); // 180
        choose(window, {u"pikes"_s});
        add(window, u"elite bowmen"_s);
        setModels(window, 20); // 180
        choose(window, {u"wizard"_s});
        add(window, u"elite cavalry"_s);
        setModels(window, 20); // 180
        add(window, u"irregular troops"_s);
        setModels(window, 30); // 120
        QCOMPARE(window.verdict().points, 160 + 20 + 180 + 30 + 180 + 60 + 180 + 120);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
        // What is paid once stands beside what each model costs.
        QCOMPARE(window.armyView()->model()->index(0, ArmyModel::PointsColumn).data().toString(), u"20 × 8 + 20 = 180"_s);
        // A game without leaders of units says nothing of them.
        QVERIFY(!window.find<QPushButton>(u"addLeader"_s)->isVisible());
    }
};

QTEST_MAIN(TestGuiGroups)
#include "tst_gui_groups.moc"
