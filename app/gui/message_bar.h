// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/finding.h"

#include <QFrame>

#include <functional>

class QLabel;
class QVBoxLayout;

namespace muster {

/// One message above the work, with what can be done about it. Blocks nothing.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    MessageBar(Severity severity, const QString &text, QWidget *parent = nullptr);

    QString text() const;
    /// The bar closes when the button is clicked.
    void addButton(const QString &text, const std::function<void()> &action);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Severity m_severity;
    QLabel *m_text;
    QWidget *m_buttons;
};

/// Where messages stand. One of each topic: a new one takes the place of the old.
class MessageArea : public QWidget {
    Q_OBJECT
public:
    explicit MessageArea(QWidget *parent = nullptr);

    MessageBar *show(const QString &topic, Severity severity, const QString &text);
    void clear(const QString &topic);

private:
    QVBoxLayout *m_layout;
};

} // namespace muster
