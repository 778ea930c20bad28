// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/nearest_word.h"

#include "model/map_reader.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

// The keys of the army file, as model/army_reader.cpp reads them.
const QStringList &entryKeys()
{
    static const QStringList keys{u"unit"_s,    u"list"_s,     u"size"_s, u"models"_s,
                                  u"options"_s, u"upgrades"_s, u"name"_s, u"notes"_s, u"experience"_s,
                                  u"led-by"_s,  u"members"_s,  u"command"_s, u"steps"_s};
    return keys;
}

const QStringList &armyKeys()
{
    static const QStringList keys{u"name"_s, u"player"_s, u"game"_s, u"list"_s,  u"points"_s, u"agreements"_s,
                                  u"pack"_s, u"upgrades"_s, u"data"_s,   u"notes"_s, u"entries"_s,
                                  u"retinue-commander"_s};
    return keys;
}

template<class Things>
QStringList idsOf(const Things &things)
{
    QStringList ids;
    for (const auto &thing : things)
        ids.append(thing.id.str());
    return ids;
}

/// The army's own units first: of equally near ones the first is taken.
QString nearestUnit(const QString &word, const Roster &roster)
{
    QStringList candidates;
    for (const Id unit : roster.game->words.units)
        candidates.append(unit.str());
    candidates.sort();
    if (roster.list) {
        QStringList own;
        for (const ListUnit &unit : roster.list->units)
            own.append(unit.unit->id.str());
        candidates = own + candidates;
    }
    const QString near = nearest(word, candidates);
    return near.isEmpty() ? near : roster.game->words.canonical.value(Id(near), Id(near)).str();
}

QString nearestList(const QString &word, const Roster &roster, bool armies)
{
    QStringList candidates;
    for (const auto &list : roster.game->lists) {
        if (list->army || !armies)
            candidates.append(list->id.str());
    }
    return nearest(word, candidates);
}

QString nearestSize(const QString &word, const RosterEntry &entry)
{
    QStringList candidates;
    for (const Profile *profile : entry.source->profiles)
        candidates.append(profile->size.str());
    candidates.removeAll(QString());
    return nearest(word, candidates);
}

QString nearestOption(const QString &word, const Roster &roster, const RosterEntry &entry)
{
    QStringList candidates = idsOf(entry.unit->options);
    if (roster.list) {
        for (const Option &option : roster.list->options) {
            if (option.only.namesUnitOf(entry))
                candidates.append(option.id.str());
        }
    }
    return nearest(word, candidates);
}

QString nearestUpgrade(const QString &word, const Game &game)
{
    QStringList candidates;
    for (const Pool &pool : game.pools)
        candidates += idsOf(pool.upgrades);
    return nearest(word, candidates);
}

} // namespace

QString nearestWord(const Finding &finding, const Roster &roster)
{
    const Game &game = *roster.game;
    const QString first = finding.names.value(0);
    const QString second = finding.names.value(1);
    const RosterEntry *entry = finding.entries.empty() ? nullptr : roster.find(finding.entries.front());
    switch (finding.code) {
    case Code::UnknownUnit:
        return nearestUnit(first, roster);
    case Code::UnknownList:
        return nearestList(first, roster, !entry);
    case Code::UnknownSize:
        return entry && entry->unit ? nearestSize(second, *entry) : QString();
    case Code::UnknownOption:
        return entry && entry->unit ? nearestOption(second, roster, *entry) : QString();
    case Code::UnknownUpgrade:
        return nearestUpgrade(second, game);
    case Code::UnknownAgreement:
        return nearest(first, idsOf(game.agreements));
    case Code::UnknownPack:
        return nearest(first, idsOf(game.packs));
    case Code::UnknownKey:
        // A known key with a value of another sort is not mistyped.
        return finding.limit > 0 || (entry ? entryKeys() : armyKeys()).contains(second) ? QString() : nearest(second, entry ? entryKeys() : armyKeys());
    default:
        return {};
    }
}

} // namespace muster
