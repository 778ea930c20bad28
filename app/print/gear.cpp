// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/gear.h"

#include "app/print/print_text.h"
#include "app/text/effect_text.h"
#include "app/text/texts.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

const QString dash = u"\u2013"_s;

/// Something bought or there from the start, as a table or a line tells it.
struct Gear {
    QString name;
    QString each;     ///< its cost, for each model where there are several
    QString total;    ///< "(+12)"; empty if it costs nothing
    QString modifier;
    QString effect;
};

QString signedPoints(int points)
{
    return points > 0 ? u"+"_s + pointsText(points) : points < 0 ? u"\u2212"_s + pointsText(-points) : u"0"_s;
}

QString explanation(const Game &game, const SpecialRule &rule)
{
    QStringList parts;
    for (const GlossaryEntry *word : game.explain(rule)) {
        if (!word->summary.isEmpty())
            parts.append(word->summary);
    }
    return parts.join(u' ');
}

Gear gearOf(const Game &game, const RosterEntry &entry, const Bought &bought, int times)
{
    Gear gear;
    gear.name = bought.option ? bought.option->name : bought.id.str();
    if (times > 1)
        gear.name += u" \u00d7"_s + QString::number(times);
    if (bought.standing == Bought::Standing::Unknown) {
        gear.effect = Print::tr("unknown, counts no points");
        return gear;
    }
    if (bought.standing == Bought::Standing::NotHere) {
        gear.effect = Print::tr("not for this unit, counts no points");
        return gear;
    }
    const int points = bought.points * times;
    gear.each = signedPoints(entry.models > 1 && bought.option->cost.perModel ? points / entry.models : points);
    if (points != 0)
        gear.total = u"(%1)"_s.arg(signedPoints(points));
    gear.modifier = bought.pool ? bought.option->printedType : effectText(bought.option->effect, game);
    QStringList effect{bought.option->summary};
    if (bought.option->item && bought.option->summary.isEmpty())
        effect.append(explanation(game, *bought.option->item));
    if (!bought.option->note.isEmpty() && !bought.pool)
        effect.append(bought.option->note);
    effect.removeAll(QString());
    gear.effect = effect.join(u' ');
    return gear;
}

/// Each of them once, with how often it was taken.
template<class List, class Which>
void collect(const Game &game, const RosterEntry &entry, const List &list, Which which, std::vector<Gear> &gear)
{
    for (auto it = list.begin(); it != list.end(); ++it) {
        const auto same = [&](const Bought &other) { return other.id == it->id; };
        if (which(*it) && std::none_of(list.begin(), it, same))
            gear.push_back(gearOf(game, entry, *it, int(std::count_if(it, list.end(), same))));
    }
}

/// What it carries, in the order of the game: bought, or there from the start.
std::vector<Gear> equipmentOf(const Game &game, const RosterEntry &entry)
{
    std::vector<Gear> gear;
    std::vector<Id> told;
    const auto isItem = [](const Bought &bought) { return bought.option && bought.option->item.has_value(); };
    const auto times = [&](Id id) {
        return int(std::count_if(entry.options.begin(), entry.options.end(),
                                 [id](const Bought &bought) { return bought.id == id; }));
    };
    for (const SpecialRule &rule : entry.equipment()) {
        const auto bought = std::find_if(entry.options.begin(), entry.options.end(), [&](const Bought &each) {
            return isItem(each) && each.standing == Bought::Standing::Fine && *each.option->item == rule &&
                   std::find(told.begin(), told.end(), each.id) == told.end();
        });
        if (bought == entry.options.end()) {
            gear.push_back({rule.text(), {}, {}, {}, explanation(game, rule)});
            continue;
        }
        told.push_back(bought->id);
        gear.push_back(gearOf(game, entry, *bought, times(bought->id)));
    }
    // What was bought and is not carried, say because something else took its place.
    collect(game, entry, entry.options, [&](const Bought &bought) {
        return isItem(bought) && std::find(told.begin(), told.end(), bought.id) == told.end();
    }, gear);
    return gear;
}

std::vector<Gear> choicesOf(const Game &game, const RosterEntry &entry)
{
    std::vector<Gear> gear;
    collect(game, entry, entry.options,
            [](const Bought &bought) { return !bought.option || !bought.option->item.has_value(); }, gear);
    return gear;
}

/// The upgrades, pool by pool in the order of buying.
std::vector<std::pair<QString, std::vector<Gear>>> upgradesOf(const Game &game, const RosterEntry &entry)
{
    std::vector<std::pair<QString, std::vector<Gear>>> groups;
    std::vector<const Pool *> pools;
    for (const Bought &bought : entry.upgrades) {
        if (std::find(pools.begin(), pools.end(), bought.pool) == pools.end())
            pools.push_back(bought.pool);
    }
    for (const Pool *pool : pools) {
        groups.push_back({pool ? pool->name : Print::tr("Upgrades"), {}});
        collect(game, entry, entry.upgrades, [pool](const Bought &bought) { return bought.pool == pool; },
                groups.back().second);
    }
    return groups;
}

void addTable(const QString &title, const QString &kind, const RosterEntry &entry, const std::vector<Gear> &gear,
              PrintUnit &unit)
{
    if (gear.empty())
        return;
    PrintTable table{{title, entry.models > 1 ? Print::tr("Each") : Print::tr("Points"), kind, Print::tr("Effect")}, {}};
    for (const Gear &one : gear) {
        QStringList row{one.name, one.each, one.modifier, one.effect};
        for (QString &cell : row) {
            if (cell.isEmpty())
                cell = dash;
        }
        table.rows.push_back(std::move(row));
    }
    unit.tables.push_back(std::move(table));
}

void addLine(const QString &label, const std::vector<Gear> &gear, PrintUnit &unit)
{
    if (gear.empty())
        return;
    PrintLine line{label, {}};
    for (const Gear &one : gear) {
        PrintItem item{one.total.isEmpty() ? one.name : one.name + u' ' + one.total, false, {}};
        if (!one.effect.isEmpty())
            item.explanations.append(one.effect);
        line.items.push_back(std::move(item));
    }
    unit.lines.push_back(std::move(line));
}

} // namespace

bool hasGear(const Game &game, const RosterEntry &entry)
{
    return entry.unit && !game.equipment.empty();
}

bool isBoughtRule(const RosterEntry &entry, const SpecialRule &rule)
{
    return std::any_of(entry.upgrades.begin(), entry.upgrades.end(), [&](const Bought &bought) {
        return bought.pool && bought.pool->asRules && bought.option && bought.option->name == rule.text();
    });
}

void addGearTables(const Game &game, const RosterEntry &entry, PrintUnit &unit)
{
    addTable(Print::tr("Equipment"), Print::tr("Modifier"), entry, equipmentOf(game, entry), unit);
    addTable(Print::tr("Options"), Print::tr("Modifier"), entry, choicesOf(game, entry), unit);
    for (const auto &[pool, gear] : upgradesOf(game, entry))
        addTable(pool, Print::tr("Type"), entry, gear, unit);
}

void addGearLines(const Game &game, const RosterEntry &entry, PrintUnit &unit)
{
    addLine(Print::tr("Equipment"), equipmentOf(game, entry), unit);
    addLine(Print::tr("Options"), choicesOf(game, entry), unit);
    for (const auto &[pool, gear] : upgradesOf(game, entry))
        addLine(pool, gear, unit);
}

} // namespace muster
