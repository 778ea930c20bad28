// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QObject>

class QAction;
class QActionGroup;
class QMainWindow;
class QMenu;
class QToolBar;
class QUndoGroup;

namespace muster {

/// Every command of the window with its words, icon and keys, in menus and the tool bar. What they do is the window's business.
class MainActions : public QObject {
    Q_OBJECT
public:
    MainActions(QMainWindow &window, QUndoGroup &history);
    ~MainActions() override;

    QAction *newArmy, *open, *save, *saveAs, *preview, *print, *exportPdf, *close, *quit;
    QAction *undo, *redo, *cut, *copy, *paste, *selectAll, *find;
    QAction *add, *duplicate, *remove, *rename, *moveUp, *moveDown, *afterBattle, *settings;
    QAction *goLibrary, *goArmy, *goInspector, *goFindings, *resetLayout;
    QAction *dataFolder, *newGame, *reloadData, *dataProblems;
    QAction *shortcuts, *about;
    QMenu *recent, *samples, *view, *context;
    QActionGroup *appearance, *languages;

    /// Those that need an open army, and those that need a selected unit.
    QList<QAction *> needArmy() const;
    QList<QAction *> needSelection() const;

signals:
    void fileChosen(const QString &path);

private:
    QAction *make(const char *name, const QString &text, const QKeySequence &keys = {}, const QString &icon = {},
                  const QString &tip = {});
    void makeFileActions();
    void makeEditActions(QUndoGroup &history);
    void makeArmyActions();
    void makeViewActions();
    void makeDataActions();
    void fillMenus();
    void fillAppearance(QMenu *menu);
    void fillLanguages(QMenu *menu);
    void fillFileMenu(QMenu *menu, bool recentOnes);

    QMainWindow &m_window;
    QList<QMenu *> m_menus;
    QToolBar *m_toolBar = nullptr;
};

} // namespace muster
