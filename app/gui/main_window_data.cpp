// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own data in the window: where it lies, a new game, reading it again, what is wrong with it.
#include "app/gui/army_panel.h"
#include "app/gui/data_problems.h"
#include "app/gui/game_loading.h"
#include "app/gui/main_window.h"
#include "app/gui/message_bar.h"
#include "app/gui/new_game_dialog.h"
#include "app/gui/print_preview.h"
#include "app/gui/settings.h"
#include "app/gui/start_page.h"
#include "app/gui/workspace.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

void MainWindow::openDataFolder()
{
    const QString folder = m_library.ownFolder();
    m_messages->clear(u"folder"_s);
    if (!QDir().mkpath(folder))
        reportProblem(u"folder"_s, tr("The folder %1 cannot be made; make it yourself, or see who may write there.")
                                       .arg(QDir::toNativeSeparators(folder)));
    else if (!openOutside(folder))
        reportProblem(u"folder"_s, tr("No program opened the folder; your data lies in %1.")
                                       .arg(QDir::toNativeSeparators(folder)));
    else
        say(tr("Your data lies in %1").arg(QDir::toNativeSeparators(folder)));
}

void MainWindow::newGame()
{
    auto *dialog = new NewGameDialog(m_library, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const QString folder = dialog->folder();
        settings::setLastGame(dialog->id());
        MessageBar *bar =
            m_messages->show(u"newGame"_s, Severity::Advice,
                             tr("“%1” was written to %2. Change its files in a text editor, then reload the data (F5).")
                                 .arg(dialog->name(), QDir::toNativeSeparators(folder)));
        bar->addButton(tr("Open the &folder"), [folder] { openOutside(folder); });
        bar->addButton(tr("New &army…"), [this] { newArmy(); });
        readDataAgain();
    });
    dialog->open();
}

void MainWindow::reloadData()
{
    // A dialog may look at the old game; it comes first.
    if (QWidget *dialog = QApplication::activeModalWidget()) {
        dialog->raise();
        dialog->activateWindow();
        return;
    }
    readDataAgain();
    say(tr("Data read again: %n game(s)", nullptr, int(m_library.games().size())));
}

void MainWindow::readDataAgain()
{
    m_library.reload();
    if (m_document)
        judgeByNewData();
    else
        m_startPage->refresh();
    if (m_dataProblems)
        m_dataProblems->refresh();
    checkOwnData();
}

void MainWindow::judgeByNewData()
{
    m_messages->clear(u"data"_s);
    Problems problems;
    const auto game = gameFor(m_library, m_document->header().game, &problems);
    const QList<EntryKey> selected = m_workspace->army()->selectedKeys();
    const bool previewed = m_preview && m_preview->isVisible();
    keepState();
    // Views look into the old game: they go before it does.
    delete m_preview;
    delete std::exchange(m_workspace, nullptr);
    m_document->judgeBy(game);
    showArmy();
    m_workspace->army()->select(selected);
    if (previewed)
        showPreview();
    const QString why = firstError(problems);
    if (!game)
        reportProblem(u"data"_s,
                      tr("The data of this army's game “%1” cannot be used any more. The army stays as it is, shown with "
                         "the data of before, but it cannot be judged. Put the data right and reload it (F5). %2")
                          .arg(m_document->header().game.str(), why)
                          .trimmed());
    else if (game->flawed)
        reportProblem(u"data"_s,
                      tr("The data of %1 has errors; the verdict may be wrong. %2").arg(game->name, why));
}

void MainWindow::showDataProblems()
{
    if (!m_dataProblems) {
        m_dataProblems = new DataProblems(m_library, this);
        m_dataProblems->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_dataProblems, &DataProblems::folderRequested, this, &MainWindow::openDataFolder);
        connect(m_dataProblems, &DataProblems::reloadRequested, this, &MainWindow::reloadData);
        connect(m_dataProblems, &DataProblems::message, this, &MainWindow::say);
    }
    m_dataProblems->show();
    m_dataProblems->raise();
    m_dataProblems->activateWindow();
}

void MainWindow::checkOwnData()
{
    if (!m_ownCheck) {
        m_ownCheck = new DataCheck(this);
        connect(m_ownCheck, &DataCheck::finished, this, &MainWindow::reportOwnData);
    }
    // Only games that the user has a part in: nothing else is loaded for this.
    std::vector<GameFolder> games;
    for (const GameFolder &game : m_library.games()) {
        const bool added = std::any_of(game.additions.begin(), game.additions.end(),
                                       [this](const QString &path) { return m_library.isOwn(path); });
        if (added || m_library.isOwn(game.path))
            games.push_back(game);
    }
    m_ownCheck->start(std::move(games));
}

void MainWindow::reportOwnData(const std::vector<GameReport> &reports)
{
    m_messages->clear(u"ownData"_s);
    int errors = 0;
    QStringList files;
    for (const GameReport &report : reports) {
        for (const Problem &problem : report.problems) {
            if (problem.severity != Problem::Severity::Error || !m_library.isOwn(problem.where.file))
                continue;
            ++errors;
            const QString name = QFileInfo(problem.where.file).fileName();
            const QString file = report.leftOut.contains(problem.where.file) ? tr("%1 was left out").arg(name) : name;
            if (!files.contains(file))
                files += file;
        }
    }
    if (errors == 0)
        return;
    constexpr qsizetype most = 3;
    const qsizetype more = files.size() - most;
    QString names = files.mid(0, most).join(u", "_s);
    if (more > 0)
        names = tr("%1 and %n more", nullptr, int(more)).arg(names);
    MessageBar *bar = m_messages->show(u"ownData"_s, Severity::Error,
                                       tr("%n problem(s) in your data: %1.", nullptr, errors).arg(names));
    bar->addButton(tr("&Show the problems"), [this] { showDataProblems(); });
}

} // namespace muster
