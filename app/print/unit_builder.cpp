// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/unit_builder.h"

#include "app/print/gear.h"
#include "app/print/print_text.h"
#include "app/text/price_text.h"
#include "app/text/texts.h"

#include <QRegularExpression>

#include <algorithm>
#include <span>

namespace muster {

using namespace Qt::StringLiterals;

QString printable(const QString &text)
{
    QString clean;
    for (const QChar c : text) {
        if (c == u'\n')
            clean += c;
        else if (c.isSpace())
            clean += u' ';
        else if (c.category() != QChar::Other_Control && c.category() != QChar::Other_NotAssigned)
            clean += c;
    }
    return clean.trimmed();
}

QString withPage(const QString &text, const QString &page)
{
    if (page.isEmpty())
        return text;
    return text.isEmpty() ? Print::tr("p. %1").arg(page) : Print::tr("%1 (p. %2)").arg(text, page);
}

namespace {

QString modelsText(int models)
{
    return models == 1 ? Print::tr("1 model") : Print::tr("%n models", nullptr, models);
}

QStringList facts(const RosterEntry &entry, const FinalProfile &final)
{
    const Unit *unit = entry.unit;
    if (!unit)
        return {Print::tr("unknown unit “%1”: not in the data, counts no points").arg(entry.entry->unit.str())};
    QStringList facts;
    if (!entry.profile) {
        const QString size = entry.entry->size.str();
        facts << (size.isEmpty() ? Print::tr("no size chosen, counts no points")
                                 : Print::tr("unknown size “%1”, counts no points").arg(size));
    } else if (!entry.profile->sizeName.isEmpty() && (entry.models != 1 || unit->profiles.size() > 1)) {
        facts << entry.profile->sizeName;
    }
    facts << (entry.profile ? final.typeName : unit->typeName());
    if (entry.profile && unit->band.empty())
        facts << modelsText(entry.models);
    if (entry.irregular)
        facts << Print::tr("irregular");
    if (unit->limit)
        facts << Print::tr("limit %1").arg(*unit->limit);
    if (entry.host)
        facts << (entry.leads() ? Print::tr("leads %1") : Print::tr("in %1", "a band")).arg(entry.host->title());
    if (entry.chief)
        facts << Print::tr("leads the whole army");
    if (entry.leader)
        facts << Print::tr("led by %1").arg(entry.leader->title());
    return facts;
}

/// `source`: also whose page prints the unit.
QStringList details(const Roster &roster, const RosterEntry &entry, const FinalProfile &final, bool source)
{
    const Unit *unit = entry.unit;
    if (!unit)
        return {};
    QStringList facts;
    const QString base = entry.profile ? final.base : unit->base;
    if (!base.isEmpty())
        facts << Print::tr("base %1 mm").arg(QString(base).replace(u'x', QChar(0x00d7)));
    if (const std::optional<int> height = entry.profile ? final.height : unit->height)
        facts << Print::tr("height %1").arg(*height);
    if (!source) {
        // Two lists may have a unit of the same name.
        if (entry.permission)
            facts << entry.permission->name;
        return facts;
    }
    const ForceList *from = (roster.list && unit->list == roster.list->id) ? nullptr : roster.game->list(unit->list);
    if (from)
        facts << (unit->page.isEmpty() ? from->name : Print::tr("%1, p. %2").arg(from->name, unit->page));
    else if (!unit->page.isEmpty())
        facts << Print::tr("p. %1").arg(unit->page);
    return facts;
}

QString boughtText(const Bought &bought, int times)
{
    QString name = bought.option ? bought.option->name : bought.id.str();
    if (times > 1)
        name += u" \u00d7"_s + QString::number(times);
    switch (bought.standing) {
    case Bought::Standing::Unknown:
        return Print::tr("%1 (unknown, counts no points)").arg(name);
    case Bought::Standing::NotHere:
        return Print::tr("%1 (not for this unit, counts no points)").arg(name);
    case Bought::Standing::Fine:
        break;
    }
    if (bought.price != 0)
        return u"%1 (%2)"_s.arg(name, priceText(*bought.pool, bought.price * times));
    if (bought.points == 0)
        return name;
    const QString price = pointsText(qint64(bought.points) * times);
    return u"%1 (%2%3)"_s.arg(name, bought.points > 0 ? u"+"_s : QString(), price);
}

PrintItem boughtItem(const Bought &bought, int times, bool explained)
{
    PrintItem item{boughtText(bought, times), false, {}};
    if (explained && bought.option && !bought.option->summary.isEmpty())
        item.explanations << bought.option->summary;
    return item;
}

template<class List>
void addBought(const List &list, const QString &label, bool explained, std::vector<PrintLine> &lines, bool byPool = true)
{
    for (auto it = list.begin(); it != list.end(); ++it) {
        const auto same = [&](const Bought &other) { return other.id == it->id; };
        if (std::any_of(list.begin(), it, same))
            continue;
        const QString name = byPool && it->pool && !it->pool->singular.isEmpty() ? it->pool->singular : label;
        if (lines.empty() || lines.back().label != name)
            lines.push_back({name, {}});
        lines.back().items.push_back(boughtItem(*it, int(std::count_if(it, list.end(), same)), explained));
    }
}

/// The price of the profile and of everything bought: only if there is more than one of them.
QString costText(const RosterEntry &entry)
{
    if (!entry.profile)
        return {};
    if (entry.choosesModels())
        return entry.models > 1 ? modelsSum(entry) : QString();
    QStringList parts;
    int sum = entry.profile->points;
    const auto add = [&](const Bought &bought) {
        if (bought.points != 0)
            parts << (bought.points > 0 ? u"+ "_s : u"\u2212 "_s) + pointsText(std::abs(bought.points));
        sum += bought.points;
    };
    std::for_each(entry.options.begin(), entry.options.end(), add);
    std::for_each(entry.upgrades.begin(), entry.upgrades.end(), add);
    // The base is whatever the rest does not explain, so that the sum is always right.
    const int base = entry.profile->points + entry.points - sum;
    return parts.isEmpty() ? QString() : pointsText(base) + u' ' + parts.join(u' ');
}

/// `die`: there is a place for the die that shows what is counted off; whoever leads a unit counts on that of the unit.
void addStats(const Game &game, const FinalProfile &final, bool die, PrintUnit &unit)
{
    static const QRegularExpression number(u"(?:^|/)(\\d{1,3})$"_s);
    for (size_t i = 0; i < game.columns.size() && i < final.stats.size(); ++i) {
        const StatColumn &column = game.columns[i];
        const bool changed = i < final.changed.size() && final.changed[i];
        unit.stats.push_back({column.name, final.stats[i], changed});
        if (!column.track)
            continue;
        const QRegularExpressionMatch match = number.match(final.stats[i]);
        const int boxes = match.hasMatch() ? match.capturedView(1).toInt() : 0;
        if (boxes > 1 && boxes <= 120)
            unit.tracks.push_back({Print::tr("Damage"), boxes});
        else if (die && !match.hasMatch() && final.stats[i] != u"-"_s)
            unit.tracks.push_back({Print::tr("%1 die").arg(column.fullName), 1, true});
    }
}

/// Models that nobody has wounds for are counted themselves.
void addCasualties(const RosterEntry &entry, PrintUnit &unit)
{
    constexpr int mostBoxes = 120;
    const bool counted = std::any_of(unit.tracks.begin(), unit.tracks.end(), [](const auto &track) { return !track.die; });
    if (entry.choosesModels() && entry.models > 1 && entry.models <= mostBoxes && !counted)
        unit.tracks.insert(unit.tracks.begin(), {Print::tr("Casualties"), entry.models});
}

PrintLine specialLine(const Game &game, const RosterEntry &entry, const FinalProfile &final, bool explained)
{
    PrintLine line{Print::tr("Special rules"), {}};
    static const std::vector<SpecialRule> none;
    const std::vector<SpecialRule> &printed = entry.profile ? entry.profile->rules : entry.unit ? entry.unit->special : none;
    const size_t from = hasGear(game, entry) ? final.equipment : 0;
    for (const SpecialRule &rule : std::span(final.special).subspan(from)) {
        if (hasGear(game, entry) && isBoughtRule(entry, rule))
            continue;
        const bool changed = std::find(printed.begin(), printed.end(), rule) == printed.end();
        PrintItem item{rule.text(), changed, {}};
        if (explained) {
            const std::vector<const GlossaryEntry *> entries = game.explain(rule);
            for (const GlossaryEntry *word : entries) {
                if (word->summary.isEmpty())
                    continue;
                const bool named = entries.size() > 1 && word->name != rule.text();
                item.explanations << (named ? u"%1: %2"_s.arg(word->name, word->summary) : word->summary);
            }
        }
        line.items.push_back(std::move(item));
    }
    return line;
}

} // namespace

PrintUnit printUnit(const Roster &roster, const RosterEntry &entry, bool explained)
{
    const Game &game = *roster.game;
    const FinalProfile final = finalProfile(game, entry);
    PrintUnit unit;
    unit.title = printable(entry.title()).replace(u'\n', u' ');
    if (entry.unit && unit.title != entry.unit->name)
        unit.unitName = entry.unit->name;
    unit.points = entry.points == 1 ? Print::tr("1 point") : Print::tr("%1 points").arg(pointsText(entry.points));
    unit.cost = costText(entry);
    unit.facts = facts(entry, final);
    unit.details = details(roster, entry, final, !explained);
    // A band has no models but those in it.
    if (!entry.unit || entry.unit->band.empty())
        addStats(game, final, explained && !entry.leads(), unit);
    addCasualties(entry, unit);
    if (hasGear(game, entry)) {
        if (explained)
            addGearLines(game, entry, unit);
        else
            addGearTables(game, entry, unit);
    } else {
        addBought(entry.options, Print::tr("Options"), explained, unit.lines);
        addBought(entry.upgrades, Print::tr("Upgrades"), explained, unit.lines);
    }
    if (const QString experience = experienceText(game, entry);
        !experience.isEmpty() && (roster.keepsExperience() || entry.entry->experience > 0))
        unit.lines.push_back({Print::tr("Experience"), {{experience, false, {}}}});
    if (PrintLine special = specialLine(game, entry, final, explained); !special.items.empty())
        unit.lines.push_back(std::move(special));
    unit.notes = printable(entry.entry->notes);
    return unit;
}

std::vector<PrintUnit> printPurchases(const Roster &roster, bool explained)
{
    std::vector<PrintUnit> blocks;
    std::vector<const Pool *> pools;
    for (const Bought &bought : roster.upgrades) {
        if (std::find(pools.begin(), pools.end(), bought.pool) == pools.end())
            pools.push_back(bought.pool);
    }
    for (const Pool *pool : pools) {
        QVarLengthArray<Bought, 2> ofPool;
        int points = 0;
        int price = 0;
        for (const Bought &bought : roster.upgrades) {
            if (bought.pool != pool)
                continue;
            ofPool.append(bought);
            points += bought.points;
            price += bought.price;
        }
        PrintUnit block;
        block.title = pool ? pool->name : Print::tr("Unknown upgrades");
        const bool inPoints = !pool || pool->paidIn.isEmpty();
        block.points = !inPoints      ? priceText(*pool, price)
                       : points == 1 ? Print::tr("1 point")
                                     : Print::tr("%1 points").arg(pointsText(points));
        addBought(ofPool, Print::tr("Bought"), explained, block.lines, false);
        blocks.push_back(std::move(block));
    }
    return blocks;
}

} // namespace muster
