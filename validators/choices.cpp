// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/choices.h"

#include "validators/bought.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

Finding of(const RosterEntry &entry, const QString &id, Code code, Severity severity, QStringList names)
{
    Finding finding = make(id, code, severity, std::move(names));
    finding.entries = {entry.entry->key};
    return finding;
}

/// A size that other units have is a wrong choice; one that no data knows cannot be judged.
Finding withoutSize(const Game &game, const RosterEntry &entry)
{
    QStringList sizes;
    for (const Profile *profile : entry.source->profiles)
        sizes.append(profile->sizeName);
    sizes.removeAll(QString());
    if (entry.entry->size.isEmpty())
        return of(entry, u"size.missing"_s, Code::SizeMissing, Severity::Unknown, QStringList{entry.unit->name} + sizes);
    const bool known = game.words.sizes.contains(entry.entry->size);
    return of(entry, known ? u"choice.size"_s : u"unknown.size"_s, Code::UnknownSize,
              known ? Severity::Error : Severity::Unknown,
              QStringList{entry.unit->name, entry.entry->size.str()} + sizes);
}

template<class List>
void checkBought(const Roster &roster, const RosterEntry &entry, const List &list, bool upgrades, std::vector<Finding> &findings)
{
    const QString &unit = entry.unit->name;
    for (qsizetype i = 0; i < list.size(); ++i) {
        const Bought &bought = list[i];
        if (stoodBefore(list, i))
            continue;
        switch (bought.standing) {
        case Bought::Standing::Unknown:
            findings.push_back(of(entry, upgrades ? u"unknown.upgrade"_s : u"unknown.option"_s,
                                  upgrades ? Code::UnknownUpgrade : Code::UnknownOption, Severity::Unknown,
                                  {unit, bought.id.str()}));
            continue;
        case Bought::Standing::NotHere:
            findings.push_back(of(entry, u"choice.not-here"_s, upgrades ? Code::UpgradeNotHere : Code::OptionNotHere,
                                  Severity::Error, {unit, bought.option ? bought.option->name : bought.id.str()}));
            if (bought.option)
                findings.back().because = bought.option->because;
            continue;
        case Bought::Standing::Fine:
            break;
        }
        const Option &option = *bought.option;
        if (bought.pool && !roster.sells(*bought.pool)) {
            findings.push_back(poolClosed(roster, unit, bought));
            findings.back().entries = {entry.entry->key};
            continue;
        }
        // Who may have an upgrade is for the game's rules; without a known size nobody can say it of an option.
        if (!upgrades && entry.profile && !admits(entry, option)) {
            findings.push_back(of(entry, u"choice.forbidden"_s, Code::OptionForbidden, Severity::Error, {unit, option.name}));
            findings.back().because = option.because;
            findings.back().page = option.page;
            continue;
        }
        if (list.size() == 1)
            continue;
        if (const int times = timesBought(list, &option); times > option.times) {
            findings.push_back(of(entry, u"choice.repeated"_s, Code::OptionRepeated, Severity::Error, {unit, option.name}));
            findings.back().actual = times;
            findings.back().limit = option.times;
        }
    }
}

/// Two options of one group, such as two mounts.
void checkGroups(const RosterEntry &entry, std::vector<Finding> &findings)
{
    const auto &options = entry.options;
    const auto inGroup = [&](qsizetype i) {
        return options[i].standing == Bought::Standing::Fine && !options[i].option->group.isEmpty() && !stoodBefore(options, i);
    };
    for (qsizetype i = 0; i < options.size(); ++i) {
        if (!inGroup(i))
            continue;
        const Id group = options[i].option->group;
        bool first = true;
        for (qsizetype j = 0; j < i; ++j)
            first = first && !(inGroup(j) && options[j].option->group == group);
        if (!first)
            continue;
        QStringList names;
        for (qsizetype j = i; j < options.size(); ++j) {
            if (inGroup(j) && options[j].option->group == group)
                names.append(options[j].option->name);
        }
        names.removeDuplicates();
        const int room = entry.room(group);
        if (names.size() > room) {
            names.sort();
            findings.push_back(of(entry, u"choice.exclusive"_s, Code::OptionsExclusive, Severity::Error,
                                  QStringList{entry.unit->name} + names));
            findings.back().actual = names.size();
            findings.back().limit = room;
        }
    }
}

/// What the data knows no meaning of may mean anything: the army cannot be judged.
void checkKeys(const RosterEntry &entry, std::vector<Finding> &findings)
{
    const QString unit = entry.unit ? entry.unit->name : entry.entry->unit.str();
    for (const Node::Field &field : entry.entry->extras)
        findings.push_back(of(entry, u"unknown.key"_s, Code::UnknownKey, Severity::Unknown, {unit, field.key}));
    const std::optional<int> models = entry.entry->models;
    if (!models || !entry.profile || *models == entry.models)
        return;
    findings.push_back(of(entry, u"unknown.key"_s, Code::UnknownKey, Severity::Unknown, {unit, u"models"_s}));
    findings.back().actual = *models;
    findings.back().limit = entry.models;
}

/// Which list prints the unit, where that is not clear or not so.
void checkSource(const Roster &roster, const RosterEntry &entry, std::vector<Finding> &findings)
{
    const Id named = entry.entry->list;
    if (entry.ambiguous) {
        QStringList lists;
        for (const auto &list : roster.game->lists) {
            const bool own = std::any_of(list->own.begin(), list->own.end(), [&](const auto &unit) { return unit->id == entry.unit->id; });
            if (own)
                lists.append(list->name);
        }
        lists.sort();
        findings.push_back(of(entry, u"unit.ambiguous"_s, Code::UnitAmbiguous, Severity::Unknown, QStringList{entry.unit->name} + lists));
    } else if (const ForceList *list = named.isEmpty() || entry.listed || entry.permission ? nullptr : roster.game->list(named);
               list && !list->find(entry.entry->unit)) {
        findings.push_back(of(entry, u"choice.list"_s, Code::NotInNamedList, Severity::Error, {entry.unit->name, list->name}));
    }
}

Finding unknownUnit(const Roster &roster, const RosterEntry &entry)
{
    const Entry &written = *entry.entry;
    if (!written.list.isEmpty() && !roster.game->list(written.list))
        return of(entry, u"unknown.list"_s, Code::UnknownList, Severity::Unknown, {written.list.str(), written.unit.str()});
    return of(entry, u"unknown.unit"_s, Code::UnknownUnit, Severity::Unknown, {written.unit.str()});
}

} // namespace

void checkChoices(const Roster &roster, std::vector<Finding> &findings)
{
    for (const RosterEntry &entry : roster.entries) {
        if (!entry.entry->extras.empty() || entry.entry->models)
            checkKeys(entry, findings);
        if (!entry.unit) {
            findings.push_back(unknownUnit(roster, entry));
            continue;
        }
        if (entry.ambiguous || !entry.entry->list.isEmpty())
            checkSource(roster, entry, findings);
        if (!entry.profile)
            findings.push_back(withoutSize(*roster.game, entry));
        if (!entry.options.isEmpty()) {
            checkBought(roster, entry, entry.options, false, findings);
            if (entry.options.size() > 1)
                checkGroups(entry, findings);
        }
        if (!entry.upgrades.isEmpty())
            checkBought(roster, entry, entry.upgrades, true, findings);
    }
}

} // namespace muster
