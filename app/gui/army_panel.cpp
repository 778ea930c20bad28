// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/army_panel.h"

#include "app/gui/army_delegate.h"
#include "app/gui/army_model.h"
#include "app/gui/choices.h"
#include "app/gui/entry_mime.h"
#include "app/gui/group_steps.h"
#include "app/gui/icons.h"
#include "app/gui/leading.h"
#include "app/gui/look.h"
#include "app/gui/steps.h"
#include "app/gui/wrap_button.h"
#include "app/text/texts.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

ArmyPanel::ArmyPanel(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new ArmyModel(document, this)), m_view(new QTreeView),
      m_empty(look::muted({})), m_purchases(new WrapButton(lineIcon(u"add"_s), {})), m_count(look::muted({})), m_total(new QLabel), m_buttons(new QHBoxLayout)
{
    m_view->setObjectName(u"army"_s);
    m_view->setAccessibleName(tr("Army: its units"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new ArmyDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setItemsExpandable(false);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setIndentation(fontMetrics().averageCharWidth() * 4);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setDragDropMode(QAbstractItemView::DragDrop);
    m_view->setDefaultDropAction(Qt::MoveAction);
    m_view->setDropIndicatorShown(true);
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    QHeaderView *header = m_view->header();
    header->setStretchLastSection(false);
    header->setSectionsMovable(false);
    header->setHighlightSections(false);
    header->setStyleSheet(u"QHeaderView::section { background: palette(base); border: none; padding: 6px 8px; }"
                          "QHeaderView::section:first { padding-left: 14px; }"_s);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ArmyModel::UnitColumn, QHeaderView::Stretch);
    header->setSectionHidden(ArmyModel::SizeColumn, document.game().sizes.empty());
    m_view->installEventFilter(this);
    m_view->viewport()->installEventFilter(this);

    // Over the view, so that a unit can be dropped on it.
    m_empty->setParent(m_view->viewport());
    m_empty->setText(tr("The army is empty.\nChoose a unit in the library and press Enter."));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setAttribute(Qt::WA_TransparentForMouseEvents);

    m_purchases->setObjectName(u"armyPurchases"_s);
    m_purchases->setFlat(true);
    m_purchases->setToolTip(tr("What the army buys as a whole: a click leads to where it is bought"));
    connect(m_purchases, &QPushButton::clicked, this, &ArmyPanel::purchasesRequested);
    m_count->setObjectName(u"armyCount"_s);
    m_total->setObjectName(u"armyTotal"_s);
    m_total->setFont(look::scaled(m_total->font(), 1.0, QFont::DemiBold));
    auto *totals = new QHBoxLayout;
    totals->setContentsMargins(14, 8, 16, 8);
    totals->addWidget(m_count);
    totals->addStretch();
    totals->addWidget(m_total);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    m_buttons->setContentsMargins(10, 0, 10, 8);
    m_buttons->setSpacing(4);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_purchases);
    layout->addLayout(totals);
    layout->addLayout(m_buttons);

    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &ArmyPanel::selectionChanged);
    connect(m_view, &QTreeView::clicked, this, &ArmyPanel::attended);
    connect(m_view, &QTreeView::doubleClicked, this, &ArmyPanel::renameCurrent);
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](QPoint at) {
        if (m_menu)
            m_menu->popup(m_view->viewport()->mapToGlobal(at));
    });
    // A group and those who lead it are always seen together.
    connect(m_model, &QAbstractItemModel::rowsInserted, m_view,
            [this](const QModelIndex &host, int first, int last) {
                if (host.isValid())
                    m_view->expand(host);
                for (int row = first; row <= last && !host.isValid(); ++row)
                    m_view->expand(m_model->index(row, 0));
            });
    m_view->expandAll();
    connect(m_model, &ArmyModel::dropped, this, &ArmyPanel::select, Qt::QueuedConnection);
    connect(&document, &Document::changed, this, &ArmyPanel::refreshTotals);
    connect(&document, &Document::changed, this, [this](const QList<EntryKey> &touched) {
        // Undo and redo lead the eye to what they changed.
        if (!touched.isEmpty() && m_model->rowCount() > 0)
            m_view->scrollTo(m_model->indexOf(touched.back()));
    });
    refreshTotals();
}

void ArmyPanel::setCommands(QMenu *menu, const QList<QAction *> &buttons)
{
    m_menu = menu;
    for (QAction *action : buttons) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setAccessibleName(action->iconText());
        m_buttons->addWidget(button);
    }
    m_buttons->addStretch();
}

QList<EntryKey> ArmyPanel::selectedKeys() const
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    // In the order of the eye: whoever is attached comes behind the entry that he stands with.
    const auto place = [](const QModelIndex &index) {
        return index.parent().isValid() ? std::pair(index.parent().row(), index.row()) : std::pair(index.row(), -1);
    };
    std::sort(rows.begin(), rows.end(),
              [&](const QModelIndex &a, const QModelIndex &b) { return place(a) < place(b); });
    QList<EntryKey> keys;
    for (const QModelIndex &row : rows)
        keys.append(m_model->keyAt(row));
    return keys;
}

EntryKey ArmyPanel::currentKey() const
{
    const QList<EntryKey> keys = selectedKeys();
    return keys.size() == 1 ? keys.front() : 0;
}

void ArmyPanel::select(const QList<EntryKey> &keys)
{
    QItemSelection selection;
    QModelIndex first;
    for (EntryKey key : keys) {
        const QModelIndex index = m_model->indexOf(key);
        if (!index.isValid())
            continue;
        selection.select(index, index);
        if (!first.isValid())
            first = index;
    }
    if (first.isValid())
        m_view->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_view->selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (first.isValid())
        m_view->scrollTo(first);
}

void ArmyPanel::focusView()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
    if (!m_view->currentIndex().isValid() && m_model->rowCount() > 0)
        m_view->setCurrentIndex(m_model->index(0, 0));
}

void ArmyPanel::removeSelected()
{
    const QList<EntryKey> keys = selectedKeys();
    if (keys.isEmpty())
        return;
    const int row = m_document.army().placeOf(keys.front());
    Steps(m_document).remove(keys);
    if (m_model->rowCount() > 0)
        select({m_model->keyAt(m_model->index(std::min(row, m_model->rowCount() - 1), 0))});
}

void ArmyPanel::duplicateSelected()
{
    // Those attached are copied with the entry that they stand with.
    QList<EntryKey> keys = selectedKeys();
    keys.removeIf([this](EntryKey key) { return m_document.army().indexOf(key) < 0; });
    if (keys.isEmpty())
        return;
    Steps(m_document).duplicate(keys);
    const int last = m_document.army().indexOf(keys.back());
    QList<EntryKey> copies;
    for (int i = 1; i <= keys.size(); ++i)
        copies.append(m_document.army().entries[size_t(last + i)].key);
    select(copies);
}

void ArmyPanel::moveSelected(int by)
{
    const QList<EntryKey> keys = selectedKeys();
    if (keys.isEmpty())
        return;
    Steps(m_document).shift(keys, by);
    select(keys);
}

void ArmyPanel::renameCurrent()
{
    if (currentKey() != 0)
        m_view->edit(m_model->indexOf(currentKey()));
}

void ArmyPanel::cut()
{
    const QList<EntryKey> keys = selectedKeys();
    if (keys.isEmpty())
        return;
    copy();
    Steps(m_document).cut(keys);
}

void ArmyPanel::copy()
{
    const QList<EntryKey> keys = selectedKeys();
    if (!keys.isEmpty())
        QGuiApplication::clipboard()->setMimeData(mimeOfEntries(m_document, keys).release());
}

void ArmyPanel::paste()
{
    const QMimeData *mime = QGuiApplication::clipboard()->mimeData();
    std::vector<Entry> entries = mime ? entriesOf(*mime, m_document.header().game) : std::vector<Entry>();
    if (entries.empty())
        return;
    const QList<EntryKey> keys = selectedKeys();
    // A single leader goes to the group that is selected.
    const Leading leading(m_document);
    const EntryKey host =
        keys.size() == 1 ? m_document.army().entries[size_t(m_document.army().placeOf(keys.front()))].key : 0;
    if (leading.isHost(host) && entries.size() == 1 && leading.roleOf(entries.front()) == Entry::Role::Leader) {
        select({GroupSteps(m_document).attach(host, std::move(entries.front()))});
        return;
    }
    const int index = keys.isEmpty() ? m_model->rowCount() : m_document.army().placeOf(keys.back()) + 1;
    const int count = int(entries.size());
    Steps(m_document).insert(std::move(entries), index);
    QList<EntryKey> pasted;
    for (int i = index; i < index + count; ++i)
        pasted.append(m_document.army().entries[size_t(i)].key);
    select(pasted);
}

void ArmyPanel::selectAll()
{
    m_view->selectAll();
}

void ArmyPanel::refreshTotals()
{
    const int units = m_model->rowCount();
    int models = 0;
    for (const RosterEntry &entry : m_document.roster().entries)
        models += entry.models;
    m_count->setText(units == 0 ? QString()
                                : tr("%n unit(s)", nullptr, units) + u" · "_s + tr("%n model(s)", nullptr, models));
    const Verdict &verdict = m_document.verdict();
    const int left = verdict.agreed - verdict.points;
    const QString points = tr("%1 of %2 points").arg(pointsText(verdict.points), pointsText(verdict.agreed));
    m_total->setText(left >= 0 ? tr("%1 · %2 left", "points used, points left").arg(points, pointsText(left))
                               : tr("%1 · %2 too many", "points used, points over").arg(points, pointsText(-left)));
    m_empty->setVisible(units == 0);
    refreshPurchases();
}

void ArmyPanel::refreshPurchases()
{
    const Roster &roster = m_document.roster();
    QStringList lines;
    for (const Pool &pool : m_document.game().pools) {
        if (!concernsArmy(pool, roster))
            continue;
        const QString bought = armyPurchases(roster, pool);
        lines.append(bought.isEmpty() ? tr("%1: none bought yet", "a pool of upgrades").arg(pool.name)
                                      : tr("%1: %2", "a pool of upgrades, what is bought").arg(pool.name, bought));
    }
    m_purchases->setVisible(!lines.isEmpty());
    m_purchases->setText(lines.join(u'\n').replace(u'&', u"&&"_s));
    m_purchases->setAccessibleName(lines.join(u", "_s));
}

bool ArmyPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_view->viewport() && event->type() == QEvent::Resize)
        m_empty->setGeometry(m_view->viewport()->rect());
    if (watched == m_view && event->type() == QEvent::FocusIn)
        emit attended();
    return QWidget::eventFilter(watched, event);
}

} // namespace muster
