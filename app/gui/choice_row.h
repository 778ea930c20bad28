// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/choices.h"

#include <QWidget>

class QAbstractButton;
class QLabel;
class QSpinBox;

namespace muster {

class ReasonLabel;

/// One option: its button (or number), its cost, what it does, and why it would not be legal.
class ChoiceRow : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Check, Radio, Number };

    ChoiceRow(Kind kind, const Choice &choice, QWidget *parent = nullptr);

    void setChoice(const Choice &choice);
    QAbstractButton *button() const { return m_button; }

signals:
    void timesChosen(int times);

private:
    QAbstractButton *m_button = nullptr;
    QSpinBox *m_number = nullptr;
    QLabel *m_numberLabel = nullptr;
    QLabel *m_cost;
    QLabel *m_effect;
    ReasonLabel *m_reason;
};

} // namespace muster
