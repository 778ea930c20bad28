// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <QStringList>

namespace muster {

/// Everything that is wrong with the game in the folder, its rules bound for every list and pack; by place, each thing once.
/// `additions` are files and folders from elsewhere that add to it. Shares nothing: may be called from any thread.
/// `leftOut` gets the files among the additions that are not used, for their errors.
Problems lintGame(const QString &folder, const QStringList &additions = {}, QStringList *leftOut = nullptr);

} // namespace muster
