// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/describe.h"
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Every unit is a choice of the army's list or comes in by a permission whose terms are kept.
class Membership : public Rule {
public:
    using Rule::Rule;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        // A list that the data lacks is one finding, not one for every unit.
        if (!roster.list)
            return;
        QVarLengthArray<const Permission *, 8> used;
        Conditions conditions;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit || entry.listed)
                continue;
            if (!entry.permission && namesAnotherList(roster, entry))
                continue;
            if (!entry.permission)
                findings.push_back(notInList(roster, entry));
            else if (!conditions.met(roster, *entry.permission))
                findings.push_back(conditionMissing(roster, entry));
            else if (!used.contains(entry.permission))
                used.append(entry.permission);
        }
        for (qsizetype i = 0; i < used.size(); ++i) {
            checkNumber(roster, *used[i], findings);
            const Id agreement = used[i]->agreement;
            const bool first = std::none_of(used.begin(), used.begin() + i, [&](const Permission *before) {
                return before->agreement == agreement;
            });
            if (first && !agreement.isEmpty() && !roster.army->header.agrees(agreement))
                findings.push_back(agreementMissing(roster, agreement, conditions));
        }
    }

private:
    /// Looks at the army once for each permission, not for each unit.
    struct Conditions {
        QVarLengthArray<std::pair<const Permission *, bool>, 8> known;

        bool met(const Roster &roster, const Permission &permission)
        {
            for (const auto &[other, met] : known) {
                if (other == &permission)
                    return met;
            }
            known.append({&permission, roster.anyMatches(permission.when)});
            return known.last().second;
        }
    };

    /// It names a list that has no such unit: that is a finding already.
    static bool namesAnotherList(const Roster &roster, const RosterEntry &entry)
    {
        const ForceList *named = entry.entry->list.isEmpty() ? nullptr : roster.game->list(entry.entry->list);
        return named && !named->find(entry.entry->unit);
    }

    Finding notInList(const Roster &roster, const RosterEntry &entry) const
    {
        Finding broken = finding(Code::NotInList);
        broken.entries = {entry.entry->key};
        broken.names = {nameFor(roster, *entry.unit), roster.list->name};
        if (const QString reason = notAdmitted(roster, entry); !reason.isEmpty())
            broken.because = reason;
        return broken;
    }

    /// Where the army's list has another unit of that name, only the list tells which is meant.
    static QString nameFor(const Roster &roster, const Unit &unit)
    {
        const ForceList *from = roster.game->list(unit.list);
        const bool another = std::any_of(roster.list->units.begin(), roster.list->units.end(), [&](const ListUnit &own) {
            return own.unit != &unit && own.unit->name == unit.name;
        });
        return another && from ? u"%1 (%2)"_s.arg(unit.name, from->name) : unit.name;
    }

    /// Why a permission in force does not let this unit of its list in.
    static QString notAdmitted(const Roster &roster, const RosterEntry &entry)
    {
        const auto reason = [&](const std::vector<Permission> &permissions) {
            for (const Permission &permission : permissions) {
                const ListUnit *there = permission.from->find(entry.entry->unit);
                if (there && there->unit == entry.unit && !permission.only.matches(entry) && roster.anyMatches(permission.when))
                    return permission.because;
            }
            return QString();
        };
        const QString own = reason(roster.list->permissions);
        return own.isEmpty() ? reason(roster.game->permissions) : own;
    }

    Finding of(Code code, const Permission &permission) const
    {
        Finding broken = finding(code, Severity::Error, permission.id.str());
        if (!permission.page.isEmpty())
            broken.page = permission.page;
        return broken;
    }

    Finding conditionMissing(const Roster &roster, const RosterEntry &entry) const
    {
        Finding broken = of(Code::PermissionNeeded, *entry.permission);
        broken.entries = {entry.entry->key};
        broken.names = {entry.unit->name, entry.permission->name, describe(entry.permission->when, *roster.game)};
        return broken;
    }

    void checkNumber(const Roster &roster, const Permission &permission, std::vector<Finding> &findings) const
    {
        if (!permission.atMost)
            return;
        const auto guest = [&](const RosterEntry &entry) { return entry.unit && entry.permission == &permission; };
        const auto guests = std::count_if(roster.entries.begin(), roster.entries.end(), guest);
        if (guests <= *permission.atMost)
            return;
        Finding over = of(Code::PermissionOver, permission);
        over.names = {permission.name};
        over.actual = guests;
        over.limit = *permission.atMost;
        for (const RosterEntry &entry : roster.entries) {
            if (guest(entry))
                over.entries.push_back(entry.entry->key);
        }
        findings.push_back(std::move(over));
    }

    Finding agreementMissing(const Roster &roster, Id agreement, Conditions &conditions) const
    {
        Finding needed = finding(Code::AgreementNeeded, Severity::Consent);
        needed.id = u"consent."_s + agreement.str();
        const Agreement *known = roster.game->agreement(agreement);
        QStringList units;
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit || !entry.permission || entry.permission->agreement != agreement
                || !conditions.met(roster, *entry.permission))
                continue;
            needed.entries.push_back(entry.entry->key);
            units.append(entry.unit->name);
        }
        // By name, so that the message does not depend on the order of entries.
        units.removeDuplicates();
        units.sort();
        needed.names = QStringList{known ? known->name : agreement.str()} + units;
        if (known && !known->page.isEmpty())
            needed.page = known->page;
        return needed;
    }
};

} // namespace

std::unique_ptr<Rule> bindMembership(Rule::Common common, MapReader &, const BindContext &)
{
    return std::make_unique<Membership>(std::move(common));
}

} // namespace muster
