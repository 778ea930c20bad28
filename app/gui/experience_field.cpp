// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/experience_field.h"

#include "app/gui/steps.h"
#include "app/text/texts.h"
#include "model/campaign.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

ExperienceField::ExperienceField(Document &document, QWidget *parent)
    : Section(tr("E&xperience"), parent), m_document(document), m_points(new QSpinBox), m_worth(new QLabel)
{
    titleLabel()->setBuddy(m_points);
    m_points->setObjectName(u"entryExperience"_s);
    m_points->setAccessibleName(tr("Experience"));
    m_points->setRange(0, mostExperience);
    m_worth->setObjectName(u"entryExperienceWorth"_s);
    m_worth->setWordWrap(true);
    m_worth->setTextFormat(Qt::PlainText);
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_points);
    row->addWidget(m_worth, 1);
    body()->addLayout(row);
    connect(m_points, &QSpinBox::valueChanged, this, [this](int points) { Steps(m_document).setExperience(m_key, points); });
    hide();
}

void ExperienceField::setEntry(const RosterEntry &entry)
{
    m_key = entry.entry->key;
    setVisible(m_document.roster().keepsExperience() || entry.entry->experience > 0);
    const QSignalBlocker blocker(m_points);
    m_points->setValue(entry.entry->experience);
    m_worth->setText(experienceText(m_document.game(), entry));
    m_points->setAccessibleDescription(m_worth->text());
}

} // namespace muster
