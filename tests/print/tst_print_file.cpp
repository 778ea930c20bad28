// SPDX-License-Identifier: GPL-3.0-or-later
#include "print_support.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <unistd.h>
#endif

using namespace print_test;

/// Writing the file: all of it or nothing, and a reason in one line.
class PrintFile : public QObject {
    Q_OBJECT

private slots:
    void writesWhatThePreviewShows();
    void replacesAnOlderFile();
    void missingFolder();
    void readOnlyFolder();
    void fullDisk();

private:
    static void verifyProblem(const std::optional<Problem> &problem, const QString &path);

    QTemporaryDir m_folder;
};

void PrintFile::verifyProblem(const std::optional<Problem> &problem, const QString &path)
{
    QVERIFY(problem);
    QVERIFY2(problem->text().contains(path), qPrintable(problem->text()));
    QVERIFY(!problem->text().contains(u'\n'));
    QCOMPARE_GT(problem->message.size(), qsizetype(25));
}

void PrintFile::writesWhatThePreviewShows()
{
    const QString path = m_folder.filePath(u"army.pdf"_s);
    QVERIFY(!writePdf(sampleDocument(3), {}, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), pdfBytes(sampleDocument(3), {}));
}

void PrintFile::replacesAnOlderFile()
{
    const QString path = m_folder.filePath(u"again.pdf"_s);
    QVERIFY(!writePdf(sampleDocument(30), {}, path));
    QVERIFY(!writePdf(sampleDocument(1), {}, path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(readPdf(file.readAll()).pages.size(), 1);
    QCOMPARE(QDir(m_folder.path()).entryList({u"again*"_s}), QStringList{u"again.pdf"_s});
}

void PrintFile::missingFolder()
{
    const QString path = m_folder.filePath(u"nowhere/army.pdf"_s);
    verifyProblem(writePdf(sampleDocument(1), {}, path), path);
}

void PrintFile::readOnlyFolder()
{
#ifdef Q_OS_UNIX
    if (geteuid() == 0)
        QSKIP("root may write anywhere");
#endif
    const QString folder = m_folder.filePath(u"locked"_s);
    QVERIFY(QDir().mkpath(folder));
    QVERIFY(QFile::setPermissions(folder, QFile::ReadOwner | QFile::ExeOwner));
    const QString path = folder + u"/army.pdf"_s;
    verifyProblem(writePdf(sampleDocument(1), {}, path), path);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void PrintFile::fullDisk()
{
#ifdef Q_OS_UNIX
    const QString path = m_folder.filePath(u"full.pdf"_s);
    QFile older(path);
    QVERIFY(older.open(QIODevice::WriteOnly));
    older.write("as it was");
    older.close();

    // A file may not grow beyond 4 KiB: like a disk that is full.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    getrlimit(RLIMIT_FSIZE, &before);
    rlimit little = before;
    little.rlim_cur = 4096;
    setrlimit(RLIMIT_FSIZE, &little);
    const std::optional<Problem> problem = writePdf(sampleDocument(30), {}, path);
    setrlimit(RLIMIT_FSIZE, &before);

    verifyProblem(problem, path);
    QVERIFY(older.open(QIODevice::ReadOnly));
    QCOMPARE(older.readAll(), QByteArray("as it was"));
    QCOMPARE(QDir(m_folder.path()).entryList({u"full*"_s}), QStringList{u"full.pdf"_s});
#endif
}

QTEST_MAIN(PrintFile)
#include "tst_print_file.moc"
