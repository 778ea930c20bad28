// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/game_loader.h"
#include "model/problem.h"

#include <QObject>

#include <optional>
#include <thread>

namespace muster {

/// What lint says of one game.
struct GameReport {
    QString name;
    QString folder;
    Problems problems;
    QStringList leftOut;   ///< files that add to it, but are not used for their errors
};

/// Lints games in another thread, so that the window stays free.
class DataCheck : public QObject {
    Q_OBJECT
public:
    explicit DataCheck(QObject *parent = nullptr);
    ~DataCheck() override;

    /// What is asked for while it is busy is done after that; only the last of several.
    void start(std::vector<GameFolder> games);
    bool isBusy() const { return m_busy; }

signals:
    void finished(const std::vector<muster::GameReport> &reports);

private:
    void done(const std::vector<GameReport> &reports);

    bool m_busy = false;
    std::optional<std::vector<GameFolder>> m_next;
    std::jthread m_thread;
};

} // namespace muster
