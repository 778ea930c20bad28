// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/id.h"
#include "model/node.h"

#include <QStringList>

namespace muster {

/// Reads a map strictly: every wrong type is reported where it stands, and finish() reports each key that nobody asked for,
/// with the nearest one that somebody did.
class MapReader {
public:
    /// `what` names the thing for messages: "a unit", "the rule".
    MapReader(const Node &node, Problems &problems, QString what);

    bool isMap() const;
    Location where() const { return m_node.where; }
    bool has(QStringView key) { return find(key) != nullptr; }

    const Node *find(QStringView key);              ///< null if absent; marks the key as known
    const Node *require(QStringView key);           ///< reports if absent
    std::optional<QString> text(QStringView key);   ///< any scalar, as written
    QString requiredText(QStringView key);
    std::optional<int> integer(QStringView key, int least, int most);
    std::optional<int> requiredInteger(QStringView key, int least, int most);
    std::optional<bool> flag(QStringView key);      ///< true or false only
    std::vector<const Node *> list(QStringView key); ///< items of a list; a lone scalar or map counts as a list of one
    QStringList texts(QStringView key);             ///< list of scalars, or one scalar
    std::vector<Id> ids(QStringView key);           ///< the same, as ids of names
    Id id(QStringView key);                         ///< empty if absent

    void error(const Location &where, const QString &message);
    void finish();

private:
    const Node &m_node;
    Problems &m_problems;
    QString m_what;
    QStringList m_known;
};

/// A whole number written plainly (`12`, `-3`; not `012`, `0x1`, `1e3` or "12" in quotes), or none.
std::optional<int> plainInteger(const Node &node);

/// The candidate nearest to `word` if it is near enough to be meant, else empty.
QString nearest(const QString &word, const QStringList &candidates);

} // namespace muster
