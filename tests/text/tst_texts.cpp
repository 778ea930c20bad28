// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/effect_text.h"
#include "app/text/texts.h"

#include <QLocale>
#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestTexts : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyCodeHasWords();
    void numbersStandInTheText_data();
    void numbersStandInTheText();
    void shareNamesWhatItRestsOn();
    void reasonAndPageFollow();
    void namesAreNotRead();
    void adviceDoesNotForbid();
    void unknownWordsHaveNeighbours();
    void slotsTogether();
    void singleModelHasNoSizes();
    void everyFixHasWords();
    void sizesOfFixes();
    void effects();
    void severalFixesAreOne();
    void gauges_data();
    void gauges();
    void verdicts_data();
    void verdicts();
    void severities();
    void pointsAreGrouped();
};

namespace {

Finding sample(Code code)
{
    Finding finding;
    finding.code = code;
    finding.names = {u"First"_s, u"Second"_s, u"Third"_s};
    finding.actual = 4321;
    finding.limit = 1234;
    finding.basis = 9876;
    finding.percent = 12.5;
    return finding;
}

} // namespace

void TestTexts::initTestCase()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
}

void TestTexts::everyCodeHasWords()
{
    QStringList texts;
    for (int code = 0; code <= int(Code::UnlistedGame); ++code) {
        const QString text = findingText(sample(Code(code)));
        QVERIFY2(!text.isEmpty(), qPrintable(QString::number(code)));
        QVERIFY2(!text.contains(u'%') || text.contains(u"12.5 %"), qPrintable(text));
        QVERIFY2(!text.endsWith(u'.') && !text.contains(u'?') && text == text.trimmed(), qPrintable(text));
        texts += text;
    }
}

void TestTexts::numbersStandInTheText_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QStringList>("parts");
    const auto row = [](const char *name, Code code, const QStringList &parts) {
        QTest::newRow(name) << int(code) << parts;
    };
    const QString over = u"3,087 too many"_s;
    row("unknown list", Code::UnknownList, {u"First"_s});
    row("not an army list", Code::NotAnArmyList, {u"First"_s});
    row("unknown unit", Code::UnknownUnit, {u"First"_s});
    row("unknown size", Code::UnknownSize, {u"First"_s, u"Second"_s, u"Third"_s});
    row("size missing", Code::SizeMissing, {u"First"_s, u"Second, Third"_s});
    row("unknown option", Code::UnknownOption, {u"First"_s, u"Second"_s});
    row("unknown upgrade", Code::UnknownUpgrade, {u"First"_s, u"Second"_s});
    row("unknown agreement", Code::UnknownAgreement, {u"First"_s});
    row("unknown pack", Code::UnknownPack, {u"First"_s});
    row("unknown rule", Code::UnknownRule, {u"First"_s, u"Second"_s});
    row("unknown key", Code::UnknownKey, {u"First"_s, u"Second"_s, u"4,321"_s, u"1,234"_s});
    row("flawed data", Code::FlawedData, {u"no army of it can be judged"_s});
    row("bad points", Code::BadPoints, {u"4,321"_s, u"1,234"_s});
    row("option not here", Code::OptionNotHere, {u"First"_s, u"Second"_s});
    row("upgrade not here", Code::UpgradeNotHere, {u"First"_s, u"Second"_s});
    row("option forbidden", Code::OptionForbidden, {u"First"_s, u"Second"_s});
    row("upgrade forbidden", Code::UpgradeForbidden, {u"First"_s, u"Second"_s});
    row("option repeated", Code::OptionRepeated, {u"First"_s, u"Second"_s, u"4,321"_s, u"1,234"_s});
    row("options exclusive", Code::OptionsExclusive, {u"First"_s, u"Second, Third"_s});
    row("option pointless", Code::OptionPointless, {u"First"_s, u"Second"_s});
    row("points over", Code::PointsOver, {u"4,321 of at most 1,234"_s, over});
    row("share over", Code::ShareOver, {u"First"_s, u"4,321 of at most 1,234"_s, u"12.5 % of 9,876"_s, over});
    row("share under", Code::ShareUnder,
        {u"First"_s, u"4,321 of at least 1,234"_s, u"12.5 % of 9,876"_s, u"too few"_s});
    row("slots over", Code::SlotsOver, {u"First, Second and Third together"_s, u"4,321"_s, u"1,234"_s});
    row("slots by agreement", Code::SlotsByAgreement, {u"First"_s, u"4,321"_s, u"1,234"_s, u"9,876"_s, u"Second"_s});
    row("count over", Code::CountOver, {u"First"_s, u"4,321"_s, u"1,234"_s});
    row("count under", Code::CountUnder, {u"First"_s, u"4,321"_s, u"1,234"_s});
    row("distinct", Code::DistinctBroken, {u"First"_s, u"4,321"_s});
    row("quota", Code::QuotaOver, {u"First"_s, u"Second"_s, u"4,321"_s, u"1,234"_s});
    row("excluded", Code::Excluded, {u"First"_s, u"Second, Third"_s});
    row("required", Code::Required, {u"First"_s, u"Second, Third"_s});
    row("not in list", Code::NotInList, {u"First"_s, u"Second"_s});
    row("permission needed", Code::PermissionNeeded, {u"First"_s, u"Second"_s, u"needs Third in the army"_s});
    row("permission over", Code::PermissionOver, {u"First"_s, u"4,321"_s, u"1,234"_s});
    row("agreement needed", Code::AgreementNeeded, {u"First"_s, u"Second, Third"_s});
    row("unlisted game", Code::UnlistedGame, {u"First"_s});
}

void TestTexts::numbersStandInTheText()
{
    QFETCH(int, code);
    QFETCH(QStringList, parts);
    const QString text = findingText(sample(Code(code)));
    for (const QString &part : parts)
        QVERIFY2(text.contains(part), qPrintable(text + u" lacks "_s + part));
}

void TestTexts::shareNamesWhatItRestsOn()
{
    Finding finding;
    finding.code = Code::ShareOver;
    finding.names = {u"Mercenaries"_s};
    finding.actual = 540;
    finding.limit = 500;
    finding.basis = 2000;
    finding.percent = 25;
    QCOMPARE(findingText(finding), u"Mercenaries cost 540 of at most 500 points (25 % of 2,000): 40 too many"_s);
}

void TestTexts::reasonAndPageFollow()
{
    Finding finding = sample(Code::OptionForbidden);
    finding.because = u"not for Troops."_s;
    finding.page = u"77"_s;
    QCOMPARE(findingText(finding), u"First may not have Second – not for Troops"_s);
    QCOMPARE(findingTextWithPage(finding), u"First may not have Second – not for Troops (p. 77)"_s);
    finding.page.clear();
    QCOMPARE(findingTextWithPage(finding), findingText(finding));
}

/// What a player or a data file wrote is never taken for a place marker.
void TestTexts::namesAreNotRead()
{
    Finding finding = sample(Code::OptionForbidden);
    finding.names = {u"%2 %n"_s, u"%1"_s};
    finding.because = u"%1 %2"_s;
    QCOMPARE(findingText(finding), u"%2 %n may not have %1 – %1 %2"_s);
}

void TestTexts::adviceDoesNotForbid()
{
    for (const Code code : {Code::Excluded, Code::Required}) {
        Finding finding = sample(code);
        finding.severity = Severity::Advice;
        QVERIFY(findingText(finding).contains(u"should"));
        finding.severity = Severity::Error;
        QVERIFY(!findingText(finding).contains(u"should"));
    }
}

void TestTexts::unknownWordsHaveNeighbours()
{
    Finding finding = sample(Code::UnknownUnit);
    finding.names = {u"wariors"_s};
    finding.nearest = u"warriors"_s;
    QCOMPARE(findingText(finding), u"The data has no unit “wariors”: it costs nothing and cannot be judged; nearest: “warriors”"_s);
    finding = {};
    finding.code = Code::UnknownKey;
    finding.names = {QString(), u"agreement"_s};
    finding.nearest = u"agreements"_s;
    QCOMPARE(findingText(finding), u"The army: “agreement” means nothing here, so it cannot be judged; nearest: “agreements”"_s);
}

void TestTexts::slotsTogether()
{
    Finding finding = sample(Code::SlotsOver);
    finding.names = {u"War Engines"_s, u"Heroes"_s};
    finding.actual = 2;
    finding.limit = 1;
    QCOMPARE(findingText(finding), u"War Engines and Heroes together: 2 taken, but only 1 slot open"_s);
    finding.limit = 0;
    QCOMPARE(findingText(finding), u"War Engines and Heroes together: 2 taken, but no slot open"_s);
    finding.names = {u"Heroes"_s};
    QCOMPARE(findingText(finding), u"Heroes: 2 taken, but none open"_s);
}

void TestTexts::singleModelHasNoSizes()
{
    Finding finding = sample(Code::UnknownSize);
    finding.names = {u"General"_s, u"horde"_s};
    QCOMPARE(findingText(finding), u"General is a single model and has no sizes"_s);
}

void TestTexts::sizesOfFixes()
{
    Fix fix;
    fix.code = FixCode::ChangeSize;
    fix.names = {u"Warriors"_s, QString(), u"Regiment"_s};
    QCOMPARE(fixText(fix), u"Make Warriors a Regiment"_s);
    fix.names = {u"Warriors"_s, u"Troop"_s, u"Regiment"_s};
    QCOMPARE(fixText(fix), u"Change Warriors from Troop to Regiment"_s);
    fix.names = {u"General"_s, u"Horde"_s, QString()};
    QCOMPARE(fixText(fix), u"Take the size Horde from General"_s);
}

void TestTexts::effects()
{
    Game game;
    game.columns = {{Id(u"de"), u"De"_s, u"Defence"_s}};
    GlossaryEntry individual;
    individual.id = Id(u"individual");
    individual.name = u"Individual"_s;
    game.glossary.insert(individual.id, individual);
    SpecialRule strength;
    strength.id = Id(u"crushing-strength");
    strength.name = u"Crushing Strength"_s;
    strength.parameter = u"1"_s;
    SpecialRule bows;
    bows.name = u"Bows"_s;
    Effect effect;
    QCOMPARE(effectText(effect, game), QString());
    effect.set = {{0, u"3+"_s}};
    effect.gain = {strength};
    QCOMPARE(effectText(effect, game), u"De 3+, Crushing Strength (1)"_s);
    effect = {};
    effect.raise = {strength};
    effect.exchange = {{individual.id, bows}};
    effect.lose = {individual.id};
    QCOMPARE(effectText(effect, game), u"Bows instead of Individual, Crushing Strength +1, without Individual"_s);
}

void TestTexts::everyFixHasWords()
{
    for (int code = 0; code < int(FixCode::Several); ++code) {
        Fix fix;
        fix.code = FixCode(code);
        fix.names = {u"First"_s, u"Second"_s, u"Third"_s};
        fix.actual = 1250;
        const QString text = fixText(fix);
        QVERIFY(!text.isEmpty() && !text.contains(u'%'));
        QVERIFY2(text.contains(fix.code == FixCode::RaisePoints ? u"1,250"_s : u"First"_s), qPrintable(text));
    }
}

void TestTexts::severalFixesAreOne()
{
    Fix drop;
    drop.code = FixCode::RemoveEntry;
    drop.names = {u"General"_s};
    Fix add;
    add.code = FixCode::AddUnit;
    add.names = {u"Warriors"_s, u"Regiment"_s};
    Fix both;
    both.code = FixCode::Several;
    both.steps = {drop, add};
    QCOMPARE(fixText(both), u"Remove General; Add Warriors (Regiment)"_s);
}

void TestTexts::gauges_data()
{
    QTest::addColumn<Gauge>("gauge");
    QTest::addColumn<QString>("text");
    QTest::newRow("points") << Gauge{{}, Gauge::Kind::Points, {}, 1995, 2000} << u"1,995 of 2,000 points"_s;
    QTest::newRow("share") << Gauge{{}, Gauge::Kind::Share, u"Mercenaries"_s, 495, 500}
                           << u"Mercenaries 495 of 500 points"_s;
    QTest::newRow("least") << Gauge{{}, Gauge::Kind::Share, u"Green"_s, 45, 50, true}
                           << u"Green 45 of at least 50 points"_s;
    QTest::newRow("slot") << Gauge{{}, Gauge::Kind::Slot, u"Heroes"_s, 3, 3} << u"Heroes 3 of 3"_s;
    QTest::newRow("shared") << Gauge{{}, Gauge::Kind::Slot, u"Heroes"_s, 0, 1, false, false, true, true}
                            << u"Heroes 0 of 1 (shared)"_s;
    QTest::newRow("waived") << Gauge{{}, Gauge::Kind::Slot, u"Troops"_s, 5, 2, false, true} << u"Troops 5, no limit"_s;
}

void TestTexts::gauges()
{
    QFETCH(Gauge, gauge);
    QTEST(gaugeText(gauge), "text");
}

void TestTexts::verdicts_data()
{
    QTest::addColumn<int>("legality");
    QTest::addColumn<int>("errors");
    QTest::addColumn<QString>("text");
    using enum Verdict::Legality;
    QTest::newRow("legal") << int(Legal) << 0 << u"Legal"_s;
    QTest::newRow("consent") << int(ByConsent) << 0 << u"Legal if your opponent agrees"_s;
    QTest::newRow("one") << int(Illegal) << 1 << u"Illegal: 1 problem"_s;
    QTest::newRow("two") << int(Illegal) << 2 << u"Illegal: 2 problems"_s;
    QTest::newRow("unknown") << int(Unknown) << 0 << u"Cannot be judged: 1 unknown thing"_s;
}

void TestTexts::verdicts()
{
    QFETCH(int, legality);
    QFETCH(int, errors);
    Verdict verdict;
    verdict.legality = Verdict::Legality(legality);
    for (int i = 0; i < errors; ++i)
        verdict.findings.push_back(sample(Code::CountOver));
    Finding unknown = sample(Code::UnknownUnit);
    unknown.severity = Severity::Unknown;
    verdict.findings.push_back(unknown);
    QTEST(verdictText(verdict), "text");
}

/// The words of the contract that scripts rely on.
void TestTexts::severities()
{
    QCOMPARE(severityWord(Severity::Error), u"error"_s);
    QCOMPARE(severityWord(Severity::Unknown), u"unknown"_s);
    QCOMPARE(severityWord(Severity::Consent), u"consent"_s);
    QCOMPARE(severityWord(Severity::Advice), u"advice"_s);
    QCOMPARE(severityName(Severity::Error), u"Error"_s);
}

void TestTexts::pointsAreGrouped()
{
    QCOMPARE(pointsText(2000), u"2,000"_s);
    QCOMPARE(pointsText(-1234567), u"-1,234,567"_s);
    const QLocale before;
    QLocale::setDefault(QLocale::c());
    QCOMPARE(pointsText(2000), u"2,000"_s);
    QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
    QCOMPARE(pointsText(2000), u"2.000"_s);
    QLocale::setDefault(before);
}

QTEST_APPLESS_MAIN(TestTexts)
#include "tst_texts.moc"
