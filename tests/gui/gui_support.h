// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/army_panel.h"
#include "app/gui/dialogs.h"
#include "app/gui/main_window.h"
#include "app/gui/message_bar.h"
#include "app/gui/workspace.h"
#include "model/army_file.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

namespace muster::test {

using namespace Qt::StringLiterals;

/// Answers at once what the test has laid out, and remembers what was asked.
class ScriptedDialogs : public Dialogs {
public:
    QString nextFile;
    Unsaved nextUnsaved = Unsaved::Discard;
    Changed nextChanged = Changed::Cancel;
    bool nextPrinter = false;
    int asked = 0;

    QString fileToOpen(QWidget *, const QString &, const QString &, const QString &) override { return file(); }
    QString fileToSave(QWidget *, const QString &, const QString &, const QString &) override { return file(); }
    Unsaved askUnsaved(QWidget *, const QString &) override { return ++asked, nextUnsaved; }
    Changed askChanged(QWidget *, const QString &) override { return ++asked, nextChanged; }
    bool choosePrinter(QWidget *, QPrinter &) override { return ++asked, nextPrinter; }

private:
    QString file()
    {
        ++asked;
        return std::exchange(nextFile, QString());
    }
};

/// The games are loaded once for all tests of a program.
inline GameLibrary &library()
{
    static GameLibrary games({QStringLiteral(MUSTER_SOURCE_DIR "/lists")});
    return games;
}

/// A window with scripted dialogs and settings of its own.
class Window {
public:
    explicit Window(GameLibrary &games = library())
    {
        QCoreApplication::setOrganizationName(u"musterroll-test"_s);
        QCoreApplication::setApplicationName(u"musterroll-test"_s);
        QSettings().clear();
        auto scripted = std::make_unique<ScriptedDialogs>();
        dialogs = scripted.get();
        Dialogs::replace(std::move(scripted));
        window = std::make_unique<MainWindow>(games);
        window->resize(1280, 820);
        window->show();
        activate();
    }
    ~Window()
    {
        window.reset();
        Dialogs::replace(nullptr);
    }

    /// Without a window manager nobody gives the focus back when a dialog closes.
    void activate() const
    {
        window->activateWindow();
        QApplication::setActiveWindow(window.get());
    }
    MainWindow *operator->() const { return window.get(); }
    template<class T>
    T *find(const QString &name) const
    {
        T *found = window->findChild<T *>(name);
        if (!found)
            qWarning("no %s", qPrintable(name));
        return found;
    }
    const Army &army() const { return window->document()->army(); }
    const Verdict &verdict() const { return window->document()->verdict(); }
    QTreeView *armyView() const { return find<QTreeView>(u"army"_s); }
    void trigger(const QString &action) const { find<QAction>(action)->trigger(); }
    QStringList messages() const
    {
        QStringList texts;
        for (const MessageBar *bar : window->findChildren<MessageBar *>()) {
            if (!bar->isHidden())
                texts.append(bar->text());
        }
        return texts;
    }
    QPushButton *messageButton(const QString &part) const
    {
        for (MessageBar *bar : window->findChildren<MessageBar *>()) {
            for (QPushButton *button : bar->findChildren<QPushButton *>()) {
                if (!bar->isHidden() && button->text().remove(u'&').contains(part))
                    return button;
            }
        }
        return nullptr;
    }
    void selectRow(int row) const
    {
        armyView()->setFocus();
        armyView()->setCurrentIndex(armyView()->model()->index(row, 0));
    }

    ScriptedDialogs *dialogs;
    std::unique_ptr<MainWindow> window;
};

inline QByteArray romans()
{
    return R"(muster: 1
name: Tenth Legion
game: kow-historical
list: romans
points: 2000
entries:
  - {unit: heavy-warriors, size: horde}
  - {unit: warriors, size: regiment}
  - {unit: cavalry, size: regiment}
  - {unit: general}
)";
}

inline QString write(const QTemporaryDir &dir, const QString &name, const QByteArray &bytes)
{
    QFile file(dir.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qWarning("cannot write %s", qPrintable(name));
    return file.fileName();
}

inline QStringList unitsOf(const Army &army)
{
    QStringList units;
    for (const Entry &entry : army.entries)
        units.append(entry.unit.str());
    return units;
}

} // namespace muster::test
