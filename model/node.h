// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"

#include <QByteArray>

#include <vector>

namespace muster {

/// One value of a YAML document with its place. The only form in which YAML leaves the parser: no aliases, no tags,
/// no duplicate keys, bounded in depth and size.
struct Node {
    enum class Kind { Null, Scalar, Sequence, Map };
    struct Field;

    Kind kind = Kind::Null;
    QString scalar;                ///< of a Scalar
    bool quoted = false;           ///< a quoted scalar is text even if it looks like a number
    std::vector<Node> items;       ///< of a Sequence
    std::vector<Field> fields;     ///< of a Map, in written order
    Location where;

    const Node *find(QStringView key) const;   ///< the value of a Map's key, or null
    /// "a number", "a list"...: for messages.
    QString kindText() const;
};

struct Node::Field {
    QString key;
    Location where;
    Node value;
};

/// Parses exactly one YAML document of ordinary maps, lists and scalars. Anchors, aliases, merge keys, explicit tags, duplicate
/// keys, a second document, invalid UTF-8, more than 32 levels or 200,000 values are problems.
Loaded<Node> parseYaml(const QByteArray &bytes, const QString &fileName);

/// Reads at most 16 MiB of a file and parses it; an unreadable file is a problem.
Loaded<Node> parseYamlFile(const QString &path);

} // namespace muster
