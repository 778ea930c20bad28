// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/reason_label.h"

#include "app/gui/icons.h"
#include "app/gui/muted_label.h"
#include "app/text/texts.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

ReasonLabel::ReasonLabel(QWidget *parent) : QWidget(parent), m_icon(new QLabel), m_text(new QLabel)
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_icon, 0, Qt::AlignTop);
    layout->addWidget(m_text, 1);
    hide();
}

void ReasonLabel::setFindings(const std::vector<Finding> &findings)
{
    if (findings.empty()) {
        clear();
        return;
    }
    QStringList lines;
    for (const Finding &finding : findings)
        lines.append(u"%1: %2"_s.arg(severityName(finding.severity), findingTextWithPage(finding)));
    setReason(findings.front().severity, lines.join(u'\n'));
}

void ReasonLabel::setReason(Severity severity, const QString &text)
{
    m_icon->setPixmap(severityIcon(severity).pixmap(QSize(16, 16), devicePixelRatioF()));
    m_text->setText(text);
    show();
}

void ReasonLabel::clear()
{
    m_text->clear();
    hide();
}

} // namespace muster
