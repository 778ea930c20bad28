// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/choice_row.h"

#include "app/gui/look.h"
#include "app/gui/reason_label.h"
#include "app/text/texts.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace muster {

ChoiceRow::ChoiceRow(Kind kind, const Choice &choice, QWidget *parent)
    : QWidget(parent), m_cost(new QLabel), m_effect(look::muted({})), m_reason(new ReasonLabel)
{
    m_effect->setWordWrap(true);
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(1);
    layout->setColumnStretch(1, 1);
    const int indent =
        style()->pixelMetric(QStyle::PM_IndicatorWidth) + style()->pixelMetric(QStyle::PM_CheckBoxLabelSpacing);

    if (kind == Kind::Number) {
        m_number = new QSpinBox;
        m_numberLabel = new QLabel;
        m_numberLabel->setBuddy(m_number);
        layout->addWidget(m_number, 0, 0);
        layout->addWidget(m_numberLabel, 0, 1);
        connect(m_number, &QSpinBox::valueChanged, this, &ChoiceRow::timesChosen);
    } else {
        m_button = kind == Kind::Radio ? static_cast<QAbstractButton *>(new QRadioButton) : new QCheckBox;
        layout->addWidget(m_button, 0, 0, 1, 2);
        connect(m_button, &QAbstractButton::clicked, this, [this](bool on) { emit timesChosen(on ? 1 : 0); });
    }
    layout->addWidget(m_cost, 0, 2, Qt::AlignRight);
    layout->addWidget(m_effect, 1, 0, 1, 3);
    layout->addWidget(m_reason, 2, 0, 1, 3);
    m_effect->setContentsMargins(indent, 0, 0, 0);
    m_reason->setContentsMargins(indent, 0, 0, 0);
    setChoice(choice);
}

void ChoiceRow::setChoice(const Choice &choice)
{
    const QString text = choice.known ? choice.name : tr("%1 (unknown here)").arg(choice.name);
    const QString reasons = choice.reasons();
    QWidget *control = m_button ? static_cast<QWidget *>(m_button) : m_number;
    if (m_button) {
        m_button->setText(QString(text).replace(u'&', u"&&"_s));
        m_button->setChecked(choice.times > 0);
    } else {
        const QSignalBlocker blocker(m_number);
        m_number->setRange(0, std::max(choice.most, choice.times));
        m_number->setValue(choice.times);
        m_numberLabel->setText(text);
    }
    m_cost->setText(choice.cost);
    m_effect->setText(choice.effect);
    m_effect->setVisible(!choice.effect.isEmpty());
    if (!choice.known)
        m_reason->setReason(Severity::Unknown,
                            tr("The data does not have this choice here. It is kept and costs nothing."));
    else
        m_reason->setFindings(choice.breaks);
    control->setEnabled(!choice.barred || choice.times > 0);
    control->setObjectName(u"choice-"_s + choice.id.str());
    control->setAccessibleName(choice.cost.isEmpty() ? text : u"%1, %2"_s.arg(text, choice.cost));
    control->setAccessibleDescription(QStringList{choice.effect, reasons}.join(u'\n').trimmed());
    control->setToolTip(reasons.isEmpty() ? choice.effect : reasons);
    control->setStatusTip(QString(reasons).replace(u'\n', u"  "_s));
}

} // namespace muster
