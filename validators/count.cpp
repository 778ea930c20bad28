// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// So many entries that match, at most, at least or exactly; perhaps for each started n agreed points.
class Count : public Rule {
public:
    using Rule::Rule;

    Selector match;
    QString name;
    std::optional<int> atMost;
    std::optional<int> atLeast;
    std::optional<int> perPoints;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        qint64 times = 1;
        if (perPoints) {
            // Agreed points that make no sense are a finding of their own.
            if (roster.agreedPoints() < 1)
                return;
            times = (qint64(roster.agreedPoints()) + *perPoints - 1) / *perPoints;
        }
        qint64 found = 0;
        for (const RosterEntry &entry : roster.entries)
            found += entry.unit && match.matches(entry);
        if (atMost && found > *atMost * times)
            findings.push_back(broken(roster, Code::CountOver, found, *atMost * times));
        if (atLeast && found < *atLeast * times)
            findings.push_back(broken(roster, Code::CountUnder, found, *atLeast * times));
    }

private:
    Finding broken(const Roster &roster, Code code, qint64 found, qint64 limit) const
    {
        Finding finding = this->finding(code);
        finding.names = {name};
        finding.actual = found;
        finding.limit = limit;
        for (const RosterEntry &entry : roster.entries) {
            if (entry.unit && match.matches(entry))
                finding.entries.push_back(entry.entry->key);
        }
        return finding;
    }
};

/// No unit more often than the number printed behind its name: over the whole army, all sizes together.
class PrintedLimit : public Rule {
public:
    using Rule::Rule;

    Selector match;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        const auto &entries = roster.entries;
        QVarLengthArray<const RosterEntry *, 16> seen;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (!entries[i].unit || !entries[i].unit->limit || !match.matches(entries[i]))
                continue;
            const auto same = [&](const RosterEntry *other) { return sameName(*other, entries[i]); };
            if (std::any_of(seen.begin(), seen.end(), same))
                continue;
            seen.append(&entries[i]);
            int limit = *entries[i].unit->limit;
            int found = 0;
            for (const RosterEntry &other : entries) {
                if (!sameName(other, entries[i]))
                    continue;
                ++found;
                limit = std::min(limit, other.unit->limit.value_or(limit));
            }
            if (found > limit)
                findings.push_back(over(entries, entries[i], found, limit));
        }
    }

private:
    static bool sameName(const RosterEntry &a, const RosterEntry &b)
    {
        return a.unit && (a.unit == b.unit || a.unit->id == b.unit->id || a.unit->name == b.unit->name);
    }

    Finding over(const std::vector<RosterEntry> &entries, const RosterEntry &unit, int found, int limit) const
    {
        Finding broken = finding(Code::CountOver);
        broken.names = {unit.unit->name};
        broken.actual = found;
        broken.limit = limit;
        for (const RosterEntry &other : entries) {
            if (sameName(other, unit))
                broken.entries.push_back(other.entry->key);
        }
        return broken;
    }
};

std::unique_ptr<Rule> bindPrintedLimit(Rule::Common common, MapReader &reader, const BindContext &context)
{
    if (const QString each = reader.text(u"each").value_or(QString()); each != u"unit")
        reader.error(reader.where(), u"'each' is '%1'; expected 'unit'"_s.arg(each));
    if (const QString most = reader.requiredText(u"at-most"); !most.isEmpty() && most != u"printed")
        reader.error(reader.find(u"at-most")->where, u"'at-most' is '%1'; with 'each' expected 'printed'"_s.arg(most));
    auto rule = std::make_unique<PrintedLimit>(std::move(common));
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    return rule;
}

} // namespace

std::unique_ptr<Rule> bindCount(Rule::Common common, MapReader &reader, const BindContext &context)
{
    if (reader.has(u"each"))
        return bindPrintedLimit(std::move(common), reader, context);

    auto rule = std::make_unique<Count>(std::move(common));
    reader.require(u"match");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->name = readName(reader, u"name", rule->match, context.game);
    rule->atMost = reader.integer(u"at-most", 0, 100000);
    rule->atLeast = reader.integer(u"at-least", 0, 100000);
    rule->perPoints = reader.integer(u"per-points", 1, 1000000);
    const bool bounds = reader.has(u"at-most") || reader.has(u"at-least");
    if (const std::optional<int> exactly = reader.integer(u"exactly", 0, 100000))
        rule->atMost = rule->atLeast = exactly;
    if (reader.has(u"exactly") == bounds)
        reader.error(reader.where(), u"'count' needs either 'exactly' or 'at-most' and 'at-least'"_s);
    else if (rule->atMost && rule->atLeast && *rule->atMost < *rule->atLeast)
        reader.error(reader.where(), u"'at-most' is less than 'at-least'"_s);
    return rule;
}

} // namespace muster
