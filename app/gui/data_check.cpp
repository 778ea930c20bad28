// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/data_check.h"

#include "validators/lint_game.h"

#include <QMetaObject>

namespace muster {

DataCheck::DataCheck(QObject *parent) : QObject(parent) {}

DataCheck::~DataCheck()
{
    // Ends after the game at hand; what it posts then is dropped with this object.
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void DataCheck::start(std::vector<GameFolder> games)
{
    if (m_busy) {
        m_next = std::move(games);
        return;
    }
    m_busy = true;
    m_thread = std::jthread([this, games = std::move(games)](const std::stop_token &stop) {
        std::vector<GameReport> reports;
        for (const GameFolder &game : games) {
            if (stop.stop_requested())
                return;
            GameReport report{game.name.isEmpty() ? game.id.str() : game.name, game.path, {}, {}};
            report.problems = lintGame(game.path, game.additions, &report.leftOut);
            reports.push_back(std::move(report));
        }
        QMetaObject::invokeMethod(this, [this, reports = std::move(reports)] { done(reports); }, Qt::QueuedConnection);
    });
}

void DataCheck::done(const std::vector<GameReport> &reports)
{
    m_busy = false;
    // Out of date already: the data was changed meanwhile.
    if (auto next = std::exchange(m_next, std::nullopt))
        start(std::move(*next));
    else
        emit finished(reports);
}

} // namespace muster
