// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

namespace muster {

/// Print::tr() translates the words that stand only on paper.
struct Print {
    Q_DECLARE_TR_FUNCTIONS(Print)
};

} // namespace muster
