// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/group_steps.h"

#include <algorithm>

namespace muster {

namespace {

qint64 roundedUp(qint64 part, qint64 by)
{
    return (part + by - 1) / by;
}

QString nameOf(const RosterEntry &entry)
{
    return entry.title();
}

/// Top-level entries that nobody leads, other than those that the leader stands with.
template<class Visit>
void eachUnled(const Roster &roster, Visit visit)
{
    for (const RosterEntry &entry : roster.entries) {
        if (entry.unit && !entry.host && !entry.leader)
            visit(entry);
    }
}

} // namespace

int pointsPerModel(const RosterEntry &entry)
{
    if (!entry.profile || !entry.choosesModels())
        return 0;
    int each = entry.profile->points;
    const auto add = [&](const Bought &bought) {
        if (bought.points != 0 && bought.option->cost.perModel)
            each += bought.option->cost.of(entry.profile->size, 1);
    };
    std::for_each(entry.options.begin(), entry.options.end(), add);
    std::for_each(entry.upgrades.begin(), entry.upgrades.end(), add);
    return each;
}

void addModelSteps(const Finding &finding, const RosterEntry &entry, std::vector<FixStep> &steps)
{
    if (!entry.profile || !entry.choosesModels())
        return;
    const qint64 each = pointsPerModel(entry);
    const qint64 difference = finding.limit - finding.actual;
    qint64 more = 0;
    switch (finding.code) {
    case Code::GroupTooSmall:
    case Code::CrewLacking:
        more = difference;
        break;
    case Code::PointsUnder:
    case Code::ShareUnder:
        more = each > 0 ? roundedUp(difference, each) : 0;
        break;
    case Code::PointsOver:
    case Code::ShareOver:
        more = each > 0 ? -roundedUp(-difference, each) : 0;
        break;
    default:
        break;
    }
    const qint64 models = entry.models + more;
    if (more == 0 || models < 1 || models > 10'000)
        return;
    FixStep step{more > 0 ? FixCode::AddModels : FixCode::RemoveModels, entry.entry->key, {}};
    step.points = int(models);
    steps.push_back(step);
}

void addLeaderSteps(const Finding &finding, const Roster &roster, const RuleBook &book, bool everywhere, std::vector<FixStep> &steps)
{
    const EntryKey first = finding.entries.empty() ? 0 : finding.entries.front();
    const RosterEntry *guilty = roster.find(first);
    if (finding.code == Code::Unattached || finding.code == Code::MayNotLead || (everywhere && guilty && guilty->leads())) {
        eachUnled(roster, [&](const RosterEntry &host) {
            if (host.entry->key != first && book.roleOf(host) == Entry::Role::None)
                steps.push_back({FixCode::Lead, first, {}, 0, nullptr, {}, {}, host.entry->key});
        });
    }
    const bool aboutChief = finding.code == Code::ChiefMissing || finding.code == Code::ChiefUnfit
                            || finding.code == Code::ChiefMustBe || (guilty && guilty->chief);
    for (const RosterEntry &entry : roster.entries) {
        if (aboutChief && entry.leads() && !entry.chief)
            steps.push_back({FixCode::NameChief, entry.entry->key, {}});
    }
    if (!roster.list || (finding.code != Code::CountUnder && finding.code != Code::MayNotLead))
        return;
    for (const ListUnit &unit : roster.list->units) {
        RosterEntry probe;
        const Entry written;
        probe.entry = &written;
        probe.unit = unit.unit;
        probe.type = unit.unit->type;
        if (book.roleOf(probe) != Entry::Role::Leader)
            continue;
        for (const Profile *profile : unit.profiles) {
            if (finding.code == Code::MayNotLead && guilty && guilty->host)
                steps.push_back({FixCode::ReplaceLeader, first, profile->size, 0, &unit, {}, {}, guilty->host->entry->key});
            if (finding.code == Code::CountUnder)
                eachUnled(roster, [&](const RosterEntry &host) {
                    steps.push_back({FixCode::AddLeader, 0, profile->size, 0, &unit, {}, {}, host.entry->key});
                });
        }
    }
}

bool fixGroupStep(const FixStep &step, const Game &game, const Army &army, const Roster &roster, Fix &fix)
{
    const RosterEntry *entry = roster.find(step.key);
    const RosterEntry *host = roster.find(step.host);
    switch (step.code) {
    case FixCode::AddModels:
    case FixCode::RemoveModels:
        if (entry) {
            fix.names = {nameOf(*entry)};
            fix.actual = std::abs(step.points - entry->models);
            fix.edits = {withModels(*entry->entry, step.points)};
        }
        return true;
    case FixCode::NameChief:
        if (entry) {
            fix.names = {nameOf(*entry)};
            fix.edits = {withChief(army.header, step.key)};
        }
        return true;
    case FixCode::Lead:
        if (entry && host) {
            fix.names = {nameOf(*entry), nameOf(*host)};
            fix.edits = withHost(army, step.key, step.host);
        }
        return true;
    case FixCode::AddLeader:
    case FixCode::ReplaceLeader:
        if (host && (entry || step.code == FixCode::AddLeader)) {
            Entry leader;
            leader.unit = step.unit->unit->id;
            leader.size = step.what;
            leader.byExperience = game.sizesAreExperience();
            fix.names = {step.unit->unit->name, game.sizeName(step.what), nameOf(*host)};
            if (entry) {
                fix.names.append(nameOf(*entry));
                fix.edits = {RemoveEntry{step.key}};
            }
            fix.edits.push_back(AttachEntry{step.host, 0, std::move(leader)});
        }
        return true;
    default:
        return false;
    }
}

} // namespace muster
