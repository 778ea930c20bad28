// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dump.h"
#include "app/text/effect_text.h"
#include "app/text/selector_text.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

Table optionTable()
{
    return {{u"list"_s, u"unit"_s, u"option"_s, u"cost"_s, u"applies-to"_s, u"effect"_s}, {}};
}

/// `20`, `troop:10;regiment:15`, `per-model:2`.
QJsonValue costCell(const Cost &cost)
{
    if (cost.bySize.empty())
        return cost.perModel ? QJsonValue(u"per-model:%1"_s.arg(cost.flat)) : QJsonValue(cost.flat);
    QStringList parts;
    for (const auto &[size, points] : cost.bySize)
        parts += u"%1:%2"_s.arg(size.str()).arg(points);
    return parts.join(u';');
}

/// `paidIn`: what the price is counted in; empty: points.
void addRow(Table &table, const Game &game, Id list, const QString &unit, const Option &option,
            const QString &appliesTo, const QString &paidIn = {})
{
    const QJsonValue cost = costCell(option.cost);
    table.rows.push_back({list.str(), unit, option.name,
                          paidIn.isEmpty() ? cost : QJsonValue(u"%1 %2"_s.arg(cost.toVariant().toString(), paidIn)),
                          appliesTo, effectText(option.effect, game)});
}

} // namespace

Table dumpOptions(const Game &game, const ForceList *only)
{
    Table table = optionTable();
    for (const auto &list : game.lists) {
        if (only && list.get() != only)
            continue;
        for (const auto &unit : list->own) {
            for (const Option &option : unit->options)
                addRow(table, game, list->id, unit->name, option, selectorText(option.only, game));
        }
        for (const Option &option : list->options)
            addRow(table, game, list->id, {}, option, selectorText(option.only, game));
    }
    return table;
}

Table dumpUpgrades(const Game &game)
{
    Table table = optionTable();
    for (const Pool &pool : game.pools) {
        for (const Option &upgrade : pool.upgrades) {
            QStringList words{selectorText(pool.only, game), selectorText(upgrade.only, game)};
            words.removeAll(QString());
            addRow(table, game, pool.id, {}, upgrade, words.join(u"; "_s), pool.paidIn);
        }
    }
    return table;
}

} // namespace muster::cli
