// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;

/// What one run of the program gave.
struct Ran {
    int code = -1; ///< -1: it crashed or did not end
    QString out;
    QString err;

    QStringList outLines() const { return out.split(u'\n', Qt::SkipEmptyParts); }
    QStringList errLines() const { return err.split(u'\n', Qt::SkipEmptyParts); }
    QJsonArray json() const { return QJsonDocument::fromJson(out.toUtf8()).array(); }
};

inline Ran runMuster(const QStringList &arguments, const QByteArray &input = {}, const QString &folder = {})
{
    QProcess process;
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(QStringLiteral(MUSTER_BIN_DIR "/muster"), arguments);
    process.write(input);
    process.closeWriteChannel();
    Ran ran;
    if (!process.waitForFinished(60000))
        process.kill();
    else if (process.exitStatus() == QProcess::NormalExit)
        ran.code = process.exitCode();
    ran.out = QString::fromUtf8(process.readAllStandardOutput());
    ran.err = QString::fromUtf8(process.readAllStandardError());
    return ran;
}

/// A folder for the files of one test.
class Files {
public:
    QString path(const QString &name) const { return m_folder.filePath(name); }
    QString folder() const { return m_folder.path(); }
    QString write(const QString &name, const QByteArray &bytes) const
    {
        const QString whole = path(name);
        QFile file(whole);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write %s", qPrintable(whole));
        return whole;
    }

private:
    QTemporaryDir m_folder;
};

/// Armies for the tests: the worked cases KH1 to KH3.
namespace armies {

inline const QByteArray legal = R"(muster: 1
name: Exactly a thousand
game: kow-historical
list: romans
points: 1000
entries:
  - {unit: heavy-warriors, size: regiment, options: [pilum]}
  - {unit: heavy-warriors, size: horde, options: [rotate-ranks, testudo]}
  - {unit: triarii, size: regiment}
  - {unit: skirmishers, size: troop}
  - {unit: skirmishers, size: troop}
  - {unit: general}
  - {unit: small-bolt-thrower}
  - {unit: cretan-archers, size: troop}
)";

inline const QByteArray tooManyHeroes = R"(muster: 1
game: kow-historical
list: master
points: 500
entries:
  - {unit: warriors, size: regiment}
  - {unit: general}
  - {unit: small-bolt-thrower}
)";

inline const QByteArray mythicalWithoutAgreement = R"(muster: 1
game: kow-historical
list: romans
points: 2000
entries:
  - {unit: heavy-warriors, size: horde}
  - {unit: undead-warriors, size: regiment}
)";

inline const QByteArray unknownUnit = R"(muster: 1
game: kow-historical
list: romans
points: 1000
entries:
  - {unit: heavy-warriors, size: horde}
  - {unit: heavy-worriers, size: horde}
)";

} // namespace armies
