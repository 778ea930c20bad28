// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/edit.h"
#include "validators/rule_book.h"

#include <map>

namespace muster {

/// Why a fix would be taken: its words are in app/text.
enum class FixCode {
    AgreeTo,          // names: agreement
    RemoveEntry,      // names: unit
    ChangeSize,       // names: unit, old size, new size
    DropOption,       // names: unit, option
    DropUpgrade,      // names: unit (empty: the army), upgrade
    AddUnit,          // names: unit, size (may be empty)
    RaisePoints,      // actual: new limit
    ChooseList,       // names: list
    Rename,           // names: unknown word, the known one that takes its place
    DropAgreement,    // names: agreement
    DropPack,         // names: pack
    ChoosePack,       // names: pack
    DropExperience,   // names: unit
    BuyForArmy,       // names: upgrade
    NameList,         // names: unit, list (empty: the army's own)
    AddModels,        // names: unit; actual: how many more
    RemoveModels,     // names: unit; actual: how many fewer
    NameChief,        // names: who is to lead the whole army
    Lead,             // names: leader, unit
    AddLeader,        // names: leader, size (may be empty), unit
    ReplaceLeader,    // names: leader, size (may be empty), unit, leader until now
    Several           // more than one of these, see `steps`
};

/// Edits that resolve a finding, proved on a copy: the finding is gone and nothing new is wrong.
struct Fix {
    FixCode code = FixCode::RemoveEntry;
    QStringList names;
    qint64 actual = 0;
    Edits edits;
    std::vector<Fix> steps;      ///< of Several
    int pointsChange = 0;        ///< total after minus total before
};

/// How much looking for fixes may cost, in entries and findings looked at. Share one over the findings of an army to bound
/// what all of them cost together.
struct FixBudget {
    static constexpr qint64 forOneFinding = 200'000;

    qint64 left = forOneFinding;
};

/// Judges armies of one game: keeps the rule books it has bound. Not thread-safe; copies of armies are never kept.
class Judge {
public:
    explicit Judge(std::shared_ptr<const Game> game);
    ~Judge();
    Judge(Judge &&) noexcept;
    Judge &operator=(Judge &&) noexcept;

    const Game &game() const { return *m_game; }
    std::shared_ptr<const Game> gamePointer() const { return m_game; }

    /// The book for the army's list and packs; bound at first use.
    const RuleBook &bookFor(const Army &army);

    Verdict check(const Army &army);
    Verdict check(const Roster &roster);
    std::vector<Gauge> gauges(const Roster &roster);

    /// At most `most` fixes, the smallest first (fewest edits, least of the player's own choices lost).
    /// They are of different sorts, as far as there are some: not four units to add, and removing the guilty one among them.
    std::vector<Fix> fixes(const Army &army, const Finding &finding, int most = 4, FixBudget *budget = nullptr);

    /// What adding one unit of one size would mean.
    struct Offer {
        const ListUnit *unit = nullptr;
        const Profile *profile = nullptr;
        const ForceList *from = nullptr;         ///< the army's list or the permission's
        const Permission *permission = nullptr;  ///< null: an own choice
        int points = 0;
        std::vector<Finding> breaks;             ///< errors, consents that it would add; empty: fine
        int models = 0;                          ///< the least that makes it legal; 0: nobody chooses the number
        bool byExperience = false;
        /// What it must be to another entry (see `companions`); none: it stands by itself.
        Entry::Role role = Entry::Role::None;

        Entry entry() const;                     ///< ready to insert or to attach
    };
    /// Every unit and size that the army's list may take or that a permission may let in, in printed order.
    std::vector<Offer> offers(const Army &army);
    /// Every unit and size that could be attached to this entry of the army: leaders (in the place of the one that it has) and, of
    /// a band, members.
    std::vector<Offer> companions(const Army &army, EntryKey host);

    /// What taking this option or upgrade would add to the findings of the army; empty: fine.
    std::vector<Finding> wouldBreak(const Army &army, const Edits &edits);

private:
    Verdict suggest(const Roster &roster, Verdict verdict);

    std::shared_ptr<const Game> m_game;
    std::map<std::vector<quint32>, RuleBook> m_books;   // by indices of list and packs: quicker than by words
    Roster m_scratch;
    std::map<std::pair<quint32, quint32>, QString> m_nearestUnits;   // by indices of list and unknown word
};

} // namespace muster
