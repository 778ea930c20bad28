// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/section.h"
#include "model/catalogue.h"

namespace muster {

/// Special rules with what they mean, in the words of the glossary.
class RuleList : public Section {
    Q_OBJECT
public:
    explicit RuleList(QWidget *parent = nullptr);

    void setRules(const Game &game, const std::vector<SpecialRule> &rules);

private:
    QLabel *m_text;
};

} // namespace muster
