// SPDX-License-Identifier: GPL-3.0-or-later
// How armies come into the window and leave it: new, open, save, close, recover.
#include "app/gui/dialogs.h"
#include "app/gui/game_loading.h"
#include "app/gui/main_window.h"
#include "app/gui/message_bar.h"
#include "app/gui/new_army_dialog.h"
#include "app/gui/settings.h"
#include "app/gui/workspace.h"
#include "model/army_file.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QString armyFilter()
{
    return MainWindow::tr("Armies (*.muster);;All files (*)");
}

bool isSample(const QString &path)
{
    const QString samples = GameLibrary::samplesFolder();
    return !samples.isEmpty() && QFileInfo(path).absolutePath() == QDir(samples).absolutePath();
}

} // namespace

void MainWindow::newArmy()
{
    auto *dialog = new NewArmyDialog(m_library, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (mayLeave())
            adopt(dialog->game(), dialog->army(), {});
    });
    dialog->open();
}

void MainWindow::open()
{
    const QString path = Dialogs::instance().fileToOpen(this, tr("Open an army"), settings::lastFolder(), armyFilter());
    if (!path.isEmpty())
        openFile(path);
}

bool MainWindow::openFile(const QString &path)
{
    m_messages->clear(u"open"_s);
    auto loaded = readArmyFile(path);
    if (!loaded.value) {
        if (!QFileInfo::exists(path))
            settings::removeRecentFile(QFileInfo(path).absoluteFilePath());
        const QString why = loaded.problems.isEmpty() ? path : loaded.problems.front().text();
        const int more = int(loaded.problems.size()) - 1;
        reportProblem(u"open"_s, more > 0 ? tr("The army was not opened. %1 (and %n more)", nullptr, more).arg(why)
                                          : tr("The army was not opened. %1").arg(why));
        return false;
    }
    const auto game = gameOf(*loaded.value, path);
    if (!game || !mayLeave())
        return false;
    // What was saved just now may be this very file.
    loaded = readArmyFile(path);
    if (!loaded.value)
        return openFile(path);
    const QString builtWith = loaded.value->header.dataVersion;
    const bool sample = isSample(path);
    adopt(game, std::move(*loaded.value), sample ? QString() : path);
    if (!sample) {
        settings::addRecentFile(path);
        settings::setLastFolder(QFileInfo(path).absolutePath());
    }
    if (!builtWith.isEmpty() && builtWith != game->version)
        m_messages->show(u"version"_s, Severity::Advice,
                         tr("This army was built with version %1 of the game's data; this is version %2. Points and "
                            "rules may differ.")
                             .arg(builtWith, game->version));
    return true;
}

std::shared_ptr<const Game> MainWindow::gameOf(const Army &army, const QString &what)
{
    Problems problems;
    auto game = gameFor(m_library, army.header.game, &problems);
    if (!game) {
        const QString why = problems.isEmpty() ? tr("There is no data for its game “%1”.").arg(army.header.game.str())
                                               : firstError(problems);
        reportProblem(u"open"_s, tr("%1 was not opened. %2").arg(QDir::toNativeSeparators(what), why));
    } else if (game->flawed) {
        // A file of the user's that was left out does not spoil the game: that is said elsewhere.
        reportProblem(u"data"_s,
                      tr("The data of %1 has errors; the verdict may be wrong. %2").arg(game->name, firstError(problems)));
    }
    return game;
}

void MainWindow::adopt(std::shared_ptr<const Game> game, Army army, const QString &path)
{
    // The old army's views must be gone before it.
    auto old = std::move(m_document);
    m_document = std::make_unique<Document>(std::move(game), std::move(army));
    m_file.remember(path);
    for (const QString &topic : {u"changed"_s, u"save"_s, u"version"_s})
        m_messages->clear(topic);
    showArmy();
    m_recovery.watch(m_document.get(), path);
}

bool MainWindow::mayLeave()
{
    if (!m_document || !m_document->isModified())
        return true;
    switch (Dialogs::instance().askUnsaved(this, m_document->header().name)) {
    case Dialogs::Unsaved::Save:
        return save();
    case Dialogs::Unsaved::Discard:
        return true;
    case Dialogs::Unsaved::Cancel:
        return false;
    }
    return false;
}

bool MainWindow::closeArmy()
{
    if (!mayLeave())
        return false;
    const auto old = std::move(m_document);
    m_recovery.watch(nullptr, {});
    m_file.remember({});
    for (const QString &topic : {u"changed"_s, u"save"_s, u"data"_s, u"open"_s})
        m_messages->clear(topic);
    showArmy();
    return true;
}

bool MainWindow::save()
{
    if (!m_document)
        return false;
    return m_file.path().isEmpty() ? saveAs() : saveTo(m_file.path());
}

bool MainWindow::saveAs()
{
    if (!m_document)
        return false;
    QString name = m_document->header().name.isEmpty() ? tr("Army") : m_document->header().name;
    name.replace(u'/', u'-');
    const QString start =
        m_file.path().isEmpty() ? QDir(settings::lastFolder()).filePath(name + u".muster"_s) : m_file.path();
    QString path = Dialogs::instance().fileToSave(this, tr("Save the army"), start, armyFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".muster"_s;
    return saveTo(path);
}

bool MainWindow::saveTo(const QString &path)
{
    if (path == m_file.path() && m_file.changedUnderneath()) {
        switch (Dialogs::instance().askChanged(this, path)) {
        case Dialogs::Changed::Overwrite:
            break;
        case Dialogs::Changed::SaveElsewhere:
            return saveAs();
        case Dialogs::Changed::Cancel:
            return false;
        }
    }
    Army army = m_document->army();
    army.header.dataVersion = m_document->game().version;
    if (const auto problem = saveArmyFile(army, path)) {
        m_recovery.flush();
        MessageBar *bar = m_messages->show(u"save"_s, Severity::Error,
                                           tr("The army was not saved; it is still here. %1").arg(problem->text()));
        bar->addButton(tr("Save &elsewhere…"), [this] { saveAs(); });
        return false;
    }
    m_messages->clear(u"save"_s);
    m_messages->clear(u"changed"_s);
    m_file.remember(path);
    m_document->undoStack().setClean();
    m_recovery.watch(m_document.get(), path);
    settings::addRecentFile(path);
    settings::setLastFolder(QFileInfo(path).absolutePath());
    refreshTitle();
    say(tr("Saved %1").arg(QDir::toNativeSeparators(path)));
    return true;
}

void MainWindow::fileChangedUnderneath()
{
    MessageBar *bar = m_messages->show(
        u"changed"_s, Severity::Consent,
        tr("Another program has changed this army's file. What you see is the army as it was opened."));
    bar->addButton(tr("&Open the file again"), [this] { reload(); });
}

void MainWindow::reload()
{
    const QString path = m_file.path();
    // Asked first: the answer may be to save, and then that is what is read.
    if (!mayLeave())
        return;
    auto loaded = readArmyFile(path);
    if (!loaded.value) {
        reportProblem(u"open"_s, tr("The army was not opened again. %1")
                                     .arg(loaded.problems.isEmpty() ? path : loaded.problems.front().text()));
        return;
    }
    if (const auto game = gameOf(*loaded.value, path))
        adopt(game, std::move(*loaded.value), path);
}

void MainWindow::offerLostWork()
{
    m_offeredLostWork = true;
    for (const LostWork &work : Recovery::lostWork()) {
        const QString name = work.army.header.name.isEmpty() ? tr("Unnamed army") : work.army.header.name;
        MessageBar *bar = m_messages->show(u"recovery "_s + work.journal, Severity::Advice,
                                           tr("“%1” had unsaved changes when the program ended, last on %2.")
                                               .arg(name, QLocale().toString(work.when, QLocale::ShortFormat)));
        bar->addButton(tr("&Recover"), [this, work] { recover(work); });
        bar->addButton(tr("&Discard"), [work] { Recovery::discard(work); });
    }
}

void MainWindow::recover(const LostWork &work)
{
    const auto game = gameOf(work.army, work.army.header.name);
    if (!game || !mayLeave())
        return;
    adopt(game, work.army, work.path);
    // Not what is in the file: to be saved, and kept in a journal of this run before the old one goes.
    m_document->undoStack().resetClean();
    m_recovery.flush();
    Recovery::discard(work);
    refreshTitle();
}

void MainWindow::reportProblem(const QString &topic, const QString &text)
{
    m_messages->show(topic, Severity::Error, text);
}

} // namespace muster
