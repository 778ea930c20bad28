// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loading.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The number at the end of a stat, by which sizes are compared: 9/11 is 11, 5+ is 5.
std::optional<int> lastNumber(const QString &stat)
{
    static const QRegularExpression form(u"(\\d+)\\+?$"_s);
    const QRegularExpressionMatch match = form.match(stat);
    return match.hasMatch() ? std::optional(match.captured(1).toInt()) : std::nullopt;
}

ForceList *listOf(const LoadContext &context, const DataFile &file)
{
    const Node *id = file.root.find(u"list");
    return const_cast<ForceList *>(context.game.list(Id(id ? id->scalar : QString())));
}

void addUnit(const LoadContext &context, ForceList &list, ListUnit unit, const Location &where)
{
    if (list.byId.contains(unit.unit->id)) {
        context.error(where, u"a second unit '%1' in this list"_s.arg(unit.unit->id.str()));
        return;
    }
    list.byId.insert(unit.unit->id, int(list.units.size()));
    list.units.push_back(std::move(unit));
}

/// One `choices` entry: what the list takes from another one.
void bindChoice(const LoadContext &context, ForceList &list, const Node &node)
{
    MapReader reader(node, context.problems, u"the choice"_s);
    if (!reader.isMap())
        return;
    reader.text(u"note");
    const Node *from = reader.require(u"from");
    const ForceList *source = from ? context.game.list(reader.id(u"from")) : nullptr;
    if (from && !source)
        checkKnown(context, context.game.words.lists, reader.id(u"from"), from->where, u"list");
    reader.require(u"units");
    for (const Node *item : reader.list(u"units")) {
        if (!source)
            break;
        QString name = item->scalar;
        const bool irregular = name.endsWith(u'*');
        if (irregular)
            name.chop(1);
        const Id id = Id::ofName(name);
        const auto goesBy = [&](const std::unique_ptr<Unit> &unit) {
            return unit->id == id || std::find(unit->aliases.begin(), unit->aliases.end(), id) != unit->aliases.end();
        };
        const auto found = std::find_if(source->own.begin(), source->own.end(), goesBy);
        if (found == source->own.end()) {
            QSet<Id> known;
            for (const auto &unit : source->own)
                known.insert(unit->id);
            checkKnown(context, known, id, item->where, u"unit of the list");
            continue;
        }
        ListUnit unit;
        unit.unit = found->get();
        unit.irregular = irregular;
        unit.fromArmyList = source->army;
        for (const Profile &profile : (*found)->profiles)
            unit.profiles.push_back(&profile);
        addUnit(context, list, std::move(unit), item->where);
    }
    reader.finish();
}

/// Adds a unit's rows to the taken unit that it extends.
void extend(const LoadContext &context, ForceList &list, const Unit &unit)
{
    const auto found = list.byId.constFind(unit.extends);
    if (found == list.byId.constEnd()) {
        context.error(unit.where, u"'%1' extends '%2', which this list does not take"_s.arg(unit.name, unit.extends.str()));
        return;
    }
    ListUnit &taken = list.units[size_t(*found)];
    if (taken.unit->type != unit.type || !(taken.unit->special == unit.special))
        context.warn(unit.where, u"'%1' extends a unit of another type or with other special rules; those of the "
                                 "unit that it extends count"_s.arg(unit.name));
    for (const Profile &profile : unit.profiles)
        taken.profiles.push_back(&profile);
}

void readPermission(const LoadContext &context, std::vector<Permission> &permissions, const Node &node, bool inForceList)
{
    MapReader reader(node, context.problems, u"the permission"_s);
    if (!reader.isMap())
        return;
    Permission permission;
    permission.inForceList = inForceList;
    permission.name = reader.requiredText(u"name");
    permission.id = readId(reader, permission.name);
    permission.page = reader.text(u"page").value_or(QString());
    permission.because = reader.text(u"because").value_or(QString());
    permission.when = readSelector(reader, u"when", context.game, context.problems);
    permission.only = readSelector(reader, u"only", context.game, context.problems);
    permission.atMost = reader.integer(u"at-most", 1, 10'000);
    permission.irregular = reader.flag(u"irregular").value_or(false);
    if (const Node *agreement = reader.find(u"agreement")) {
        permission.agreement = reader.id(u"agreement");
        QSet<Id> known;
        for (const Agreement &a : context.game.agreements)
            known.insert(a.id);
        checkKnown(context, known, permission.agreement, agreement->where, u"agreement");
    }
    if (const Node *from = reader.require(u"from")) {
        permission.from = context.game.list(reader.id(u"from"));
        if (!permission.from)
            checkKnown(context, context.game.words.lists, reader.id(u"from"), from->where, u"list");
    }
    reader.finish();
    const auto same = [&](const Permission &other) { return other.id == permission.id; };
    if (std::any_of(permissions.begin(), permissions.end(), same))
        reader.error(reader.where(), u"a second permission '%1'"_s.arg(permission.id.str()));
    if (permission.from)
        permissions.push_back(std::move(permission));
}

} // namespace

void readList(const LoadContext &context, const DataFile &file)
{
    auto list = std::make_unique<ForceList>();
    MapReader reader(file.root, context.problems, u"the list"_s);
    list->where = file.root.where;
    list->id = requiredId(reader, u"list");
    list->name = reader.requiredText(u"name");
    list->page = reader.text(u"page").value_or(QString());
    list->era = reader.text(u"era").value_or(QString());
    list->note = reader.text(u"note").value_or(QString());
    list->army = reader.flag(u"army").value_or(true);
    list->traits = reader.ids(u"traits");
    list->special = readSpecialRules(context, reader, u"special");
    if (list->id.isEmpty() || context.game.list(list->id)) {
        reader.error(reader.where(), list->id.isEmpty() ? u"a list without an id"_s
                                                        : u"a second list '%1'"_s.arg(list->id.str()));
        return;
    }
    for (const Node *unit : reader.list(u"units")) {
        auto read = readUnit(context, *unit, list->id);
        if (!read)
            continue;
        read->traits.insert(read->traits.end(), list->traits.begin(), list->traits.end());
        list->own.push_back(std::move(read));
    }
    list->options = readOptions(context, reader, u"options");
    list->rules = readRules(reader);
    // Read before or when all lists are there.
    for (const QStringView key : {u"choices", u"glossary", u"permissions"})
        reader.find(key);
    reader.finish();
    context.game.lists.push_back(std::move(list));
}

void bindChoices(const LoadContext &context, const std::vector<DataFile> &files)
{
    for (const DataFile &file : files) {
        ForceList *list = file.kind == u"list" ? listOf(context, file) : nullptr;
        if (!list)
            continue;
        if (const Node *choices = file.root.find(u"choices")) {
            for (const Node &choice : choices->items)
                bindChoice(context, *list, choice);
            if (choices->kind != Node::Kind::Sequence)
                context.error(choices->where, u"'choices' is %1; expected a list"_s.arg(choices->kindText()));
        }
        for (const auto &unit : list->own) {
            if (!unit->extends.isEmpty()) {
                extend(context, *list, *unit);
                continue;
            }
            ListUnit own;
            own.unit = unit.get();
            own.irregular = unit->irregular;
            own.fromArmyList = list->army;
            for (const Profile &profile : unit->profiles)
                own.profiles.push_back(&profile);
            addUnit(context, *list, std::move(own), unit->where);
        }
        // Aliases last: a unit's own id always wins.
        for (size_t i = 0; i < list->units.size(); ++i) {
            for (const Id alias : list->units[i].unit->aliases) {
                if (!list->byId.contains(alias))
                    list->byId.insert(alias, int(i));
            }
        }
    }
}

void bindSpecialRules(const LoadContext &context)
{
    for (const auto &list : context.game.lists) {
        for (const auto &own : list->own) {
            // More sizes of another list's unit have that unit's rules.
            const ListUnit *extended = own->extends.isEmpty() ? nullptr : list->find(own->extends);
            const Unit &unit = extended ? *extended->unit : *own;
            for (const Id rule : own->lacks) {
                const auto isIt = [&](const SpecialRule &special) { return special.id == rule; };
                if (std::none_of(list->special.begin(), list->special.end(), isIt))
                    context.error(own->where, u"'%1' lacks '%2', which the list does not give to every unit"_s.arg(
                                                  own->name, rule.str()));
            }
            for (Profile &profile : own->profiles) {
                profile.rules = unit.special;
                profile.rules.insert(profile.rules.end(), profile.special.begin(), profile.special.end());
                for (const SpecialRule &rule : unit.type->special)
                    gainRule(profile.rules, rule);
                for (const SpecialRule &rule : list->special) {
                    if (std::find(unit.lacks.begin(), unit.lacks.end(), rule.id) == unit.lacks.end())
                        gainRule(profile.rules, rule);
                }
            }
        }
    }
}

void readPermissions(const LoadContext &context, const std::vector<DataFile> &files)
{
    for (const DataFile &file : files) {
        ForceList *list = file.kind == u"list" ? listOf(context, file) : nullptr;
        const Node *permissions = file.root.find(u"permissions");
        if (!permissions || (file.kind != u"game" && !list))
            continue;
        if (permissions->kind != Node::Kind::Sequence)
            context.error(permissions->where, u"'permissions' is %1; expected a list"_s.arg(permissions->kindText()));
        for (const Node &permission : permissions->items)
            readPermission(context, list ? list->permissions : context.game.permissions, permission, list != nullptr);
    }
}

void checkProfiles(const LoadContext &context)
{
    const Game &game = context.game;
    for (const auto &list : game.lists) {
        for (const auto &unit : list->own) {
            for (size_t i = 1; i < unit->profiles.size(); ++i) {
                const Profile &smaller = unit->profiles[i - 1];
                const Profile &bigger = unit->profiles[i];
                if (!unit->note.isEmpty() || !smaller.note.isEmpty() || !bigger.note.isEmpty())
                    continue;
                const QString which = u"%1, %2: "_s.arg(unit->name, bigger.sizeName);
                if (bigger.models > smaller.models && bigger.points <= smaller.points)
                    context.warn(unit->where, which + u"costs no more than the smaller size"_s);
                for (size_t c = 0; c < game.columns.size(); ++c) {
                    const StatColumn &column = game.columns[c];
                    if (column.sameBySize && bigger.stats[c] != smaller.stats[c])
                        context.warn(unit->where, which + u"%1 differs from the smaller size"_s.arg(column.name));
                    const auto before = lastNumber(smaller.stats[c]);
                    const auto after = lastNumber(bigger.stats[c]);
                    if (column.moreBySize && before && after && *after <= *before)
                        context.warn(unit->where, which + u"%1 is no better than in the smaller size"_s.arg(column.name));
                }
            }
        }
    }
}

} // namespace muster
