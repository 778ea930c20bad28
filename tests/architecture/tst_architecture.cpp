// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;

/// The house's rules that no compiler knows: dependencies run one way, app -> validators -> model, and the lower floors
/// know no window, no clock and no translation.
class TestArchitecture : public QObject {
    Q_OBJECT

private slots:
    void lowerFloorsKnowNothingAbove_data();
    void lowerFloorsKnowNothingAbove();
    void onlyTheModelKnowsYaml();
    void noGameIsNamedInCode();

private:
    struct Line {
        QString file;
        int number;
        QString text;
        QString place() const { return u"%1:%2: %3"_s.arg(file).arg(number).arg(text); }
    };

    static QList<Line> linesOf(const QString &folder);
    static QStringList matching(const QString &folder, const QString &pattern, const QString &exceptIn = {});
};

QList<TestArchitecture::Line> TestArchitecture::linesOf(const QString &folder)
{
    QList<Line> lines;
    const QDir root(QStringLiteral(MUSTER_SOURCE_DIR));
    QDirIterator files(root.filePath(folder), {u"*.h"_s, u"*.cpp"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qPrintable(file.fileName()));
        int number = 0;
        for (const QString &text : QString::fromUtf8(file.readAll()).split(u'\n'))
            lines.append({root.relativeFilePath(file.fileName()), ++number, text});
    }
    return lines;
}

QStringList TestArchitecture::matching(const QString &folder, const QString &pattern, const QString &exceptIn)
{
    const QRegularExpression expression(pattern);
    QStringList found;
    for (const Line &line : linesOf(folder)) {
        if ((exceptIn.isEmpty() || !line.file.startsWith(exceptIn)) && expression.match(line.text).hasMatch())
            found += line.place();
    }
    return found;
}

void TestArchitecture::lowerFloorsKnowNothingAbove_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("pattern");
    const QString windows = uR"(#\s*include\s*<Q\w*(Widget|Dialog|Painter|Window|Application|Printer|Pdf)\w*>)"_s;
    const QString clocks = uR"(#\s*include\s*<(Q\w*(DateTime|Date|Time|Timer|ElapsedTimer)|chrono|ctime|time\.h)>)"_s;
    const QString speech =
        uR"(\btr\(|QCoreApplication::translate|Q_DECLARE_TR_FUNCTIONS|\bqDebug\(|std::cout|printf\()"_s;
    for (const auto &[folder, above] :
         {std::pair{u"model"_s, u"(app|validators)"_s}, std::pair{u"validators"_s, u"app"_s}}) {
        const auto row = [&folder = folder](const QString &what) { return u"%1: %2"_s.arg(folder, what).toUtf8(); };
        QTest::newRow(row(u"includes from above"_s)) << folder << uR"(#\s*include\s*["<]%1/)"_s.arg(above);
        QTest::newRow(row(u"windows"_s)) << folder << windows;
        QTest::newRow(row(u"clocks"_s)) << folder << clocks;
        QTest::newRow(row(u"translation or output"_s)) << folder << speech;
    }
    QTest::newRow("text: what is shown") << u"app/text"_s << uR"(#\s*include\s*"app/(gui|cli|print)/)"_s;
    QTest::newRow("library: what is shown") << u"app/library"_s << uR"(#\s*include\s*"app/(gui|cli|print|text)/)"_s;
    QTest::newRow("print: programs") << u"app/print"_s << uR"(#\s*include\s*"app/(gui|cli)/)"_s;
    QTest::newRow("cli: the window") << u"app/cli"_s << uR"(#\s*include\s*"app/gui/)"_s;
    QTest::newRow("gui: the command line") << u"app/gui"_s << uR"(#\s*include\s*"app/cli/)"_s;
}

void TestArchitecture::lowerFloorsKnowNothingAbove()
{
    QFETCH(QString, folder);
    QFETCH(QString, pattern);
    QVERIFY2(!linesOf(folder).isEmpty(), "nothing was looked at");
    QCOMPARE(matching(folder, pattern), QStringList());
}

void TestArchitecture::onlyTheModelKnowsYaml()
{
    const QString yaml = uR"(#\s*include\s*[<"]yaml-cpp|YAML::)"_s;
    QVERIFY2(!matching(u"model"_s, yaml).isEmpty(), "the pattern finds nothing any more");
    for (const QString &folder : {u"validators"_s, u"app"_s})
        QCOMPARE(matching(folder, yaml), QStringList());
}

/// A game is data: its id in the code would be the start of `if (game == ...)`.
void TestArchitecture::noGameIsNamedInCode()
{
    const QDir lists(QStringLiteral(MUSTER_SOURCE_DIR "/lists"));
    QStringList games = lists.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    games.removeIf([&](const QString &game) { return !lists.exists(game + u"/game.yaml"_s); });
    QVERIFY(!games.isEmpty());
    for (const QString &game : games) {
        for (const QString &folder : {u"model"_s, u"validators"_s, u"app"_s})
            QCOMPARE(matching(folder, QRegularExpression::escape(game)), QStringList());
    }
}

QTEST_APPLESS_MAIN(TestArchitecture)
#include "tst_architecture.moc"
