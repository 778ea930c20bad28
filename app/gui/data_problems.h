// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/data_check.h"
#include "app/library/game_library.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace muster {

/// Everything that is wrong or suspicious in the data of every game, as `muster lint` says it. Stands beside the work.
class DataProblems : public QDialog {
    Q_OBJECT
public:
    explicit DataProblems(const GameLibrary &library, QWidget *parent = nullptr);

    /// Looks at the data anew, in the background.
    void refresh();
    /// One line for each problem, as on the command line.
    QString text() const;

signals:
    void folderRequested();
    void reloadRequested();
    void message(const QString &text);

private:
    void fill(const std::vector<GameReport> &reports);
    void selectFirst();
    void addGame(const GameReport &report);
    void openFile(QTreeWidgetItem *item);
    void copy();
    QString relative(const QString &path) const;

    const GameLibrary &m_library;
    std::vector<GameReport> m_reports;
    QLabel *m_folder;
    QLabel *m_summary;
    QTreeWidget *m_tree;
    QPushButton *m_copy;
    DataCheck m_check;
};

/// Opens a folder, or a file in the editor that the system has for it. False: the system does not know how.
bool openOutside(const QString &path);

/// "2 errors, 1 warning"; "no problems".
QString countsOf(const Problems &problems);

} // namespace muster
