// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/rule_list.h"

#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

RuleList::RuleList(QWidget *parent) : Section(tr("Special rules"), parent), m_text(new QLabel)
{
    m_text->setObjectName(u"specialRules"_s);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    body()->addWidget(m_text);
}

void RuleList::setRules(const Game &game, const std::vector<SpecialRule> &rules)
{
    QString html;
    for (const SpecialRule &rule : rules) {
        html += u"<p style=\"margin-top:0; margin-bottom:7px\"><b>%1</b>"_s.arg(rule.text().toHtmlEscaped());
        const auto entries = game.explain(rule);
        for (const GlossaryEntry *entry : entries) {
            html += u"<br>"_s;
            if (entries.size() > 1)
                html += u"<i>%1:</i> "_s.arg(entry->name.toHtmlEscaped());
            html += entry->summary.toHtmlEscaped();
            if (!entry->page.isEmpty())
                html += u" "_s + tr("(p. %1)", "page of the book").arg(entry->page).toHtmlEscaped();
        }
        html += u"</p>"_s;
    }
    m_text->setText(html);
    setVisible(!rules.empty());
}

} // namespace muster
