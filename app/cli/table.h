// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/output.h"

#include <QJsonArray>
#include <QJsonValue>
#include <QStringList>

#include <vector>

namespace muster::cli {

/// Rows under named columns, written as CSV, as a JSON array of objects or as aligned text. A list in a cell is an array in
/// JSON and joined with `; ` elsewhere; null is an empty cell.
struct Table {
    QStringList columns;
    std::vector<std::vector<QJsonValue>> rows;

    /// `format` is csv, json or text.
    void write(Output &out, const QString &format) const;
};

QString csvRow(const QStringList &cells);
void writeJson(Output &out, const QJsonArray &array);
QJsonArray jsonList(const QStringList &words);

} // namespace muster::cli
