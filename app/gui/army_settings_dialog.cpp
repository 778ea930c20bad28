// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_settings_dialog.h"

#include "app/gui/army_form.h"
#include "app/gui/look.h"
#include "app/gui/steps.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

ArmySettingsDialog::ArmySettingsDialog(Document &document, QWidget *parent)
    : QDialog(parent), m_document(document), m_form(new ArmyForm)
{
    setObjectName(u"armySettingsDialog"_s);
    setWindowTitle(tr("Army settings"));
    m_form->setGame(document.game());
    m_form->setHeader(document.header());
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(look::heading(tr("Army settings"), 1));
    QLabel *hint = look::muted(
        tr("Every unit stays in the army, whatever the list. What no longer fits is shown with its reason."));
    hint->setWordWrap(true);
    layout->addWidget(hint);
    layout->addWidget(m_form, 1);
    layout->addWidget(buttons);
    resize(560, 680);
    connect(buttons, &QDialogButtonBox::accepted, this, &ArmySettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ArmySettingsDialog::accept()
{
    Army before, after;
    before.header = m_document.header();
    after.header = m_form->header(m_document.header());
    if (!sameContent(before, after))
        Steps(m_document).setHeader(after.header, tr("Change the army's settings"));
    QDialog::accept();
}

} // namespace muster
