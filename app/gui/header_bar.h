// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QFrame>

class QLabel;

namespace muster {

class FlowLayout;
class GaugeWidget;
class VerdictPill;

/// Always in sight: whose army it is, its points, its limits, and whether it is legal.
class HeaderBar : public QFrame {
    Q_OBJECT
public:
    explicit HeaderBar(Document &document, QWidget *parent = nullptr);

signals:
    void verdictClicked();
    void settingsClicked();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void refresh();

    Document &m_document;
    QLabel *m_name;
    QLabel *m_list;
    GaugeWidget *m_points;
    QWidget *m_gaugeArea;
    FlowLayout *m_gaugeLayout;
    QList<GaugeWidget *> m_gauges;
    VerdictPill *m_verdict;
};

} // namespace muster
