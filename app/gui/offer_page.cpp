// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/offer_page.h"

#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/reason_label.h"
#include "app/gui/rule_list.h"
#include "app/gui/stat_table.h"
#include "app/text/effect_text.h"
#include "app/text/texts.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

OfferPage::OfferPage(Document &document, QWidget *parent)
    : Page(parent), m_document(document), m_name(look::heading({}, 2)), m_kind(look::muted({})),
      m_reason(new ReasonLabel), m_stats(new StatTable), m_options(new Section(tr("Options"))),
      m_optionText(new QLabel), m_rules(new RuleList)
{
    setObjectName(u"offerPage"_s);
    m_name->setObjectName(u"offerName"_s);
    m_name->setWordWrap(true);
    m_kind->setWordWrap(true);
    m_optionText->setWordWrap(true);
    m_optionText->setTextFormat(Qt::RichText);
    m_options->body()->addWidget(m_optionText);
    auto *add = new QPushButton(lineIcon(u"add"_s), tr("Add to the army"));
    connect(add, &QPushButton::clicked, this, &OfferPage::addRequested);

    column()->addWidget(m_name);
    column()->addWidget(m_kind);
    column()->addWidget(m_reason);
    column()->addWidget(m_stats);
    column()->addWidget(add, 0, Qt::AlignLeft);
    column()->addWidget(m_options);
    column()->addWidget(m_rules);
    column()->addStretch();
}

void OfferPage::setOffer(const Judge::Offer &offer)
{
    const Unit &unit = *offer.unit->unit;
    m_name->setText(unit.name);
    QStringList kind{unit.typeName()};
    if (offer.permission)
        kind.append(offer.permission->name);
    if (offer.unit->irregular || (offer.permission && offer.permission->irregular))
        kind.append(tr("irregular"));
    if (unit.limit)
        kind.append(tr("at most %n in the army", nullptr, *unit.limit));
    const QString base = unit.base.isEmpty() ? unit.type->base : unit.base;
    if (!base.isEmpty())
        kind.append(tr("base %1 mm").arg(base));
    if (!unit.page.isEmpty())
        kind.append(tr("p. %1", "page of the book").arg(unit.page));
    m_kind->setText(kind.join(u" · "_s));
    m_reason->setFindings(offer.breaks);

    std::vector<StatTable::Row> rows;
    for (const Profile *profile : offer.unit->profiles) {
        StatTable::Row row;
        row.label = profile->sizeName;
        row.stats = QStringList(profile->stats.begin(), profile->stats.end());
        row.points = offer.models > 0 ? tr("%1 each", "points").arg(pointsText(profile->points))
                                      : tr("%1 pts").arg(pointsText(profile->points));
        rows.push_back(std::move(row));
    }
    m_stats->setRows(m_document.game().columns, rows);

    const QString text = options(unit, *offer.profile);
    m_optionText->setText(text);
    m_options->setVisible(!text.isEmpty());
    m_rules->setRules(m_document.game(), offer.profile->rules);
}

QString OfferPage::options(const Unit &unit, const Profile &profile) const
{
    QString html;
    for (const Option &option : unit.options) {
        const int cost = option.cost.of(profile.size, profile.models);
        html += u"<p style=\"margin-top:0; margin-bottom:5px\">%1 (%2)"_s.arg(
            option.name.toHtmlEscaped(), cost ? (cost > 0 ? u"+"_s : QString()) + pointsText(cost) : tr("free"));
        const QString effect = option.effect.isEmpty() ? option.summary : effectText(option.effect, m_document.game());
        if (!effect.isEmpty())
            html += u": %1"_s.arg(effect.toHtmlEscaped());
        html += u"</p>"_s;
    }
    return html;
}

} // namespace muster
