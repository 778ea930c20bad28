// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/gear.h"
#include "app/print/unit_builder.h"

#include <algorithm>
#include <span>

namespace muster {

using namespace Qt::StringLiterals;

std::vector<PrintGlossaryEntry> printGlossary(const Roster &roster)
{
    std::vector<PrintGlossaryEntry> entries;
    const auto add = [&entries](const QString &name, const QString &text) {
        const auto same = [&](const PrintGlossaryEntry &entry) { return entry.name == name && entry.text == text; };
        if (!text.isEmpty() && std::none_of(entries.begin(), entries.end(), same))
            entries.push_back({name, text});
    };
    const auto addBought = [&add](const Bought &bought) {
        const Option *option = bought.option;
        if (!option || option->summary.isEmpty())
            return;
        const bool pool = bought.pool && !bought.pool->singular.isEmpty();
        add(pool && bought.pool->singular != option->name ? u"%1 (%2)"_s.arg(option->name, bought.pool->singular.toLower()) : option->name,
            withPage(option->summary, option->page));
    };
    for (const RosterEntry &entry : roster.entries) {
        const FinalProfile final = finalProfile(*roster.game, entry);
        const bool gear = hasGear(*roster.game, entry);
        for (const SpecialRule &rule : std::span(final.special).subspan(gear ? final.equipment : 0)) {
            if (gear && isBoughtRule(entry, rule))
                continue; // explained where it stands
            for (const GlossaryEntry *word : roster.game->explain(rule)) {
                if (!word->summary.isEmpty())
                    add(word->parameter ? u"%1 (n)"_s.arg(word->name) : word->name,
                        withPage(word->summary, word->page));
            }
        }
        if (gear)
            continue;
        std::for_each(entry.options.begin(), entry.options.end(), addBought);
        std::for_each(entry.upgrades.begin(), entry.upgrades.end(), addBought);
    }
    std::for_each(roster.upgrades.begin(), roster.upgrades.end(), addBought);
    std::stable_sort(entries.begin(), entries.end(), [](const PrintGlossaryEntry &a, const PrintGlossaryEntry &b) {
        return QString::compare(a.name, b.name, Qt::CaseInsensitive) < 0;
    });
    return entries;
}

} // namespace muster
