// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_window.h"

#include "app/gui/after_battle_dialog.h"
#include "app/gui/appearance.h"
#include "app/gui/army_panel.h"
#include "app/gui/army_settings_dialog.h"
#include "app/gui/data_problems.h"
#include "app/gui/help_dialogs.h"
#include "app/gui/languages.h"
#include "app/gui/library_panel.h"
#include "app/gui/main_actions.h"
#include "app/gui/message_bar.h"
#include "app/gui/print_preview.h"
#include "app/gui/settings.h"
#include "app/gui/start_page.h"
#include "app/gui/workspace.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

const QString geometryKey = u"window/geometry"_s;
const QString layoutKey = u"window/layout"_s;
constexpr int messageTime = 6000;

} // namespace

MainWindow::MainWindow(GameLibrary &library, QWidget *parent) : QMainWindow(parent), m_library(library)
{
    setObjectName(u"mainWindow"_s);
    setAcceptDrops(true);
    setUnifiedTitleAndToolBarOnMac(true);
    m_rebuild.setSingleShot(true);
    m_rebuild.setInterval(0);
    connect(&m_rebuild, &QTimer::timeout, this, &MainWindow::rebuild);
    connect(&m_file, &WatchedFile::changedOnDisk, this, &MainWindow::fileChangedUnderneath);
    build();
    restoreGeometryAndState();
}

MainWindow::~MainWindow()
{
    // Views go before what they look at, commands before the menus they stand in.
    delete m_preview;
    delete takeCentralWidget();
    delete m_actions;
}

void MainWindow::build()
{
    m_actions = new MainActions(*this, m_history);
    m_messages = new MessageArea;
    m_stack = new QStackedWidget;
    m_startPage = new StartPage;
    m_stack->addWidget(m_startPage);
    auto *central = new QWidget;
    auto *layout = new QVBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_messages);
    layout->addWidget(m_stack, 1);
    setCentralWidget(central);
    m_dataLabel = new QLabel;
    m_dataLabel->setContentsMargins(0, 0, 8, 0);
    statusBar()->addPermanentWidget(m_dataLabel);
    connect(m_startPage, &StartPage::newRequested, this, &MainWindow::newArmy);
    connect(m_startPage, &StartPage::openRequested, this, &MainWindow::open);
    connect(m_startPage, &StartPage::fileChosen, this, &MainWindow::openFile);
    connectActions();
    showArmy();
}

/// For another language: everything that shows words is made anew, the army and its history stay.
void MainWindow::rebuild()
{
    keepState();
    delete m_preview;
    delete m_dataProblems;
    delete takeCentralWidget();
    m_workspace = nullptr;
    delete m_actions;
    delete m_dataLabel;
    build();
    restoreGeometryAndState();
    if (m_offeredLostWork)
        offerLostWork();
    if (m_ownCheck)
        checkOwnData();
}

void MainWindow::connectActions()
{
    const MainActions &a = *m_actions;
    connect(a.newArmy, &QAction::triggered, this, &MainWindow::newArmy);
    connect(a.open, &QAction::triggered, this, &MainWindow::open);
    connect(m_actions, &MainActions::fileChosen, this, &MainWindow::openFile);
    connect(a.save, &QAction::triggered, this, &MainWindow::save);
    connect(a.saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(a.preview, &QAction::triggered, this, &MainWindow::showPreview);
    connect(a.print, &QAction::triggered, this,
            [this] { showPreview()->findChild<QPushButton *>(u"print"_s)->click(); });
    connect(a.exportPdf, &QAction::triggered, this,
            [this] { showPreview()->findChild<QPushButton *>(u"exportPdf"_s)->click(); });
    connect(a.close, &QAction::triggered, this, &MainWindow::closeArmy);
    connect(a.quit, &QAction::triggered, this, &QWidget::close);
    connect(a.settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(a.afterBattle, &QAction::triggered, this, &MainWindow::showAfterBattle);
    connect(a.dataFolder, &QAction::triggered, this, &MainWindow::openDataFolder);
    connect(a.newGame, &QAction::triggered, this, &MainWindow::newGame);
    connect(a.reloadData, &QAction::triggered, this, &MainWindow::reloadData);
    connect(a.dataProblems, &QAction::triggered, this, &MainWindow::showDataProblems);
    connect(a.shortcuts, &QAction::triggered, this, &MainWindow::showShortcuts);
    connect(a.about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(a.appearance, &QActionGroup::triggered, this, [](QAction *action) {
        const auto chosen = settings::Appearance(action->data().toInt());
        settings::setAppearance(chosen);
        applyAppearance(chosen);
    });
    connect(a.languages, &QActionGroup::triggered, this, [](QAction *action) {
        const QString code = action->data().toString();
        settings::setLanguage(code);
        languages::install(code);
    });
    connectArmyActions();
}

void MainWindow::connectArmyActions()
{
    // Through the workspace of the moment: it changes with the army.
    const auto toArmy = [this](QAction *action, void (ArmyPanel::*call)()) {
        connect(action, &QAction::triggered, this, [this, call] {
            if (m_workspace)
                (m_workspace->army()->*call)();
        });
    };
    const auto toWorkspace = [this](QAction *action, void (Workspace::*call)()) {
        connect(action, &QAction::triggered, this, [this, call] {
            if (m_workspace)
                (m_workspace->*call)();
        });
    };
    const MainActions &a = *m_actions;
    toArmy(a.cut, &ArmyPanel::cut);
    toArmy(a.copy, &ArmyPanel::copy);
    toArmy(a.paste, &ArmyPanel::paste);
    toArmy(a.selectAll, &ArmyPanel::selectAll);
    toArmy(a.duplicate, &ArmyPanel::duplicateSelected);
    toArmy(a.remove, &ArmyPanel::removeSelected);
    toArmy(a.rename, &ArmyPanel::renameCurrent);
    toArmy(a.moveUp, &ArmyPanel::moveSelectedUp);
    toArmy(a.moveDown, &ArmyPanel::moveSelectedDown);
    toWorkspace(a.find, &Workspace::focusLibrary);
    toWorkspace(a.goLibrary, &Workspace::focusLibrary);
    toWorkspace(a.goArmy, &Workspace::focusArmy);
    toWorkspace(a.goInspector, &Workspace::focusInspector);
    toWorkspace(a.goFindings, &Workspace::focusFindings);
    toWorkspace(a.resetLayout, &Workspace::resetLayout);
    connect(a.add, &QAction::triggered, this, [this] {
        if (m_workspace && !m_workspace->library()->addCurrent())
            m_workspace->focusLibrary();
    });
}

/// Shows the army that is open, or the start page.
void MainWindow::showArmy()
{
    delete m_preview;
    for (QAction *action : m_actions->view->actions()) {
        if (action->property("dock").toBool())
            m_actions->view->removeAction(action);
    }
    delete m_workspace;
    m_workspace = nullptr;
    if (!m_document) {
        m_history.setActiveStack(nullptr);
        m_startPage->refresh();
        m_stack->setCurrentWidget(m_startPage);
    } else {
        m_workspace = new Workspace(*m_document);
        m_workspace->army()->setCommands(
            m_actions->context, {m_actions->duplicate, m_actions->remove, m_actions->moveUp, m_actions->moveDown});
        m_stack->addWidget(m_workspace);
        m_stack->setCurrentWidget(m_workspace);
        m_workspace->restoreState(settings::bytes(layoutKey));
        for (QDockWidget *dock : m_workspace->docks()) {
            dock->toggleViewAction()->setProperty("dock", true);
            m_actions->view->insertAction(m_actions->goLibrary, dock->toggleViewAction());
        }
        m_history.addStack(&m_document->undoStack());
        m_history.setActiveStack(&m_document->undoStack());
        connect(m_workspace, &Workspace::selectionChanged, this, &MainWindow::refreshActions);
        connect(m_workspace, &Workspace::settingsRequested, this, &MainWindow::showSettings);
        connect(m_workspace, &Workspace::message, this, &MainWindow::say);
        connect(m_document.get(), &Document::changed, m_workspace, [this] {
            refreshTitle();
            refreshActions();
        });
        connect(&m_document->undoStack(), &QUndoStack::cleanChanged, m_workspace, [this] { refreshTitle(); });
        m_workspace->focusLibrary();
    }
    refreshActions();
    refreshTitle();
}

void MainWindow::refreshActions()
{
    for (QAction *action : m_actions->needArmy())
        action->setEnabled(m_workspace);
    m_actions->afterBattle->setEnabled(m_workspace && m_document->roster().keepsExperience() &&
                                       !m_document->army().entries.empty());
    const QList<EntryKey> keys = m_workspace ? m_workspace->army()->selectedKeys() : QList<EntryKey>();
    for (QAction *action : m_actions->needSelection())
        action->setEnabled(!keys.isEmpty());
    // Those attached stand where their unit stands, and there is no room for a second of them.
    const bool standing = std::any_of(keys.begin(), keys.end(),
                                      [this](EntryKey key) { return m_document->army().indexOf(key) >= 0; });
    for (QAction *action : {m_actions->duplicate, m_actions->moveUp, m_actions->moveDown})
        action->setEnabled(standing);
}

void MainWindow::refreshTitle()
{
    if (!m_document) {
        setWindowFilePath({});
        setWindowTitle(tr("Muster Roll"));
        setWindowModified(false);
        m_dataLabel->clear();
        return;
    }
    const QString name = m_document->header().name.isEmpty() ? tr("Unnamed army") : m_document->header().name;
    setWindowFilePath(m_file.path());
    setWindowTitle(tr("%1[*] – Muster Roll").arg(name));
    setWindowModified(m_document->isModified());
    const Game &game = m_document->game();
    m_dataLabel->setText(game.version.isEmpty()
                             ? game.name
                             : tr("%1, data %2", "game, version of its data").arg(game.name, game.version));
}

void MainWindow::showSettings()
{
    if (!m_document)
        return;
    auto *dialog = new ArmySettingsDialog(*m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::showAfterBattle()
{
    if (!m_document)
        return;
    auto *dialog = new AfterBattleDialog(*m_document, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

PrintPreview *MainWindow::showPreview()
{
    if (!m_preview)
        m_preview = new PrintPreview(*m_document, m_file.path(), this);
    m_preview->show();
    m_preview->raise();
    m_preview->activateWindow();
    return m_preview;
}

void MainWindow::showShortcuts()
{
    auto *dialog = shortcutsDialog(m_actions->findChildren<QAction *>(Qt::FindDirectChildrenOnly), this);
    dialog->open();
}

void MainWindow::showAbout()
{
    aboutDialog(this)->open();
}

void MainWindow::say(const QString &text)
{
    statusBar()->showMessage(text, messageTime);
}

void MainWindow::restoreGeometryAndState()
{
    if (!restoreGeometry(settings::bytes(geometryKey)))
        resize(1280, 820);
}

void MainWindow::keepState()
{
    settings::setBytes(geometryKey, saveGeometry());
    if (m_workspace)
        settings::setBytes(layoutKey, m_workspace->saveState());
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!mayLeave()) {
        event->ignore();
        return;
    }
    keepState();
    m_recovery.watch(nullptr, {});
    event->accept();
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_actions)
        m_rebuild.start();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().isLocalFile())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QString path = event->mimeData()->urls().value(0).toLocalFile();
    if (!path.isEmpty())
        openFile(path);
}

} // namespace muster
