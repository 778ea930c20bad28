// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/roster.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

using Rules = std::vector<SpecialRule>;

QString added(const QString &stat, const Effect::Add &change);

/// 7+/6+: two numbers of one kind, such as long and short range.
std::optional<std::pair<QString, QString>> pairOf(const QString &stat)
{
    static const QRegularExpression form(u"^(\\d+\\+)/(\\d+\\+)$"_s);
    const QRegularExpressionMatch match = form.match(stat);
    return match.hasMatch() ? std::optional(std::pair(match.captured(1), match.captured(2))) : std::nullopt;
}

/// 5+ by 1 is 6+/5+; what is no number or a pair already stays.
QString split(const QString &stat, int by)
{
    static const QRegularExpression number(u"^\\d+\\+?$"_s);
    return number.match(stat).hasMatch() ? added(stat, {0, by, {}, {}}) + u'/' + stat : stat;
}

/// Adds to the first whole number in a stat as printed, or to both of a pair: 4+ by 1 is 5+; a stat without one stays.
QString added(const QString &stat, const Effect::Add &change)
{
    if (const auto pair = pairOf(stat))
        return added(pair->first, change) + u'/' + added(pair->second, change);
    static const QRegularExpression number(u"^(\\d+)(.*)$"_s);
    const QRegularExpressionMatch match = number.match(stat);
    if (!match.hasMatch())
        return stat;
    int value = match.captured(1).toInt();
    // A bound stops the change, it does not undo what was beyond it before.
    if (change.by > 0)
        value = std::max(value, std::min(value + change.by, change.atMost.value_or(value + change.by)));
    else
        value = std::min(value, std::max(value + change.by, change.atLeast.value_or(0)));
    return QString::number(value) + match.captured(2);
}

auto findRule(Rules &rules, Id id)
{
    return std::find_if(rules.begin(), rules.end(), [&](const SpecialRule &rule) { return rule.id == id; });
}

void raise(Rules &rules, const SpecialRule &rule)
{
    const auto there = std::find_if(rules.begin(), rules.end(), [&](const SpecialRule &candidate) {
        return candidate.id == rule.id && candidate.number() && candidate.remark == rule.remark;
    });
    if (there == rules.end() || !rule.number())
        return gainRule(rules, rule);
    there->parameter = QString::number(qint64(*there->number()) + *rule.number());
}

/// "Breath Attack (3 per model)" of three models is "Breath Attack (9)".
void countModels(SpecialRule &rule, int models)
{
    static const QString perModel = u" per model"_s;
    if (!rule.parameter.endsWith(perModel) || models < 1)
        return;
    bool fits = false;
    const int each = rule.parameter.chopped(perModel.size()).toInt(&fits);
    if (fits)
        rule.parameter = QString::number(qint64(each) * models);
}

bool exchange(Rules &rules, const Effect::Exchange &change)
{
    const auto there = findRule(rules, change.from);
    if (there == rules.end())
        return false;
    std::vector<SpecialRule> tied = std::move(there->tied);
    *there = change.to;
    there->tied.insert(there->tied.begin(), tied.begin(), tied.end());
    return true;
}

/// Each exchange is made once, as soon as what it takes is there: bows for short bows that another exchange brings.
void exchangeAll(Rules &rules, std::vector<const Effect::Exchange *> changes)
{
    const auto made = [&](const Effect::Exchange *change) { return exchange(rules, *change); };
    auto next = changes.begin();
    while ((next = std::find_if(changes.begin(), changes.end(), made)) != changes.end())
        changes.erase(next);
}

/// Visits what was bought, options first, up to but without `end` (null: everything).
template<class Step>
void eachEffect(const RosterEntry &entry, const Bought *end, Step step)
{
    const auto visit = [&](const auto &choices) {
        for (const Bought &bought : choices) {
            if (&bought == end)
                return false;
            if (bought.standing == Bought::Standing::Fine)
                step(bought.option->effect);
        }
        return true;
    };
    if (visit(entry.options))
        visit(entry.upgrades);
}

/// Kinds of change go one after the other over all choices, so that the order of buying cannot matter: what raises a rule
/// comes after everything that gives it.
Rules rulesUpTo(const RosterEntry &entry, const Bought *end)
{
    Rules rules = entry.profile ? entry.profile->rules : entry.unit->special;
    eachEffect(entry, end, [&](const Effect &effect) {
        for (const Id id : effect.lose)
            rules.erase(std::remove_if(rules.begin(), rules.end(), [&](const SpecialRule &r) { return r.id == id; }),
                        rules.end());
    });
    std::vector<const Effect::Exchange *> exchanges;
    eachEffect(entry, end, [&](const Effect &effect) {
        for (const Effect::Exchange &change : effect.exchange)
            exchanges.push_back(&change);
    });
    exchangeAll(rules, std::move(exchanges));
    eachEffect(entry, end, [&](const Effect &effect) {
        for (const SpecialRule &rule : effect.gain)
            gainRule(rules, rule);
    });
    if (entry.earned) {
        for (const SpecialRule &rule : entry.earned->gain)
            gainRule(rules, rule);
    }
    eachEffect(entry, end, [&](const Effect &effect) {
        for (const SpecialRule &rule : effect.raise)
            raise(rules, rule);
    });
    for (SpecialRule &rule : rules)
        countModels(rule, entry.models);
    return rules;
}

} // namespace

std::vector<SpecialRule> RosterEntry::specialRules() const
{
    return unit ? rulesUpTo(*this, nullptr) : std::vector<SpecialRule>();
}

int RosterEntry::room(Id group) const
{
    int room = 1;
    eachEffect(*this, nullptr, [&](const Effect &effect) {
        for (const Effect::More &more : effect.more)
            room += more.group == group ? more.count : 0;
    });
    return room;
}

std::vector<SpecialRule> RosterEntry::equipment() const
{
    std::vector<SpecialRule> items;
    if (!unit)
        return items;
    std::vector<Id> done;
    const auto takeGroup = [&](Id group) {
        if (std::find(done.begin(), done.end(), group) != done.end())
            return;
        done.push_back(group);
        const auto isOfGroup = [&](const Bought &bought) {
            return bought.standing == Bought::Standing::Fine && bought.option->group == group;
        };
        // What it starts with stays as long as there is room beside what was bought.
        if (std::count_if(options.begin(), options.end(), isOfGroup) < room(group)) {
            for (const auto &[of, item] : unit->equipment) {
                if (of == group)
                    items.push_back(item);
            }
        }
        for (const Bought &bought : options) {
            if (isOfGroup(bought) && bought.option->item)
                gainRule(items, *bought.option->item);
        }
    };
    for (const auto &[group, item] : unit->equipment)
        takeGroup(group);
    for (const Bought &bought : options) {
        if (bought.option && bought.option->item)
            takeGroup(bought.option->group);
    }
    return items;
}

/// Of two weapons in hand only the one that is used changes the stats: they are told as if neither did.
static bool isOneOfSeveral(const RosterEntry &entry, const Bought &bought)
{
    const Id group = bought.option->group;
    if (!bought.option->item || entry.room(group) < 2)
        return false;
    const auto ofGroup = std::count_if(entry.options.begin(), entry.options.end(), [&](const Bought &other) {
        return other.standing == Bought::Standing::Fine && other.option->group == group;
    });
    const bool startsWithOne = std::any_of(entry.unit->equipment.begin(), entry.unit->equipment.end(),
                                           [&](const auto &item) { return item.first == group; });
    return ofGroup > 1 || startsWithOne;
}

QString finalStat(const RosterEntry &entry, int column)
{
    if (!entry.profile)
        return {};
    QString stat = entry.profile->stats[size_t(column)];
    const auto each = [&](auto list, auto step) {
        const auto take = [&](const Bought &bought) {
            if (bought.standing != Bought::Standing::Fine || isOneOfSeveral(entry, bought))
                return;
            for (const auto &change : bought.option->effect.*list) {
                if (change.column == column)
                    stat = step(change);
            }
        };
        std::for_each(entry.options.begin(), entry.options.end(), take);
        std::for_each(entry.upgrades.begin(), entry.upgrades.end(), take);
    };
    each(&Effect::set, [&](const Effect::Set &change) { return change.value; });
    each(&Effect::split, [&](const Effect::Split &change) { return split(stat, change.by); });
    each(&Effect::add, [&](const Effect::Add &change) { return added(stat, change); });
    return stat;
}

int finalNumber(const RosterEntry &entry, int column)
{
    static const QRegularExpression form(u"^\\d{1,4}"_s);
    return form.match(finalStat(entry, column)).captured(0).toInt();
}

FinalProfile finalProfile(const Game &game, const RosterEntry &entry)
{
    FinalProfile result;
    if (!entry.profile)
        return result;
    result.type = entry.type;
    result.typeName = entry.type == entry.unit->type ? entry.unit->typeName() : entry.type->name;
    for (size_t i = 0; i < entry.profile->stats.size(); ++i)
        result.stats.push_back(finalStat(entry, int(i)));
    for (size_t i = 0; i < game.columns.size(); ++i)
        result.changed.push_back(result.stats[i] != entry.profile->stats[i]);
    result.special = entry.equipment();
    result.equipment = result.special.size();
    const Rules rules = entry.specialRules();
    result.special.insert(result.special.end(), rules.begin(), rules.end());
    const bool ownType = entry.type == entry.unit->type;
    result.base = ownType && !entry.unit->base.isEmpty() ? entry.unit->base : entry.type->base;
    result.height = ownType && entry.unit->height ? entry.unit->height : entry.type->height;
    return result;
}

bool changesNothing(const RosterEntry &entry, const Bought &bought)
{
    if (!entry.unit || !entry.profile || bought.standing != Bought::Standing::Fine)
        return false;
    const Effect &effect = bought.option->effect;
    if (effect.isEmpty() || bought.option->item || !effect.set.empty() || !effect.split.empty() || !effect.more.empty()
        || effect.type || !effect.lose.empty() || !effect.exchange.empty()
        || !effect.raise.empty())
        return false;
    // A stat that gets worse is the price of what is gained; one that changes otherwise is worth something.
    const bool worth = std::any_of(effect.add.begin(), effect.add.end(), [&](const Effect::Add &change) {
        const QString &before = entry.profile->stats[size_t(change.column)];
        return added(before, change) != before && (change.by > 0 || effect.gain.empty());
    });
    if (worth)
        return false;
    // Of two choices that give the same, the later one is pointless.
    Rules rules = rulesUpTo(entry, &bought);
    const Rules before = rules;
    for (const SpecialRule &rule : effect.gain)
        gainRule(rules, rule);
    return rules == before;
}

} // namespace muster
