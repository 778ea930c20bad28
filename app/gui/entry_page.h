// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/gui/section.h"

class QButtonGroup;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace muster {

class ChoiceList;
class EquipmentList;
class ExperienceField;
class GroupBox;
class PoolBrowser;
class ReasonLabel;
class RuleList;
class StatTable;
class UpgradePicker;

/// Everything about one unit of the army, to read and to change.
class EntryPage : public Page {
    Q_OBJECT
public:
    explicit EntryPage(Document &document, QWidget *parent = nullptr);

    /// 0: none.
    void setEntry(EntryKey key);
    EntryKey entry() const { return m_key; }
    void refresh();

signals:
    /// Another entry, that this one leads or is led by.
    void showRequested(muster::EntryKey key);

private:
    void connectEdits();
    void refreshHead(const RosterEntry &entry);
    void refreshSizes(const RosterEntry &entry);
    void refreshProfile(const RosterEntry &entry);
    void refreshChoices(const RosterEntry &entry);

    Document &m_document;
    EntryKey m_key = 0;
    QLineEdit *m_name;
    QLabel *m_points;
    QLabel *m_kind;
    ReasonLabel *m_findings;
    Section *m_sizes;
    QButtonGroup *m_sizeButtons = nullptr;
    std::vector<Id> m_sizeIds;
    QWidget *m_sizeContent = nullptr;
    StatTable *m_stats;
    GroupBox *m_group;
    EquipmentList *m_equipment;
    ChoiceList *m_options;
    ChoiceList *m_armyOptions;
    ChoiceList *m_stray;
    std::vector<UpgradePicker *> m_pools;
    std::vector<PoolBrowser *> m_browsers;   ///< of the pools that are too long for a picker
    ChoiceList *m_strayUpgrades;
    ExperienceField *m_experience;
    RuleList *m_rules;
    QPlainTextEdit *m_notes;
};

} // namespace muster
