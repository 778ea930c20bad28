// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

class TestRuleBook : public QObject {
    Q_OBJECT

private slots:
    void unknownKindIsNeverLegal()
    {
        TinyGame tiny(u"  - {kind: points-limits, id: points, page: 2, whatever: 3}"_s);
        QCOMPARE(tiny.problems().size(), 1);
        QCOMPARE(tiny.problems()[0].severity, Problem::Severity::Warning);
        QVERIFY(tiny.problems()[0].message.contains(u"'points-limit'"_s));
        const Verdict verdict = tiny.judge().check(tiny.army({}));
        QCOMPARE(idsOf(verdict.findings), QStringList{u"unknown.rule"_s});
        QCOMPARE(verdict.findings[0].names, (QStringList{u"points"_s, u"points-limits"_s}));
        QCOMPARE(verdict.legality, Verdict::Legality::Unknown);
    }

    void unknownKeyIsReportedWhereItStands()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points, pages: 2}"_s);
        QCOMPARE(tiny.problems().size(), 1);
        QVERIFY(tiny.problems()[0].message.contains(u"'page'"_s));
        QVERIFY(tiny.problems()[0].where.line > 0);
        QCOMPARE(tiny.ids({}), QStringList{u"unknown.rule"_s});
    }

    void brokenConditionDoesNotHideTheRule()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points, when: {unit: nobody}}"_s);
        QVERIFY(hasErrors(tiny.problems()));
        QCOMPARE(tiny.ids({}), QStringList{u"unknown.rule"_s});
    }

    void condition()
    {
        TinyGame tiny(u"  - {kind: count, id: chiefs, when: {unit: bear}, match: {class: chief}, at-least: 1}"_s);
        QCOMPARE(tiny.ids({u"spears/big"_s}), QStringList());
        QCOMPARE(tiny.ids({u"bear"_s}), QStringList{u"chiefs"_s});
    }

    void replaces()
    {
        TinyGame tiny(uR"(
  - {kind: count, id: few, match: {class: chief}, at-most: 1}
  - {kind: count, id: more, replaces: few, when: {unit: bear}, match: {class: chief}, at-most: 2}
  - {kind: count, id: most, replaces: more, when: {unit: catapult}, match: {class: chief}, at-most: 3}
)"_s);
        QCOMPARE(text(tiny.problems()), QString());
        const QStringList three{u"jarl"_s, u"jarl"_s, u"bard"_s};
        QCOMPARE(tiny.ids({u"jarl"_s, u"bard"_s}), QStringList{u"few"_s});
        QCOMPARE(tiny.ids({u"jarl"_s, u"bard"_s, u"bear"_s}), QStringList());
        QCOMPARE(tiny.ids(three + QStringList{u"bear"_s}), QStringList{u"more"_s});
        // What is replaced itself replaces nothing.
        QCOMPARE(tiny.ids(three + QStringList{u"bear"_s, u"catapult"_s}), QStringList{u"few"_s});
    }

    void badReplacements()
    {
        TinyGame unknown(u"  - {kind: points-limit, id: points, replaces: share}"_s);
        QVERIFY(text(unknown.problems()).contains(u"unknown rule 'share'"_s));
        TinyGame circle(uR"(
  - {kind: points-limit, id: a, replaces: b}
  - {kind: points-limit, id: b, replaces: a}
)"_s);
        QVERIFY(text(circle.problems()).contains(u"circle"_s));
        TinyGame twice(uR"(
  - {kind: points-limit, id: a}
  - {kind: points-limit, id: a}
)"_s);
        QVERIFY(text(twice.problems()).contains(u"another rule 'a'"_s));
    }

    void packAndListAddRules()
    {
        TinyGame tiny({}, {u"pack: cup\nname: Cup\nrules: [{kind: count, id: cup.chiefs, match: {class: chief}, at-most: 1}]\n"_s,
                           u"list: east\nname: East\nchoices: [{from: north, units: [Jarl, Bard]}]\n"
                           "rules: [{kind: count, id: east.jarls, match: {unit: jarl}, at-most: 1}]\n"_s});
        Army army = tiny.army({u"jarl"_s, u"jarl"_s}, 1000, u"east"_s);
        QCOMPARE(tiny.idsIn(army), QStringList{u"east.jarls"_s});
        army.header.packs = {u"cup"_id};
        QCOMPARE(tiny.idsIn(army), (QStringList{u"cup.chiefs"_s, u"east.jarls"_s}));
        army.header.list = u"north"_id;
        QCOMPARE(tiny.idsIn(army), QStringList{u"cup.chiefs"_s});
    }

    void poolThatNobodyGuards()
    {
        const auto quota = u"  - {kind: quota, id: one, pool: gifts, at-most: 1}\n"_s;
        TinyGame open(quota);
        QCOMPARE(open.problems().size(), 1);
        QCOMPARE(open.problems()[0].severity, Problem::Severity::Warning);
        QVERIFY(open.problems()[0].message.contains(u"'gifts'"_s));
        TinyGame guarded(quota + u"  - {kind: eligibility, id: eligible, pool: gifts}\n"_s);
        QCOMPARE(text(guarded.problems()), QString());
        TinyGame all(quota + u"  - {kind: eligibility, id: eligible}\n"_s);
        QCOMPARE(text(all.problems()), QString());
    }

    void orderOfFindings()
    {
        TinyGame tiny(uR"(
  - {kind: count, id: z, severity: advice, match: {class: chief}, at-most: 0}
  - {kind: count, id: y, severity: consent, match: {class: chief}, at-most: 0}
  - {kind: count, id: x, match: {class: chief}, at-most: 0}
  - {kind: count, id: w, match: {class: chief}, at-most: 0}
)"_s);
        QStringList ids;
        for (const Finding &finding : tiny.findings({u"jarl"_s, u"trolls"_s, u"jarl +bows"_s}))
            ids.append(finding.id);
        QCOMPARE(ids, (QStringList{u"choice.not-here"_s, u"x"_s, u"w"_s, u"unknown.unit"_s, u"y"_s, u"z"_s}));
    }
};

QTEST_APPLESS_MAIN(TestRuleBook)
#include "tst_rule_book.moc"
