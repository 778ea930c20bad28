// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/percent.h"
#include "validators/rule_kinds.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// The points of matching entries are at most or at least a percentage of the agreed (or the spent) points.
class PointsShare : public Rule {
public:
    using Rule::Rule;

    Selector match;
    QString name;
    std::optional<Percent> atMost;
    std::optional<Percent> atLeast;
    bool ofSpent = false;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        const qint64 whole = basis(roster);
        if (whole < 1)
            return;
        const qint64 part = spentOn(roster);
        if (atMost && !atMost->atMost(part, whole))
            findings.push_back(share(roster, Code::ShareOver, part, atMost->floorOf(whole), *atMost));
        if (atLeast && !atLeast->atLeast(part, whole))
            findings.push_back(share(roster, Code::ShareUnder, part, atLeast->ceilOf(whole), *atLeast));
    }

    void gauges(const Roster &roster, std::vector<Gauge> &gauges) const override
    {
        const qint64 whole = basis(roster);
        Gauge gauge;
        gauge.id = common().id;
        gauge.kind = Gauge::Kind::Share;
        gauge.name = name;
        gauge.used = spentOn(roster);
        if (atMost) {
            gauge.limit = atMost->floorOf(whole);
            gauge.met = atMost->atMost(gauge.used, whole);
            gauges.push_back(gauge);
        }
        if (atLeast) {
            gauge.atLeast = true;
            gauge.limit = atLeast->ceilOf(whole);
            gauge.met = atLeast->atLeast(gauge.used, whole);
            gauges.push_back(gauge);
        }
    }

private:
    qint64 basis(const Roster &roster) const
    {
        return std::max(0, ofSpent ? roster.points : roster.agreedPoints());
    }

    qint64 spentOn(const Roster &roster) const
    {
        qint64 points = 0;
        for (const RosterEntry &entry : roster.entries) {
            if (entry.unit && entry.points != 0 && match.matches(entry))
                points += entry.points;
        }
        return points;
    }

    Finding share(const Roster &roster, Code code, qint64 part, qint64 limit, const Percent &percent) const
    {
        Finding broken = finding(code);
        broken.names = {name};
        broken.actual = part;
        broken.limit = limit;
        broken.basis = basis(roster);
        broken.percent = percent.value();
        for (const RosterEntry &entry : roster.entries) {
            if (entry.unit && match.matches(entry))
                broken.entries.push_back(entry.entry->key);
        }
        return broken;
    }
};

} // namespace

std::unique_ptr<Rule> bindPointsShare(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<PointsShare>(std::move(common));
    reader.require(u"match");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->name = readName(reader, u"name", rule->match, context.game);
    rule->atMost = readPercent(reader, u"at-most");
    rule->atLeast = readPercent(reader, u"at-least");
    if (!reader.has(u"at-most") && !reader.has(u"at-least"))
        reader.error(reader.where(), u"a share needs 'at-most' or 'at-least'"_s);
    const QString of = reader.text(u"of").value_or(u"agreed"_s);
    rule->ofSpent = of == u"spent";
    if (!rule->ofSpent && of != u"agreed")
        reader.error(reader.find(u"of")->where, u"'of' must be 'agreed' or 'spent', not '%1'"_s.arg(of));
    return rule;
}

} // namespace muster
