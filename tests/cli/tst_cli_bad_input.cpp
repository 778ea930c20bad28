// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

#include <QDir>

#include <sys/stat.h>

/// Whatever lies in a file: clear lines, exit code 2, never a crash, never a hang.
class TestCliBadInput : public QObject {
    Q_OBJECT

private slots:
    void unreadableContents_data();
    void unreadableContents();
    void oddButReadable_data();
    void oddButReadable();
    void missingFile();
    void folder();
    void namedPipe();
    void noPermission();
    void endlessDevice();
    void hugeFile();
    void oddFileName();

private:
    const Files m_files;
};

namespace {

QByteArray nested(int levels, char open, char close)
{
    return "muster: 1\nentries: " + QByteArray(levels, open) + QByteArray(levels, close) + '\n';
}

QByteArray aliasBomb()
{
    QByteArray text = "a: &a [x, x, x, x, x, x, x, x, x]\n";
    for (char c = 'b'; c < 'z'; ++c)
        text += QByteArray(1, c) + ": &" + c + " [*" + char(c - 1) + ", *" + char(c - 1) + ", *" + char(c - 1) + "]\n";
    return text;
}

} // namespace

void TestCliBadInput::unreadableContents_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray head = "muster: 1\ngame: kow-historical\nlist: romans\npoints: 1000\n";
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("only a comment") << QByteArray("# nothing\n");
    QTest::newRow("binary") << QByteArray("\x7f"
                                          "ELF\x02\x01\x01\0\0\0\xff\xfe\xfd",
                                          14);
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("bad UTF-8") << head + "name: \"\xc3\x28\"\nentries: []\n";
    QTest::newRow("a scalar") << QByteArray("hello\n");
    QTest::newRow("a list") << QByteArray("- a\n- b\n");
    QTest::newRow("unclosed bracket") << head + "entries: [{unit: general}\n";
    QTest::newRow("unclosed quote") << head + "name: \"never closed\nentries: []\n";
    QTest::newRow("tab") << QByteArray("muster: 1\n\tgame: x\n");
    QTest::newRow("duplicate key") << head + "points: 2000\nentries: []\n";
    QTest::newRow("two documents") << head + "entries: []\n---\n" + head;
    QTest::newRow("alias") << head + "entries: [&a {unit: general}, *a]\n";
    QTest::newRow("alias bomb") << aliasBomb();
    QTest::newRow("self alias") << QByteArray("muster: &x [1, *x]\n");
    QTest::newRow("tag") << head + "entries: !!python/object {}\n";
    QTest::newRow("deep lists") << nested(100000, '[', ']');
    QTest::newRow("deep maps") << nested(100000, '{', '}');
    QTest::newRow("points in words") << QByteArray(
        "muster: 1\ngame: kow-historical\nlist: romans\npoints: many\nentries: []\n");
    QTest::newRow("points with a fraction")
        << QByteArray("muster: 1\ngame: kow-historical\nlist: romans\npoints: 10.5\nentries: []\n");
    QTest::newRow("points beyond all numbers")
        << QByteArray("muster: 1\ngame: kow-historical\nlist: romans\npoints: 99999999999999999999\nentries: []\n");
    QTest::newRow("entries no list") << head + "entries: general\n";
    QTest::newRow("entry no map") << head + "entries: [general]\n";
    QTest::newRow("options a map") << head + "entries: [{unit: general, options: {horse: true}}]\n";
    QTest::newRow("entry without unit") << head + "entries: [{size: horde}]\n";
    QTest::newRow("newer version") << QByteArray(
        "muster: 99\ngame: kow-historical\nlist: romans\npoints: 10\nentries: []\n");
    QTest::newRow("no version, no game") << QByteArray("entries: []\n");
}

void TestCliBadInput::unreadableContents()
{
    QFETCH(QByteArray, bytes);
    const QString file = m_files.write(u"bad.muster"_s, bytes);
    for (const QString &command : {u"check"_s, u"points"_s}) {
        const Ran ran = runMuster({command, file});
        QCOMPARE(ran.code, 2);
        QVERIFY2(ran.out.isEmpty(), qPrintable(ran.out));
        QVERIFY(!ran.errLines().isEmpty());
        for (const QString &line : ran.errLines()) {
            QVERIFY2(line.startsWith(file + u':') && line.contains(u": error: "), qPrintable(line));
            QVERIFY2(line.size() < 400, qPrintable(line));
        }
    }
}

void TestCliBadInput::oddButReadable_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray entries = "entries: [{unit: general}]\n";
    QTest::newRow("unknown list") << "list: atlantis\npoints: 1000\n" + entries;
    QTest::newRow("unknown agreement") << "list: romans\npoints: 1000\nagreements: [peace]\n" + entries;
    QTest::newRow("unknown size") << QByteArray(
        "list: romans\npoints: 1000\nentries: [{unit: warriors, size: crowd}]\n");
    QTest::newRow("no size") << QByteArray("list: romans\npoints: 1000\nentries: [{unit: heavy-warriors}]\n");
    QTest::newRow("unknown option") << QByteArray(
        "list: romans\npoints: 1000\nentries: [{unit: general, options: [laser]}]\n");
    QTest::newRow("unknown upgrade") << QByteArray(
        "list: romans\npoints: 1000\nentries: [{unit: triarii, size: regiment, upgrades: [laser]}]\n");
    QTest::newRow("mercenaries as a list") << "list: mercenaries\npoints: 1000\n" + entries;
}

/// What can be read is judged: exit code 1, never 2.
void TestCliBadInput::oddButReadable()
{
    QFETCH(QByteArray, body);
    const QString file = m_files.write(u"odd.muster"_s, "muster: 1\ngame: kow-historical\n" + body);
    const Ran ran = runMuster({u"check"_s, file});
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    QCOMPARE(ran.code, 1);
    QVERIFY(ran.outLines().size() >= 2);
}

void TestCliBadInput::missingFile()
{
    const QString file = m_files.path(u"missing.muster"_s);
    const Ran ran = runMuster({u"check"_s, file});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
    QVERIFY(ran.err.startsWith(file + u": error: "_s));
}

void TestCliBadInput::folder()
{
    const Ran ran = runMuster({u"check"_s, m_files.folder()});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
}

void TestCliBadInput::namedPipe()
{
    const QString pipe = m_files.path(u"pipe.muster"_s);
    QCOMPARE(::mkfifo(qPrintable(pipe), 0600), 0);
    const Ran ran = runMuster({u"check"_s, pipe});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
}

void TestCliBadInput::noPermission()
{
    const QString file = m_files.write(u"secret.muster"_s, armies::legal);
    QVERIFY(QFile::setPermissions(file, QFileDevice::Permissions()));
    QFile probe(file);
    if (probe.open(QIODevice::ReadOnly))
        QSKIP("this user may read everything");
    const Ran ran = runMuster({u"check"_s, file});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
}

void TestCliBadInput::endlessDevice()
{
    if (!QFile::exists(u"/dev/zero"_s))
        QSKIP("no /dev/zero here");
    const Ran ran = runMuster({u"check"_s, u"/dev/zero"_s});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
}

void TestCliBadInput::hugeFile()
{
    QByteArray bytes = armies::legal;
    while (bytes.size() < 20 * 1024 * 1024)
        bytes += "  - {unit: general}\n" + QByteArray(1 << 16, '#') + '\n';
    const QString file = m_files.write(u"huge.muster"_s, bytes);
    const Ran ran = runMuster({u"check"_s, file});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
    QVERIFY(QFile::remove(file));
}

void TestCliBadInput::oddFileName()
{
    const QString file = m_files.write(u"an army\nof two lines – ä.muster"_s, armies::legal);
    const Ran ran = runMuster({u"check"_s, file});
    QCOMPARE(ran.code, 0);
    QCOMPARE(ran.outLines().size(), 1);
    const QString dashed = m_files.write(u"-dashed.muster"_s, armies::legal);
    QCOMPARE(runMuster({u"check"_s, u"--"_s, u"-dashed.muster"_s}, {}, m_files.folder()).code, 0);
    QVERIFY(QFile::exists(dashed));
}

QTEST_GUILESS_MAIN(TestCliBadInput)
#include "tst_cli_bad_input.moc"
