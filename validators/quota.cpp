// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"
#include "validators/upgrades.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// An entry (perhaps together with those attached to it) has at most so many upgrades of some pools and options of some sorts.
class Quota : public Rule {
public:
    using Rule::Rule;

    Selector match;
    QString name;
    std::vector<const Pool *> pools;
    std::vector<Id> options;
    int atMost = 0;
    std::optional<int> column;   // of the stat that says it instead
    bool together = false;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit || (together && entry.host) || !mayBeOver(entry) || !match.matches(entry))
                continue;
            int bought = count(entry);
            const RosterEntry *rules = &entry;
            std::vector<EntryKey> keys{entry.entry->key};
            if (together && !entry.entry->attached.empty()) {
                if (entry.leader && entry.leader->profile)
                    rules = entry.leader;
                for (const RosterEntry *attached : roster.attachedTo(entry)) {
                    if (const int more = attached->unit ? count(*attached) : 0; more > 0) {
                        bought += more;
                        keys.push_back(attached->entry->key);
                    }
                }
            }
            if (column && !rules->profile)
                continue;
            const int limit = column ? finalNumber(*rules, *column) : atMost;
            if (bought <= limit)
                continue;
            Finding over = finding(Code::QuotaOver);
            over.entries = std::move(keys);
            over.names = {entry.unit->name, name};
            over.actual = bought;
            over.limit = limit;
            findings.push_back(std::move(over));
        }
    }

private:
    /// Cheap, and no for nearly every entry.
    bool mayBeOver(const RosterEntry &entry) const
    {
        return column || together || entry.upgrades.size() + (options.empty() ? 0 : entry.options.size()) > atMost;
    }

    int count(const RosterEntry &entry) const
    {
        const auto ofPools = [&](const Bought &upgrade) {
            return std::any_of(pools.begin(), pools.end(), [&](const Pool *pool) { return holds(entry, upgrade, pool); });
        };
        const auto ofOptions = [&](const Bought &option) {
            return option.standing == Bought::Standing::Fine
                   && std::find(options.begin(), options.end(), option.option->id) != options.end();
        };
        return countIn(entry.upgrades, ofPools) + (options.empty() ? 0 : countIn(entry.options, ofOptions));
    }

    // The same one more often than it may be taken is a finding already and counts no further here.
    template<class List, class Test>
    static int countIn(const List &list, Test counts)
    {
        int all = 0;
        for (qsizetype i = 0; i < list.size(); ++i) {
            if (!counts(list[i]))
                continue;
            int before = 0;
            for (qsizetype j = 0; j < i; ++j)
                before += list[j].option == list[i].option;
            all += before < list[i].option->times;
        }
        return all;
    }
};

} // namespace

std::unique_ptr<Rule> bindQuota(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Quota>(std::move(common));
    QStringList names;
    for (const Pool *pool : readPools(reader, u"pool", context.game)) {
        rule->pools.push_back(pool);
        names.append(pool->name);
    }
    for (const Node *node : reader.list(u"options")) {
        const Id id = Id::ofName(node->scalar);
        if (!context.game.options.contains(id))
            reader.error(node->where, u"unknown option '%1'"_s.arg(node->scalar));
        else
            names.append(context.game.options.value(id)->name);
        rule->options.push_back(id);
    }
    if (!reader.has(u"pool") && !reader.has(u"options"))
        reader.error(reader.where(), u"'quota' needs 'pool' or 'options'"_s);
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    rule->name = reader.text(u"name").value_or(names.join(u", "_s));
    rule->together = reader.flag(u"together").value_or(false);
    const Node *most = reader.require(u"at-most");
    if (most && most->kind == Node::Kind::Map)
        rule->column = readStat(reader, u"at-most", context);
    else if (most)
        rule->atMost = reader.integer(u"at-most", 0, 1000).value_or(0);
    return rule;
}

} // namespace muster
