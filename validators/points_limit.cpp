// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// The army's points must not exceed the agreed points, "not even a single point more"; or they keep within bounds of their own.
class PointsLimit : public Rule {
public:
    using Rule::Rule;

    QString name;
    std::optional<int> atMost;      // neither bound: the agreed points are the limit
    std::optional<int> atLeast;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        if (atMost && roster.points > *atMost)
            findings.push_back(broken(Code::PointsOver, roster.points, *atMost));
        if (atLeast && roster.points < *atLeast)
            findings.push_back(broken(Code::PointsUnder, roster.points, *atLeast));
        if (atMost || atLeast)
            return;
        // Agreed points that make no sense are a finding of their own.
        if (roster.agreedPoints() < 1 || roster.points <= roster.agreedPoints())
            return;
        findings.push_back(broken(Code::PointsOver, roster.points, roster.agreedPoints()));
    }

    void gauges(const Roster &roster, std::vector<Gauge> &gauges) const override
    {
        if (atMost || atLeast)
            return boundGauges(roster, gauges);
        Gauge gauge;
        gauge.id = common().id;
        gauge.kind = Gauge::Kind::Points;
        gauge.used = roster.points;
        gauge.limit = roster.agreedPoints();
        gauge.met = gauge.used <= gauge.limit;
        gauges.push_back(std::move(gauge));
    }

private:
    Finding broken(Code code, qint64 points, qint64 limit) const
    {
        Finding result = finding(code);
        result.actual = points;
        result.limit = limit;
        return result;
    }

    void boundGauges(const Roster &roster, std::vector<Gauge> &gauges) const
    {
        Gauge gauge;
        gauge.id = common().id;
        gauge.kind = Gauge::Kind::Share;
        gauge.name = name;
        gauge.used = roster.points;
        if (atMost) {
            gauge.limit = *atMost;
            gauge.met = gauge.used <= gauge.limit;
            gauges.push_back(gauge);
        }
        if (atLeast) {
            gauge.atLeast = true;
            gauge.limit = *atLeast;
            gauge.met = gauge.used >= gauge.limit;
            gauges.push_back(gauge);
        }
    }
};

} // namespace

std::unique_ptr<Rule> bindPointsLimit(Rule::Common common, MapReader &reader, const BindContext &)
{
    auto rule = std::make_unique<PointsLimit>(std::move(common));
    rule->atMost = reader.integer(u"at-most", 1, mostPoints);
    rule->atLeast = reader.integer(u"at-least", 1, mostPoints);
    rule->name = rule->atMost || rule->atLeast ? reader.requiredText(u"name") : reader.text(u"name").value_or(QString());
    if (rule->atMost && rule->atLeast && *rule->atMost < *rule->atLeast)
        reader.error(reader.where(), u"'at-most' is less than 'at-least'"_s);
    return rule;
}

} // namespace muster
