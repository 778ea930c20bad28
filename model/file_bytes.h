// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <QByteArray>

namespace muster {

/// All bytes of a regular file of at most `most` bytes; devices, pipes and folders are refused, so that nothing can hang.
Loaded<QByteArray> readBytes(const QString &path, qint64 most);

/// Replaces the file in one step, or leaves it as it was and returns why. Never replaces what is not a regular file.
std::optional<QString> writeBytes(const QString &path, const QByteArray &bytes);

} // namespace muster
