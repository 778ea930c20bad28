// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <QStringList>

namespace muster {

/// Writes a small game with comments into `folder`, to be changed into one's own: it loads without a problem. Nothing that is
/// there is touched: a folder with files in it is refused. Gives the paths written.
Loaded<QStringList> writeNewGame(const QString &folder, const QString &id, const QString &name);

} // namespace muster
