// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/after_battle_dialog.h"

#include "app/gui/look.h"
#include "app/gui/quiet_combo.h"
#include "app/gui/steps.h"
#include "app/text/texts.h"

#include <QButtonGroup>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

AfterBattleDialog::AfterBattleDialog(Document &document, QWidget *parent)
    : QDialog(parent), m_document(document), m_won(new QRadioButton(tr("The battle was &won"))),
      m_lost(new QRadioButton(tr("The battle was &lost"))), m_sum(look::muted({}))
{
    setObjectName(u"afterBattleDialog"_s);
    setWindowTitle(tr("After the battle"));
    m_won->setObjectName(u"battleWon"_s);
    m_won->setChecked(true);
    m_lost->setObjectName(u"battleLost"_s);
    m_sum->setObjectName(u"battleSum"_s);
    m_sum->setWordWrap(true);
    QLabel *hint = look::muted(tr("What became of each unit? Those still on the table come back at full strength and gain "
                                  "experience: 1 point if the battle was won, 2 if it was lost."));
    hint->setWordWrap(true);
    auto *sides = new QButtonGroup(this);
    auto *sideRow = new QHBoxLayout;
    sideRow->setSpacing(22);
    for (QRadioButton *side : {m_won, m_lost}) {
        sides->addButton(side);
        sideRow->addWidget(side);
        connect(side, &QRadioButton::toggled, this, &AfterBattleDialog::refresh);
    }
    sideRow->addStretch();

    auto *units = new QWidget;
    auto *grid = new QGridLayout(units);
    grid->setContentsMargins(0, 4, 8, 4);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(0, 1);
    for (const RosterEntry &entry : document.roster().entries)
        addUnit(entry, grid);
    grid->setRowStretch(grid->rowCount(), 1);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setWidget(units);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setObjectName(u"battleOk"_s);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(look::heading(tr("After the battle"), 1));
    layout->addWidget(hint);
    layout->addLayout(sideRow);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_sum);
    layout->addWidget(buttons);
    resize(600, 620);
    connect(buttons, &QDialogButtonBox::accepted, this, &AfterBattleDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

void AfterBattleDialog::addUnit(const RosterEntry &entry, QGridLayout *grid)
{
    const QString size = entry.profile && entry.models > 1 ? entry.profile->sizeName : QString();
    QStringList facts;
    if (!entry.entry->name.isEmpty() && entry.unit)
        facts.append(entry.unit->name);
    if (!size.isEmpty())
        facts.append(size);
    facts.append(tr("%n point(s)", nullptr, entry.points));
    if (const QString experience = experienceText(m_document.game(), entry); !experience.isEmpty())
        facts.append(tr("experience %1").arg(experience));
    auto *text = new QWidget;
    auto *column = new QVBoxLayout(text);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *name = new QLabel(entryTitle(entry));
    name->setTextFormat(Qt::PlainText);
    name->setWordWrap(true);
    QLabel *details = look::muted(facts.join(u" · "_s));
    details->setFont(look::scaled(details->font(), 0.9));
    details->setWordWrap(true);
    column->addWidget(name);
    column->addWidget(details);

    auto *fate = new QuietCombo;
    const Profile *smaller = nextSmaller(entry);
    fate->addItem(tr("On the table"), int(Fate::Outcome::Stands));
    fate->addItem(tr("Routed: removed"), int(Fate::Outcome::Removed));
    if (smaller)
        fate->addItem(tr("Routed: returns as %1").arg(smaller->sizeName), int(Fate::Outcome::Smaller));
    else
        fate->addItem(tr("Routed: no smaller size, removed"), int(Fate::Outcome::Smaller));
    fate->addItem(tr("Routed: returns at full strength"), int(Fate::Outcome::FullStrength));
    fate->setObjectName(u"fate-%1"_s.arg(m_units.size()));
    fate->setAccessibleName(QStringList({entryTitle(entry), size}).join(u' ').trimmed());
    connect(fate, &QComboBox::currentIndexChanged, this, &AfterBattleDialog::refresh);
    const int row = int(m_units.size());
    grid->addWidget(text, row, 0);
    grid->addWidget(fate, row, 1);
    m_units.emplace_back(entry.entry->key, fate);
}

std::vector<Fate> AfterBattleDialog::fates() const
{
    std::vector<Fate> fates;
    for (const auto &[key, fate] : m_units)
        fates.push_back({key, Fate::Outcome(fate->currentData().toInt())});
    return fates;
}

/// Says what will be done, by doing it to a copy.
void AfterBattleDialog::refresh()
{
    Army after = m_document.army();
    applyEdits(after, afterBattle(m_document.roster(), m_won->isChecked(), fates()));
    const Roster roster = muster(m_document.game(), after);
    int earned = 0;
    for (const RosterEntry &entry : roster.entries) {
        const RosterEntry *before = m_document.roster().find(entry.entry->key);
        earned += entry.earned && before && !before->earned;
    }
    QStringList parts{tr("%n unit(s) left", nullptr, int(roster.entries.size())),
                      tr("%1 points", "what the army costs").arg(pointsText(roster.points))};
    if (earned > 0)
        parts.append(tr("%n unit(s) earned enough experience", nullptr, earned));
    m_sum->setText(tr("After this: %1").arg(parts.join(u", "_s)));
}

void AfterBattleDialog::accept()
{
    Steps(m_document).apply(afterBattle(m_document.roster(), m_won->isChecked(), fates()),
                            m_won->isChecked() ? tr("After a won battle") : tr("After a lost battle"));
    QDialog::accept();
}

} // namespace muster
