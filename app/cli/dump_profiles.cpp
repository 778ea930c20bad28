// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/dump.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

/// As printed: what the whole list has stands with the list.
QJsonArray specialTexts(const Unit &unit, const Profile &profile)
{
    QJsonArray texts;
    for (const SpecialRule &rule : unit.special)
        texts.append(rule.text());
    for (const SpecialRule &rule : profile.special)
        texts.append(rule.text());
    return texts;
}

std::vector<QJsonValue> profileRow(const ForceList &list, const Unit &unit, const Profile &profile)
{
    std::vector<QJsonValue> row{list.id.str(),          unit.name,
                                unit.irregular ? 1 : 0, unit.limit ? QJsonValue(*unit.limit) : QJsonValue(),
                                unit.typeName(),        profile.size.isEmpty() ? u"single"_s : profile.size.str(),
                                profile.models};
    for (const QString &stat : profile.stats)
        row.emplace_back(stat);
    row.emplace_back(profile.points);
    row.emplace_back(specialTexts(unit, profile));
    return row;
}

} // namespace

Table dumpProfiles(const Game &game, const ForceList *only)
{
    Table table{{u"list"_s, u"unit"_s, u"irregular"_s, u"limit"_s, u"type"_s, u"size"_s, u"models"_s}, {}};
    for (const StatColumn &column : game.columns)
        table.columns += column.id.str();
    table.columns += {u"points"_s, u"special"_s};

    for (const auto &list : game.lists) {
        if (only && list.get() != only)
            continue;
        for (const auto &unit : list->own) {
            // Only what the book prints a row of.
            if (unit->generated || !unit->band.empty())
                continue;
            for (const Profile &profile : unit->profiles)
                table.rows.push_back(profileRow(*list, *unit, profile));
        }
    }
    return table;
}

} // namespace muster::cli
