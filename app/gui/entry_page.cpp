// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/entry_page.h"

#include "app/gui/choice_list.h"
#include "app/gui/equipment_list.h"
#include "app/gui/experience_field.h"
#include "app/gui/group_box.h"
#include "app/gui/look.h"
#include "app/gui/notes_edit.h"
#include "app/gui/pool_browser.h"
#include "app/gui/reason_label.h"
#include "app/gui/rule_list.h"
#include "app/gui/stat_table.h"
#include "app/gui/steps.h"
#include "app/gui/undo_keys.h"
#include "app/gui/upgrade_picker.h"
#include "app/text/texts.h"

#include <QButtonGroup>
#include <QLabel>
#include <QLineEdit>
#include <QRadioButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

EntryPage::EntryPage(Document &document, QWidget *parent)
    : Page(parent), m_document(document), m_name(new QLineEdit), m_points(new QLabel), m_kind(look::muted({})),
      m_findings(new ReasonLabel), m_sizes(new Section(document.game().sizeWord.isEmpty() ? tr("Size") : document.game().sizeWord)),
      m_stats(new StatTable), m_group(new GroupBox(document)), m_equipment(new EquipmentList),
      m_options(new ChoiceList(tr("Options"))), m_armyOptions(new ChoiceList(tr("Army options"))),
      m_stray(new ChoiceList(tr("Choices the data does not have"))),
      m_strayUpgrades(new ChoiceList(tr("Upgrades the data does not have"))),
      m_experience(new ExperienceField(document)), m_rules(new RuleList), m_notes(new NotesEdit)
{
    m_name->setObjectName(u"entryName"_s);
    m_name->setFont(look::scaled(m_name->font(), 1.15, QFont::DemiBold));
    m_name->setToolTip(tr("Your own name for the unit"));
    m_name->setMaxLength(200);
    auto *nameLabel = look::muted(tr("Na&me"));
    nameLabel->setBuddy(m_name);
    m_points->setObjectName(u"entryPoints"_s);
    m_points->setFont(look::scaled(m_points->font(), 1.15, QFont::DemiBold));
    m_kind->setWordWrap(true);
    m_findings->setObjectName(u"entryFindings"_s);
    m_notes->setObjectName(u"entryNotes"_s);
    m_notes->setPlaceholderText(tr("Your notes on this unit"));

    auto *nameRow = new QHBoxLayout;
    nameRow->addWidget(nameLabel);
    nameRow->addWidget(m_name, 1);
    nameRow->addWidget(m_points);
    column()->addLayout(nameRow);
    column()->addWidget(m_kind);
    column()->addWidget(m_findings);
    column()->addWidget(m_stats);
    column()->addWidget(m_group);
    column()->addWidget(m_sizes);
    column()->addWidget(m_experience);
    column()->addWidget(m_equipment);
    column()->addWidget(m_options);
    column()->addWidget(m_armyOptions);
    column()->addWidget(m_stray);
    for (const Pool &pool : document.game().pools) {
        if (pool.forArmy)
            continue;
        if (pool.upgrades.size() >= PoolBrowser::worthwhile) {
            m_browsers.push_back(new PoolBrowser(document, pool));
            column()->addWidget(m_browsers.back());
            continue;
        }
        m_pools.push_back(new UpgradePicker(document, pool));
        column()->addWidget(m_pools.back());
    }
    column()->addWidget(m_strayUpgrades);
    column()->addWidget(m_rules);
    auto *notes = new Section(tr("No&tes"));
    notes->titleLabel()->setBuddy(m_notes);
    notes->body()->addWidget(m_notes);
    column()->addWidget(notes);
    column()->addStretch();
    connectEdits();
}

void EntryPage::connectEdits()
{
    UndoKeys::giveToArmy(m_name);
    UndoKeys::giveToArmy(m_notes);
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString &text) { Steps(m_document).rename(m_key, text); });
    connect(m_notes, &QPlainTextEdit::textChanged, this,
            [this] { Steps(m_document).setNotes(m_key, m_notes->toPlainText()); });
    for (ChoiceList *list : {m_options, m_armyOptions, m_stray}) {
        connect(list, &ChoiceList::timesChanged, this, [this](Id option, int times, const QString &name) {
            Steps(m_document).setOption(m_key, option, times, name);
        });
        connect(list, &ChoiceList::groupChosen, this,
                [this](Id option, const std::vector<Id> &group, const QString &name) {
                    Steps(m_document).chooseOfGroup(m_key, option, group, name);
                });
    }
    connect(m_strayUpgrades, &ChoiceList::timesChanged, this, [this](Id upgrade, int times, const QString &name) {
        if (times == 0)
            Steps(m_document).replaceUpgrade(m_key, upgrade, Id(), name);
    });
    connect(m_group, &GroupBox::showRequested, this, &EntryPage::showRequested);
    for (PoolBrowser *pool : m_browsers) {
        connect(pool, &PoolBrowser::replaced, this, [this](Id old, Id upgrade, const QString &name) {
            Steps(m_document).replaceUpgrade(m_key, old, upgrade, name);
        });
    }
    for (UpgradePicker *pool : m_pools) {
        connect(pool, &UpgradePicker::replaced, this, [this](Id old, Id upgrade, const QString &name) {
            Steps(m_document).replaceUpgrade(m_key, old, upgrade, name);
        });
    }
}

void EntryPage::setEntry(EntryKey key)
{
    m_key = key;
    refresh();
}

void EntryPage::refresh()
{
    const RosterEntry *entry = m_document.roster().find(m_key);
    if (!entry)
        return;
    refreshHead(*entry);
    m_group->setEntry(*entry);
    refreshSizes(*entry);
    refreshProfile(*entry);
    refreshChoices(*entry);
    if (m_notes->toPlainText() != entry->entry->notes) {
        const QSignalBlocker blocker(m_notes);
        m_notes->setPlainText(entry->entry->notes);
    }
}

void EntryPage::refreshHead(const RosterEntry &entry)
{
    const QString unitName = entry.unit ? entry.unit->name : entry.entry->unit.str();
    if (m_name->text() != entry.entry->name)
        m_name->setText(entry.entry->name);
    m_name->setPlaceholderText(unitName);
    m_points->setText(tr("%1 pts").arg(pointsText(entry.points)));
    QStringList kind{unitName};
    if (entry.unit) {
        const FinalProfile profile = finalProfile(m_document.game(), entry);
        kind.append(profile.typeName.isEmpty() ? entry.unit->typeName() : profile.typeName);
        if (entry.permission)
            kind.append(entry.permission->name);
        if (entry.irregular)
            kind.append(tr("irregular"));
        if (entry.models > 1)
            kind.append(tr("%n model(s)", nullptr, entry.models));
        if (!profile.base.isEmpty())
            kind.append(tr("base %1 mm").arg(profile.base));
        if (!entry.unit->page.isEmpty())
            kind.append(tr("p. %1", "page of the book").arg(entry.unit->page));
    }
    m_kind->setText(kind.join(u" · "_s));
    std::vector<Finding> findings;
    for (const Finding *finding : m_document.findingsOf(m_key))
        findings.push_back(*finding);
    m_findings->setFindings(findings);
}

void EntryPage::refreshSizes(const RosterEntry &entry)
{
    const ListUnit *listed = m_document.roster().list ? m_document.roster().list->find(entry.entry->unit) : nullptr;
    std::vector<const Profile *> profiles;
    if (listed && listed->unit == entry.unit)
        profiles = listed->profiles;
    else if (entry.unit)
        for (const Profile &profile : entry.unit->profiles)
            profiles.push_back(&profile);
    m_sizes->setVisible(profiles.size() > 1);

    std::vector<Id> ids;
    for (const Profile *profile : profiles)
        ids.push_back(profile->size);
    if (ids != m_sizeIds || !m_sizeContent) {
        m_sizeIds = ids;
        if (m_sizeContent) {
            m_sizeContent->hide();
            m_sizeContent->deleteLater();
        }
        m_sizeContent = new QWidget;
        m_sizeButtons = new QButtonGroup(m_sizeContent);
        auto *layout = new QVBoxLayout(m_sizeContent);
        layout->setContentsMargins(0, 0, 0, 0);
        for (size_t i = 0; i < ids.size(); ++i) {
            auto *button = new QRadioButton;
            button->setObjectName(u"size-"_s + ids[i].str());
            layout->addWidget(button);
            m_sizeButtons->addButton(button, int(i));
        }
        m_sizes->body()->addWidget(m_sizeContent);
        connect(m_sizeButtons, &QButtonGroup::idClicked, this,
                [this](int id) { Steps(m_document).setSize(m_key, m_sizeIds[size_t(id)]); });
    }
    m_sizeButtons->setExclusive(false);
    for (size_t i = 0; i < profiles.size(); ++i) {
        const Profile &profile = *profiles[i];
        QString text = tr("%1, %2 points").arg(profile.sizeName, pointsText(profile.points));
        if (profile.models > 1)
            text = tr("%1, %2, %3 points", "size, models, points")
                       .arg(profile.sizeName, tr("%n model(s)", nullptr, profile.models), pointsText(profile.points));
        if (entry.choosesModels())
            text = tr("%1, %2 points each", "size, points of each model").arg(profile.sizeName, pointsText(profile.points));
        m_sizeButtons->button(int(i))->setText(text);
        m_sizeButtons->button(int(i))->setAccessibleName(text);
        m_sizeButtons->button(int(i))->setChecked(entry.profile == &profile);
    }
    m_sizeButtons->setExclusive(true);
}

void EntryPage::refreshProfile(const RosterEntry &entry)
{
    const FinalProfile profile = finalProfile(m_document.game(), entry);
    m_stats->setVisible(!profile.stats.empty());
    StatTable::Row row;
    for (size_t i = 0; i < profile.stats.size(); ++i) {
        row.stats.append(profile.stats[i]);
        row.printed.append(profile.changed[i] ? entry.profile->stats[i] : QString());
    }
    m_stats->setRows(m_document.game().columns, {row});
    m_rules->setRules(m_document.game(), profile.special);
}

void EntryPage::refreshChoices(const RosterEntry &entry)
{
    m_equipment->setEntry(m_document.game(), entry);
    m_options->setGroups(equipmentGroups(m_document.game(), entry));
    m_options->setChoices(unitChoices(m_document, entry));
    m_armyOptions->setChoices(armyChoices(m_document, entry));
    m_stray->setChoices(strayChoices(entry));
    m_strayUpgrades->setChoices(strayUpgrades(entry));
    m_experience->setEntry(entry);
    for (UpgradePicker *picker : m_pools) {
        const bool shown = entry.unit && concerns(picker->pool(), m_document.roster(), entry);
        picker->setVisible(shown);
        if (shown)
            picker->setEntry(entry);
    }
    for (PoolBrowser *browser : m_browsers) {
        const bool shown = entry.unit && concerns(browser->pool(), m_document.roster(), entry);
        browser->setVisible(shown);
        if (shown)
            browser->setEntry(entry);
    }
}

} // namespace muster
