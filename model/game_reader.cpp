// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loading.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

template<class Read>
void eachItem(const LoadContext &context, MapReader &reader, QStringView key, const QString &what, Read read)
{
    for (const Node *node : reader.list(key)) {
        MapReader item(*node, context.problems, what);
        if (!item.isMap())
            continue;
        read(item);
        item.finish();
    }
}

void readColumn(const LoadContext &context, MapReader &item)
{
    StatColumn column;
    column.name = item.requiredText(u"name");
    column.id = readId(item, column.name);
    column.fullName = item.text(u"full").value_or(column.name);
    const QString bySize = item.text(u"by-size").value_or(QString());
    column.sameBySize = bySize == u"same";
    column.moreBySize = bySize == u"more";
    if (!bySize.isEmpty() && !column.sameBySize && !column.moreBySize)
        item.error(item.find(u"by-size")->where, u"'by-size' is '%1'; expected same or more"_s.arg(bySize));
    column.track = item.flag(u"track").value_or(false);
    // These are keys of a profile themselves.
    static const QStringList taken{u"size"_s, u"models"_s, u"points"_s, u"note"_s, u"special"_s};
    if (taken.contains(column.id.str()))
        item.error(item.where(), u"a stat cannot be called '%1'"_s.arg(column.id.str()));
    if (context.game.column(column.id))
        item.error(item.where(), u"a second stat '%1'"_s.arg(column.id.str()));
    context.game.columns.push_back(std::move(column));
}

void readType(const LoadContext &context, MapReader &item)
{
    auto type = std::make_unique<UnitType>();
    type->name = item.requiredText(u"name");
    type->id = readId(item, type->name);
    type->unitClass = item.id(u"class");
    if (type->unitClass.isEmpty())
        type->unitClass = type->id;
    type->page = item.text(u"page").value_or(QString());
    type->base = item.text(u"base").value_or(QString());
    type->height = item.integer(u"height", 0, 1000);
    const Node *models = item.find(u"models");
    if (models && models->kind == Node::Kind::Scalar) {
        if (models->scalar == u"chosen")
            type->modelsChosen = true;
        else
            item.error(models->where, u"'models' is %1; expected chosen or numbers by size"_s.arg(models->kindText()));
    } else if (models) {
        MapReader bySize(*models, context.problems, u"'models'"_s);
        for (const Node::Field &field : models->fields) {
            const Id size = Id::ofName(field.key);
            checkKnown(context, context.game.words.sizes, size, field.where, u"size");
            if (const auto number = bySize.integer(field.key, 1, 10'000))
                type->models.emplace_back(size, *number);
        }
    }
    item.find(u"special");   // read when the glossary is there
    if (context.game.type(type->id))
        item.error(item.where(), u"a second type '%1'"_s.arg(type->id.str()));
    context.game.types.push_back(std::move(type));
}

} // namespace

namespace {

/// Whatever refers to an id is read as the id of a name: one of another form would never be found.
void checkForm(MapReader &reader, QStringView key, const QString &written)
{
    const QString form = kebabCase(written);
    if (form.isEmpty() || form != written)
        reader.error(reader.find(key)->where,
                     u"'%1' is '%2'; expected %3"_s.arg(key, written,
                                                        form.isEmpty() ? u"words of letters and digits joined by -"_s
                                                                       : u"'%1'"_s.arg(form)));
}

} // namespace

Id readId(MapReader &reader, const QString &name)
{
    const Node *node = reader.find(u"id");
    if (!node)
        return Id::ofName(name);
    const QString written = reader.text(u"id").value_or(QString());
    checkForm(reader, u"id", written);
    return Id(written);
}

Id requiredId(MapReader &reader, QStringView key)
{
    const QString written = reader.requiredText(key);
    if (reader.find(key))
        checkForm(reader, key, written);
    return Id(written);
}

void readGame(const LoadContext &context, const DataFile &file)
{
    Game &game = context.game;
    MapReader reader(file.root, context.problems, u"the game"_s);
    game.id = requiredId(reader, u"game");
    game.name = reader.requiredText(u"name");
    game.version = reader.requiredText(u"version");
    game.defaultPoints = reader.integer(u"points", 1, mostPoints).value_or(1000);
    reader.require(u"stats");
    game.sizeWord = reader.text(u"size-name").value_or(QString());
    eachItem(context, reader, u"sizes", u"the size"_s, [&](MapReader &item) {
        Size size;
        size.name = item.requiredText(u"name");
        size.id = readId(item, size.name);
        if (std::any_of(game.sizes.begin(), game.sizes.end(), [&](const Size &other) { return other.id == size.id; }))
            item.error(item.where(), u"a second size '%1'"_s.arg(size.id.str()));
        game.sizes.push_back(std::move(size));
    });
    eachItem(context, reader, u"stats", u"the stat"_s, [&](MapReader &item) { readColumn(context, item); });
    eachItem(context, reader, u"equipment", u"the equipment"_s, [&](MapReader &item) {
        EquipmentGroup group;
        group.name = item.requiredText(u"name");
        group.id = readId(item, group.name);
        if (game.equipmentGroup(group.id))
            item.error(item.where(), u"a second equipment '%1'"_s.arg(group.id.str()));
        game.equipment.push_back(std::move(group));
    });
    eachItem(context, reader, u"types", u"the type"_s, [&](MapReader &item) { readType(context, item); });
    eachItem(context, reader, u"agreements", u"the agreement"_s, [&](MapReader &item) {
        Agreement agreement;
        agreement.name = item.requiredText(u"name");
        agreement.id = readId(item, agreement.name);
        agreement.page = item.text(u"page").value_or(QString());
        agreement.summary = item.text(u"summary").value_or(QString());
        if (game.agreement(agreement.id))
            item.error(item.where(), u"a second agreement '%1'"_s.arg(agreement.id.str()));
        game.agreements.push_back(std::move(agreement));
    });
    game.rules = readRules(reader);
    reader.find(u"permissions");   // read when all lists are there
    reader.find(u"experience");    // read when the glossary is there
    reader.finish();
}

void readRulesOfGame(const LoadContext &context, const DataFile &gameFile)
{
    if (const Node *node = gameFile.root.find(u"experience")) {
        MapReader reader(*node, context.problems, u"'experience'"_s);
        Experience experience;
        experience.perPoints = reader.requiredInteger(u"per-points", 1, mostPoints).value_or(100);
        reader.require(u"gain");
        experience.gain = readSpecialRules(context, reader, u"gain");
        reader.finish();
        context.game.experience = std::move(experience);
    }
    const Node *types = gameFile.root.find(u"types");
    for (size_t i = 0; types && i < types->items.size() && i < context.game.types.size(); ++i) {
        if (!types->items[i].find(u"special"))
            continue;
        MapReader reader(types->items[i], context.problems, u"the type"_s);
        context.game.types[i]->special = readSpecialRules(context, reader, u"special");
    }
}

void readGlossary(const LoadContext &context, MapReader &reader)
{
    eachItem(context, reader, u"glossary", u"the glossary entry"_s, [&](MapReader &item) {
        GlossaryEntry entry;
        entry.name = item.requiredText(u"name");
        entry.id = readId(item, entry.name);
        entry.written = item.text(u"written").value_or(QString());
        entry.page = item.text(u"page").value_or(QString());
        entry.summary = item.requiredText(u"summary");
        entry.parameter = item.flag(u"parameter").value_or(false);
        entry.tags = item.ids(u"tags");
        entry.spare = item.flag(u"spare").value_or(false);
        entry.where = item.where();
        for (const Node *other : item.list(u"with")) {
            entry.with.push_back(Id::ofName(other->scalar));
            checkKnown(context, context.game.words.specials, entry.with.back(), other->where, u"glossary entry");
        }
        if (!entry.written.isEmpty() && entry.written.count(u'*') != 1)
            item.error(item.where(), u"'written' is '%1'; expected one * where the parameter stands"_s.arg(entry.written));
        if (context.game.glossary.contains(entry.id))
            item.error(item.where(), u"a second glossary entry '%1'"_s.arg(entry.name));
        else
            context.game.glossary.insert(entry.id, std::move(entry));
    });
}

void readUpgradesAsRules(const LoadContext &context, const DataFile &file)
{
    const Node *asRules = file.root.find(u"as-rules");
    const Node *upgrades = file.root.find(u"upgrades");
    if (!asRules || asRules->scalar != u"true" || !upgrades)
        return;
    Problems ignored;   // the pool itself is read later and reports what is wrong with it
    for (const Node &node : upgrades->items) {
        MapReader item(node, ignored, u"the upgrade"_s);
        GlossaryEntry entry;
        entry.name = item.requiredText(u"name");
        entry.id = readId(item, entry.name);
        entry.page = item.text(u"page").value_or(QString());
        entry.summary = item.text(u"summary").value_or(QString());
        if (context.game.glossary.contains(entry.id))
            context.error(context.game.glossary.value(entry.id).where,
                          u"'%1' is an upgrade of a pool with 'as-rules', which needs no glossary entry"_s.arg(entry.name));
        else if (!entry.id.isEmpty())
            context.game.glossary.insert(entry.id, std::move(entry));
    }
}

void readPool(const LoadContext &context, const DataFile &file)
{
    MapReader reader(file.root, context.problems, u"the pool"_s);
    Pool pool;
    pool.id = requiredId(reader, u"pool");
    pool.where = file.root.where;
    pool.name = reader.requiredText(u"name");
    pool.singular = reader.text(u"singular").value_or(pool.name);
    pool.page = reader.text(u"page").value_or(QString());
    pool.only = readSelector(reader, u"only", context.game, context.problems);
    pool.because = reader.text(u"because").value_or(QString());
    if (const QString buyer = reader.text(u"for").value_or(u"unit"_s); buyer == u"army")
        pool.forArmy = true;
    else if (buyer != u"unit")
        reader.error(reader.find(u"for")->where, u"'for' is '%1'; expected unit or army"_s.arg(buyer));
    pool.packs = reader.ids(u"packs");
    for (const Id pack : pool.packs)
        checkKnown(context, context.game.words.packs, pack, reader.find(u"packs")->where, u"pack");
    pool.paidIn = reader.text(u"paid-in").value_or(QString());
    pool.paidInOne = reader.text(u"paid-in-one").value_or(pool.paidIn);
    pool.asRules = reader.flag(u"as-rules").value_or(false);
    reader.require(u"upgrades");
    pool.upgrades = readOptions(context, reader, u"upgrades", true);
    for (Option &upgrade : pool.upgrades) {
        if (pool.asRules)
            upgrade.effect.gain.push_back(parseSpecialRule(upgrade.name, context.game, nullptr));
    }
    reader.finish();
    for (const Option &upgrade : pool.upgrades) {
        for (const std::vector<Id> &others : {upgrade.needs, upgrade.wants, upgrade.shuns}) {
            for (const Id other : others)
                checkKnown(context, context.game.words.upgrades, other, reader.where(), u"upgrade");
        }
        if (!pool.forArmy && !(upgrade.needs.empty() && upgrade.wants.empty() && upgrade.shuns.empty() && !upgrade.required))
            reader.error(reader.where(), u"'%1' has 'needs', 'wants', 'shuns' or 'required', which only upgrades of a pool for the army have"_s.arg(upgrade.name));
    }
    const auto same = [&](const Pool &other) { return other.id == pool.id; };
    if (std::any_of(context.game.pools.begin(), context.game.pools.end(), same))
        reader.error(reader.where(), u"a second pool '%1'"_s.arg(pool.id.str()));
    context.game.pools.push_back(std::move(pool));
}

void readPack(const LoadContext &context, const DataFile &file)
{
    MapReader reader(file.root, context.problems, u"the pack"_s);
    Pack pack;
    pack.id = requiredId(reader, u"pack");
    pack.name = reader.requiredText(u"name");
    pack.summary = reader.text(u"summary").value_or(QString());
    pack.points = reader.integer(u"points", 1, mostPoints).value_or(0);
    pack.experience = reader.flag(u"experience").value_or(false);
    pack.where = file.root.where;
    pack.notWith = reader.ids(u"not-with");
    for (const Id other : pack.notWith)
        checkKnown(context, context.game.words.packs, other, reader.find(u"not-with")->where, u"pack");
    pack.game = reader.id(u"game");
    if (!pack.game.isEmpty() && pack.game != context.game.id)
        reader.error(reader.find(u"game")->where, u"a pack for '%1'; this is '%2'"_s.arg(pack.game.str(), context.game.id.str()));
    pack.rules = readRules(reader);
    reader.finish();
    if (context.game.pack(pack.id))
        reader.error(reader.where(), u"a second pack '%1'"_s.arg(pack.id.str()));
    context.game.packs.push_back(std::move(pack));
}

std::vector<Node> readRules(MapReader &reader)
{
    std::vector<Node> rules;
    for (const Node *rule : reader.list(u"rules"))
        rules.push_back(*rule);
    return rules;
}

} // namespace muster
