// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QStackedWidget>

namespace muster {

class ArmyPage;
class EntryPage;
class OfferPage;

/// Shows what the player looks at: a unit of the army, a unit of the library, or the army as a whole.
class Inspector : public QStackedWidget {
    Q_OBJECT
public:
    explicit Inspector(Document &document, QWidget *parent = nullptr);

    /// 0: no one unit is selected.
    void showEntry(EntryKey key);
    void showOffer(const Judge::Offer *offer);
    /// Keeps the preview up to date without bringing it to the front.
    void updateOffer(const Judge::Offer *offer);

signals:
    void addRequested();
    void settingsRequested();
    /// Another entry than the one that is shown.
    void entryRequested(muster::EntryKey key);

private:
    void refresh();

    Document &m_document;
    EntryPage *m_entryPage;
    OfferPage *m_offerPage;
    ArmyPage *m_armyPage;
};

} // namespace muster
