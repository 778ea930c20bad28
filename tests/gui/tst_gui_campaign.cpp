// SPDX-License-Identifier: GPL-3.0-or-later
// Packs, what an army buys as a whole, campaigns, and armies of several races.
#include "tests/gui/gui_support.h"

#include "app/gui/army_model.h"

#include <QAccessible>
#include <QCheckBox>
#include <QLineEdit>
#include <QListWidget>
#include <QRadioButton>
#include <QSpinBox>

using namespace muster;
using namespace muster::test;

class TestGuiCampaign : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    static void addWithKeys(const Window &window, const QString &unit, int down, int times = 1)
    {
        auto *filter = window.find<QLineEdit>(u"libraryFilter"_s);
        auto *view = window.find<QTreeView>(u"library"_s);
        window.activate();
        window.trigger(u"find"_s);
        QTRY_VERIFY(filter->hasFocus());
        QTest::keyClicks(filter, unit);
        QTest::keyClick(filter, Qt::Key_Down);
        for (int i = 0; i < down; ++i)
            QTest::keyClick(view, Qt::Key_Down);
        for (int i = 0; i < times; ++i)
            QTest::keyClick(view, Qt::Key_Return);
        QCoreApplication::processEvents();
    }

    /// Begins an army in the dialog; -1: leaves the points as they are.
    static void begin(const Window &window, const QString &list, const QStringList &packs, int points = -1)
    {
        window.trigger(u"newArmy"_s);
        auto *dialog = window.find<QDialog>(u"newArmyDialog"_s);
        auto *games = dialog->findChild<QComboBox *>(u"formGame"_s);
        games->setCurrentIndex(games->findData(u"kow-2012"_s));
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"formListFilter"_s), list);
        for (const QString &pack : packs)
            QTest::mouseClick(dialog->findChild<QCheckBox *>(u"pack-"_s + pack), Qt::LeftButton, {}, QPoint(8, 8));
        auto *number = dialog->findChild<QSpinBox *>(u"formPoints"_s);
        if (points >= 0) {
            number->setFocus();
            number->selectAll();
            QTest::keyClicks(number, QString::number(points));
        }
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"createArmy"_s), Qt::LeftButton);
        QVERIFY(window->document());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    QString written(const QByteArray &head, const QByteArray &entries) const
    {
        return write(m_dir, u"army.muster"_s,
                     "muster: 1\nname: The Host\ngame: kow-2012\n" + head + "entries:\n" + entries);
    }

    static void click(QWidget *button) { QTest::mouseClick(button, Qt::LeftButton, {}, QPoint(8, button->height() / 2)); }

    static bool hasFinding(const Window &window, const QString &id)
    {
        const auto &findings = window.verdict().findings;
        return std::any_of(findings.begin(), findings.end(), [&](const Finding &finding) { return finding.id == id; });
    }

private slots:
    void buildsALegalUndeadArmyFromNothing()
    {
        Window window;
        begin(window, u"undead"_s, {}, 1500);
        QCOMPARE(window.army().header.points, 1500);
        addWithKeys(window, u"skeletons"_s, 2, 3);
        addWithKeys(window, u"revenants"_s, 1, 2);
        addWithKeys(window, u"vampire lord"_s, 0);
        addWithKeys(window, u"necromancer"_s, 0);
        addWithKeys(window, u"balefire"_s, 0, 2);
        addWithKeys(window, u"ghouls"_s, 2);
        addWithKeys(window, u"revenant king"_s, 0);
        addWithKeys(window, u"zombies"_s, 0);
        click(window.find<QCheckBox>(u"choice-banner"_s));
        click(window.find<QCheckBox>(u"choice-musician"_s));
        QCOMPARE(int(window.army().entries.size()), 12);
        QCOMPARE(window.verdict().points, 1500);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
        for (const RosterEntry &entry : window->document()->roster().entries)
            QVERIFY2(entry.listed, qPrintable(entry.title()));
    }

    void newArmiesTakeThePointsOfTheirPack()
    {
        Window window;
        window.trigger(u"newArmy"_s);
        auto *dialog = window.find<QDialog>(u"newArmyDialog"_s);
        auto *games = dialog->findChild<QComboBox *>(u"formGame"_s);
        auto *points = dialog->findChild<QSpinBox *>(u"formPoints"_s);
        games->setCurrentIndex(games->findData(u"kow-2012"_s));
        auto *tournament = dialog->findChild<QCheckBox *>(u"pack-tournament"_s);
        auto *garrison = dialog->findChild<QCheckBox *>(u"pack-garrison"_s);
        QCOMPARE(points->value(), 2000);
        tournament->click();
        QCOMPARE(points->value(), 1750);
        garrison->click(); // both at once make no sense
        QVERIFY(!tournament->isChecked());
        QCOMPARE(points->value(), 1000);
        garrison->click();
        QCOMPARE(points->value(), 2000);
        points->setValue(1200); // the player's own
        garrison->click();
        QCOMPARE(points->value(), 1200);
        // Everything can be reached in order: the packs stand between the points and the notes.
        QVERIFY(points->nextInFocusChain());
        QStringList order;
        for (QWidget *at = points->nextInFocusChain(); at != points; at = at->nextInFocusChain()) {
            if (at->objectName().startsWith(u"pack-"_s) || at->objectName() == u"formNotes"_s ||
                at->objectName() == u"createArmy"_s)
                order.append(at->objectName());
        }
        QVERIFY(order.indexOf(u"pack-tournament"_s) < order.indexOf(u"formNotes"_s));
        QVERIFY(order.indexOf(u"formNotes"_s) < order.indexOf(u"createArmy"_s));
        dialog->close();
    }

    void theTournamentRefusesALegend()
    {
        Window window;
        begin(window, u"undead"_s, {u"tournament"_s});
        QCOMPARE(window.army().header.points, 1750);
        QVERIFY(window.army().header.playsUnder(Id(u"tournament"_s)));
        addWithKeys(window, u"skeletons"_s, 2, 2);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
        addWithKeys(window, u"mhorgoth"_s, 0);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Illegal);
        QVERIFY(hasFinding(window, u"tournament.no-legends"_s));
        window.trigger(u"undo"_s);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
    }

    void packsAreSwitchedInTheSettingsAndTakenBack()
    {
        Window window;
        QVERIFY(window->openFile(written("list: undead\npoints: 2000\n", "  - {unit: mhorgoth-the-faceless}\n")));
        window.trigger(u"settings"_s);
        auto *dialog = window.find<QDialog>(u"armySettingsDialog"_s);
        click(dialog->findChild<QCheckBox *>(u"pack-tournament"_s));
        QCOMPARE(dialog->findChild<QSpinBox *>(u"formPoints"_s)->value(), 2000); // agreed already
        dialog->accept();
        QVERIFY(hasFinding(window, u"tournament.no-legends"_s));
        window.trigger(u"undo"_s);
        QVERIFY(window.army().header.packs.empty());
        QVERIFY(!hasFinding(window, u"tournament.no-legends"_s));
    }

    void buysSiegeDefencesAndTakesThemBack()
    {
        Window window;
        begin(window, u"dwarfs"_s, {u"siege-defender"_s});
        QCOMPARE(window.army().header.points, 1000);
        addWithKeys(window, u"ironclad"_s, 1, 6);
        auto *line = window.find<QPushButton>(u"armyPurchases"_s);
        QVERIFY(line->isVisible());
        QTest::mouseClick(line, Qt::LeftButton);
        auto *walls = window.find<QCheckBox>(u"choice-stone-walls"_s);
        QVERIFY(walls->isVisible());
        QVERIFY(walls->accessibleName().contains(u"2 choices"_s));
        auto *buttresses = window.find<QSpinBox>(u"choice-buttresses"_s);
        QVERIFY(buttresses->accessibleName().contains(u"1 choice"_s));
        QVERIFY(!buttresses->isEnabled()); // needs the walls
        QVERIFY(!buttresses->accessibleDescription().isEmpty());
        click(walls);
        click(window.find<QCheckBox>(u"choice-main-gate"_s)); // without which there is no defence
        QVERIFY(buttresses->isEnabled());
        buttresses->setFocus();
        QTest::keyClick(buttresses, Qt::Key_Up);
        QTest::keyClick(buttresses, Qt::Key_Up);
        QCOMPARE(int(window.army().header.upgrades.size()), 4);
        QCOMPARE(window.verdict().legality, Verdict::Legality::Legal);
        QVERIFY(line->text().contains(u"Buttresses \u00d72 (6 choices)"_s));
        QTest::keyClick(buttresses, Qt::Key_Up); // more than there are solid units
        QVERIFY(hasFinding(window, u"siege.choices"_s));
        for (int i = 0; i < 5; ++i)
            window.trigger(u"undo"_s);
        QVERIFY(window.army().header.upgrades.empty());
        QVERIFY(!walls->isChecked());
        window.trigger(u"redo"_s);
        QVERIFY(walls->isChecked());
    }

    void whatIsOnlyForOthersIsBarredWithItsReason()
    {
        Window window;
        begin(window, u"undead"_s, {u"siege-defender"_s});
        addWithKeys(window, u"skeletons"_s, 1, 2);
        QTest::mouseClick(window.find<QPushButton>(u"armyPurchases"_s), Qt::LeftButton);
        auto *mines = window.find<QSpinBox>(u"choice-dwarf-minefield"_s);
        QVERIFY(!mines->isEnabled());
        QVERIFY(mines->accessibleDescription().contains(u"only for Dwarfs"_s));
    }

    void whatIsNotOnSaleIsHiddenUnlessBought()
    {
        Window window;
        QVERIFY(window->openFile(written("list: undead\npoints: 2000\n",
                                         "  - {unit: skeletons, size: regiment}\n"
                                         "  - {unit: skeletons, size: regiment, upgrades: [mantlets]}\n")));
        window.selectRow(0);
        QVERIFY(window.find<QComboBox>(u"pool-artefacts-0"_s)->isVisible());
        auto *siege = window->findChild<QComboBox *>(u"pool-siege-upgrades-0"_s);
        QVERIFY(!siege || !siege->isVisible());
        QVERIFY(!window.find<QPushButton>(u"armyPurchases"_s)->isVisible());
        window.selectRow(1);
        siege = window.find<QComboBox>(u"pool-siege-upgrades-0"_s);
        QVERIFY(siege->isVisible());
        QCOMPARE(siege->count(), 2); // none, and what it has

        QVERIFY(window->openFile(written("list: undead\npoints: 2000\npack: [siege-attacker]\n",
                                         "  - {unit: skeletons, size: regiment}\n")));
        window.selectRow(0);
        siege = window.find<QComboBox>(u"pool-siege-upgrades-0"_s);
        QVERIFY(siege->isVisible());
        QVERIFY(siege->itemText(1).endsWith(u"2 choices"_s));
        QVERIFY(siege->itemText(2).endsWith(u"1 choice"_s));
    }

    void entersExperienceAndTakesItBack()
    {
        Window window;
        QVERIFY(window->openFile(written("list: undead\npoints: 1500\npack: [field-army]\n",
                                         "  - {unit: skeletons, size: horde}\n")));
        window.selectRow(0);
        auto *experience = window.find<QSpinBox>(u"entryExperience"_s);
        auto *worth = window.find<QLabel>(u"entryExperienceWorth"_s);
        QVERIFY(experience->isVisible());
        QCOMPARE(worth->text(), u"0 of 2 for Elite"_s); // 135 points
        experience->setFocus();
        QTest::keyClick(experience, Qt::Key_Up);
        QCOMPARE(worth->text(), u"1 of 2 for Elite"_s);
        QTest::keyClick(experience, Qt::Key_Up);
        QCOMPARE(worth->text(), u"2, earned Elite"_s);
        QCOMPARE(window.army().entries[0].experience, 2);
        window.trigger(u"undo"_s);
        QCOMPARE(window.army().entries[0].experience, 0);
        QCOMPARE(experience->value(), 0);
        // Elsewhere nobody earns any.
        QVERIFY(window->openFile(written("list: undead\npoints: 1500\n", "  - {unit: skeletons, size: horde}\n")));
        window.selectRow(0);
        QVERIFY(!window.find<QSpinBox>(u"entryExperience"_s)->isVisible());
    }

    void entersABattleAsOneStep()
    {
        Window window;
        QVERIFY(!window.find<QAction>(u"afterBattle"_s)->isEnabled());
        QVERIFY(window->openFile(written("list: undead\npoints: 1500\npack: [field-army]\n",
                                         "  - {unit: skeletons, size: horde}\n"
                                         "  - {unit: zombies, size: swarm, experience: 1}\n"
                                         "  - {unit: ghouls, size: troop}\n"
                                         "  - {unit: necromancer}\n")));
        const Army before = window.army();
        QVERIFY(window.find<QAction>(u"afterBattle"_s)->isEnabled());
        window.trigger(u"afterBattle"_s);
        auto *dialog = window.find<QDialog>(u"afterBattleDialog"_s);
        QVERIFY(dialog && dialog->isVisible());
        for (const QWidget *widget : dialog->findChildren<QWidget *>()) {
            if (widget->focusPolicy() & Qt::TabFocus && widget->isVisible())
                QVERIFY2(!QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget))->text(QAccessible::Name).isEmpty(),
                         widget->metaObject()->className());
        }
        QTest::mouseClick(dialog->findChild<QRadioButton *>(u"battleLost"_s), Qt::LeftButton, {}, QPoint(8, 8));
        auto *zombies = dialog->findChild<QComboBox *>(u"fate-1"_s);
        zombies->setFocus();
        QTest::keyClick(zombies, Qt::Key_Down);
        QTest::keyClick(zombies, Qt::Key_Down);
        QVERIFY(zombies->currentText().contains(u"Horde"_s));
        auto *ghouls = dialog->findChild<QComboBox *>(u"fate-2"_s);
        ghouls->setCurrentIndex(2);
        QVERIFY(ghouls->currentText().contains(u"removed"_s)); // there is no smaller size
        QVERIFY(dialog->findChild<QLabel *>(u"battleSum"_s)->text().startsWith(u"After this: 3 unit"_s));
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"battleOk"_s), Qt::LeftButton);
        QCOMPARE(unitsOf(window.army()), QStringList({u"skeletons"_s, u"zombies"_s, u"necromancer"_s}));
        QCOMPARE(window.army().entries[0].experience, 2);
        QCOMPARE(window.army().entries[1].size.str(), u"horde"_s);
        QCOMPARE(window.army().entries[1].experience, 1);
        window.trigger(u"undo"_s);
        QVERIFY(sameContent(window.army(), before));
        window.trigger(u"settings"_s);
        auto *settings = window.find<QDialog>(u"armySettingsDialog"_s);
        click(settings->findChild<QCheckBox *>(u"pack-field-army"_s));
        settings->accept();
        QVERIFY(!window.find<QAction>(u"afterBattle"_s)->isEnabled());
    }

    void otherRacesAreFoldedBehindTheOwn()
    {
        Window window;
        QVERIFY(window->openFile(written("list: orcs\npoints: 2000\n", "  - {unit: trolls, list: goblins, size: troop}\n")));
        auto *view = window.find<QTreeView>(u"library"_s);
        const QAbstractItemModel *model = view->model();
        QStringList open, shut;
        for (int row = 0; row < model->rowCount(); ++row)
            (view->isExpanded(model->index(row, 0)) ? open : shut).append(model->index(row, 0).data().toString());
        QVERIFY(open.contains(u"Infantry"_s));
        QCOMPARE(shut.size(), 7);
        QVERIFY(shut.contains(u"Goblins"_s));
        QCOMPARE(model->index(0, 0).data().toString(), u"Infantry"_s);

        // A click opens a race, and it stays open.
        QModelIndex goblins;
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == u"Goblins"_s)
                goblins = model->index(row, 0);
        }
        view->scrollTo(goblins);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(goblins).center());
        QVERIFY(view->isExpanded(goblins));
        addWithKeys(window, u"giant"_s, 0); // two races have one
        QVERIFY(window.army().entries.back().list.isEmpty() || window.army().entries.back().list.str() == u"orcs"_s);
        addWithKeys(window, u"giant"_s, 2); // past the other's heading
        QCOMPARE(window.army().entries.back().unit.str(), u"giant"_s);
        QCOMPARE(window.army().entries.back().list.str(), u"goblins"_s);
        auto *filter = window.find<QLineEdit>(u"libraryFilter"_s);
        filter->clear();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex group = model->index(row, 0);
            QCOMPARE(view->isExpanded(group), !shut.contains(group.data().toString()) || group.data().toString() == u"Goblins"_s);
        }
        // A search looks into all of them.
        filter->setText(u"elves bolt"_s);
        QVERIFY(model->rowCount() > 0);
        QVERIFY(view->isExpanded(model->index(0, 0)));

        // Those of one name are told apart in the army too.
        const QModelIndex trolls = window.armyView()->model()->index(0, 0);
        QVERIFY(trolls.data(ArmyModel::DetailRole).toString().contains(u"Goblins"_s));
    }
};

QTEST_MAIN(TestGuiCampaign)
#include "tst_gui_campaign.moc"
