// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/inspector.h"

#include "app/gui/army_page.h"
#include "app/gui/entry_page.h"
#include "app/gui/offer_page.h"

using namespace Qt::StringLiterals;

namespace muster {

Inspector::Inspector(Document &document, QWidget *parent)
    : QStackedWidget(parent), m_document(document), m_entryPage(new EntryPage(document)),
      m_offerPage(new OfferPage(document)), m_armyPage(new ArmyPage(document))
{
    setObjectName(u"inspector"_s);
    addWidget(m_armyPage);
    addWidget(m_entryPage);
    addWidget(m_offerPage);
    connect(&document, &Document::changed, this, &Inspector::refresh);
    connect(m_entryPage, &EntryPage::showRequested, this, &Inspector::entryRequested);
    connect(m_offerPage, &OfferPage::addRequested, this, &Inspector::addRequested);
    connect(m_armyPage, &ArmyPage::settingsRequested, this, &Inspector::settingsRequested);
}

void Inspector::showEntry(EntryKey key)
{
    if (key == 0 || !m_document.army().find(key)) {
        m_entryPage->setEntry(0);
        setCurrentWidget(m_armyPage);
        m_armyPage->refresh();
        return;
    }
    m_entryPage->setEntry(key);
    setCurrentWidget(m_entryPage);
}

void Inspector::showOffer(const Judge::Offer *offer)
{
    if (!offer)
        return;
    m_offerPage->setOffer(*offer);
    setCurrentWidget(m_offerPage);
}

void Inspector::updateOffer(const Judge::Offer *offer)
{
    if (offer && currentWidget() == m_offerPage)
        m_offerPage->setOffer(*offer);
}

void Inspector::refresh()
{
    if (currentWidget() == m_armyPage)
        m_armyPage->refresh();
    else if (currentWidget() == m_entryPage)
        showEntry(m_entryPage->entry());
}

} // namespace muster
