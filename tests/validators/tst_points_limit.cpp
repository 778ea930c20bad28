// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include <QtTest>

using namespace muster;
using namespace muster::test;
using namespace Qt::StringLiterals;

class TestPointsLimit : public QObject {
    Q_OBJECT

private slots:
    void atTheLimit()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points, page: 7}"_s);
        QCOMPARE(text(tiny.problems()), QString());
        QCOMPARE(tiny.ids({u"spears/big"_s}, 100), QStringList());
        QCOMPARE(tiny.ids({}, 1), QStringList());
    }

    void onePointOver()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points, page: 7}"_s);
        const std::vector<Finding> findings = tiny.findings({u"spears/big"_s}, 99);
        QCOMPARE(idsOf(findings), QStringList{u"points"_s});
        QCOMPARE(findings[0].code, Code::PointsOver);
        QCOMPARE(findings[0].actual, 100);
        QCOMPARE(findings[0].limit, 99);
        QCOMPARE(findings[0].page, u"7"_s);
    }

    void optionsCount()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points}"_s);
        QCOMPARE(tiny.ids({u"riders/big +bows"_s}, 160), QStringList());
        QCOMPARE(tiny.ids({u"riders/big +bows"_s}, 159), QStringList{u"points"_s});
    }

    void senselessPointsAreOneFinding()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points}"_s);
        QCOMPARE(tiny.ids({u"spears/big"_s}, 0), QStringList{u"points.bad"_s});
        QCOMPARE(tiny.ids({u"spears/big"_s}, -5), QStringList{u"points.bad"_s});
    }

    void gauge()
    {
        TinyGame tiny(u"  - {kind: points-limit, id: points}"_s);
        const Army army = tiny.army({u"spears/big"_s}, 90);
        const auto gauges = tiny.judge().gauges(muster::muster(tiny.game(), army));
        QCOMPARE(gauges.size(), 1u);
        QCOMPARE(gauges[0].used, 100);
        QCOMPARE(gauges[0].limit, 90);
        QVERIFY(!gauges[0].met);
    }
};

QTEST_APPLESS_MAIN(TestPointsLimit)
#include "tst_points_limit.moc"
