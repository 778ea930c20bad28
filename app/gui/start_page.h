// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace muster {

/// Shown while no army is open: begin one, open one, or look at a sample.
class StartPage : public QWidget {
    Q_OBJECT
public:
    explicit StartPage(QWidget *parent = nullptr);

    /// Reads the lists of files again.
    void refresh();

signals:
    void newRequested();
    void openRequested();
    void fileChosen(const QString &path);

private:
    QListWidget *addList(const QString &name, const QString &title, class QLayout *layout, QLabel *empty);

    QListWidget *m_recent;
    QListWidget *m_samples;
    QLabel *m_noRecent;
    QLabel *m_noSamples;
};

/// The sample armies: what each calls itself, and its file.
std::vector<std::pair<QString, QString>> sampleArmies();

} // namespace muster
