// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/choices.h"

#include "app/text/effect_text.h"
#include "app/text/texts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

struct ChoiceText {
    Q_DECLARE_TR_FUNCTIONS(muster::Choices)
public:
    static QString cost(const Option &option, const RosterEntry &entry)
    {
        const int points = option.cost.of(entry.size(), entry.models);
        if (points == 0)
            return tr("free");
        const QString signedPoints = points > 0 ? u"+"_s + pointsText(points) : pointsText(points);
        return option.cost.perModel && entry.models > 1
                   ? tr("%1 (%2 per model)", "points").arg(signedPoints).arg(option.cost.flat)
                   : signedPoints;
    }
};

/// What the edit would break that is not broken anyway: another number in a finding that is there is no news.
std::vector<Finding> newlyBroken(Document &document, const Edit &edit)
{
    std::vector<Finding> breaks = document.judge().wouldBreak(document.army(), {edit});
    std::erase_if(breaks, [&](const Finding &broken) {
        const auto &findings = document.verdict().findings;
        return std::any_of(findings.begin(), findings.end(), [&](const Finding &known) {
            return known.id == broken.id && known.code == broken.code && known.entries == broken.entries;
        });
    });
    return breaks;
}

/// The entry with the option, and without those that the option would take the place of.
Entry with(const Entry &entry, const Option &option, const std::vector<Option> &siblings)
{
    Entry changed = entry;
    if (!option.group.isEmpty()) {
        std::erase_if(changed.options, [&](Id id) {
            return std::any_of(siblings.begin(), siblings.end(),
                               [&](const Option &other) { return other.group == option.group && other.goesBy(id); });
        });
    }
    changed.options.push_back(option.id);
    return changed;
}

/// Fills in how often the entry has it, and what taking it would break.
Choice choiceOf(Document &document, const RosterEntry &entry, const Option &option, const std::vector<Option> &siblings)
{
    Choice choice;
    choice.id = option.id;
    choice.name = option.name;
    choice.cost = ChoiceText::cost(option, entry);
    choice.effect = option.effect.isEmpty() ? option.summary : effectText(option.effect, document.game());
    if (choice.effect == option.name)
        choice.effect.clear();
    choice.group = option.group;
    choice.most = option.times;
    for (const Bought &one : entry.options) {
        if (one.option == &option) {
            choice.id = one.id;
            ++choice.times;
        }
    }
    if (choice.times == 0)
        choice.breaks = newlyBroken(document, ReplaceEntry{with(*entry.entry, option, siblings)});
    return choice;
}

} // namespace

QString Choice::reasons() const
{
    QStringList lines;
    for (const Finding &finding : breaks)
        lines.append(u"%1: %2"_s.arg(severityName(finding.severity), findingTextWithPage(finding)));
    return lines.join(u'\n');
}

Choices unitChoices(Document &document, const RosterEntry &entry)
{
    Choices choices;
    if (entry.unit) {
        for (const Option &option : entry.unit->options)
            choices.push_back(choiceOf(document, entry, option, entry.unit->options));
    }
    return choices;
}

Choices armyChoices(Document &document, const RosterEntry &entry)
{
    Choices choices;
    if (!document.roster().list || !entry.unit)
        return choices;
    for (const Option &option : document.roster().list->options) {
        Choice choice = choiceOf(document, entry, option, document.roster().list->options);
        if (choice.times > 0 || option.only.namesUnitOf(entry))
            choices.push_back(std::move(choice));
    }
    return choices;
}

Choices strayChoices(const RosterEntry &entry)
{
    Choices choices;
    for (const Bought &bought : entry.options) {
        if (bought.standing == Bought::Standing::Fine)
            continue;
        Choice choice;
        choice.id = bought.id;
        choice.name = bought.option ? bought.option->name : bought.id.str();
        choice.times = 1;
        choice.known = false;
        choices.push_back(std::move(choice));
    }
    return choices;
}

Choices poolChoices(Document &document, const RosterEntry &entry, const Pool &pool, Id instead)
{
    Entry without = *entry.entry;
    std::erase(without.upgrades, instead);
    Choices choices;
    for (const Option &upgrade : pool.upgrades) {
        Choice choice;
        choice.id = upgrade.id;
        choice.name = upgrade.name;
        choice.cost = ChoiceText::cost(upgrade, entry);
        choice.effect = upgrade.summary.isEmpty() ? effectText(upgrade.effect, document.game()) : upgrade.summary;
        for (const Bought &bought : entry.upgrades) {
            if (bought.option == &upgrade) {
                choice.id = bought.id;
                choice.times = 1;
            }
        }
        if (choice.times == 0)
            choice.breaks = newlyBroken(document, withUpgrade(without, upgrade.id));
        choices.push_back(std::move(choice));
    }
    return choices;
}

Choices strayUpgrades(const RosterEntry &entry)
{
    Choices choices;
    for (const Bought &bought : entry.upgrades) {
        if (bought.option && bought.pool)
            continue;
        Choice choice;
        choice.id = bought.id;
        choice.name = bought.option ? bought.option->name : bought.id.str();
        choice.times = 1;
        choice.known = false;
        choices.push_back(std::move(choice));
    }
    return choices;
}

} // namespace muster
