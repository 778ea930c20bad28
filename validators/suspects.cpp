// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/suspects.h"

#include "model/map_reader.h"
#include "model/roster.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Every unit of every list in each of its sizes, without options.
class Everybody {
public:
    explicit Everybody(const Game &game)
    {
        m_armies.reserve(game.lists.size());
        for (const auto &list : game.lists) {
            Army army;
            army.header.game = game.id;
            army.header.list = list->id;
            for (const ListUnit &unit : list->units) {
                for (const Profile *profile : unit.profiles) {
                    Entry entry;
                    entry.key = army.nextKey++;
                    entry.unit = unit.unit->id;
                    entry.list = list->id;
                    entry.size = profile->size;
                    army.entries.push_back(std::move(entry));
                }
            }
            m_armies.push_back(std::make_unique<Army>(std::move(army)));
            m_rosters.push_back(muster(game, *m_armies.back()));
        }
    }

    template<class Test>
    bool any(Test test) const
    {
        return std::any_of(m_rosters.begin(), m_rosters.end(), [&](const Roster &roster) {
            return std::any_of(roster.entries.begin(), roster.entries.end(),
                               [&](const RosterEntry &entry) { return entry.unit && test(roster, entry); });
        });
    }

private:
    std::vector<std::unique_ptr<Army>> m_armies;
    std::vector<Roster> m_rosters;
};

/// Only what a unit is by itself: nothing that a purchase, a leader or a number of models could change.
bool isFixed(const Selector &selector)
{
    using Key = Selector::Key;
    static constexpr Key fixed[] = {Key::Unit, Key::List, Key::Class, Key::Size, Key::Trait, Key::Limited};
    return std::all_of(selector.terms.begin(), selector.terms.end(), [](const Selector::Term &term) {
        if (term.key == Key::Any || term.key == Key::All || term.key == Key::Not)
            return std::all_of(term.parts.begin(), term.parts.end(), isFixed);
        return std::find(std::begin(fixed), std::end(fixed), term.key) != std::end(fixed);
    });
}

void warn(Problems &problems, const Location &where, const QString &message)
{
    problems.append({Problem::Severity::Warning, message, where});
}

void suspectOptions(const Game &game, const Everybody &everybody, Problems &problems)
{
    const auto suspect = [&](const Option &option, const QString &what, const Location &where, auto buyer) {
        if (isFixed(option.only) && !option.only.isEmpty()
            && !everybody.any([&](const Roster &roster, const RosterEntry &entry) {
                   return buyer(roster, entry) && option.only.matches(entry);
               }))
            warn(problems, where, u"nobody can take '%1' of %2"_s.arg(option.name, what));
    };
    for (const auto &list : game.lists) {
        for (const auto &unit : list->own) {
            for (const Option &option : unit->options)
                suspect(option, unit->name, unit->where, [&](const Roster &, const RosterEntry &e) { return e.unit == unit.get(); });
        }
        for (const Option &option : list->options)
            suspect(option, list->name, list->where, [&](const Roster &roster, const RosterEntry &) { return roster.list == list.get(); });
    }
    for (const Pool &pool : game.pools) {
        for (const Option &upgrade : pool.upgrades)
            suspect(upgrade, pool.name, pool.where, [&](const Roster &, const RosterEntry &entry) {
                return !isFixed(pool.only) || pool.only.matches(entry);
            });
    }
}

/// Two groups of one unit that are hardly to be told apart: a slip lets both of their options be taken.
void suspectGroups(const Game &game, Problems &problems)
{
    for (const auto &list : game.lists) {
        for (const auto &unit : list->own) {
            QStringList groups;
            for (const Option &option : unit->options) {
                const QString group = option.group.str();
                if (group.isEmpty() || groups.contains(group))
                    continue;
                if (const QString near = nearest(group, groups); !near.isEmpty())
                    warn(problems, unit->where, u"'%1' has options of the groups '%2' and '%3': are they one?"_s.arg(unit->name, near, group));
                groups += group;
            }
        }
    }
}

/// Selectors that a rule cannot do without.
void suspectRule(const Game &game, const Everybody &everybody, const Node &rule, Problems &problems)
{
    for (const QStringView key : {u"match", u"with", u"per", u"when"}) {
        if (!rule.find(key))
            continue;
        Problems unheard;   // what is wrong with the rule itself is said when it is bound
        MapReader reader(rule, unheard, u"the rule"_s);
        const Selector selector = readSelector(reader, key, game, unheard);
        if (unheard.isEmpty() && isFixed(selector)
            && !everybody.any([&](const Roster &, const RosterEntry &entry) { return selector.matches(entry); }))
            warn(problems, rule.find(key)->where, u"no unit meets '%1' of this rule: it can never apply"_s.arg(key));
    }
}

class Used {
public:
    explicit Used(const Game &game)
    {
        if (game.experience)
            add(game.experience->gain);
        for (const auto &type : game.types)
            add(type->special);
        for (const auto &list : game.lists) {
            add(list->special);
            add(list->options);
            for (const auto &unit : list->own) {
                add(unit->special);
                add(unit->options);
                for (const Profile &profile : unit->profiles)
                    add(profile.special);
                for (const auto &[group, item] : unit->equipment)
                    add(item);
            }
        }
        for (const Pool &pool : game.pools)
            add(pool.upgrades);
        for (const GlossaryEntry &entry : game.glossary) {
            for (const Id other : entry.with)
                m_ids.insert(other);
        }
    }

    bool contains(Id rule) const { return m_ids.contains(rule); }

private:
    void add(const SpecialRule &rule)
    {
        m_ids.insert(rule.id);
        add(rule.tied);
    }
    void add(const std::vector<SpecialRule> &rules)
    {
        for (const SpecialRule &rule : rules)
            add(rule);
    }
    void add(const std::vector<Option> &options)
    {
        for (const Option &option : options) {
            m_ids.insert(option.id);   // an item of its own name
            add(option.effect.gain);
            add(option.effect.raise);
            for (const Id lost : option.effect.lose)
                m_ids.insert(lost);
            for (const Effect::Exchange &change : option.effect.exchange) {
                m_ids.insert(change.from);
                add(change.to);
            }
        }
    }

    QSet<Id> m_ids;
};

} // namespace

Problems suspects(const Game &game)
{
    Problems problems;
    const Everybody everybody(game);
    suspectOptions(game, everybody, problems);
    suspectGroups(game, problems);
    for (const Node &rule : game.rules)
        suspectRule(game, everybody, rule, problems);
    for (const auto &list : game.lists) {
        for (const Node &rule : list->rules)
            suspectRule(game, everybody, rule, problems);
    }
    for (const Pack &pack : game.packs) {
        for (const Node &rule : pack.rules)
            suspectRule(game, everybody, rule, problems);
    }
    const Used used(game);
    for (const GlossaryEntry &entry : game.glossary) {
        if (!entry.spare && !used.contains(entry.id))
            warn(problems, entry.where, u"nothing uses the glossary entry '%1'"_s.arg(entry.name));
    }
    return problems;
}

} // namespace muster
