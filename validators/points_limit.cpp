// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"

namespace muster {

namespace {

/// The army's points must not exceed the agreed points, "not even a single point more".
class PointsLimit : public Rule {
public:
    using Rule::Rule;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        // Agreed points that make no sense are a finding of their own.
        if (roster.agreedPoints() < 1 || roster.points <= roster.agreedPoints())
            return;
        Finding over = finding(Code::PointsOver);
        over.actual = roster.points;
        over.limit = roster.agreedPoints();
        findings.push_back(std::move(over));
    }

    void gauges(const Roster &roster, std::vector<Gauge> &gauges) const override
    {
        Gauge gauge;
        gauge.id = common().id;
        gauge.kind = Gauge::Kind::Points;
        gauge.used = roster.points;
        gauge.limit = roster.agreedPoints();
        gauge.met = gauge.used <= gauge.limit;
        gauges.push_back(std::move(gauge));
    }
};

} // namespace

std::unique_ptr<Rule> bindPointsLimit(Rule::Common common, MapReader &, const BindContext &)
{
    return std::make_unique<PointsLimit>(std::move(common));
}

} // namespace muster
