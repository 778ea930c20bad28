// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/gui/section.h"

class QLabel;
class QPlainTextEdit;
class QVBoxLayout;

namespace muster {

class ChoiceList;

/// The army as a whole, shown while no unit is selected; what it buys as a whole is bought here.
class ArmyPage : public Page {
    Q_OBJECT
public:
    explicit ArmyPage(Document &document, QWidget *parent = nullptr);

    void refresh();

signals:
    void settingsRequested();

private:
    void addPurchases();
    void refreshPurchases();
    QString packsText() const;
    QString limitsText() const;
    QString breakdownText() const;
    QString agreementsText() const;

    Document &m_document;
    QLabel *m_verdict;
    QLabel *m_limits;
    QLabel *m_breakdown;
    QLabel *m_agreements;
    Section *m_packSection;
    QLabel *m_packs;
    std::vector<std::pair<const Pool *, ChoiceList *>> m_pools;
    ChoiceList *m_stray;
    QPlainTextEdit *m_notes;
};

} // namespace muster
