// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

class TestRequiresExcludes : public QObject {
    Q_OBJECT

private slots:
    void excludes()
    {
        TinyGame tiny(u"  - {kind: excludes, id: feud, match: {unit: jarl}, with: {unit: bard}, because: old feud}"_s);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids({u"jarl"_s, u"jarl"_s}), QStringList());
        QCOMPARE(tiny.ids({u"bard"_s}), QStringList());
        const auto findings = tiny.findings({u"jarl"_s, u"bear"_s, u"bard"_s, u"jarl"_s});
        QCOMPARE(idsOf(findings), QStringList{u"feud"_s});
        QCOMPARE(findings[0].names, (QStringList{u"Jarl"_s, u"Bard"_s}));
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{1, 3, 4}));
        QCOMPARE(findings[0].because, u"old feud"_s);
    }

    void oneEntryDoesNotExcludeItself()
    {
        TinyGame tiny(u"  - {kind: excludes, id: feud, match: {class: chief}, with: {unit: bard}}"_s);
        QCOMPARE(tiny.ids({u"bard"_s}), QStringList());
        QCOMPARE(tiny.ids({u"bard"_s, u"bard"_s}), QStringList{u"feud"_s});
    }

    void needs()
    {
        TinyGame tiny(u"  - {kind: requires, id: tamer, match: {class: beast}, with: {unit: bard}, name: Beasts}"_s);
        QCOMPARE(tiny.ids({u"bear"_s, u"bard"_s}), QStringList());
        QCOMPARE(tiny.ids({u"bard"_s}), QStringList());
        QCOMPARE(tiny.ids({}), QStringList());
        const auto findings = tiny.findings({u"bear"_s, u"jarl"_s, u"bear"_s});
        QCOMPARE(idsOf(findings), QStringList{u"tamer"_s});
        QCOMPARE(findings[0].names, (QStringList{u"Beasts"_s, u"Bard"_s}));
        QCOMPARE(findings[0].entries, (std::vector<EntryKey>{1, 3}));
    }

    void asAdvice()
    {
        TinyGame tiny(
            u"  - {kind: excludes, id: feud, severity: advice, match: {unit: jarl}, with: {unit: bard}}"_s);
        const Verdict verdict = tiny.judge().check(tiny.army({u"jarl"_s, u"bard"_s}));
        QCOMPARE(idsOf(verdict.findings), QStringList{u"feud"_s});
        QVERIFY(verdict.legal());
    }
};

QTEST_APPLESS_MAIN(TestRequiresExcludes)
#include "tst_requires_excludes.moc"
