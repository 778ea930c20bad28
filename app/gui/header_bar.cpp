// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/header_bar.h"

#include "app/gui/flow_layout.h"
#include "app/gui/gauge_widget.h"
#include "app/gui/look.h"
#include "app/gui/verdict_pill.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace muster {

HeaderBar::HeaderBar(Document &document, QWidget *parent)
    : QFrame(parent), m_document(document), m_name(look::heading({}, 1)), m_list(look::muted({})),
      m_points(new GaugeWidget(true)), m_gaugeArea(new QWidget), m_gaugeLayout(new FlowLayout(m_gaugeArea, 18)),
      m_verdict(new VerdictPill)
{
    setObjectName(u"header"_s);
    m_name->setObjectName(u"armyName"_s);
    m_name->setMinimumWidth(fontMetrics().averageCharWidth() * 30);
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_list->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_points->setObjectName(u"pointsGauge"_s);

    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addStretch();
    names->addWidget(m_name);
    names->addWidget(m_list);
    names->addStretch();

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 10);
    layout->setSpacing(22);
    layout->addLayout(names, 1);
    layout->addWidget(m_points, 0, Qt::AlignVCenter);
    layout->addWidget(m_gaugeArea);
    layout->addWidget(m_verdict, 0, Qt::AlignVCenter);

    connect(m_verdict, &VerdictPill::clicked, this, &HeaderBar::verdictClicked);
    connect(&document, &Document::changed, this, &HeaderBar::refresh);
    refresh();
}

void HeaderBar::refresh()
{
    const ArmyHeader &header = m_document.header();
    m_name->setText(header.name.isEmpty() ? tr("Unnamed army") : header.name);
    m_name->setToolTip(m_name->text());
    const ForceList *list = m_document.roster().list;
    QStringList parts{list ? list->name : header.list.str(), m_document.game().name};
    for (const Id id : header.packs)
        parts.append(m_document.game().pack(id) ? m_document.game().pack(id)->name : id.str());
    if (!header.player.isEmpty())
        parts.append(header.player);
    m_list->setText(parts.join(u" · "_s));
    m_list->setToolTip(m_list->text());

    int used = 0;
    for (const Gauge &gauge : m_document.gauges()) {
        if (gauge.kind == Gauge::Kind::Points) {
            m_points->setGauge(gauge);
            continue;
        }
        if (used == m_gauges.size()) {
            m_gauges.append(new GaugeWidget(false, m_gaugeArea));
            m_gaugeLayout->addWidget(m_gauges.back());
        }
        m_gauges[used]->setGauge(gauge);
        m_gauges[used++]->show();
    }
    for (int i = used; i < m_gauges.size(); ++i)
        m_gauges[i]->hide();
    m_gaugeLayout->invalidate();
    m_verdict->setVerdict(m_document.verdict());
}

void HeaderBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, height() - 1, width(), 1), look::line(palette()));
}

} // namespace muster
