// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/node.h"

#include <QTemporaryDir>
#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestNode : public QObject {
    Q_OBJECT

private slots:
    void readsMapsListsAndScalarsWithTheirPlaces()
    {
        const auto parsed = parseYaml("a: 1\nb: [x, \"2\", ~]\n", u"f.yaml"_s);
        QVERIFY(parsed.value);
        QCOMPARE(parsed.problems.size(), 0);
        const Node *b = parsed.value->find(u"b");
        QVERIFY(b);
        QCOMPARE(b->items.size(), size_t(3));
        QCOMPARE(b->items[0].scalar, u"x"_s);
        QVERIFY(!b->items[0].quoted);
        QVERIFY(b->items[1].quoted);
        QCOMPARE(b->items[2].kind, Node::Kind::Null);
        QCOMPARE(b->items[1].where.line, 2);
        QCOMPARE(b->items[1].where.column, 8);
    }

    void columnsCountCharactersNotBytes()
    {
        const auto parsed = parseYaml(u"{ä: é, öü: x}"_s.toUtf8(), u"f"_s);
        QVERIFY(parsed.value);
        QCOMPARE(parsed.value->fields[1].where.column, 8);
        QCOMPARE(parsed.value->fields[1].value.where.column, 12);
    }

    void anEmptyValueStandsAtItsKey()
    {
        const auto parsed = parseYaml("a:\n  b:\nc: 1\n", u"f"_s);
        QVERIFY(parsed.value);
        QCOMPARE(parsed.value->find(u"a")->find(u"b")->where.line, 2);
    }

    void anEmptyListItemStandsAtItsDash()
    {
        const auto parsed = parseYaml("a:\n  -\n  - b\n", u"f"_s);
        QVERIFY(parsed.value);
        QCOMPARE(parsed.value->find(u"a")->items[0].where.line, 2);
        QCOMPARE(parsed.value->find(u"a")->items[0].where.column, 3);
    }

    void closedQuotesAreFine()
    {
        QVERIFY(parseYaml("a: \"x\\\\\"\nb: 'it''s'\nc: \"\\\"\"\nd: ''\n", u"f"_s).value);
        QVERIFY(parseYaml(u"ü: \"é\"\nb: 'ö'"_s.toUtf8(), u"f"_s).value);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("line");

        QTest::newRow("empty") << QByteArray() << u"empty file"_s << 0;
        QTest::newRow("only a comment") << QByteArray("# nothing\n") << u"empty file"_s << 0;
        QTest::newRow("binary") << QByteArray("\x7f""ELF\0\1\2", 8) << u"not a text file"_s << 0;
        QTest::newRow("latin 1") << QByteArray("name: M\xfcller\n") << u"not UTF-8"_s << 0;
        QTest::newRow("duplicate key") << QByteArray("a: 1\nb: 2\na: 3\n") << u"duplicate key 'a', first given in line 1"_s << 3;
        QTest::newRow("alias") << QByteArray("a: &x 1\nb: *x\n") << u"anchor"_s << 1;
        QTest::newRow("self alias") << QByteArray("&x [1, *x]\n") << u"anchor"_s << 1;
        QTest::newRow("undefined alias") << QByteArray("a: *nobody\n") << u"not valid YAML"_s << 1;
        QTest::newRow("merge key") << QByteArray("a: {<<: b}\n") << u"merge key"_s << 1;
        QTest::newRow("tag") << QByteArray("a: !!binary x\n") << u"tag"_s << 1;
        QTest::newRow("two documents") << QByteArray("a: 1\n---\nb: 2\n") << u"after the end"_s << 2;
        QTest::newRow("list then map") << QByteArray("- a\nb: 1\n") << u"after the end"_s << 2;
        QTest::newRow("broken flow") << QByteArray("a: [1, 2\n") << u"not valid YAML"_s << 2;
        QTest::newRow("tab indent") << QByteArray("a:\n\tb: 1\n") << u"not valid YAML"_s << 2;
        QTest::newRow("unclosed double quote") << QByteArray("a: 1\nb: \"x\nc: 2\n") << u"a quote that is never closed"_s << 2;
        QTest::newRow("unclosed single quote") << QByteArray("a: 1\nb: 'it''s\nc: 2\n") << u"a quote that is never closed"_s << 2;
        QTest::newRow("deep flow") << QByteArray("a: ") + QByteArray(100, '[') + QByteArray(100, ']') << u"levels deep"_s << 1;
        QTest::newRow("deep and never closed") << QByteArray(4'000'000, '[') << u"levels deep"_s << 0;
        QTest::newRow("key is a list") << QByteArray("[a]: 1\n") << u"key that is not a word"_s << 1;
        QByteArray block;
        for (int i = 0; i < 600; ++i)
            block += QByteArray(i, ' ') + "a:\n";
        QTest::newRow("deep block") << block << u"levels deep"_s << 33;
        QTest::newRow("many values") << QByteArray("a: [") + QByteArray("1,").repeated(300'000) + "1]\n"
                                     << u"more than 200,000 values"_s << 1;
        QTest::newRow("huge") << QByteArray(17 * 1024 * 1024, 'a') << u"larger than 16 MiB"_s << 0;
    }

    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, message);
        QFETCH(int, line);
        const auto parsed = parseYaml(bytes, u"f.yaml"_s);
        QVERIFY(!parsed.value);
        QCOMPARE(parsed.problems.size(), 1);
        QVERIFY2(parsed.problems.first().message.contains(message), qPrintable(parsed.problems.first().text()));
        QVERIFY(!parsed.problems.first().text().contains(u'\n'));
        if (line)
            QCOMPARE(parsed.problems.first().where.line, line);
    }

    void anAliasBombEndsAtOnce()
    {
        QByteArray bomb = "a: &a [x,x,x,x,x,x,x,x,x]\n";
        for (char c = 'b'; c < 'k'; ++c)
            bomb += QByteArray(1, c) + ": &" + QByteArray(1, c) + " [*" + char(c - 1) + ",*" + char(c - 1) + "]\n";
        QVERIFY(!parseYaml(bomb, u"f"_s).value);
    }

    void acceptsAByteOrderMark() { QVERIFY(parseYaml("\xEF\xBB\xBF" "a: 1\n", u"f"_s).value); }

    void filesThatCannotBeRead()
    {
        QTemporaryDir folder;
        QVERIFY(parseYamlFile(folder.filePath(u"none.yaml"_s)).problems.first().message.contains(u"no such file"));
        QVERIFY(parseYamlFile(folder.path()).problems.first().message.contains(u"a folder"));
        QVERIFY(parseYamlFile(u"/dev/zero"_s).problems.first().message.contains(u"not a regular file"));
    }

    void everyPrefixOfAFileIsHandled()
    {
        const QByteArray text = "muster: 1\nname: \"Ä\\\"b\"\nentries:\n  - {unit: a, options: [x, y], notes: 'it''s'}\n  - |\n    block\n";
        for (qsizetype length = 0; length <= text.size(); ++length) {
            const auto parsed = parseYaml(text.left(length), u"f"_s);
            QVERIFY(parsed.value.has_value() != (parsed.problems.size() == 1));
        }
    }
};

QTEST_GUILESS_MAIN(TestNode)
#include "tst_node.moc"
