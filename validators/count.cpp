// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// So many entries that match, at most, at least or exactly; perhaps for each started n agreed points. Those attached to an entry
/// may count as one with it.
class Count : public Rule {
public:
    using Rule::Rule;

    Selector match;
    QString name;
    std::optional<int> atMost;
    std::optional<int> atLeast;
    std::optional<int> perPoints;
    std::optional<Selector> per;   // at-most grows by one for each
    bool together = false;

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
            found += counts(roster, entry);
        if (const qint64 most = atMost ? *atMost * times + extra(roster) : found; found > most)
            findings.push_back(broken(roster, Code::CountOver, found, most));
        if (atLeast && found < *atLeast * times)
            findings.push_back(broken(roster, Code::CountUnder, found, *atLeast * times));
    }

private:
    bool counts(const Roster &roster, const RosterEntry &entry) const
    {
        if (together)
            return !entry.host && roster.anyWith(entry, match);
        return entry.unit && match.matches(entry);
    }

    qint64 extra(const Roster &roster) const
    {
        return !per ? 0 : std::count_if(roster.entries.begin(), roster.entries.end(), [&](const RosterEntry &entry) {
            return entry.unit && per->matches(entry);
        });
    }

    Finding broken(const Roster &roster, Code code, qint64 found, qint64 limit) const
    {
        Finding finding = this->finding(code);
        finding.names = {name};
        finding.actual = found;
        finding.limit = limit;
        for (const RosterEntry &entry : roster.entries) {
            if (counts(roster, entry))
                finding.entries.push_back(entry.entry->key);
        }
        return finding;
    }
};

/// No unit more often than the number printed behind its name, or than so many times: over the whole army, all sizes
/// together or each size by itself.
class EachUnit : public Rule {
public:
    using Rule::Rule;

    Selector match;
    std::optional<int> atMost;      // none: as printed
    bool bySize = false;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        const auto &entries = roster.entries;
        QVarLengthArray<const RosterEntry *, 16> seen;
        for (size_t i = 0; i < entries.size(); ++i) {
            if (!entries[i].unit || !(atMost || entries[i].unit->limit) || !match.matches(entries[i]))
                continue;
            const auto same = [&](const RosterEntry *other) { return counted(*other, entries[i]); };
            if (std::any_of(seen.begin(), seen.end(), same))
                continue;
            seen.append(&entries[i]);
            int limit = atMost ? *atMost : *entries[i].unit->limit;
            int found = 0;
            for (const RosterEntry &other : entries) {
                if (!counted(other, entries[i]))
                    continue;
                ++found;
                if (!atMost)
                    limit = std::min(limit, other.unit->limit.value_or(limit));
            }
            if (found > limit)
                findings.push_back(over(roster, entries[i], found, limit));
        }
    }

private:
    /// Limits as printed count every unit of the name; others only what matches.
    bool counted(const RosterEntry &a, const RosterEntry &b) const
    {
        if (!atMost)
            return sameName(a, b);
        return a.unit && a.unit == b.unit && (!bySize || a.size() == b.size()) && match.matches(a);
    }

    static bool sameName(const RosterEntry &a, const RosterEntry &b)
    {
        return a.unit && (a.unit == b.unit || a.unit->id == b.unit->id || a.unit->name == b.unit->name);
    }

    Finding over(const Roster &roster, const RosterEntry &unit, int found, int limit) const
    {
        Finding broken = finding(Code::CountOver);
        const QString size = bySize ? roster.game->sizeName(unit.size()) : QString();
        broken.names = {size.isEmpty() ? unit.unit->name : u"%1 (%2)"_s.arg(unit.unit->name, size)};
        broken.actual = found;
        broken.limit = limit;
        for (const RosterEntry &other : roster.entries) {
            if (counted(other, unit))
                broken.entries.push_back(other.entry->key);
        }
        return broken;
    }
};

std::unique_ptr<Rule> bindEachUnit(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<EachUnit>(std::move(common));
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    const QString each = reader.text(u"each").value_or(QString());
    rule->bySize = each == u"size";
    if (each != u"unit" && each != u"size")
        reader.error(reader.find(u"each")->where, u"'each' is '%1'; expected unit or size"_s.arg(each));
    const Node *most = reader.require(u"at-most");
    if (most && most->scalar != u"printed")
        rule->atMost = reader.integer(u"at-most", 0, 100000);
    else if (rule->bySize)
        reader.error(most ? most->where : reader.where(), u"limits are printed for a unit, not for a size; expected a number"_s);
    return rule;
}

} // namespace

std::unique_ptr<Rule> bindCount(Rule::Common common, MapReader &reader, const BindContext &context)
{
    if (reader.has(u"each"))
        return bindEachUnit(std::move(common), reader, context);

    auto rule = std::make_unique<Count>(std::move(common));
    reader.require(u"match");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->name = readName(reader, u"name", rule->match, context.game);
    rule->together = reader.flag(u"together").value_or(false);
    if (const Node *most = reader.find(u"at-most"); most && most->kind == Node::Kind::Map) {
        MapReader item(*most, context.problems, u"'at-most'"_s);
        rule->atMost = item.integer(u"base", 0, 100000).value_or(0);
        item.require(u"per");
        rule->per = readSelector(item, u"per", context.game, context.problems);
        item.finish();
    } else {
        rule->atMost = reader.integer(u"at-most", 0, 100000);
    }
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
