// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>

namespace muster {

/// A place in a file. Lines and columns count from 1, columns in characters (not bytes); 0 means unknown.
struct Location {
    QString file;
    int line = 0;
    int column = 0;
};

/// Something wrong with a file: one clear line that says what is wrong and what was expected.
struct Problem {
    enum class Severity { Error, Warning };

    Severity severity = Severity::Error;
    QString message;
    Location where;

    /// `FILE:LINE:COLUMN: error: MESSAGE`; parts that are unknown are left out.
    QString text() const;
};

using Problems = QList<Problem>;

bool hasErrors(const Problems &problems);

/// What reading gives: a value, unless it could not be made at all, and everything that was wrong on the way.
template<class T>
struct Loaded {
    std::optional<T> value;
    Problems problems;
};

} // namespace muster
