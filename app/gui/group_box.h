// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace muster {

class Section;

/// What the inspector says of an entry as a group: how many models it has, who leads it, whom it leads, who is in it. Shows
/// nothing for units that know none of this.
class GroupBox : public QWidget {
    Q_OBJECT
public:
    explicit GroupBox(Document &document, QWidget *parent = nullptr);

    void setEntry(const RosterEntry &entry);

signals:
    /// The player wants to see another entry.
    void showRequested(muster::EntryKey key);

private:
    void buildModels();
    void buildLeader();
    void buildLeads();
    void refreshModels(const RosterEntry &entry);
    void refreshLeader(const RosterEntry &entry);
    void refreshLeads(const RosterEntry &entry);
    void refreshMembers(const RosterEntry &entry);
    void setMember(Id unit, bool in);
    void learnGame();
    void chooseLeader();
    void chooseHost();

    Document &m_document;
    EntryKey m_key = 0;
    bool m_hasLeaders = false;
    bool m_hasChief = false;
    QString m_learnt;                 ///< list and packs for which the two above hold
    Section *m_models;
    QSpinBox *m_count;
    QLabel *m_sum;
    QLabel *m_least;
    Section *m_leader;
    QLabel *m_leaderName;
    QPushButton *m_showLeader;
    QPushButton *m_addLeader;
    QPushButton *m_removeLeader;
    Section *m_leads;
    QLabel *m_hostName;
    QPushButton *m_showHost;
    QPushButton *m_move;
    QPushButton *m_remove;
    QCheckBox *m_chief;
    Section *m_members;
    std::vector<std::pair<Id, QCheckBox *>> m_memberBoxes;
};

} // namespace muster
