// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/choices.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

Finding make(const QString &id, Code code, Severity severity, QStringList names)
{
    Finding finding;
    finding.id = id;
    finding.code = code;
    finding.severity = severity;
    finding.names = std::move(names);
    return finding;
}

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

/// The same choice stands at an earlier place of the entry: one finding says all.
template<class List>
bool stoodBefore(const List &bought, qsizetype index)
{
    for (qsizetype i = 0; i < index; ++i) {
        if (bought[i].option == bought[index].option && bought[i].id == bought[index].id)
            return true;
    }
    return false;
}

template<class List>
int timesBought(const List &bought, const Option *option)
{
    int times = 0;
    for (const Bought &other : bought)
        times += other.option == option;
    return times;
}

/// What the pool sells only under packs that the army is not played under.
Finding poolClosed(const Roster &roster, const QString &buyer, const Bought &bought)
{
    QStringList names{buyer, bought.option->name};
    for (const Id id : bought.pool->packs) {
        if (const Pack *pack = roster.game->pack(id))
            names.append(pack->name);
    }
    return make(u"choice.closed"_s, Code::PoolClosed, Severity::Error, std::move(names));
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

/// Of one thing bought for the whole army: what is wrong with it, at its first place.
void checkForArmy(const Roster &roster, qsizetype index, std::vector<Finding> &findings)
{
    const auto &all = roster.upgrades;
    const Bought &bought = all[index];
    const auto add = [&](const QString &id, Code code, Severity severity, const QString &name) -> Finding & {
        findings.push_back(make(id, code, severity, {QString(), name}));
        return findings.back();
    };
    if (bought.standing == Bought::Standing::Unknown) {
        add(u"unknown.upgrade"_s, Code::UnknownUpgrade, Severity::Unknown, bought.id.str());
        return;
    }
    const Option &option = *bought.option;
    if (bought.standing == Bought::Standing::NotHere) {
        add(u"choice.not-here"_s, Code::UpgradeNotHere, Severity::Error, option.name);
        return;
    }
    if (!roster.sells(*bought.pool)) {
        findings.push_back(poolClosed(roster, QString(), bought));
        return;
    }
    if (!roster.anyMatches(option.only) || !roster.anyMatches(bought.pool->only))
        add(u"choice.forbidden"_s, Code::UpgradeForbidden, Severity::Error, option.name).because = option.because;
    if (const int times = timesBought(all, &option); times > option.times) {
        Finding &repeated = add(u"choice.repeated"_s, Code::OptionRepeated, Severity::Error, option.name);
        repeated.actual = times;
        repeated.limit = option.times;
    }
    const auto has = [&](Id id) {
        return std::any_of(all.begin(), all.end(), [&](const Bought &other) { return other.option && other.option->goesBy(id); });
    };
    const auto nameOf = [&](Id id) { return roster.game->upgrade(id) ? roster.game->upgrade(id)->name : id.str(); };
    for (const Id id : option.needs) {
        if (!has(id))
            findings.push_back(make(u"choice.needs"_s, Code::Required, Severity::Error, {option.name, nameOf(id)}));
    }
    for (const Id id : option.shuns) {
        if (has(id))
            findings.push_back(make(u"advice.shuns"_s, Code::Excluded, Severity::Advice, {option.name, nameOf(id)}));
    }
}

/// What counts only where an army keeps the experience of earlier battles.
void checkExperience(const Roster &roster, std::vector<Finding> &findings)
{
    if (roster.keepsExperience())
        return;
    Finding outside = make(u"experience.outside"_s, Code::ExperienceOutside, Severity::Error, {});
    for (const RosterEntry &entry : roster.entries) {
        if (entry.entry->experience < 1)
            continue;
        outside.entries.push_back(entry.entry->key);
        outside.names.append(entry.title());
    }
    if (outside.entries.empty())
        return;
    outside.names.sort();
    findings.push_back(std::move(outside));
}

Finding unknownUnit(const Roster &roster, const RosterEntry &entry)
{
    const Entry &written = *entry.entry;
    if (!written.list.isEmpty() && !roster.game->list(written.list))
        return of(entry, u"unknown.list"_s, Code::UnknownList, Severity::Unknown, {written.list.str(), written.unit.str()});
    return of(entry, u"unknown.unit"_s, Code::UnknownUnit, Severity::Unknown, {written.unit.str()});
}

} // namespace

void checkHeader(const Roster &roster, std::vector<Finding> &findings)
{
    const ArmyHeader &header = roster.army->header;
    if (roster.game->flawed)
        findings.push_back(make(u"unknown.data"_s, Code::FlawedData, Severity::Unknown, {}));
    for (const Node::Field &field : roster.army->extras)
        findings.push_back(make(u"unknown.key"_s, Code::UnknownKey, Severity::Unknown, {QString(), field.key}));
    if (!roster.list) {
        findings.push_back(make(u"unknown.list"_s, Code::UnknownList, Severity::Unknown, {header.list.str()}));
    } else if (!roster.list->army) {
        findings.push_back(make(u"list.no-army"_s, Code::NotAnArmyList, Severity::Error, {roster.list->name}));
    }
    if (header.points < 1) {
        findings.push_back(make(u"points.bad"_s, Code::BadPoints, Severity::Error, {}));
        findings.back().actual = header.points;
        findings.back().limit = 1;
    }
    for (const Id agreement : header.agreements) {
        if (!roster.game->agreement(agreement))
            findings.push_back(
                make(u"unknown.agreement"_s, Code::UnknownAgreement, Severity::Unknown, {agreement.str()}));
    }
    for (const Id pack : header.packs) {
        if (!roster.game->pack(pack))
            findings.push_back(make(u"unknown.pack"_s, Code::UnknownPack, Severity::Unknown, {pack.str()}));
    }
    for (qsizetype i = 0; i < roster.upgrades.size(); ++i) {
        if (!stoodBefore(roster.upgrades, i))
            checkForArmy(roster, i, findings);
    }
    checkExperience(roster, findings);
}

void checkChoices(const Roster &roster, std::vector<Finding> &findings)
{
    for (const RosterEntry &entry : roster.entries) {
        if (!entry.entry->extras.empty() || entry.entry->models)
            checkKeys(entry, findings);
        if (!entry.unit) {
            findings.push_back(unknownUnit(roster, entry));
            continue;
        }
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
