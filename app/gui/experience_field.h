// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/gui/section.h"

class QLabel;
class QSpinBox;

namespace muster {

/// The experience of a unit in a campaign, and what it comes to. Hidden where units earn none.
class ExperienceField : public Section {
    Q_OBJECT
public:
    explicit ExperienceField(Document &document, QWidget *parent = nullptr);

    void setEntry(const RosterEntry &entry);

private:
    Document &m_document;
    EntryKey m_key = 0;
    QSpinBox *m_points;
    QLabel *m_worth;
};

} // namespace muster
