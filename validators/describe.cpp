// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"

#include "model/map_reader.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QString unitName(Id id, const Game &game)
{
    for (const auto &list : game.lists) {
        if (const ListUnit *unit = list->find(id))
            return unit->unit->name;
    }
    return id.str();
}

QString choiceName(Id id, const Game &game)
{
    if (const Option *upgrade = game.upgrade(id))
        return upgrade->name;
    const Option *option = game.options.value(id);
    return option ? option->name : id.str();
}

QString permissionName(Id id, const Game &game)
{
    for (const Permission &permission : game.permissions) {
        if (permission.id == id)
            return permission.name;
    }
    for (const auto &list : game.lists) {
        for (const Permission &permission : list->permissions) {
            if (permission.id == id)
                return permission.name;
        }
    }
    return id.str();
}

QString valueName(Selector::Key key, Id id, const Game &game)
{
    switch (key) {
    case Selector::Key::Unit:
        return unitName(id, game);
    case Selector::Key::List:
        return game.list(id) ? game.list(id)->name : id.str();
    case Selector::Key::Type:
        return game.type(id) ? game.type(id)->name : id.str();
    case Selector::Key::Size:
        return game.sizeName(id);
    case Selector::Key::Special: {
        const auto known = game.glossary.constFind(id);
        return known == game.glossary.cend() ? id.str() : known->name;
    }
    case Selector::Key::Option:
    case Selector::Key::Upgrade:
        return choiceName(id, game);
    case Selector::Key::Pool: {
        const auto pool = std::find_if(game.pools.begin(), game.pools.end(), [&](const Pool &p) { return p.id == id; });
        return pool == game.pools.end() ? id.str() : pool->name;
    }
    case Selector::Key::Access:
        return permissionName(id, game);
    default:
        return id.str();
    }
}

void collect(const Selector &selector, const Game &game, QStringList &names)
{
    for (const Selector::Term &term : selector.terms) {
        if (term.key == Selector::Key::Not)
            continue;
        for (const Id value : term.values)
            names.append(valueName(term.key, value, game));
        for (const Selector &part : term.parts)
            collect(part, game, names);
    }
}

} // namespace

QString describe(const Selector &selector, const Game &game)
{
    QStringList names;
    collect(selector, game, names);
    names.removeDuplicates();
    return names.join(u", "_s);
}

QString readName(MapReader &reader, QStringView key, const Selector &selector, const Game &game)
{
    const std::optional<QString> name = reader.text(key);
    return name && !name->isEmpty() ? *name : describe(selector, game);
}

namespace {

template<class Thing>
const Thing *readThing(MapReader &reader, QStringView key, const std::vector<Thing> &things, QStringView what)
{
    const Node *node = reader.find(key);
    if (!node)
        return nullptr;
    const Id id = reader.id(key);
    QStringList known;
    for (const Thing &thing : things) {
        if (thing.id == id)
            return &thing;
        known.append(thing.id.str());
    }
    const QString guess = nearest(id.str(), known);
    reader.error(node->where, guess.isEmpty() ? u"unknown %1 '%2'"_s.arg(what, id.str())
                                              : u"unknown %1 '%2', nearest is '%3'"_s.arg(what, id.str(), guess));
    return nullptr;
}

} // namespace

const Agreement *readAgreement(MapReader &reader, QStringView key, const Game &game)
{
    return readThing(reader, key, game.agreements, u"agreement");
}

const Pool *readPool(MapReader &reader, QStringView key, const Game &game)
{
    return readThing(reader, key, game.pools, u"pool");
}

std::vector<const Pool *> readPools(MapReader &reader, QStringView key, const Game &game)
{
    std::vector<const Pool *> pools;
    QStringList known;
    for (const Pool &pool : game.pools)
        known.append(pool.id.str());
    for (const Node *node : reader.list(key)) {
        const qsizetype index = known.indexOf(Id::ofName(node->scalar).str());
        const QString guess = nearest(node->scalar, known);
        if (index >= 0)
            pools.push_back(&game.pools[size_t(index)]);
        else
            reader.error(node->where, guess.isEmpty() ? u"unknown pool '%1'"_s.arg(node->scalar)
                                                      : u"unknown pool '%1', nearest is '%2'"_s.arg(node->scalar, guess));
    }
    return pools;
}

std::optional<int> readStat(MapReader &reader, QStringView key, const BindContext &context)
{
    const Node *node = reader.find(key);
    MapReader item(*node, context.problems, u"'%1'"_s.arg(key));
    const Node *stat = item.require(u"stat");
    const std::optional<int> column = stat ? context.game.column(item.id(u"stat")) : std::nullopt;
    if (stat && !column)
        item.error(stat->where, u"unknown stat '%1'"_s.arg(stat->scalar));
    item.finish();
    return column;
}

} // namespace muster
