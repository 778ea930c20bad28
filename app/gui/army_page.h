// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/gui/section.h"

class QLabel;
class QPlainTextEdit;

namespace muster {

/// The army as a whole, shown while no unit is selected.
class ArmyPage : public Page {
    Q_OBJECT
public:
    explicit ArmyPage(Document &document, QWidget *parent = nullptr);

    void refresh();

signals:
    void settingsRequested();

private:
    QString limitsText() const;
    QString breakdownText() const;
    QString agreementsText() const;

    Document &m_document;
    QLabel *m_verdict;
    QLabel *m_limits;
    QLabel *m_breakdown;
    QLabel *m_agreements;
    QPlainTextEdit *m_notes;
};

} // namespace muster
