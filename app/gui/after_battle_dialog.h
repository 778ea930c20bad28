// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "model/campaign.h"

#include <QDialog>

class QComboBox;
class QGridLayout;
class QLabel;
class QRadioButton;

namespace muster {

/// What a campaign battle leaves of the army: won or lost, and what became of each unit. One step when it is accepted.
class AfterBattleDialog : public QDialog {
    Q_OBJECT
public:
    explicit AfterBattleDialog(Document &document, QWidget *parent = nullptr);

    void accept() override;

private:
    void addUnit(const RosterEntry &entry, QGridLayout *grid);
    std::vector<Fate> fates() const;
    void refresh();

    Document &m_document;
    QRadioButton *m_won;
    QRadioButton *m_lost;
    std::vector<std::pair<EntryKey, QComboBox *>> m_units;
    QLabel *m_sum;
};

} // namespace muster
