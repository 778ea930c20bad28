// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loading.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

std::optional<Profile> readProfile(const LoadContext &context, const Node &node, const Unit &unit)
{
    Profile profile;
    profile.list = unit.list;
    MapReader reader(node, context.problems, u"the profile"_s);
    if (!reader.isMap())
        return std::nullopt;
    if (const Node *size = reader.find(u"size")) {
        profile.size = reader.id(u"size");
        checkKnown(context, context.game.words.sizes, profile.size, size->where, u"size");
        profile.sizeName = context.game.sizeName(profile.size);
    }
    for (const StatColumn &column : context.game.columns)
        profile.stats.push_back(reader.requiredText(column.id.str()));
    profile.points = reader.requiredInteger(u"points", 0, mostPoints).value_or(0);
    profile.note = reader.text(u"note").value_or(QString());
    profile.special = readSpecialRules(context, reader, u"special");

    if (const auto models = reader.integer(u"models", 1, 10'000)) {
        profile.models = *models;
        profile.modelsPrinted = true;
    } else if (unit.type && profile.size.isEmpty() && !unit.type->models.empty()
               && std::none_of(unit.type->models.begin(), unit.type->models.end(),
                               [](const auto &m) { return m.first == u"single"_id; })) {
        // Read as a single model it would be far too cheap by the model, and nobody would know.
        reader.error(reader.where(), u"%1 come in sizes; expected 'size' (or 'models' for a unit of another number)"_s.arg(unit.type->name));
    } else if (unit.type && !profile.size.isEmpty()) {
        const auto &bySize = unit.type->models;
        const auto found = std::find_if(bySize.begin(), bySize.end(), [&](const auto &m) { return m.first == profile.size; });
        if (found != bySize.end())
            profile.models = found->second;
        else if (!bySize.empty())
            reader.error(reader.where(), u"%1 have no size '%2'; expected one the type has, or 'models'"_s.arg(
                                             unit.type->name, profile.size.str()));
    }
    reader.finish();
    return profile;
}

std::vector<std::pair<Id, SpecialRule>> readEquipment(const LoadContext &context, MapReader &unitReader)
{
    std::vector<std::pair<Id, SpecialRule>> equipment;
    const Node *node = unitReader.find(u"equipment");
    if (!node)
        return equipment;
    MapReader reader(*node, context.problems, u"'equipment'"_s);
    QSet<Id> groups;
    for (const EquipmentGroup &group : context.game.equipment)
        groups.insert(group.id);
    for (const Node::Field &field : node->fields) {
        const Id group = Id::ofName(field.key);
        checkKnown(context, groups, group, field.where, u"equipment");
        for (SpecialRule &item : readSpecialRules(context, reader, field.key))
            equipment.emplace_back(group, std::move(item));
    }
    return equipment;
}

std::optional<int> bound(MapReader &reader, QStringView key)
{
    // Stats are written as the book has them: 6+ bounds at 6.
    const std::optional<QString> text = reader.text(key);
    if (!text)
        return std::nullopt;
    static const QRegularExpression form(u"^\\d{1,4}\\+?$"_s);
    if (!form.match(*text).hasMatch()) {
        reader.error(reader.find(key)->where, u"'%1' is '%2'; expected a stat such as 6 or 6+"_s.arg(key, *text));
        return std::nullopt;
    }
    return QString(*text).remove(u'+').toInt();
}

/// A band is its members: it has no points and no stats of its own.
void readBand(const LoadContext &context, MapReader &unitReader, Unit &unit)
{
    const Node *node = unitReader.find(u"band");
    if (!node)
        return;
    MapReader reader(*node, context.problems, u"'band'"_s);
    reader.require(u"members");
    for (const Node *item : reader.list(u"members")) {
        const Id id = Id::ofName(item->scalar);
        checkKnown(context, context.game.words.units, id, item->where, u"unit");
        unit.band.push_back(context.game.words.canonical.value(id, id));
    }
    reader.finish();
    Profile profile;
    profile.list = unit.list;
    profile.models = 0;
    profile.stats.assign(context.game.columns.size(), u"-"_s);
    unit.profiles.push_back(std::move(profile));
}

/// `more: {weapon: 1}`
void readMore(const LoadContext &context, MapReader &effectReader, Effect &effect)
{
    const Node *more = effectReader.find(u"more");
    if (!more)
        return;
    MapReader reader(*more, context.problems, u"'more'"_s);
    for (const Node::Field &field : more->fields) {
        if (const auto count = reader.integer(field.key, 1, 100))
            effect.more.push_back({Id::ofName(field.key), *count});
    }
}

void readStatChanges(const LoadContext &context, MapReader &effectReader, Effect &effect)
{
    const auto columnOf = [&](const Node::Field &field) {
        const std::optional<int> column = context.game.column(Id(field.key));
        if (!column) {
            QStringList names;
            for (const StatColumn &known : context.game.columns)
                names.append(known.id.str());
            context.error(field.where, u"unknown stat '%1'; expected one of %2"_s.arg(field.key, names.join(u", "_s)));
        }
        return column;
    };
    if (const Node *set = effectReader.find(u"set")) {
        MapReader reader(*set, context.problems, u"'set'"_s);
        for (const Node::Field &field : set->fields) {
            const QString value = reader.text(field.key).value_or(QString());
            if (const auto column = columnOf(field))
                effect.set.push_back({*column, value});
        }
    }
    if (const Node *split = effectReader.find(u"split")) {
        MapReader reader(*split, context.problems, u"'split'"_s);
        for (const Node::Field &field : split->fields) {
            const int by = reader.integer(field.key, -1000, 1000).value_or(0);
            if (const auto column = columnOf(field))
                effect.split.push_back({*column, by});
        }
    }
    if (const Node *add = effectReader.find(u"add")) {
        MapReader reader(*add, context.problems, u"'add'"_s);
        for (const Node::Field &field : add->fields) {
            Effect::Add change{columnOf(field).value_or(-1), 0, {}, {}};
            if (field.value.kind == Node::Kind::Map) {
                MapReader bounded(field.value, context.problems, u"the change"_s);
                change.by = bounded.requiredInteger(u"by", -1000, 1000).value_or(0);
                change.atMost = bound(bounded, u"at-most");
                change.atLeast = bound(bounded, u"at-least");
                bounded.finish();
            } else {
                change.by = reader.integer(field.key, -1000, 1000).value_or(0);
            }
            if (change.column >= 0)
                effect.add.push_back(change);
        }
    }
}

Effect readEffect(const LoadContext &context, const Node &node)
{
    Effect effect;
    MapReader reader(node, context.problems, u"the effect"_s);
    if (!reader.isMap())
        return effect;
    readStatChanges(context, reader, effect);
    readMore(context, reader, effect);
    if (const Node *type = reader.find(u"type")) {
        const Id id = reader.id(u"type");
        if (checkKnown(context, context.game.words.types, id, type->where, u"type"))
            effect.type = context.game.type(id);
    }
    effect.lose = readRuleNames(context, reader, u"lose");
    effect.gain = readSpecialRules(context, reader, u"gain");
    effect.raise = readSpecialRules(context, reader, u"raise");
    for (const Node *item : reader.list(u"exchange")) {
        MapReader exchange(*item, context.problems, u"the exchange"_s);
        if (!exchange.isMap())
            continue;
        exchange.require(u"from");
        exchange.require(u"to");
        const std::vector<Id> from = readRuleNames(context, exchange, u"from");
        const std::vector<SpecialRule> to = readSpecialRules(context, exchange, u"to");
        if (from.size() == 1 && to.size() == 1)
            effect.exchange.push_back({from.front(), to.front()});
        else
            exchange.error(item->where, u"an exchange needs one 'from' and one 'to'"_s);
        exchange.finish();
    }
    reader.finish();
    return effect;
}

Cost readCost(const LoadContext &context, MapReader &reader)
{
    Cost cost;
    const Node *node = reader.require(u"cost");
    if (!node)
        return cost;
    if (node->kind != Node::Kind::Map) {
        cost.flat = reader.integer(u"cost", -mostPoints, mostPoints).value_or(0);
        return cost;
    }
    MapReader parts(*node, context.problems, u"'cost'"_s);
    if (parts.has(u"per-model")) {
        cost.perModel = true;
        cost.flat = parts.integer(u"per-model", -mostPoints, mostPoints).value_or(0);
        parts.finish();
        return cost;
    }
    if (node->fields.empty())
        context.error(node->where, u"'cost' is empty; expected points, points by size, or per-model"_s);
    for (const Node::Field &field : node->fields) {
        const Id size = Id::ofName(field.key);
        checkKnown(context, context.game.words.sizes, size, field.where, u"size");
        if (const auto points = parts.integer(field.key, -mostPoints, mostPoints))
            cost.bySize.emplace_back(size, *points);
    }
    return cost;
}

} // namespace

std::vector<SpecialRule> readSpecialRules(const LoadContext &context, MapReader &reader, QStringView key)
{
    std::vector<SpecialRule> rules;
    for (const Node *item : reader.list(key)) {
        if (item->kind != Node::Kind::Scalar) {
            reader.error(item->where, u"%1 in '%2'; expected a special rule as printed"_s.arg(item->kindText(), key));
            continue;
        }
        QString problem;
        rules.push_back(parseSpecialRule(item->scalar, context.game, &problem));
        // "Bows, Fury" without the brackets of a list would be Bows with a remark, and nobody would miss the Fury.
        if (problem.isEmpty() && rules.back().remark.contains(u','))
            problem = u"'%1' is one rule with a comma in it; expected a list, one rule each: [%1]"_s.arg(item->scalar);
        if (!problem.isEmpty())
            reader.error(item->where, problem);
    }
    return rules;
}

std::vector<Id> readRuleNames(const LoadContext &context, MapReader &reader, QStringView key)
{
    std::vector<Id> ids;
    for (const QString &name : reader.texts(key)) {
        // Which of them is meant needs no parameter.
        const SpecialRule rule = parseSpecialRule(name, context.game, nullptr);
        checkKnown(context, context.game.words.specials, rule.id, reader.find(key)->where, u"special rule");
        ids.push_back(rule.id);
    }
    return ids;
}

std::vector<Option> readOptions(const LoadContext &context, MapReader &reader, QStringView key, bool upgrades)
{
    std::vector<Option> options;
    for (const Node *node : reader.list(key)) {
        MapReader item(*node, context.problems, upgrades ? u"the upgrade"_s : u"the option"_s);
        if (!item.isMap())
            continue;
        Option option;
        option.name = item.requiredText(u"name");
        option.id = readId(item, option.name);
        option.aliases = item.ids(u"aliases");
        option.cost = readCost(context, item);
        if (const Node *effect = item.find(u"effect"))
            option.effect = readEffect(context, *effect);
        option.only = readSelector(item, u"only", context.game, context.problems);
        option.because = item.text(u"because").value_or(QString());
        option.group = item.id(u"group");
        // Equipment is explained in the glossary; what needs a number there is no item by its name alone.
        if (const auto known = context.game.glossary.constFind(Id::ofName(option.name));
            context.game.equipmentGroup(option.group) && known != context.game.glossary.constEnd() && !known->parameter)
            option.item = parseSpecialRule(option.name, context.game, nullptr);
        option.sensible = readSelector(item, u"sensible", context.game, context.problems);
        option.sensibleBecause = item.text(u"sensible-because").value_or(QString());
        option.times = item.integer(u"times", 1, 1000).value_or(1);
        option.page = item.text(u"page").value_or(QString());
        option.note = item.text(u"note").value_or(QString());
        if (upgrades) {
            item.require(u"summary");
            option.needs = item.ids(u"needs");
            option.wants = item.ids(u"wants");
            option.shuns = item.ids(u"shuns");
            option.required = item.flag(u"required").value_or(false);
            option.printedType = item.text(u"printed-type").value_or(QString());
        }
        option.summary = item.text(u"summary").value_or(QString());
        const bool twice = std::any_of(options.begin(), options.end(), [&](const Option &o) { return o.goesBy(option.id); });
        if (twice)
            item.error(item.where(), u"a second option '%1'"_s.arg(option.id.str()));
        item.finish();
        options.push_back(std::move(option));
    }
    return options;
}

namespace {

/// A price by size that lacks one of the unit's sizes would give the option away there.
void checkPrices(const Unit &unit, MapReader &reader)
{
    for (const Option &option : unit.options) {
        for (const Profile &profile : unit.profiles) {
            const auto &prices = option.cost.bySize;
            const bool priced = prices.empty() || std::any_of(prices.begin(), prices.end(), [&](const auto &price) {
                                    return price.first == profile.size;
                                });
            if (!priced && !option.only.uses(Selector::Key::Size) && !option.only.uses(Selector::Key::Models))
                reader.error(unit.where, u"'%1' of '%2' has no price for the size '%3'"_s.arg(option.name, unit.name, profile.size.str()));
        }
    }
}

} // namespace

std::unique_ptr<Unit> readUnit(const LoadContext &context, const Node &node, Id list)
{
    MapReader reader(node, context.problems, u"the unit"_s);
    if (!reader.isMap())
        return nullptr;
    auto unit = std::make_unique<Unit>();
    unit->where = node.where;
    unit->list = list;
    unit->name = reader.requiredText(u"name");
    unit->id = readId(reader, unit->name);
    if (reader.find(u"name") && kebabCase(unit->name).isEmpty())
        reader.error(reader.find(u"name")->where, u"'name' has no letters; expected the unit's printed name"_s);
    unit->aliases = reader.ids(u"aliases");
    unit->extends = reader.id(u"extends");
    unit->irregular = reader.flag(u"irregular").value_or(false);
    unit->limit = reader.integer(u"limit", 1, 1000);
    if (const Node *type = reader.require(u"type")) {
        const Id id = reader.id(u"type");
        if (checkKnown(context, context.game.words.types, id, type->where, u"type"))
            unit->type = context.game.type(id);
    }
    unit->printedType = reader.text(u"printed-type").value_or(QString());
    unit->traits = reader.ids(u"traits");
    unit->base = reader.text(u"base").value_or(QString());
    unit->height = reader.integer(u"height", 0, 1000);
    unit->page = reader.text(u"page").value_or(QString());
    unit->note = reader.text(u"note").value_or(QString());
    unit->special = readSpecialRules(context, reader, u"special");
    unit->lacks = readRuleNames(context, reader, u"lacks");
    unit->equipment = readEquipment(context, reader);
    unit->options = readOptions(context, reader, u"options");
    unit->generated = reader.flag(u"generated").value_or(false);
    readBand(context, reader, *unit);
    if (const Node *profiles = unit->band.empty() ? reader.require(u"profiles") : nullptr; profiles && profiles->items.empty())
        reader.error(profiles->where, u"'profiles' is %1; expected a list of at least one"_s.arg(
                                          profiles->kind == Node::Kind::Sequence ? u"empty"_s : profiles->kindText()));
    for (const Node *profile : reader.list(u"profiles")) {
        std::optional<Profile> read = readProfile(context, *profile, *unit);
        if (!read)
            continue;
        unit->profiles.push_back(std::move(*read));
        const Id size = unit->profiles.back().size;
        const auto same = [&](const Profile &other) { return other.size == size; };
        if (std::count_if(unit->profiles.begin(), unit->profiles.end(), same) > 1)
            reader.error(profile->where, u"a second profile of size '%1'"_s.arg(size.str()));
    }
    checkPrices(*unit, reader);
    reader.finish();
    // Without a type or a profile it cannot be used; why has been said.
    return unit->type && !unit->profiles.empty() && !unit->id.isEmpty() ? std::move(unit) : nullptr;
}

} // namespace muster
