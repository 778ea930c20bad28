// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/new_army_dialog.h"

#include "app/gui/army_form.h"
#include "app/gui/game_loading.h"
#include "app/gui/look.h"
#include "app/gui/settings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

NewArmyDialog::NewArmyDialog(GameLibrary &library, QWidget *parent)
    : QDialog(parent), m_library(library), m_games(new QComboBox), m_form(new ArmyForm), m_problem(new QLabel)
{
    setObjectName(u"newArmyDialog"_s);
    setWindowTitle(tr("New army"));
    m_games->setObjectName(u"formGame"_s);
    m_games->setAccessibleName(tr("Game"));
    for (const GameFolder &folder : library.games())
        m_games->addItem(folder.name.isEmpty() ? folder.id.str() : folder.name, folder.id.str());
    m_games->setCurrentIndex(std::max(0, m_games->findData(settings::lastGame())));
    auto *gameLabel = new QLabel(tr("&Game:"));
    gameLabel->setBuddy(m_games);
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("&Create army"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(u"createArmy"_s);
    m_create->setDefault(true);

    m_form->addTopField(gameLabel, m_games);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(look::heading(tr("New army"), 1));
    layout->addWidget(m_problem);
    layout->addWidget(m_form, 1);
    layout->addWidget(buttons);
    resize(560, 680);

    connect(m_games, &QComboBox::currentIndexChanged, this, &NewArmyDialog::chooseGame);
    connect(m_form, &ArmyForm::completeChanged, this, &NewArmyDialog::refreshButton);
    connect(m_form, &ArmyForm::accepted, this, [this] {
        if (m_create->isEnabled())
            accept();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    chooseGame(m_games->currentIndex());
}

void NewArmyDialog::chooseGame(int index)
{
    Problems problems;
    m_game = index < 0 ? nullptr : gameFor(m_library, Id(m_games->itemData(index).toString()), &problems);
    if (m_game) {
        m_problem->hide();
        m_form->setGame(*m_game);
    } else {
        m_problem->setText(problems.isEmpty() ? tr("No game data was found.") : problems.front().text());
        m_problem->show();
    }
    refreshButton();
}

void NewArmyDialog::refreshButton()
{
    m_create->setEnabled(m_game && m_form->isComplete());
}

Army NewArmyDialog::army() const
{
    settings::setLastGame(m_game->id.str());
    Army army;
    army.header.game = m_game->id;
    army.header.dataVersion = m_game->version;
    army.header = m_form->header(army.header);
    if (army.header.name.isEmpty()) {
        const ForceList *list = m_game->list(army.header.list);
        army.header.name = list ? list->name : tr("New army");
    }
    return army;
}

} // namespace muster
