// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/army_file.h"
#include "model/game_loader.h"
#include "support/tiny_game.h"

#include <QDir>
#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

/// Every army in tests/cases has its points, its verdict and the whole set of its findings in its notes:
///     notes: "1000 illegal: share.mercenaries, unlock.hero"
/// An army without notes must be legal.
class TestCases : public QObject {
    Q_OBJECT

private slots:
    void army_data();
    void army();

private:
    Judge *judgeOf(Id game);

    std::map<Id, std::unique_ptr<Judge>> m_judges;
};

Judge *TestCases::judgeOf(Id id)
{
    std::unique_ptr<Judge> &judge = m_judges[id];
    if (!judge) {
        QString folder = QString::fromUtf8(MUSTER_SOURCE_DIR "/lists/") + id.str();
        if (!QDir(folder).exists())
            folder = QString::fromUtf8(MUSTER_SOURCE_DIR "/tests/games/") + id.str();
        const Loaded<std::shared_ptr<const Game>> game = loadGame(folder);
        if (game.value)
            judge = std::make_unique<Judge>(*game.value);
    }
    return judge.get();
}

void TestCases::army_data()
{
    QTest::addColumn<QString>("path");
    const QDir folder(QString::fromUtf8(MUSTER_SOURCE_DIR "/tests/cases"));
    QStringList files;
    for (const QString &game : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString &file : QDir(folder.filePath(game)).entryList({u"*.muster"_s}))
            files.append(game + u'/' + file);
    }
    // Games that only these tests know: what the kinds of rules must do without a word about any game in the code.
    const QDir games(QString::fromUtf8(MUSTER_SOURCE_DIR "/tests/games"));
    for (const QString &game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString &file : QDir(games.filePath(game + u"/armies"_s)).entryList({u"*.muster"_s}))
            files.append(u"../games/"_s + game + u"/armies/"_s + file);
    }
    QVERIFY(!files.isEmpty());
    for (const QString &file : files)
        QTest::newRow(qPrintable(file)) << folder.filePath(file);
}

void TestCases::army()
{
    QFETCH(QString, path);
    const Loaded<Army> loaded = readArmyFile(path);
    QVERIFY2(loaded.value && loaded.problems.isEmpty(), qPrintable(text(loaded.problems)));
    Judge *judge = judgeOf(loaded.value->header.game);
    QVERIFY(judge);
    const Verdict verdict = judge->check(*loaded.value);
    const QStringList words{u"legal"_s, u"consent"_s, u"unknown"_s, u"illegal"_s};
    const QString found = u"%1 %2: %3"_s.arg(verdict.points).arg(words[int(verdict.legality)],
                                                                 idsOf(verdict.findings).join(u", "_s));
    const QString expected = loaded.value->header.notes.trimmed();
    if (expected.isEmpty())
        QVERIFY2(verdict.legal(), qPrintable(found));
    else
        QCOMPARE(found.trimmed(), expected);
    QCOMPARE(brokenPromise(*judge, *loaded.value), QString());
    // What is wrong with a shipped army is in it, not in the data.
    for (const Finding &finding : verdict.findings)
        QVERIFY(finding.code != Code::UnknownRule);
}

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"
