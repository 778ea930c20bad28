// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/map_reader.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Insertions, deletions, substitutions and swaps of neighbours that turn one word into the other, whatever the case.
int editDistance(const QString &a, const QString &b)
{
    const size_t width = size_t(b.size()) + 1;
    std::vector<int> beforeLast(width), last(width), row(width);
    for (size_t j = 0; j < width; ++j)
        row[j] = int(j);
    for (qsizetype i = 0; i < a.size(); ++i) {
        std::swap(beforeLast, last);
        std::swap(last, row);
        row[0] = int(i) + 1;
        for (size_t j = 1; j < width; ++j) {
            const auto same = [&](qsizetype x, size_t y) { return a[x].toLower() == b[qsizetype(y) - 1].toLower(); };
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, last[j - 1] + !same(i, j)});
            if (i > 0 && j > 1 && same(i, j - 1) && same(i - 1, j))
                row[j] = std::min(row[j], beforeLast[j - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

MapReader::MapReader(const Node &node, Problems &problems, QString what)
    : m_node(node), m_problems(problems), m_what(std::move(what))
{
    if (!isMap())
        error(node.where, u"%1 is %2; expected a map"_s.arg(m_what, node.kindText()));
}

bool MapReader::isMap() const
{
    return m_node.kind == Node::Kind::Map;
}

const Node *MapReader::find(QStringView key)
{
    m_known.append(key.toString());
    return m_node.find(key);
}

const Node *MapReader::require(QStringView key)
{
    const Node *node = find(key);
    if (!node && isMap())
        error(m_node.where, u"%1 lacks '%2'"_s.arg(m_what, key));
    return node;
}

std::optional<QString> MapReader::text(QStringView key)
{
    const Node *node = find(key);
    if (!node)
        return std::nullopt;
    if (node->kind != Node::Kind::Scalar) {
        error(node->where, u"'%1' is %2; expected text"_s.arg(key, node->kindText()));
        return std::nullopt;
    }
    return node->scalar;
}

QString MapReader::requiredText(QStringView key)
{
    return require(key) ? text(key).value_or(QString()) : QString();
}

std::optional<int> MapReader::integer(QStringView key, int least, int most)
{
    const Node *node = find(key);
    if (!node)
        return std::nullopt;
    const std::optional<int> value = plainInteger(*node);
    if (!value || *value < least || *value > most) {
        error(node->where,
              u"'%1' is %2; expected a whole number from %3 to %4"_s.arg(key, node->kindText()).arg(least).arg(most));
        return std::nullopt;
    }
    return value;
}

std::optional<int> MapReader::requiredInteger(QStringView key, int least, int most)
{
    return require(key) ? integer(key, least, most) : std::nullopt;
}

std::optional<bool> MapReader::flag(QStringView key)
{
    const Node *node = find(key);
    if (!node)
        return std::nullopt;
    const bool yes = node->scalar == u"true";
    if (node->kind != Node::Kind::Scalar || node->quoted || (!yes && node->scalar != u"false")) {
        error(node->where, u"'%1' is %2; expected true or false"_s.arg(key, node->kindText()));
        return std::nullopt;
    }
    return yes;
}

std::vector<const Node *> MapReader::list(QStringView key)
{
    std::vector<const Node *> result;
    const Node *node = find(key);
    if (!node)
        return result;
    if (node->kind != Node::Kind::Sequence) {
        if (node->kind != Node::Kind::Null)
            result.push_back(node);
        else
            error(node->where, u"'%1' is empty; expected a list"_s.arg(key));
        return result;
    }
    for (const Node &item : node->items)
        result.push_back(&item);
    return result;
}

QStringList MapReader::texts(QStringView key)
{
    QStringList result;
    for (const Node *item : list(key)) {
        if (item->kind == Node::Kind::Scalar)
            result.append(item->scalar);
        else
            error(item->where, u"%1 in '%2'; expected text"_s.arg(item->kindText(), key));
    }
    return result;
}

std::vector<Id> MapReader::ids(QStringView key)
{
    std::vector<Id> result;
    for (const QString &name : texts(key))
        result.push_back(Id::ofName(name));
    return result;
}

Id MapReader::id(QStringView key)
{
    return Id::ofName(text(key).value_or(QString()));
}

void MapReader::error(const Location &where, const QString &message)
{
    m_problems.append({Problem::Severity::Error, message, where});
}

void MapReader::finish()
{
    for (const Node::Field &field : m_node.fields) {
        if (m_known.contains(field.key))
            continue;
        const QString near = nearest(field.key, m_known);
        m_known.sort();
        m_known.removeDuplicates();
        error(field.where, u"unknown key '%1' of %2; expected "_s.arg(field.key, m_what)
                               + (near.isEmpty() ? u"one of %1"_s.arg(m_known.join(u", "_s)) : u"'%1'"_s.arg(near)));
    }
}

std::optional<int> plainInteger(const Node &node)
{
    if (node.kind != Node::Kind::Scalar || node.quoted || node.scalar.isEmpty() || node.scalar.size() > 10)
        return std::nullopt;
    const QStringView digits = QStringView(node.scalar).mid(node.scalar.startsWith(u'-') ? 1 : 0);
    if (digits.isEmpty() || (digits.size() > 1 && digits.front() == u'0'))
        return std::nullopt;
    if (!std::all_of(digits.begin(), digits.end(), [](QChar c) { return c >= u'0' && c <= u'9'; }))
        return std::nullopt;
    bool fits = false;
    const int value = node.scalar.toInt(&fits);
    return fits ? std::optional(value) : std::nullopt;
}

QString nearest(const QString &word, const QStringList &candidates)
{
    // Words of any length can come from a file: the distance is only worth its square time for short ones.
    if (word.size() > 60)
        return {};
    QString best;
    int bestDistance = std::max(1, int(word.size()) / 3) + 1;
    for (const QString &candidate : candidates) {
        if (candidate.size() > 60)
            continue;
        const int distance = editDistance(word, candidate);
        if (distance < bestDistance) {
            bestDistance = distance;
            best = candidate;
        }
    }
    return best;
}

} // namespace muster
