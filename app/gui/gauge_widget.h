// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <QWidget>

namespace muster {

/// How far one limit is used up: name, figures and a thin bar. What is not met has an icon beside the colour.
class GaugeWidget : public QWidget {
    Q_OBJECT
public:
    /// A big one is for the army's points.
    explicit GaugeWidget(bool big, QWidget *parent = nullptr);

    void setGauge(const Gauge &gauge);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QString figures() const;
    QString name() const;

    Gauge m_gauge;
    bool m_big;
};

} // namespace muster
