// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_form.h"

#include "app/gui/fold.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/notes_edit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSpinBox>

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
    : QWidget(parent), m_grid(new QGridLayout(this)), m_name(new QLineEdit), m_player(new QLineEdit),
      m_filter(new QLineEdit), m_lists(new QListWidget), m_listInfo(look::muted({})), m_points(new QSpinBox),
      m_agreementBox(new QWidget), m_agreementLayout(new QVBoxLayout(m_agreementBox)), m_pack(new QComboBox),
      m_notes(new NotesEdit)
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
    m_agreementLayout->setContentsMargins(0, 0, 0, 0);
    m_agreementLayout->setSpacing(4);
    m_pack->setObjectName(u"formPack"_s);
    m_notes->setObjectName(u"formNotes"_s);

    m_grid->setContentsMargins(0, 0, 0, 0);
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
    add(new QLabel(tr("Agreements:")), m_agreementBox);
    m_packLabel = labelFor(m_pack, tr("Pac&k:"));
    add(m_packLabel, m_pack);
    add(labelFor(m_notes, tr("No&tes:")), m_notes);

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
    if (first)
        m_points->setValue(game.defaultPoints);
    fillLists();

    for (auto &[id, box] : m_agreements)
        box->parentWidget()->deleteLater();
    m_agreements.clear();
    for (const Agreement &agreement : game.agreements) {
        auto *holder = new QWidget;
        auto *layout = new QVBoxLayout(holder);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        auto *box = new QCheckBox(QString(agreement.name).replace(u'&', u"&&"_s));
        box->setObjectName(u"agreement-"_s + agreement.id.str());
        box->setAccessibleDescription(agreement.summary);
        layout->addWidget(box);
        if (!agreement.summary.isEmpty()) {
            QLabel *summary = look::muted(agreement.summary);
            summary->setWordWrap(true);
            summary->setFont(look::scaled(summary->font(), 0.9));
            summary->setContentsMargins(24, 0, 0, 0);
            layout->addWidget(summary);
        }
        m_agreementLayout->addWidget(holder);
        m_agreements.emplace_back(agreement.id, box);
    }

    m_pack->clear();
    m_pack->addItem(tr("None"));
    for (const Pack &pack : game.packs) {
        m_pack->addItem(pack.name, pack.id.str());
        m_pack->setItemData(m_pack->count() - 1, pack.summary, Qt::ToolTipRole);
    }
    m_pack->setVisible(!game.packs.empty());
    m_packLabel->setVisible(!game.packs.empty());
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
    m_name->setText(header.name);
    m_player->setText(header.player);
    m_points->setValue(header.points);
    m_notes->setPlainText(header.notes);
    select(header.list);
    for (auto &[id, box] : m_agreements)
        box->setChecked(header.agrees(id));
    const int pack = m_pack->findData(header.pack.str());
    m_pack->setCurrentIndex(std::max(0, header.pack.isEmpty() ? 0 : pack));
}

ArmyHeader ArmyForm::header(ArmyHeader from) const
{
    from.name = m_name->text().trimmed();
    from.player = m_player->text().trimmed();
    from.points = m_points->value();
    from.notes = m_notes->toPlainText();
    if (const QListWidgetItem *item = m_lists->currentItem())
        from.list = Id(item->data(Qt::UserRole).toString());
    // Agreements that the data does not know stay as they are.
    for (const auto &[id, box] : m_agreements) {
        const auto place = std::find(from.agreements.begin(), from.agreements.end(), id);
        if (box->isChecked() && place == from.agreements.end())
            from.agreements.push_back(id);
        else if (!box->isChecked() && place != from.agreements.end())
            from.agreements.erase(place);
    }
    const bool unknownPack = !from.pack.isEmpty() && m_game && !m_game->pack(from.pack);
    if (!unknownPack || m_pack->currentIndex() > 0)
        from.pack = Id(m_pack->currentData().toString());
    return from;
}

bool ArmyForm::isComplete() const
{
    return m_lists->currentItem() && m_points->value() > 0;
}

} // namespace muster
