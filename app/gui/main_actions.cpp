// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/main_actions.h"

#include "app/gui/icons.h"
#include "app/gui/languages.h"
#include "app/gui/settings.h"
#include "app/gui/start_page.h"

#include <QActionGroup>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QUndoGroup>

using namespace Qt::StringLiterals;

namespace muster {

MainActions::MainActions(QMainWindow &window, QUndoGroup &history) : QObject(&window), m_window(window)
{
    makeFileActions();
    makeEditActions(history);
    makeArmyActions();
    makeViewActions();
    makeDataActions();
    fillMenus();
}

MainActions::~MainActions()
{
    qDeleteAll(m_menus);
    delete context;
    delete m_toolBar;
}

QAction *MainActions::make(const char *name, const QString &text, const QKeySequence &keys, const QString &icon,
                           const QString &tip)
{
    auto *action = new QAction(text, this);
    action->setObjectName(QLatin1StringView(name));
    action->setShortcut(keys);
    action->setMenuRole(QAction::NoRole);
    if (!icon.isEmpty())
        action->setIcon(lineIcon(icon));
    if (!tip.isEmpty()) {
        action->setStatusTip(tip);
        action->setToolTip(keys.isEmpty() ? tip : u"%1 (%2)"_s.arg(tip, keys.toString(QKeySequence::NativeText)));
    }
    m_window.addAction(action);
    return action;
}

void MainActions::makeFileActions()
{
    newArmy = make("newArmy", tr("&New army…"), QKeySequence::New, u"new"_s, tr("Begin an army"));
    newArmy->setIconText(tr("New"));
    open = make("open", tr("&Open…"), QKeySequence::Open, u"open"_s, tr("Open an army file"));
    open->setIconText(tr("Open"));
    save = make("save", tr("&Save"), QKeySequence::Save, u"save"_s, tr("Save the army"));
    saveAs = make("saveAs", tr("Save &as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), {},
                  tr("Save the army in another file"));
    preview = make("preview", tr("Print pre&view…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), u"preview"_s,
                   tr("See the roster sheet or the cards as they will be printed"));
    preview->setIconText(tr("Print preview"));
    print =
        make("printArmy", tr("&Print…"), QKeySequence::Print, u"print"_s, tr("Print the roster sheet or the cards"));
    exportPdf = make("exportArmy", tr("Save as P&DF…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E), u"pdf"_s,
                     tr("Write the roster sheet or the cards to a PDF file"));
    close = make("closeArmy", tr("&Close army"), QKeySequence::Close, {}, tr("Close the army and show the start page"));
    quit = make("quit", tr("&Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q), {}, tr("End the program"));
    quit->setMenuRole(QAction::QuitRole);
}

void MainActions::makeEditActions(QUndoGroup &history)
{
    undo = history.createUndoAction(this, tr("&Undo"));
    undo->setObjectName(u"undo"_s);
    undo->setShortcut(QKeySequence::Undo);
    undo->setIcon(lineIcon(u"undo"_s));
    undo->setIconText(tr("Undo"));
    redo = history.createRedoAction(this, tr("&Redo"));
    redo->setObjectName(u"redo"_s);
    QList<QKeySequence> redoKeys = QKeySequence::keyBindings(QKeySequence::Redo);
    for (const QKeySequence &usual :
         {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)}) {
        if (!redoKeys.contains(usual))
            redoKeys.append(usual);
    }
    redo->setShortcuts(redoKeys);
    redo->setIcon(lineIcon(u"redo"_s));
    redo->setIconText(tr("Redo"));
    m_window.addActions({undo, redo});
    cut =
        make("cut", tr("Cu&t"), QKeySequence::Cut, {}, tr("Put the selected units on the clipboard and take them out"));
    copy = make("copy", tr("&Copy"), QKeySequence::Copy, {}, tr("Put the selected units on the clipboard"));
    paste = make("paste", tr("&Paste"), QKeySequence::Paste, {}, tr("Put in the units that are on the clipboard"));
    selectAll = make("selectAll", tr("Select &all"), QKeySequence::SelectAll);
    find =
        make("find", tr("&Find in the library"), QKeySequence::Find, u"search"_s, tr("Type to find units and rules"));
}

void MainActions::makeArmyActions()
{
    add = make("addUnitAction", tr("&Add the library's unit"), QKeySequence(Qt::Key_Insert), u"add"_s,
               tr("Add the unit that is current in the library"));
    duplicate = make("duplicate", tr("&Duplicate"), QKeySequence(Qt::CTRL | Qt::Key_D), u"duplicate"_s,
                     tr("Put copies of the selected units below them"));
    remove =
        make("remove", tr("&Remove"), QKeySequence::Delete, u"remove"_s, tr("Take the selected units out of the army"));
    rename =
        make("rename", tr("Re&name"), QKeySequence(Qt::Key_F2), {}, tr("Give the selected unit a name of its own"));
    moveUp =
        make("moveUp", tr("Move &up"), QKeySequence(Qt::ALT | Qt::Key_Up), u"up"_s, tr("Move the selected units up"));
    moveDown = make("moveDown", tr("Move d&own"), QKeySequence(Qt::ALT | Qt::Key_Down), u"down"_s,
                    tr("Move the selected units down"));
    afterBattle = make("afterBattle", tr("After the &battle…"), {}, {},
                       tr("Enter the losses and the experience of a campaign battle; for armies that keep experience"));
    settings = make("settings", tr("Army &settings…"), QKeySequence(Qt::ALT | Qt::Key_Return), u"settings"_s,
                    tr("Change the army's name, list, points and agreements"));
}

void MainActions::makeViewActions()
{
    goLibrary = make("goLibrary", tr("Go to the &library"), QKeySequence(Qt::CTRL | Qt::Key_1));
    goArmy = make("goArmy", tr("Go to the &army"), QKeySequence(Qt::CTRL | Qt::Key_2));
    goInspector = make("goInspector", tr("Go to the &inspector"), QKeySequence(Qt::CTRL | Qt::Key_3));
    goFindings = make("goFindings", tr("Go to the &findings"), QKeySequence(Qt::CTRL | Qt::Key_4));
    resetLayout =
        make("resetLayout", tr("&Reset layout"), {}, {}, tr("Put every part of the window back in its place"));
    shortcuts = make("shortcuts", tr("&Keyboard shortcuts"), QKeySequence::HelpContents, {}, tr("Show every shortcut"));
    about = make("about", tr("&About Muster Roll"));
    about->setMenuRole(QAction::AboutRole);
    appearance = new QActionGroup(this);
    languages = new QActionGroup(this);
}

void MainActions::makeDataActions()
{
    dataFolder = make("dataFolder", tr("&Open my data folder"), {}, {},
                      tr("Show the folder in which games, lists and packs of your own lie"));
    newGame = make("newGame", tr("&New game…"), {}, {}, tr("Write a small game, to be changed into your own"));
    reloadData = make("reloadData", tr("&Reload data"), QKeySequence(Qt::Key_F5), {},
                      tr("Read the games again; the army that is open is judged by the new data"));
    dataProblems = make("dataProblems", tr("&Problems of the data…"), {}, {},
                        tr("Show what is wrong or suspicious in the data of every game"));
}

void MainActions::fillMenus()
{
    const auto addMenu = [this](const QString &title) {
        m_menus.append(m_window.menuBar()->addMenu(title));
        return m_menus.back();
    };
    QMenu *file = addMenu(tr("&File"));
    file->addActions({newArmy, open});
    recent = file->addMenu(tr("Open &recent"));
    samples = file->addMenu(tr("Sa&mples"));
    file->addSeparator();
    file->addActions({save, saveAs});
    file->addSeparator();
    file->addActions({preview, print, exportPdf});
    file->addSeparator();
    file->addActions({close, quit});
    connect(recent, &QMenu::aboutToShow, this, [this] { fillFileMenu(recent, true); });
    connect(samples, &QMenu::aboutToShow, this, [this] { fillFileMenu(samples, false); });

    QMenu *edit = addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({cut, copy, paste, selectAll});
    edit->addSeparator();
    edit->addAction(find);

    QMenu *army = addMenu(tr("&Army"));
    army->addActions({add, duplicate, remove, rename});
    army->addSeparator();
    army->addActions({moveUp, moveDown});
    army->addSeparator();
    army->addActions({afterBattle, settings});

    view = addMenu(tr("&View"));
    view->addActions({goLibrary, goArmy, goInspector, goFindings});
    view->addSeparator();
    fillAppearance(view->addMenu(tr("&Appearance")));
    fillLanguages(view->addMenu(tr("&Language")));
    view->addSeparator();
    view->addAction(resetLayout);

    QMenu *data = addMenu(tr("&Data"));
    data->addActions({newGame, dataFolder});
    data->addSeparator();
    data->addActions({reloadData, dataProblems});

    addMenu(tr("&Help"))->addActions({shortcuts, about});

    context = new QMenu(&m_window);
    context->addActions({rename, duplicate, remove});
    context->addSeparator();
    context->addActions({moveUp, moveDown});
    context->addSeparator();
    context->addActions({cut, copy, paste});

    m_toolBar = m_window.addToolBar(tr("Main tool bar"));
    m_toolBar->setObjectName(u"mainToolBar"_s);
    m_toolBar->setMovable(false);
    m_toolBar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_toolBar->setIconSize(QSize(18, 18));
    m_toolBar->addActions({newArmy, open, save});
    m_toolBar->addSeparator();
    m_toolBar->addActions({undo, redo});
    m_toolBar->addSeparator();
    m_toolBar->addActions({settings, preview});
}

void MainActions::fillAppearance(QMenu *menu)
{
    const std::pair<muster::settings::Appearance, QString> choices[] = {
        {muster::settings::Appearance::System, tr("As the &system")},
        {muster::settings::Appearance::Light, tr("&Light")},
        {muster::settings::Appearance::Dark, tr("&Dark")},
    };
    for (const auto &[value, text] : choices) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(int(value));
        action->setChecked(muster::settings::appearance() == value);
        appearance->addAction(action);
    }
}

void MainActions::fillLanguages(QMenu *menu)
{
    const auto addLanguage = [&](const QString &code, const QString &text) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setData(code);
        action->setChecked(muster::settings::language() == code);
        languages->addAction(action);
    };
    addLanguage({}, tr("As the &system"));
    for (const QString &code : muster::languages::available())
        addLanguage(code, QLocale(code).nativeLanguageName());
}

void MainActions::fillFileMenu(QMenu *menu, bool recentOnes)
{
    menu->clear();
    const auto addFile = [&](const QString &text, const QString &path) {
        QAction *action = menu->addAction(QString(text).replace(u'&', u"&&"_s));
        action->setStatusTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { emit fileChosen(path); });
    };
    if (recentOnes) {
        for (const QString &path : muster::settings::recentFiles())
            addFile(QFileInfo(path).fileName(), path);
        menu->addSeparator();
        QAction *clear = menu->addAction(tr("&Clear the list"));
        clear->setEnabled(!muster::settings::recentFiles().isEmpty());
        connect(clear, &QAction::triggered, this, [] { muster::settings::clearRecentFiles(); });
    } else {
        for (const auto &[name, path] : sampleArmies())
            addFile(name, path);
    }
    if (menu->isEmpty())
        menu->addAction(tr("Nothing here"))->setEnabled(false);
}

QList<QAction *> MainActions::needArmy() const
{
    return {save, saveAs, preview,  print,     exportPdf, close,       paste,      selectAll,
            find, add,    settings, goLibrary, goArmy,    goInspector, goFindings, resetLayout};
}

QList<QAction *> MainActions::needSelection() const
{
    return {cut, copy, duplicate, remove, rename, moveUp, moveDown};
}

} // namespace muster
