// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/list_code.h"
#include "app/print/print_document.h"
#include "app/print/print_job.h"
#include "app/print/print_text.h"
#include "app/print/unit_builder.h"
#include "app/text/texts.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

QString counts(const Roster &roster)
{
    int models = 0;
    for (const RosterEntry &entry : roster.entries)
        models += entry.models;
    const int units = int(roster.army->entries.size());
    return (units == 1 ? Print::tr("1 unit") : Print::tr("%n units", nullptr, units)) + u", "_s +
           (models == 1 ? Print::tr("1 model") : Print::tr("%n models", nullptr, models));
}

QString listText(const Roster &roster)
{
    if (!roster.list) {
        const QString id = roster.army->header.list.str();
        return id.isEmpty() ? Print::tr("none chosen") : Print::tr("%1 (unknown)").arg(id);
    }
    QString text = roster.list->name;
    if (!roster.list->era.isEmpty())
        text = u"%1 (%2)"_s.arg(text, roster.list->era);
    return roster.list->page.isEmpty() ? text : Print::tr("%1, p. %2").arg(text, roster.list->page);
}

void addVerdict(const Verdict &verdict, PrintDocument &document)
{
    document.legal = verdict.legal();
    // The sign is a help for the eye; the words say it all.
    document.verdict = (verdict.legal() ? u"\u2713 "_s : QString()) + verdictText(verdict);
    for (const Finding &finding : verdict.findings)
        document.findings.push_back({severityName(finding.severity), findingTextWithPage(finding)});
}

QString packName(const Game &game, Id id)
{
    const Pack *pack = game.pack(id);
    return pack ? pack->name : Print::tr("%1 (unknown)").arg(id.str());
}

void addPacks(const Roster &roster, PrintDocument &document)
{
    for (const Id id : roster.army->header.packs) {
        const Pack *pack = roster.game->pack(id);
        document.agreements.push_back({Print::tr("Played under: %1").arg(packName(*roster.game, id)),
                                       pack ? pack->summary : QString()});
    }
}

void addAgreements(const Roster &roster, PrintDocument &document)
{
    for (const Id id : roster.army->header.agreements) {
        const Agreement *agreement = roster.game->agreement(id);
        const QString name = agreement ? agreement->name : Print::tr("%1 (unknown)").arg(id.str());
        document.agreements.push_back(
            {Print::tr("Agreed: %1").arg(name), agreement ? withPage(agreement->summary, agreement->page) : QString()});
    }
}

void addGauges(const std::vector<Gauge> &gauges, PrintDocument &document)
{
    for (const Gauge &gauge : gauges) {
        if (gauge.used == 0 && (gauge.limit == 0 || gauge.kind == Gauge::Kind::Share) && gauge.met)
            continue; // nothing there and nothing wrong with that
        const double filled = gauge.limit > 0 ? double(gauge.used) / double(gauge.limit) : double(gauge.used > 0);
        document.gauges.push_back({gaugeText(gauge), std::clamp(filled, 0.0, 1.0), !gauge.unlimited, gauge.met});
    }
    if (!document.gauges.empty())
        document.gaugesHead = Print::tr("Points and slots");
}

/// Who leads stands before those whom he leads, as on a roster form.
void addInOrder(const Roster &roster, const RosterEntry &entry, std::vector<const RosterEntry *> &order)
{
    const auto attached = roster.attachedTo(entry);
    const auto add = [&](bool leaders) {
        for (const RosterEntry *each : attached) {
            if (each->leads() == leaders)
                addInOrder(roster, *each, order);
        }
    };
    add(true);
    order.push_back(&entry);
    add(false);
}

std::vector<const RosterEntry *> printOrder(const Roster &roster)
{
    std::vector<const RosterEntry *> order;
    for (const RosterEntry &entry : roster.entries) {
        if (!entry.host)
            addInOrder(roster, entry, order);
    }
    return order;
}

/// Identical units share a card.
void addCollapsed(PrintUnit unit, std::vector<PrintUnit> &units)
{
    for (PrintUnit &other : units) {
        unit.count = other.count;
        if (unit == other) {
            ++other.count;
            return;
        }
    }
    unit.count = 1;
    units.push_back(std::move(unit));
}

bool hasChanges(const PrintUnit &unit)
{
    const auto changed = [](const auto &part) { return part.changed; };
    return std::any_of(unit.stats.begin(), unit.stats.end(), changed) ||
           std::any_of(unit.lines.begin(), unit.lines.end(), [&](const PrintLine &line) {
               return std::any_of(line.items.begin(), line.items.end(), changed);
           });
}

QString legend(const Roster &roster, const std::vector<PrintUnit> &units)
{
    if (std::none_of(units.begin(), units.end(), hasChanges))
        return {};
    const bool earned = std::any_of(roster.entries.begin(), roster.entries.end(),
                                    [](const RosterEntry &entry) { return entry.earned; });
    return printDagger + u' '
        + (earned ? Print::tr("not as printed: changed by an option, an upgrade or experience")
                  : Print::tr("not as printed: changed by an option or upgrade"));
}

/// What stands at the foot of every card.
QString cardFooter(const Game &game, const Army &army, const QString &code)
{
    QStringList parts;
    for (const Id id : army.header.packs)
        parts += packName(game, id);
    return (parts << code).join(u" \u00b7 "_s);
}

} // namespace

PrintDocument printDocument(Judge &judge, const Army &army, const PrintOptions &options)
{
    const Game &game = judge.game();
    const Roster roster = muster(game, army);
    const bool cards = options.layout == PrintLayout::Cards;

    PrintDocument document;
    document.title = printable(army.header.name).replace(u'\n', u' ');
    if (document.title.isEmpty())
        document.title = roster.list ? roster.list->name : Print::tr("Unnamed army");
    for (const RosterEntry *entry : printOrder(roster)) {
        if (cards && entry->unit && !entry->unit->band.empty())
            continue; // those in it have cards of their own
        PrintUnit unit = printUnit(roster, *entry, cards);
        if (cards)
            addCollapsed(std::move(unit), document.units);
        else
            document.units.push_back(std::move(unit));
    }
    for (PrintUnit &bought : printPurchases(roster, cards))
        (cards ? document.units : document.purchases).push_back(std::move(bought));
    if (document.units.empty())
        document.none = Print::tr("This army has no units yet.");
    const QString code = Print::tr("List %1").arg(listCode(army));
    if (cards) {
        document.footer = cardFooter(game, army, code);
        if (std::any_of(document.units.begin(), document.units.end(), hasChanges))
            document.legend = printDagger + u' ' + Print::tr("not as printed");
        return document;
    }

    const Verdict verdict = judge.check(roster);
    document.points = Print::tr("%1 of %2 points").arg(pointsText(roster.points), pointsText(roster.agreedPoints()));
    document.counts = counts(roster);
    document.facts = {{Print::tr("Game"), game.name}, {Print::tr("Army list"), listText(roster)}};
    if (!army.header.player.isEmpty())
        document.facts.push_back({Print::tr("Player"), printable(army.header.player).replace(u'\n', u' ')});
    for (const RosterEntry &entry : roster.entries) {
        if (entry.chief)
            document.facts.push_back({Print::tr("Led by"), printable(entryTitle(entry)).replace(u'\n', u' ')});
    }
    addVerdict(verdict, document);
    addPacks(roster, document);
    addAgreements(roster, document);
    addGauges(judge.gauges(roster), document);
    document.notes = printable(army.header.notes);
    document.legend = legend(roster, document.units);
    document.unitsHead = Print::tr("Units");
    if (!document.purchases.empty())
        document.purchasesHead = Print::tr("For the army as a whole");
    document.glossary = printGlossary(roster);
    if (!document.glossary.empty())
        document.glossaryHead = Print::tr("Rules reference");
    document.footer = Print::tr("%1, data version %2").arg(game.name, game.version) + u" \u00b7 "_s + code;
    return document;
}

} // namespace muster
