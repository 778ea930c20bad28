// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace muster {

/// A rounded button that is on or off: a filter. A tick shows the state beside the colour.
class Chip : public QAbstractButton {
    Q_OBJECT
public:
    explicit Chip(const QString &text, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
};

} // namespace muster
