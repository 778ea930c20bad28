// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_page.h"

#include "app/gui/choice_list.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/notes_edit.h"
#include "app/gui/steps.h"
#include "app/gui/undo_keys.h"
#include "app/text/texts.h"

#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QLabel *textIn(Section *section)
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    section->body()->addWidget(label);
    return label;
}

} // namespace

ArmyPage::ArmyPage(Document &document, QWidget *parent)
    : Page(parent), m_document(document), m_verdict(new QLabel), m_packSection(new Section(tr("Played under"))),
      m_packs(textIn(m_packSection)), m_stray(new ChoiceList(tr("Upgrades the data does not have for an army"))),
      m_notes(new NotesEdit)
{
    setObjectName(u"armyPage"_s);
    m_verdict->setWordWrap(true);
    auto *limits = new Section(tr("Limits"));
    m_limits = textIn(limits);
    auto *breakdown = new Section(tr("Where the points go"));
    m_breakdown = textIn(breakdown);
    auto *agreements = new Section(tr("Agreements"));
    m_agreements = textIn(agreements);
    auto *notes = new Section(tr("No&tes on the army"));
    notes->titleLabel()->setBuddy(m_notes);
    notes->body()->addWidget(m_notes);
    m_notes->setObjectName(u"armyNotes"_s);
    m_notes->setAccessibleName(tr("Notes on the army"));
    UndoKeys::giveToArmy(m_notes);
    auto *settings = new QPushButton(lineIcon(u"settings"_s), tr("Army settings…"));
    settings->setObjectName(u"armySettings"_s);
    connect(settings, &QPushButton::clicked, this, &ArmyPage::settingsRequested);
    connect(m_notes, &QPlainTextEdit::textChanged, this, [this] {
        ArmyHeader header = m_document.header();
        if (header.notes == m_notes->toPlainText())
            return;
        header.notes = m_notes->toPlainText();
        Steps(m_document).setHeader(header, tr("Notes on the army"), u"army notes"_s);
    });

    column()->addWidget(look::heading(tr("The army"), 2));
    column()->addWidget(m_verdict);
    column()->addWidget(settings, 0, Qt::AlignLeft);
    for (Section *section : {m_packSection, limits})
        column()->addWidget(section);
    addPurchases();
    for (Section *section : {breakdown, agreements, notes})
        column()->addWidget(section);
    column()->addStretch();
    refresh();
}

void ArmyPage::addPurchases()
{
    for (const Pool &pool : m_document.game().pools) {
        if (!pool.forArmy)
            continue;
        m_pools.emplace_back(&pool, new ChoiceList(pool.name));
        column()->addWidget(m_pools.back().second);
    }
    column()->addWidget(m_stray);
    const auto connectList = [this](ChoiceList *list) {
        connect(list, &ChoiceList::timesChanged, this, [this](Id upgrade, int times, const QString &name) {
            Steps(m_document).setArmyUpgrade(upgrade, times, name);
        });
    };
    for (const auto &[pool, list] : m_pools)
        connectList(list);
    connectList(m_stray);
}

void ArmyPage::refreshPurchases()
{
    for (const auto &[pool, list] : m_pools) {
        const bool shown = concernsArmy(*pool, m_document.roster());
        list->setChoices(shown ? armyPoolChoices(m_document, *pool) : Choices());
    }
    m_stray->setChoices(strayArmyUpgrades(m_document));
}

void ArmyPage::refresh()
{
    m_packs->setText(packsText());
    m_packSection->setVisible(!m_document.header().packs.empty());
    refreshPurchases();
    m_verdict->setText(verdictText(m_document.verdict()));
    m_limits->setText(limitsText());
    m_breakdown->setText(breakdownText());
    m_agreements->setText(agreementsText());
    if (m_notes->toPlainText() != m_document.header().notes) {
        const QSignalBlocker blocker(m_notes);
        m_notes->setPlainText(m_document.header().notes);
    }
}

QString ArmyPage::limitsText() const
{
    QStringList lines;
    for (const Gauge &gauge : m_document.gauges())
        lines.append(gaugeText(gauge));
    return lines.join(u'\n');
}

QString ArmyPage::breakdownText() const
{
    // By type as printed, in the order in which the army has them.
    std::vector<std::pair<QString, std::pair<int, int>>> parts;
    for (const RosterEntry &entry : m_document.roster().entries) {
        const QString type = entry.type ? entry.type->name : tr("Unknown units");
        auto it = std::find_if(parts.begin(), parts.end(), [&](const auto &part) { return part.first == type; });
        if (it == parts.end())
            it = parts.insert(parts.end(), {type, {0, 0}});
        it->second.first += 1;
        it->second.second += entry.points;
    }
    QStringList lines;
    for (const auto &[type, sums] : parts)
        lines.append(tr("%1: %2, %3 points", "type, units, points")
                         .arg(type, tr("%n unit(s)", nullptr, sums.first), pointsText(sums.second)));
    int forArmy = 0;
    for (const Bought &bought : m_document.roster().upgrades)
        forArmy += bought.points;
    if (forArmy != 0)
        lines.append(tr("For the army as a whole: %1 points").arg(pointsText(forArmy)));
    return lines.isEmpty() ? tr("Nothing is in the army yet.") : lines.join(u'\n');
}

QString ArmyPage::packsText() const
{
    QStringList lines;
    for (const Id id : m_document.header().packs) {
        const Pack *pack = m_document.game().pack(id);
        lines.append(!pack ? id.str() : pack->summary.isEmpty() ? pack->name : u"%1: %2"_s.arg(pack->name, pack->summary));
    }
    return lines.join(u'\n');
}

QString ArmyPage::agreementsText() const
{
    QStringList lines;
    for (Id id : m_document.header().agreements) {
        const Agreement *agreement = m_document.game().agreement(id);
        lines.append(agreement ? agreement->name : id.str());
    }
    return lines.isEmpty() ? tr("None") : lines.join(u'\n');
}

} // namespace muster
