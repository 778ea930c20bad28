// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// So many points more, to be spent on one unit of a sort with those attached to it.
struct More {
    int points = 0;
    Selector on;
    const Agreement *agreement = nullptr;

    qint64 in(const Roster &roster) const
    {
        if (agreement && !roster.army->header.agrees(agreement->id))
            return 0;
        qint64 spent = 0;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit || entry.host || !on.matches(entry))
                continue;
            qint64 all = entry.points;
            for (const RosterEntry *attached : roster.attachedTo(entry))
                all += attached->points;
            spent = std::max(spent, all);
        }
        return std::min<qint64>(points, spent);
    }
};

/// The army's points must not exceed the agreed points, "not even a single point more"; or they keep within bounds of their own.
class PointsLimit : public Rule {
public:
    using Rule::Rule;

    QString name;
    std::optional<int> atMost;      // neither bound: the agreed points are the limit
    std::optional<int> atLeast;
    std::optional<More> more;

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
        if (const qint64 limit = limitOf(roster); roster.points > limit)
            findings.push_back(broken(Code::PointsOver, roster.points, limit));
    }

    void gauges(const Roster &roster, std::vector<Gauge> &gauges) const override
    {
        if (atMost || atLeast)
            return boundGauges(roster, gauges);
        Gauge gauge;
        gauge.id = common().id;
        gauge.kind = Gauge::Kind::Points;
        gauge.used = roster.points;
        gauge.limit = limitOf(roster);
        gauge.met = gauge.used <= gauge.limit;
        gauges.push_back(std::move(gauge));
    }

private:
    qint64 limitOf(const Roster &roster) const { return roster.agreedPoints() + (more ? more->in(roster) : 0); }

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

std::unique_ptr<Rule> bindPointsLimit(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<PointsLimit>(std::move(common));
    rule->atMost = reader.integer(u"at-most", 1, mostPoints);
    rule->atLeast = reader.integer(u"at-least", 1, mostPoints);
    rule->name = rule->atMost || rule->atLeast ? reader.requiredText(u"name") : reader.text(u"name").value_or(QString());
    if (const Node *more = reader.find(u"more")) {
        MapReader item(*more, context.problems, u"'more'"_s);
        rule->more.emplace();
        rule->more->points = item.requiredInteger(u"points", 1, mostPoints).value_or(0);
        item.require(u"for");
        rule->more->on = readSelector(item, u"for", context.game, context.problems);
        rule->more->agreement = readAgreement(item, u"agreement", context.game);
        item.finish();
    }
    if (rule->atMost && rule->atLeast && *rule->atMost < *rule->atLeast)
        reader.error(reader.where(), u"'at-most' is less than 'at-least'"_s);
    return rule;
}

} // namespace muster
