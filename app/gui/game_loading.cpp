// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/game_loading.h"

#include <QEventLoop>
#include <QGuiApplication>
#include <QMetaObject>

#include <thread>

namespace muster {

std::shared_ptr<const Game> gameFor(GameLibrary &library, Id game, Problems *problems)
{
    if (const auto load = library.loader(game)) {
        QGuiApplication::setOverrideCursor(Qt::WaitCursor);
        GameLibrary::Loading loaded;
        QEventLoop waiting;
        {
            const std::jthread thread([&] {
                loaded = load();
                QMetaObject::invokeMethod(&waiting, &QEventLoop::quit, Qt::QueuedConnection);
            });
            waiting.exec(QEventLoop::ExcludeUserInputEvents);
        }
        QGuiApplication::restoreOverrideCursor();
        library.keep(game, std::move(loaded));
    }
    return library.game(game, problems);
}

QString firstError(const Problems &problems)
{
    for (const Problem &problem : problems) {
        if (problem.severity == Problem::Severity::Error)
            return problem.text();
    }
    return problems.isEmpty() ? QString() : problems.front().text();
}

} // namespace muster
