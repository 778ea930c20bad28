// SPDX-License-Identifier: GPL-3.0-or-later
#include "game_folder.h"

#include <QTest>

using namespace muster;
using namespace Qt::StringLiterals;

class TestSpecialRule : public QObject {
    Q_OBJECT

    std::shared_ptr<const Game> m_game;

private slots:
    void initTestCase()
    {
        TestGameFolder folder;
        folder.writeSmallGame();
        m_game = *folder.load().value;
    }

    void comesBackAsPrinted_data()
    {
        QTest::addColumn<QString>("printed");
        for (const char *printed : {"Fury", "Crushing Strength (1)", "(Bows, Piercing (1))", "(Bows, (6 Attacks))",
                                    "(Bows, 3 Attacks)", "Crushing Strength (1) vs Cavalry", "I Came, I Saw",
                                    "(Bows, (Troop: 6 Attacks, Horde: 12 Attacks))", "Fury (ranged attacks only)", "7 Attacks",
                                    "(Crushing Strength (1) vs Cavalry)"})
            QTest::newRow(printed) << QString::fromUtf8(printed);
    }

    void comesBackAsPrinted()
    {
        QFETCH(QString, printed);
        QString error;
        const SpecialRule rule = parseSpecialRule(printed, *m_game, &error);
        QCOMPARE(error, QString());
        QCOMPARE(rule.text(), printed);
    }

    void knowsItsPartsAndTags()
    {
        const SpecialRule rule = parseSpecialRule(u"(Bows, Piercing (2))"_s, *m_game, nullptr);
        QCOMPARE(rule.id.str(), u"bows"_s);
        QVERIFY(rule.names(u"piercing"_id));
        QVERIFY(rule.hasTag(u"ranged"_id));
        QCOMPARE(rule.tied[0].number(), std::optional(2));
        const SpecialRule remark = parseSpecialRule(u"(Crushing Strength (1) vs Cavalry)"_s, *m_game, nullptr);
        QCOMPARE(remark.id.str(), u"crushing-strength"_s);
        QCOMPARE(remark.number(), std::optional(1));
    }

    void saysWhatItDoesNotKnow()
    {
        QString error;
        parseSpecialRule(u"Flight"_s, *m_game, &error);
        QCOMPARE(error, u"special rule 'Flight' is not in the glossary"_s);
    }

    void anyTextIsSafe()
    {
        for (const QString &text : {u"("_s, u")"_s, u"()"_s, u"(,)"_s, u"((((("_s, u"Fury (("_s, u" "_s, u""_s, u"(Fury"_s}) {
            QString error;
            (void)parseSpecialRule(text, *m_game, &error).text();
        }
    }
};

QTEST_GUILESS_MAIN(TestSpecialRule)
#include "tst_special_rule.moc"
