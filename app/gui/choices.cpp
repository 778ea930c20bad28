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
    static QString cost(const Option &option, const Pool &pool, Id size, int models)
    {
        const int price = option.cost.of(size, models);
        if (!pool.paidIn.isEmpty())
            return price == 0 ? tr("free") : priceText(pool, price);
        return price == 0 ? tr("free") : (price > 0 ? u"+"_s : QString()) + pointsText(price);
    }

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

/// What the data says of an upgrade, without its price.
Choice upgradeChoice(const Document &document, const Option &upgrade)
{
    Choice choice;
    choice.id = upgrade.id;
    choice.name = upgrade.name;
    choice.effect = upgrade.summary.isEmpty() ? effectText(upgrade.effect, document.game()) : upgrade.summary;
    choice.most = upgrade.times;
    return choice;
}

/// What was bought although the data does not offer it there.
Choice stray(const Bought &bought)
{
    Choice choice;
    choice.id = bought.id;
    choice.name = bought.option ? bought.option->name : bought.id.str();
    choice.times = 1;
    choice.known = false;
    return choice;
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
        choice.breaks = newlyBroken(document, {ReplaceEntry{with(*entry.entry, option, siblings)}});
    return choice;
}

} // namespace

std::vector<Finding> newlyBroken(Document &document, const Edits &edits)
{
    std::vector<Finding> breaks = document.judge().wouldBreak(document.army(), edits);
    const auto &known = document.verdict().findings;
    std::erase_if(breaks, [&](const Finding &broken) {
        return std::any_of(known.begin(), known.end(), [&](const Finding &finding) {
            return finding.id == broken.id && finding.code == broken.code && finding.entries == broken.entries;
        });
    });
    return breaks;
}

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
        if (bought.standing != Bought::Standing::Fine)
            choices.push_back(stray(bought));
    }
    return choices;
}

Choices poolChoices(Document &document, const RosterEntry &entry, const Pool &pool, Id instead)
{
    Entry without = *entry.entry;
    std::erase(without.upgrades, instead);
    Choices choices;
    const bool sold = document.roster().sells(pool);
    for (const Option &upgrade : pool.upgrades) {
        Choice choice = upgradeChoice(document, upgrade);
        choice.cost = pool.paidIn.isEmpty() ? ChoiceText::cost(upgrade, entry)
                                            : ChoiceText::cost(upgrade, pool, entry.size(), entry.models);
        for (const Bought &bought : entry.upgrades) {
            if (bought.option == &upgrade) {
                choice.id = bought.id;
                choice.times = 1;
            }
        }
        if (choice.times == 0 && !sold)
            continue;
        if (choice.times == 0)
            choice.breaks = newlyBroken(document, {withUpgrade(without, upgrade.id)});
        choices.push_back(std::move(choice));
    }
    return choices;
}

Choices strayUpgrades(const RosterEntry &entry)
{
    Choices choices;
    for (const Bought &bought : entry.upgrades) {
        if (!bought.option || !bought.pool || bought.pool->forArmy)
            choices.push_back(stray(bought));
    }
    return choices;
}

Choices armyPoolChoices(Document &document, const Pool &pool)
{
    const ArmyHeader &header = document.header();
    const bool sold = document.roster().sells(pool);
    Choices choices;
    for (const Option &upgrade : pool.upgrades) {
        Choice choice = upgradeChoice(document, upgrade);
        choice.cost = ChoiceText::cost(upgrade, pool, {}, 1);
        for (const Bought &bought : document.roster().upgrades) {
            if (bought.option == &upgrade) {
                choice.id = bought.id;
                ++choice.times;
            }
        }
        if (choice.times == 0 && !sold)
            continue;
        if (choice.times == 0)
            choice.breaks = newlyBroken(document, {withArmyUpgrade(header, upgrade.id)});
        // When all is spent, every row would say so: the gauge above them does.
        std::erase_if(choice.breaks, [](const Finding &finding) { return finding.code == Code::AllowanceOver; });
        choice.barred = std::any_of(choice.breaks.begin(), choice.breaks.end(), [](const Finding &finding) {
            return finding.code == Code::UpgradeForbidden || finding.code == Code::Required;
        });
        choices.push_back(std::move(choice));
    }
    return choices;
}

Choices strayArmyUpgrades(const Document &document)
{
    Choices choices;
    for (const Bought &bought : document.roster().upgrades) {
        if (bought.standing != Bought::Standing::Fine)
            choices.push_back(stray(bought));
    }
    return choices;
}

bool concerns(const Pool &pool, const Roster &roster, const RosterEntry &entry)
{
    const auto has = [&](const Bought &bought) { return bought.pool == &pool; };
    return !pool.forArmy
        && (roster.sells(pool) || std::any_of(entry.upgrades.begin(), entry.upgrades.end(), has));
}

bool concernsArmy(const Pool &pool, const Roster &roster)
{
    const auto has = [&](const Bought &bought) { return bought.pool == &pool; };
    return pool.forArmy
        && (roster.sells(pool) || std::any_of(roster.upgrades.begin(), roster.upgrades.end(), has));
}

QString armyPurchases(const Roster &roster, const Pool &pool)
{
    QStringList names;
    int price = 0;
    int points = 0;
    for (const Option &upgrade : pool.upgrades) {
        int times = 0;
        for (const Bought &bought : roster.upgrades) {
            if (bought.option != &upgrade)
                continue;
            ++times;
            price += bought.price;
            points += bought.points;
        }
        if (times > 0)
            names.append(times == 1 ? upgrade.name : u"%1 \u00d7%2"_s.arg(upgrade.name).arg(times));
    }
    if (names.isEmpty())
        return {};
    const QString sum = pool.paidIn.isEmpty() ? ChoiceText::tr("%n point(s)", nullptr, points) : priceText(pool, price);
    return ChoiceText::tr("%1 (%2)", "things bought, what they cost together").arg(names.join(u", "_s), sum);
}

} // namespace muster
