// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/selector.h"

#include "model/catalogue.h"
#include "model/map_reader.h"
#include "model/roster.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

using Key = Selector::Key;

struct KeyWord {
    Key key;
    QStringView word;
    const QSet<Id> Vocabulary::*known;   ///< where its values must be found; null: anything, or no ids at all
};

constexpr KeyWord keyWords[] = {
    {Key::Unit, u"unit", &Vocabulary::units},
    {Key::List, u"list", &Vocabulary::lists},
    {Key::Type, u"type", &Vocabulary::types},
    {Key::Class, u"class", &Vocabulary::classes},
    {Key::Size, u"size", &Vocabulary::sizes},
    {Key::Trait, u"trait", &Vocabulary::traits},
    {Key::Irregular, u"irregular", nullptr},
    {Key::Limited, u"limited", nullptr},
    {Key::Models, u"models", nullptr},
    {Key::HasStat, u"has-stat", nullptr},
    {Key::Special, u"special", &Vocabulary::specials},
    {Key::Tag, u"tag", &Vocabulary::tags},
    {Key::Option, u"option", &Vocabulary::options},
    {Key::Upgrade, u"upgrade", &Vocabulary::upgrades},
    {Key::Pool, u"pool", &Vocabulary::pools},
    {Key::Access, u"access", &Vocabulary::access},
    {Key::Leads, u"leads", nullptr},
    {Key::LedBy, u"led-by", nullptr},
    {Key::Attached, u"attached", nullptr},
    {Key::Chief, u"chief", nullptr},
    {Key::Any, u"any", nullptr},
    {Key::All, u"all", nullptr},
    {Key::Not, u"not", nullptr},
};

bool contains(const std::vector<Id> &values, Id value)
{
    return std::find(values.begin(), values.end(), value) != values.end();
}

Id ownAccess()
{
    static const Id own = u"own"_id;
    return own;
}

template<class Test>
bool anyOf(const std::vector<Id> &values, Test test)
{
    return std::any_of(values.begin(), values.end(), test);
}

/// After what options set: a dash is no stat.
bool hasStat(const RosterEntry &entry, int column)
{
    if (!entry.profile)
        return false;
    QString value = entry.profile->stats[size_t(column)];
    const auto look = [&](const Bought &bought) {
        if (bought.standing != Bought::Standing::Fine)
            return;
        for (const Effect::Set &change : bought.option->effect.set) {
            if (change.column == column)
                value = change.value;
        }
    };
    std::for_each(entry.options.begin(), entry.options.end(), look);
    std::for_each(entry.upgrades.begin(), entry.upgrades.end(), look);
    return value != u"-";
}

/// There is one, and of the sort that is asked for; or there is none, where that is asked for.
bool isWith(const Selector::Term &term, const RosterEntry *other)
{
    return (other && (term.parts.empty() || term.parts.front().matches(*other))) == term.flag;
}

bool holds(const Selector::Term &term, const RosterEntry &entry)
{
    const Unit *unit = entry.unit;
    const auto matches = [&](const Selector &part) { return part.matches(entry); };
    switch (term.key) {
    case Key::Any: return std::any_of(term.parts.begin(), term.parts.end(), matches);
    case Key::All: return std::all_of(term.parts.begin(), term.parts.end(), matches);
    case Key::Not: return std::none_of(term.parts.begin(), term.parts.end(), matches);
    case Key::Unit: return unit && contains(term.values, unit->id);
    case Key::List: return unit && contains(term.values, unit->list);
    case Key::Type: return unit && contains(term.values, entry.type->id);
    case Key::Class: return unit && contains(term.values, entry.type->unitClass);
    case Key::Size: return unit && contains(term.values, entry.size());
    case Key::Trait: return unit && anyOf(unit->traits, [&](Id trait) { return contains(term.values, trait); });
    case Key::Irregular: return unit && entry.irregular == term.flag;
    case Key::Limited: return unit && unit->limit.has_value() == term.flag;
    case Key::Models: return unit && entry.models >= term.least && (term.most == 0 || entry.models <= term.most);
    case Key::HasStat:
        return unit && std::any_of(term.columns.begin(), term.columns.end(),
                                   [&](int column) { return hasStat(entry, column); });
    case Key::Special: return unit && anyOf(term.values, [&](Id rule) { return entry.hasSpecial(rule); });
    case Key::Tag: return unit && anyOf(term.values, [&](Id tag) { return entry.hasTag(tag); });
    case Key::Option: return unit && anyOf(term.values, [&](Id option) { return entry.boughtOption(option); });
    case Key::Upgrade: return unit && anyOf(term.values, [&](Id upgrade) { return entry.boughtUpgrade(upgrade); });
    case Key::Pool:
        return std::any_of(entry.upgrades.begin(), entry.upgrades.end(), [&](const Bought &bought) {
            return bought.standing == Bought::Standing::Fine && bought.pool && contains(term.values, bought.pool->id);
        });
    case Key::Leads: return unit && isWith(term, entry.leads() ? entry.host : nullptr);
    case Key::LedBy: return unit && isWith(term, entry.leader);
    case Key::Attached: return unit && (entry.host != nullptr) == term.flag;
    case Key::Chief: return unit && entry.chief == term.flag;
    case Key::Access:
        return unit
            && (entry.permission ? contains(term.values, entry.permission->id)
                                 : entry.listed && contains(term.values, ownAccess()));
    }
    return false;
}

/// `models: 20`, or `models: {at-least: 10, at-most: 20}`.
void readModels(const Node &node, Selector::Term &term, Problems &problems)
{
    if (node.kind == Node::Kind::Scalar) {
        term.least = term.most = plainInteger(node).value_or(0);
        if (term.least < 1)
            problems.append({Problem::Severity::Error,
                             u"'models' is '%1'; expected a number or {at-least: n, at-most: n}"_s.arg(node.scalar), node.where});
        return;
    }
    MapReader reader(node, problems, u"'models'"_s);
    term.least = reader.integer(u"at-least", 0, 10'000).value_or(0);
    term.most = reader.integer(u"at-most", 1, 10'000).value_or(0);
    if (term.most > 0 && term.most < term.least)
        reader.error(reader.where(), u"'at-most' is less than 'at-least'"_s);
    reader.finish();
}

Selector readSelectorNode(const Node &node, const Game &game, Problems &problems)
{
    Selector selector;
    MapReader reader(node, problems, u"the selector"_s);
    if (!reader.isMap())
        return selector;
    for (const KeyWord &word : keyWords) {
        if (!reader.has(word.word))
            continue;
        Selector::Term term;
        term.key = word.key;
        switch (word.key) {
        case Key::Leads:
        case Key::LedBy:
            if (const Node *other = reader.find(word.word); other->kind == Node::Kind::Map)
                term.parts.push_back(readSelectorNode(*other, game, problems));
            else
                term.flag = reader.flag(word.word).value_or(true);
            break;
        case Key::Attached:
        case Key::Chief:
        case Key::Irregular:
        case Key::Limited: term.flag = reader.flag(word.word).value_or(true); break;
        case Key::Models:
            readModels(*reader.find(word.word), term, problems);
            break;
        case Key::HasStat:
            for (const Id stat : reader.ids(word.word)) {
                if (const std::optional<int> column = game.column(stat))
                    term.columns.push_back(*column);
                else
                    reader.error(reader.find(word.word)->where, u"unknown stat '%1'"_s.arg(stat.str()));
            }
            break;
        case Key::Any:
        case Key::All:
        case Key::Not:
            for (const Node *part : reader.list(word.word))
                term.parts.push_back(readSelectorNode(*part, game, problems));
            break;
        default:
            for (const Node *item : reader.list(word.word)) {
                if (item->kind != Node::Kind::Scalar) {
                    reader.error(item->where, u"%1 in '%2'; expected a name"_s.arg(item->kindText(), word.word));
                    continue;
                }
                const Id id = Id::ofName(item->scalar);
                const QSet<Id> &known = game.words.*word.known;
                if (!known.contains(id)) {
                    QStringList candidates;
                    for (const Id candidate : known)
                        candidates.append(candidate.str());
                    candidates.sort();
                    const QString near = nearest(id.str(), candidates);
                    reader.error(item->where, u"unknown %1 '%2'%3"_s.arg(word.word, item->scalar,
                                                                         near.isEmpty()
                                                                             ? QString()
                                                                             : u"; expected '%1'"_s.arg(near)));
                }
                term.values.push_back(game.words.canonical.value(id, id));
            }
        }
        selector.terms.push_back(std::move(term));
    }
    reader.finish();
    return selector;
}

} // namespace

bool Selector::matches(const RosterEntry &entry) const
{
    return std::all_of(terms.begin(), terms.end(), [&](const Term &term) { return holds(term, entry); });
}

bool Selector::namesUnitOf(const RosterEntry &entry) const
{
    // What holds of the unit whatever is done with it; the rest is for rules to forbid.
    static const auto lasting = [](const Selector &selector, const auto &self) -> bool {
        return std::all_of(selector.terms.begin(), selector.terms.end(), [&](const Term &term) {
            if (term.key == Key::Any || term.key == Key::All || term.key == Key::Not)
                return std::all_of(term.parts.begin(), term.parts.end(), [&](const Selector &part) { return self(part, self); });
            return term.key == Key::Unit || term.key == Key::List || term.key == Key::Trait || term.key == Key::Class;
        });
    };
    return std::all_of(terms.begin(), terms.end(), [&](const Term &term) {
        if (term.key == Key::All)
            return std::all_of(term.parts.begin(), term.parts.end(), [&](const Selector &part) { return part.namesUnitOf(entry); });
        return !lasting(Selector{{term}}, lasting) || holds(term, entry);
    });
}

bool Selector::uses(Key key) const
{
    return std::any_of(terms.begin(), terms.end(), [&](const Term &term) {
        return term.key == key
            || std::any_of(term.parts.begin(), term.parts.end(), [&](const Selector &part) { return part.uses(key); });
    });
}

Selector readSelector(MapReader &reader, QStringView key, const Game &game, Problems &problems)
{
    const Node *node = reader.find(key);
    return node ? readSelectorNode(*node, game, problems) : Selector();
}

} // namespace muster
