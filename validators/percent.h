// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace muster {

class MapReader;

/// A percentage as written, exact: 12.5 % is 125 / 1000. Shares are compared without any rounding.
struct Percent {
    qint64 numerator = 0;
    qint64 denominator = 100;

    bool atMost(qint64 part, qint64 whole) const { return part * denominator <= numerator * whole; }
    bool atLeast(qint64 part, qint64 whole) const { return part * denominator >= numerator * whole; }
    qint64 floorOf(qint64 whole) const { return numerator * whole / denominator; }
    qint64 ceilOf(qint64 whole) const { return (numerator * whole + denominator - 1) / denominator; }
    double value() const { return 100.0 * double(numerator) / double(denominator); }
};

/// Understands "25%", "25 %" and up to four decimals, from 0 to 100.
std::optional<Percent> parsePercent(QStringView text);

/// The percentage under the key; what is none is reported.
std::optional<Percent> readPercent(MapReader &reader, QStringView key);

} // namespace muster
