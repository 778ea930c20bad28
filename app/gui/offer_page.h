// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/gui/section.h"

class QLabel;
class QPushButton;

namespace muster {

class ReasonLabel;
class RuleList;
class StatTable;

/// A unit of the library before it is added: to read only.
class OfferPage : public Page {
    Q_OBJECT
public:
    explicit OfferPage(Document &document, QWidget *parent = nullptr);

    void setOffer(const Judge::Offer &offer);

signals:
    void addRequested();

private:
    QString options(const Unit &unit, const Profile &profile) const;

    Document &m_document;
    QLabel *m_name;
    QLabel *m_kind;
    ReasonLabel *m_reason;
    StatTable *m_stats;
    Section *m_options;
    QLabel *m_optionText;
    RuleList *m_rules;
};

} // namespace muster
