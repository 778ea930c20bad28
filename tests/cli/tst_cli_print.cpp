// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_muster.h"

#include <QPdfDocument>
#include <QPdfSelection>

class TestCliPrint : public QObject {
    Q_OBJECT

private slots:
    void everyLayoutAndPaper_data();
    void everyLayoutAndPaper();
    void illegalArmiesPrintToo();
    void unwritable();
    void neverOverAnArmyOrAPipe();
    void unreadable();

private:
    const Files m_files;
    const QString m_army = m_files.write(u"a.muster"_s, armies::legal);
};

void TestCliPrint::everyLayoutAndPaper_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<bool>("letter");
    QTest::newRow("plain") << QStringList{} << false;
    QTest::newRow("sheet") << QStringList{u"--layout"_s, u"sheet"_s, u"--paper"_s, u"a4"_s} << false;
    QTest::newRow("sheet on letter") << QStringList{u"--layout=sheet"_s, u"--paper=letter"_s} << true;
    QTest::newRow("cards") << QStringList{u"--layout"_s, u"cards"_s} << false;
    QTest::newRow("cards on letter") << QStringList{u"--layout=cards"_s, u"--paper=letter"_s} << true;
}

void TestCliPrint::everyLayoutAndPaper()
{
    QFETCH(QStringList, options);
    QFETCH(bool, letter);
    const QString pdf = m_files.path(u"out.pdf"_s);
    QFile::remove(pdf);
    const Ran ran = runMuster(QStringList{u"print"_s, m_army, u"-o"_s, pdf} + options);
    QVERIFY2(ran.code == 0, qPrintable(ran.err));
    QVERIFY2(ran.err.isEmpty(), qPrintable(ran.err));
    QPdfDocument document;
    QCOMPARE(document.load(pdf), QPdfDocument::Error::None);
    QVERIFY(document.pageCount() > 0);
    QCOMPARE(qRound(document.pagePointSize(0).width()), letter ? 612 : 595);
    QString text;
    for (int page = 0; page < document.pageCount(); ++page)
        text += document.getAllText(page).text();
    text.remove(QRegularExpression(u"\\s"_s));
    for (const QString &name : {u"HeavyWarriors"_s, u"Triarii"_s, u"Skirmishers"_s, u"General"_s, u"CretanArchers"_s})
        QVERIFY2(text.contains(name), qPrintable(name));
}

void TestCliPrint::illegalArmiesPrintToo()
{
    const QString army = m_files.write(u"b.muster"_s, armies::tooManyHeroes);
    const QString pdf = m_files.path(u"illegal.pdf"_s);
    QCOMPARE(runMuster({u"print"_s, army, u"--output"_s, pdf}).code, 0);
    QVERIFY(QFile::exists(pdf));
}

void TestCliPrint::unwritable()
{
    const Ran ran = runMuster({u"print"_s, m_army, u"-o"_s, m_files.path(u"no/such/folder/out.pdf"_s)});
    QCOMPARE(ran.code, 2);
    QCOMPARE(ran.errLines().size(), 1);
    const Ran folder = runMuster({u"print"_s, m_army, u"-o"_s, m_files.folder()});
    QCOMPARE(folder.code, 2);
    QCOMPARE(folder.errLines().size(), 1);
}

void TestCliPrint::neverOverAnArmyOrAPipe()
{
    const QString link = m_files.path(u"link.pdf"_s);
    QFile::link(m_army, link);
    const QString pipe = m_files.path(u"pipe.pdf"_s);
    QCOMPARE(QProcess::execute(u"mkfifo"_s, {pipe}), 0);
    for (const QString &out : {m_army, link, pipe}) {
        const Ran ran = runMuster({u"print"_s, m_army, u"-o"_s, out});
        QCOMPARE(ran.code, 2);
        QCOMPARE(ran.errLines().size(), 1);
    }
    QFile army(m_army);
    QVERIFY(army.open(QIODevice::ReadOnly));
    QCOMPARE(army.readAll(), armies::legal);
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
}

void TestCliPrint::unreadable()
{
    const QString pdf = m_files.path(u"none.pdf"_s);
    const Ran ran = runMuster({u"print"_s, m_files.write(u"bad.muster"_s, "entries: ["), u"-o"_s, pdf});
    QCOMPARE(ran.code, 2);
    QVERIFY(!QFile::exists(pdf));
}

QTEST_MAIN(TestCliPrint)
#include "tst_cli_print.moc"
