// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_form.h"

#include "app/gui/check_list.h"
#include "app/gui/fold.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/notes_edit.h"

#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QLabel *labelFor(QWidget *field, const QString &text)
{
    auto *label = new QLabel(text);
    label->setBuddy(field);
    field->setAccessibleName(QString(text).remove(u'&').remove(u':'));
    return label;
}

} // namespace

ArmyForm::ArmyForm(QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout), m_name(new QLineEdit), m_player(new QLineEdit),
      m_filter(new QLineEdit), m_lists(new QListWidget), m_listInfo(look::muted({})), m_points(new QSpinBox),
      m_agreementLabel(new QLabel(tr("Agreements:"))), m_agreements(new CheckList(u"agreement-"_s)),
      m_packLabel(new QLabel(tr("Played under:"))), m_packs(new CheckList(u"pack-"_s)), m_notes(new NotesEdit)
{
    m_name->setObjectName(u"formName"_s);
    m_name->setMaxLength(200);
    m_player->setObjectName(u"formPlayer"_s);
    m_player->setMaxLength(200);
    m_filter->setObjectName(u"formListFilter"_s);
    m_filter->setPlaceholderText(tr("Find a list or an era"));
    m_filter->setAccessibleName(tr("Filter of the army lists"));
    m_filter->setClearButtonEnabled(true);
    m_filter->addAction(lineIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_lists->setObjectName(u"formLists"_s);
    m_lists->setMinimumHeight(180);
    m_lists->setUniformItemSizes(true);
    m_lists->setSpacing(1);
    m_points->setObjectName(u"formPoints"_s);
    m_points->setRange(0, mostPoints);
    m_points->setSingleStep(50);
    m_points->setGroupSeparatorShown(true);
    m_points->setSuffix(tr(" points"));
    m_notes->setObjectName(u"formNotes"_s);

    auto *fields = new QWidget;
    fields->setLayout(m_grid);
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(fields);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
    m_grid->setContentsMargins(0, 0, 8, 0);
    m_grid->setHorizontalSpacing(14);
    m_grid->setVerticalSpacing(10);
    int row = 1;
    const auto add = [&](QLabel *label, QWidget *field) {
        m_grid->addWidget(label, row, 0, Qt::AlignLeft | Qt::AlignTop);
        m_grid->addWidget(field, row++, 1);
        label->setContentsMargins(0, 4, 0, 0);
    };
    add(labelFor(m_name, tr("&Name:")), m_name);
    add(labelFor(m_player, tr("Pla&yer:")), m_player);
    auto *listBox = new QWidget;
    auto *listLayout = new QVBoxLayout(listBox);
    listLayout->setContentsMargins(0, 0, 0, 0);
    listLayout->setSpacing(4);
    listLayout->addWidget(m_filter);
    listLayout->addWidget(m_lists, 1);
    listLayout->addWidget(m_listInfo);
    add(labelFor(m_lists, tr("Army &list:")), listBox);
    m_grid->setRowStretch(row - 1, 1);
    add(labelFor(m_points, tr("&Points:")), m_points);
    add(m_agreementLabel, m_agreements);
    add(m_packLabel, m_packs);
    add(labelFor(m_notes, tr("No&tes:")), m_notes);

    scroll->setMinimumWidth(fields->minimumSizeHint().width() + scroll->verticalScrollBar()->sizeHint().width());

    connect(m_packs, &CheckList::toggled, this, [this](Id pack, bool on) {
        if (on)
            leaveOpposed(pack);
        followPacks();
    });
    connect(m_filter, &QLineEdit::textChanged, this, &ArmyForm::filterLists);
    connect(m_lists, &QListWidget::currentItemChanged, this, &ArmyForm::showList);
    connect(m_lists, &QListWidget::itemDoubleClicked, this, &ArmyForm::accepted);
}

void ArmyForm::addTopField(QLabel *label, QWidget *field)
{
    m_grid->addWidget(label, 0, 0, Qt::AlignLeft | Qt::AlignTop);
    m_grid->addWidget(field, 0, 1);
    label->setContentsMargins(0, 4, 0, 0);
}

void ArmyForm::setGame(const Game &game)
{
    const bool first = !m_game;
    m_game = &game;
    fillLists();

    std::vector<CheckList::Item> agreements;
    for (const Agreement &agreement : game.agreements)
        agreements.push_back({agreement.id, agreement.name, agreement.summary});
    m_agreements->setItems(agreements);
    std::vector<CheckList::Item> packs;
    for (const Pack &pack : game.packs)
        packs.push_back({pack.id, pack.name, pack.summary});
    m_packs->setItems(packs);
    for (auto &[label, list] : {std::pair(m_agreementLabel, m_agreements), std::pair(m_packLabel, m_packs)}) {
        label->setVisible(!list->isEmpty());
        list->setVisible(!list->isEmpty());
    }
    setTabOrder(m_packs->putBehind(m_agreements->putBehind(m_points)), m_notes);
    if (first)
        m_points->setValue(m_usual = usualPoints());
    else
        followPacks();
}

/// What an army of this game under these packs is agreed at as a rule.
int ArmyForm::usualPoints() const
{
    for (const Pack &pack : m_game->packs) {
        if (pack.points > 0 && m_packs->isChecked(pack.id))
            return pack.points;
    }
    return m_game->defaultPoints;
}

/// Switches off the packs that no army is played under together with this one.
void ArmyForm::leaveOpposed(Id pack)
{
    const auto bars = [](const Pack &a, Id b) { return std::find(a.notWith.begin(), a.notWith.end(), b) != a.notWith.end(); };
    const Pack *chosen = m_game->pack(pack);
    for (const Pack &other : m_game->packs) {
        if (chosen && (bars(*chosen, other.id) || bars(other, pack)))
            m_packs->uncheck(other.id);
    }
}

/// Another game's or pack's usual points, unless the player asked for others.
void ArmyForm::followPacks()
{
    if (m_usual < 0 || m_points->value() != m_usual)
        return;
    m_usual = usualPoints();
    m_points->setValue(m_usual);
}

void ArmyForm::fillLists()
{
    m_lists->clear();
    for (const auto &list : m_game->lists) {
        if (!list->army)
            continue;
        const QString text =
            list->era.isEmpty() ? list->name : tr("%1, %2", "army list, era").arg(list->name, list->era);
        auto *item = new QListWidgetItem(text, m_lists);
        item->setData(Qt::UserRole, list->id.str());
    }
    filterLists(m_filter->text());
    select(m_wantedList);
    // Where there is nothing to choose from, nobody is asked.
    if (m_lists->count() == 1)
        m_lists->setCurrentRow(0);
}

void ArmyForm::select(Id list)
{
    m_wantedList = list;
    for (int i = 0; i < m_lists->count(); ++i) {
        if (m_lists->item(i)->data(Qt::UserRole).toString() == list.str()) {
            m_lists->setCurrentRow(i);
            m_lists->scrollToItem(m_lists->item(i), QAbstractItemView::PositionAtCenter);
        }
    }
}

void ArmyForm::filterLists(const QString &query)
{
    QListWidgetItem *first = nullptr;
    for (int i = 0; i < m_lists->count(); ++i) {
        QListWidgetItem *item = m_lists->item(i);
        item->setHidden(!matchesAllWords(fold(item->text()), query));
        if (!item->isHidden() && !first)
            first = item;
    }
    // What is current must be in sight.
    if (first && !query.isEmpty() && (!m_lists->currentItem() || m_lists->currentItem()->isHidden()))
        m_lists->setCurrentItem(first);
}

void ArmyForm::showList()
{
    const QListWidgetItem *item = m_lists->currentItem();
    const ForceList *list = item && m_game ? m_game->list(Id(item->data(Qt::UserRole).toString())) : nullptr;
    m_listInfo->setText(
        list ? tr("%n unit(s)", nullptr, int(list->units.size())) +
                   (list->page.isEmpty() ? QString() : u" · "_s + tr("p. %1", "page of the book").arg(list->page))
             : tr("Choose a list."));
    emit completeChanged();
}

void ArmyForm::setHeader(const ArmyHeader &header)
{
    m_usual = -1;   // an army that is there has points that were agreed
    m_name->setText(header.name);
    m_player->setText(header.player);
    m_points->setValue(header.usualPoints && m_game ? m_game->defaultPoints : header.points);
    m_notes->setPlainText(header.notes);
    select(header.list);
    m_agreements->setChecked(header.agreements);
    const QSignalBlocker blocker(m_packs);   // what the army says is shown as it is
    m_packs->setChecked(header.packs);
}

ArmyHeader ArmyForm::header(ArmyHeader from) const
{
    from.name = m_name->text().trimmed();
    from.player = m_player->text().trimmed();
    from.usualPoints = from.usualPoints && m_game && m_points->value() == m_game->defaultPoints;
    from.points = from.usualPoints ? 0 : m_points->value();
    from.notes = m_notes->toPlainText();
    if (const QListWidgetItem *item = m_lists->currentItem())
        from.list = Id(item->data(Qt::UserRole).toString());
    m_agreements->apply(from.agreements);
    m_packs->apply(from.packs);
    return from;
}

bool ArmyForm::isComplete() const
{
    return m_lists->currentItem() && m_points->value() > 0;
}

} // namespace muster
