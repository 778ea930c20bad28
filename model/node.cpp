// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/node.h"

#include "model/file_bytes.h"

#include <QSet>
#include <QStringDecoder>

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/parser.h>

#include <algorithm>
#include <sstream>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr int maxDepth = 32;
constexpr int maxValues = 200'000;
constexpr qint64 maxBytes = 16 * 1024 * 1024;

/// Ends parsing: the problem is already noted.
struct Stop {};

/// A leading byte order mark inside the file is a character like any other; QString::fromUtf8 would drop it.
QString decoded(const std::string &utf8)
{
    QStringDecoder decoder(QStringConverter::Utf8,
                           QStringConverter::Flag::Stateless | QStringConverter::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(utf8.data(), qsizetype(utf8.size())));
}

/// Builds our tree straight from the parser's events, so that nothing a hostile file asks for is ever built in between.
class TreeBuilder : public YAML::EventHandler {
public:
    TreeBuilder(const QByteArray &bytes, const QString &file, Problems &problems)
        : m_file(file), m_problems(problems), m_bytes(bytes), m_lines(bytes.split('\n'))
    {
    }

    Node root;
    int documents = 0;

    Location location(const YAML::Mark &mark) const
    {
        if (mark.is_null() || mark.line < 0)
            return {m_file, 0, 0};
        // The parser counts bytes; people count characters. Marks mostly move forward, so counting goes on from the last
        // one: counting each from its line's start would be quadratic on one long line.
        if (mark.line != m_counted.line || mark.column < m_counted.bytes)
            m_counted = {mark.line, 0, 0};
        const QByteArray &line = mark.line < m_lines.size() ? m_lines.at(mark.line) : m_noLine;
        for (; m_counted.bytes < mark.column; ++m_counted.bytes) {
            const bool continues = m_counted.bytes < line.size() && (line.at(m_counted.bytes) & 0xC0) == 0x80;
            m_counted.characters += !continues;
        }
        const int column = m_counted.characters;
        return {m_file, mark.line + 1, column + 1};
    }

    [[noreturn]] void fail(const YAML::Mark &mark, const QString &message)
    {
        m_problems.append({Problem::Severity::Error, message, location(mark)});
        throw Stop();
    }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        if (++documents > 1)
            fail(mark, u"content after the end of the document; expected one document of one map or list"_s);
    }
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        add(dashBefore(mark), anchor, {}, Node::Kind::Null);
    }
    void OnAlias(const YAML::Mark &mark, YAML::anchor_t) override
    {
        fail(mark, u"an alias (*name); expected the value itself, written out"_s);
    }
    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor, const std::string &value) override
    {
        if (tag == "!" && !isClosed(mark.pos))
            fail(mark, u"a quote that is never closed"_s);
        Node &node = add(mark, anchor, tag, Node::Kind::Scalar, decoded(value));
        node.quoted = tag == "!";
    }
    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(mark, add(mark, anchor, tag, Node::Kind::Sequence));
    }
    void OnSequenceEnd() override { m_open.pop_back(); }
    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(mark, add(mark, anchor, tag, Node::Kind::Map));
    }
    void OnMapEnd() override { m_open.pop_back(); }

private:
    struct Open {
        Node *node;
        bool expectsKey = true;
        QSet<QString> keys;
    };

    /// The parser takes the end of the file for the end of the text.
    bool isClosed(int pos) const
    {
        const char quote = pos >= 0 && pos < m_bytes.size() ? m_bytes.at(pos) : ' ';
        if (quote != '"' && quote != '\'')
            return true;
        for (qsizetype i = pos + 1; i < m_bytes.size(); ++i) {
            if (quote == '"' && m_bytes.at(i) == '\\')
                ++i;
            else if (m_bytes.at(i) == quote) {
                if (quote == '"' || i + 1 >= m_bytes.size() || m_bytes.at(i + 1) != quote)
                    return true;
                ++i;
            }
        }
        return false;
    }

    /// The mark of an empty list item is that of whatever follows; people look for its dash.
    YAML::Mark dashBefore(const YAML::Mark &mark) const
    {
        qsizetype at = std::min<qsizetype>(mark.pos, m_bytes.size());
        while (at > 0 && QByteArrayView(" \t\r\n").contains(m_bytes.at(at - 1)))
            --at;
        if (at == 0 || m_bytes.at(at - 1) != '-')
            return mark;
        YAML::Mark dash = mark;
        dash.pos = int(at - 1);
        dash.line = int(m_bytes.left(at - 1).count('\n'));
        dash.column = dash.pos - int(m_bytes.lastIndexOf('\n', at - 1) + 1);
        return dash;
    }

    void open(const YAML::Mark &mark, Node &node)
    {
        if (m_open.size() >= maxDepth)
            fail(mark, u"nested more than %1 levels deep"_s.arg(maxDepth));
        m_open.push_back({&node, true, {}});
    }

    Node &add(const YAML::Mark &mark, YAML::anchor_t anchor, const std::string &tag, Node::Kind kind,
              const QString &scalar = {})
    {
        if (anchor)
            fail(mark, u"an anchor (&name); expected plain values, each written out"_s);
        if (!tag.empty() && tag != "?" && tag != "!")
            fail(mark, u"a tag (%1); expected plain values without tags"_s.arg(QString::fromStdString(tag)));
        if (++m_values > maxValues)
            fail(mark, u"more than %L1 values; expected a smaller file"_s.arg(maxValues));

        if (m_open.empty()) {
            fill(root, mark, kind, scalar);
            return root;
        }
        Open &parent = m_open.back();
        if (parent.node->kind == Node::Kind::Sequence) {
            fill(parent.node->items.emplace_back(), mark, kind, scalar);
            return parent.node->items.back();
        }
        if (parent.expectsKey) {
            addKey(parent, mark, kind, scalar);
            parent.expectsKey = false;
            return m_key;
        }
        parent.expectsKey = true;
        Node &value = parent.node->fields.back().value;
        fill(value, mark, kind, scalar);
        // An empty value's mark is that of whatever follows; the key's is where the reader looks.
        if (kind == Node::Kind::Null)
            value.where = parent.node->fields.back().where;
        return value;
    }

    void addKey(Open &parent, const YAML::Mark &mark, Node::Kind kind, const QString &scalar)
    {
        if (kind != Node::Kind::Scalar)
            fail(mark, u"a key that is not a word"_s);
        if (scalar == u"<<")
            fail(mark, u"a merge key (<<); expected the keys themselves, written out"_s);
        if (parent.keys.contains(scalar)) {
            const auto first = std::find_if(parent.node->fields.begin(), parent.node->fields.end(),
                                            [&](const Node::Field &field) { return field.key == scalar; });
            fail(mark, u"duplicate key '%1', first given in line %2"_s.arg(scalar).arg(first->where.line));
        }
        parent.keys.insert(scalar);
        parent.node->fields.push_back({scalar, location(mark), {}});
    }

    void fill(Node &node, const YAML::Mark &mark, Node::Kind kind, const QString &scalar)
    {
        node.kind = kind;
        node.scalar = scalar;
        node.where = location(mark);
    }

    QString m_file;
    Problems &m_problems;
    const QByteArray &m_bytes;
    QList<QByteArray> m_lines;
    const QByteArray m_noLine;
    mutable struct { int line = -1, bytes = 0, characters = 0; } m_counted;
    std::vector<Open> m_open;
    Node m_key;          ///< what add() hands back for a key, which is no node of the tree
    int m_values = 0;
};

/// How many brackets stand open at once at most; those in text count too, which does not matter for the limit.
int deepestBrackets(const QByteArray &bytes)
{
    int open = 0;
    int deepest = 0;
    for (const char c : bytes) {
        open += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        deepest = std::max(deepest, open);
    }
    return deepest;
}

/// The parser's own messages, where they say too little.
QString syntaxMessage(const YAML::ParserException &error)
{
    if (dynamic_cast<const YAML::DeepRecursion *>(&error))
        return u"nested more than %1 levels deep"_s.arg(maxDepth);
    return u"not valid YAML: %1"_s.arg(QString::fromStdString(error.msg));
}

} // namespace

const Node *Node::find(QStringView key) const
{
    const auto found = std::find_if(fields.begin(), fields.end(), [&](const Field &field) { return field.key == key; });
    return found == fields.end() ? nullptr : &found->value;
}

QString Node::kindText() const
{
    switch (kind) {
    case Kind::Null: return u"nothing"_s;
    case Kind::Scalar: return u"'%1'"_s.arg(scalar.size() > 40 ? scalar.left(37) + u"..."_s : scalar);
    case Kind::Sequence: return u"a list"_s;
    case Kind::Map: return u"a map"_s;
    }
    return {};
}

Loaded<Node> parseYaml(const QByteArray &given, const QString &fileName)
{
    Loaded<Node> result;
    const auto fail = [&](const QString &message, int line = 0, int column = 0) {
        result.problems.append({Problem::Severity::Error, message, {fileName, line, column}});
        return result;
    };
    const QByteArray bytes = given.startsWith("\xEF\xBB\xBF") ? given.mid(3) : given;
    if (bytes.size() > maxBytes)
        return fail(u"larger than %1 MiB"_s.arg(maxBytes / 1024 / 1024));
    if (bytes.contains('\0'))
        return fail(u"not a text file"_s);
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    const QString text = decoder(bytes);
    Q_UNUSED(text)
    if (decoder.hasError())
        return fail(u"not UTF-8 text"_s);

    // The scanner keeps every open bracket before a value is built of it: what is far too deep is not let in.
    if (deepestBrackets(bytes) > 100 * maxDepth)
        return fail(u"nested more than %1 levels deep"_s.arg(maxDepth));
    TreeBuilder builder(bytes, fileName, result.problems);
    try {
        std::istringstream stream(bytes.toStdString());
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
        if (builder.documents == 0)
            return fail(u"empty file; expected a map"_s);
        result.value = std::move(builder.root);
    } catch (const Stop &) {
    } catch (const YAML::ParserException &error) {
        result.problems.append({Problem::Severity::Error, syntaxMessage(error), builder.location(error.mark)});
    } catch (const std::exception &error) {
        fail(u"not valid YAML: %1"_s.arg(QString::fromUtf8(error.what())));
    }
    return result;
}

Loaded<Node> parseYamlFile(const QString &path)
{
    const Loaded<QByteArray> bytes = readBytes(path, maxBytes);
    return bytes.value ? parseYaml(*bytes.value, path) : Loaded<Node>{std::nullopt, bytes.problems};
}

} // namespace muster
