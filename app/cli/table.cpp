// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/table.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

QString cellText(const QJsonValue &cell)
{
    if (cell.isDouble())
        return QString::number(cell.toInteger());
    if (cell.isBool())
        return cell.toBool() ? u"true"_s : u"false"_s;
    if (!cell.isArray())
        return cell.toString();
    QStringList parts;
    const QJsonArray items = cell.toArray();
    for (qsizetype i = 0; i < items.size(); ++i)
        parts += cellText(items.at(i));
    return parts.join(u"; "_s);
}

/// RFC 4180.
QString csvCell(QString cell)
{
    const bool quote = std::any_of(cell.cbegin(), cell.cend(),
                                   [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
    return quote ? u'"' + cell.replace(u'"', u"\"\""_s) + u'"' : cell;
}

QStringList texts(const std::vector<QJsonValue> &row)
{
    QStringList cells;
    for (const QJsonValue &cell : row)
        cells += cellText(cell);
    return cells;
}

void writeAligned(Output &out, const std::vector<std::vector<QJsonValue>> &rows)
{
    std::vector<qsizetype> widths;
    for (const auto &row : rows) {
        const QStringList cells = texts(row);
        widths.resize(std::max(widths.size(), size_t(cells.size())));
        for (qsizetype i = 0; i < cells.size(); ++i)
            widths[size_t(i)] = std::max(widths[size_t(i)], cells[i].size());
    }
    for (const auto &row : rows) {
        QString line;
        const QStringList cells = texts(row);
        for (qsizetype i = 0; i < cells.size(); ++i)
            line += cells[i].leftJustified(widths[size_t(i)] + 2);
        out.line(line.trimmed());
    }
}

} // namespace

QString csvRow(const QStringList &cells)
{
    QStringList quoted;
    for (const QString &cell : cells)
        quoted += csvCell(cell);
    return quoted.join(u',') + u'\n';
}

void writeJson(Output &out, const QJsonArray &array)
{
    out.bytes(QJsonDocument(array).toJson());
}

QJsonArray jsonList(const QStringList &words)
{
    return QJsonArray::fromStringList(words);
}

void Table::write(Output &out, const QString &format) const
{
    if (format == u"text") {
        writeAligned(out, rows);
    } else if (format == u"csv") {
        out.text(csvRow(columns));
        for (const auto &row : rows)
            out.text(csvRow(texts(row)));
    } else {
        QJsonArray array;
        for (const auto &row : rows) {
            QJsonObject object;
            for (qsizetype i = 0; i < columns.size(); ++i)
                object.insert(columns[i], row[size_t(i)]);
            array.append(object);
        }
        writeJson(out, array);
    }
}

} // namespace muster::cli
