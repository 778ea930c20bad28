// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/army.h"

#include <QStringList>

namespace muster {

enum class Severity {
    Error,     ///< not legal
    Unknown,   ///< cannot be judged
    Consent,   ///< legal if the opponent agrees
    Advice     ///< legal; the book or sense suggests otherwise
};

/// Which fact a finding states: its words and numbers. One text per code, in app/text.
enum class Code {
    // what the data lacks or the army does not say
    UnknownList,          // names: list, unit id if one is named from it
    NotAnArmyList,        // names: list
    UnknownUnit,          // names: unit id
    UnitAmbiguous,        // names: unit, lists that have one of that name
    NotInNamedList,       // names: unit, list that the entry names
    PacksOpposed,         // names: two packs
    UnknownSize,          // names: unit, size id, sizes there are; an error if other units have such a size
    SizeMissing,          // names: unit, sizes there are
    UnknownOption,        // names: unit, option id
    UnknownUpgrade,       // names: unit, upgrade id
    UnknownAgreement,     // names: agreement id
    UnknownPack,          // names: pack id
    UnknownRule,          // names: rule id, kind
    UnknownKey,           // names: unit (empty: the army's own), key; of `models` actual: as written, limit: as printed
    FlawedData,           // the game's files have errors
    BadPoints,            // actual: agreed points, limit: least that makes sense
    // choices of one unit
    OptionNotHere,        // names: unit, option
    UpgradeNotHere,       // names: unit, upgrade
    OptionForbidden,      // names: unit, option
    UpgradeForbidden,     // names: unit, upgrade
    OptionRepeated,       // names: unit, option; actual: times, limit: times allowed
    OptionsExclusive,     // names: unit, options of one group; actual: taken, limit: how many may be
    OptionPointless,      // names: unit, option or upgrade; because: why it does nothing, if it is not there already
    // rule kinds
    PointsOver,           // actual: points, limit: agreed
    PointsUnder,          // actual: points, limit: least
    ShareOver,            // names: what; actual: points, limit: most points, basis: of, percent
    ShareUnder,           // names: what; actual, limit: least points, basis, percent
    SlotsOver,            // names: slots wanted (several share what is open); actual: wanted, limit: open
    SlotsByAgreement,     // names: slot, agreement; actual: wanted, limit: open, basis: agreed points
    CountOver,            // names: what; actual, limit
    CountUnder,           // names: what; actual, limit
    DistinctBroken,       // names: upgrade; actual: times
    QuotaOver,            // names: unit, pool; actual, limit
    Excluded,             // names: what, with what; of a consent also the agreement
    Required,             // names: what (empty: the army), the lacking other
    NotInList,            // names: unit (with its list if the army's has one of that name too), list
    PermissionNeeded,     // names: unit, permission, what its condition asks for (may be empty)
    PermissionOver,       // names: permission; actual, limit
    AgreementNeeded,      // names: agreement, units
    AgreementBarred,      // names: agreement id, agreement
    AllowanceOver,        // names: what, what it is paid in; actual: price, limit: allowed
    PoolClosed,           // names: unit (empty: the army), upgrade, packs under which it is on sale
    ExperienceOutside,    // names: units
    GroupTooSmall,        // names: unit; actual: models, limit: least
    Unattached,           // names: unit that must lead another
    MemberAlone,          // names: unit that must stand in a band
    MayNotLead,           // names: leader, unit
    MayNotJoin,           // names: member, band
    AttachedOver,         // names: unit; actual: attached to it, limit
    ChiefMissing,         // actual: how many could be it
    ChiefUnfit,           // names: unit that is named, but leads nobody or may not be it
    ChiefMustBe,          // names: unit
    CrewLacking,          // names: what, of whom; actual: models there, limit: models needed
    UnlistedGame          // names: game id
};

/// What a rule says about an army: structured up to the top, where app/text puts it into words.
struct Finding {
    QString id;                     ///< stable: the rule's, e.g. `share.mercenaries`, or with a part: `unlock.troop`
    Code code = Code::UnknownRule;
    Severity severity = Severity::Error;
    std::vector<EntryKey> entries;  ///< the entries it points at, in the army's order
    QStringList names;              ///< printed names for the message, by code
    QString nearest;                ///< of an unknown word: the known one that is most like it, as it is written; may be empty
    qint64 actual = 0;
    qint64 limit = 0;
    qint64 basis = 0;
    double percent = 0;
    QString page;                   ///< of the book
    QString because;                ///< the rule's reason in the data's words; may be empty

    friend bool operator==(const Finding &, const Finding &) = default;
};

} // namespace muster
