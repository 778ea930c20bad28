// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/gui/recovery.h"
#include "app/gui/watched_file.h"
#include "app/library/game_library.h"

#include <QMainWindow>
#include <QPointer>
#include <QTimer>
#include <QUndoGroup>

class QLabel;
class QStackedWidget;

namespace muster {

class DataCheck;
class DataProblems;
class MainActions;
class MessageArea;
class PrintPreview;
class StartPage;
class Workspace;
struct GameReport;

/// The program's window: one army at a time, or the start page. Only puts the parts together.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(GameLibrary &library, QWidget *parent = nullptr);
    ~MainWindow() override;

    Document *document() const { return m_document.get(); }
    Workspace *workspace() const { return m_workspace; }
    const QString &path() const { return m_file.path(); }

    // main_window_files.cpp
    void newArmy();
    void open();
    /// False: the file could not be read, or the player kept the army that is open. A message says why.
    bool openFile(const QString &path);
    bool save();
    bool saveAs();
    /// False: the player does not want to leave the army.
    bool closeArmy();
    void offerLostWork();

    // main_window_data.cpp
    void openDataFolder();
    void newGame();
    /// Games are found and loaded anew. The army that is open keeps its history and is judged by the new data.
    void reloadData();
    void showDataProblems();
    /// Looks for errors in the user's own files, in the background, and says so if there are some.
    void checkOwnData();

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    void build();
    void rebuild();
    void connectActions();
    void connectArmyActions();
    void restoreGeometryAndState();
    void keepState();
    void showArmy();
    void refreshActions();
    void refreshTitle();
    void showSettings();
    void showAfterBattle();
    PrintPreview *showPreview();
    void showShortcuts();
    void showAbout();
    void say(const QString &text);

    // main_window_files.cpp
    bool mayLeave();
    bool saveTo(const QString &path);
    void adopt(std::shared_ptr<const Game> game, Army army, const QString &path);
    std::shared_ptr<const Game> gameOf(const Army &army, const QString &what);
    void reload();
    void fileChangedUnderneath();
    void recover(const LostWork &work);
    void reportProblem(const QString &topic, const QString &text);

    // main_window_data.cpp
    void readDataAgain();
    void judgeByNewData();
    void reportOwnData(const std::vector<GameReport> &reports);

    GameLibrary &m_library;
    std::unique_ptr<Document> m_document;
    QUndoGroup m_history;
    WatchedFile m_file;
    Recovery m_recovery;
    MainActions *m_actions = nullptr;
    MessageArea *m_messages = nullptr;
    QStackedWidget *m_stack = nullptr;
    StartPage *m_startPage = nullptr;
    Workspace *m_workspace = nullptr;
    QLabel *m_dataLabel = nullptr;
    QPointer<PrintPreview> m_preview;
    QPointer<DataProblems> m_dataProblems;
    DataCheck *m_ownCheck = nullptr;
    QTimer m_rebuild;
    bool m_offeredLostWork = false;
};

} // namespace muster
