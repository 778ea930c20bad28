// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_panel.h"

#include "app/gui/chip.h"
#include "app/gui/flow_layout.h"
#include "app/gui/icons.h"
#include "app/gui/library_delegate.h"
#include "app/gui/library_filter.h"
#include "app/gui/library_model.h"
#include "app/gui/look.h"
#include "app/gui/steps.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

LibraryPanel::LibraryPanel(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new LibraryModel(document, this)),
      m_filter(new LibraryFilter(this)), m_query(new QLineEdit), m_fits(new Chip(tr("Fits &now"))),
      m_affordable(new Chip(tr("Aff&ordable"))), m_view(new QTreeView), m_empty(look::muted({})), m_reason(new QLabel),
      m_add(new QPushButton(tr("&Add to the army")))
{
    m_query->setObjectName(u"libraryFilter"_s);
    m_query->setPlaceholderText(tr("Find units and rules"));
    m_query->setAccessibleName(tr("Filter of the library"));
    m_query->setClearButtonEnabled(true);
    m_query->addAction(lineIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_query->installEventFilter(this);
    m_fits->setObjectName(u"fitsChip"_s);
    m_fits->setToolTip(tr("Only what breaks no rule when it is added now"));
    m_affordable->setObjectName(u"affordableChip"_s);
    m_affordable->setToolTip(tr("Only what the points that are left pay for"));

    m_filter->setSourceModel(m_model);
    m_view->setObjectName(u"library"_s);
    m_view->setAccessibleName(tr("Library: what the army may take"));
    m_view->setModel(m_filter);
    m_view->setItemDelegate(new LibraryDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setIndentation(0);
    m_view->setUniformRowHeights(true);
    m_view->setExpandsOnDoubleClick(false);
    m_view->setDragEnabled(true);
    m_view->setDragDropMode(QAbstractItemView::DragOnly);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->header()->setStretchLastSection(false);
    m_view->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_view->header()->setSectionResizeMode(LibraryModel::UnitColumn, QHeaderView::Stretch);
    m_view->header()->hide();

    m_empty->setObjectName(u"libraryEmpty"_s);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setContentsMargins(16, 24, 16, 24);
    m_reason->setObjectName(u"libraryReason"_s);
    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_add->setObjectName(u"addUnit"_s);
    m_add->setIcon(lineIcon(u"add"_s));
    m_add->setToolTip(tr("Add the unit to the army (Enter)"));

    auto *chips = new FlowLayout(nullptr);
    chips->addWidget(m_fits);
    chips->addWidget(m_affordable);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(10, 8, 10, 8);
    top->setSpacing(8);
    top->addWidget(m_query);
    top->addLayout(chips);
    auto *bottom = new QVBoxLayout;
    bottom->setContentsMargins(10, 8, 10, 10);
    bottom->setSpacing(8);
    bottom->addWidget(m_reason);
    bottom->addWidget(m_add);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(top);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_empty, 1);
    layout->addLayout(bottom);

    setMinimumWidth(fontMetrics().averageCharWidth() * 50);
    connect(m_query, &QLineEdit::textChanged, this, [this] {
        m_view->setCurrentIndex({}); // a new search begins at its first hit
        refilter();
    });
    connect(m_fits, &Chip::toggled, this, &LibraryPanel::refilter);
    connect(m_affordable, &Chip::toggled, this, &LibraryPanel::refilter);
    connect(m_model, &LibraryModel::refreshed, this, &LibraryPanel::refilter);
    connect(m_view, &QTreeView::activated, this, [this](const QModelIndex &index) {
        if (!addCurrent())
            turnGroup(index);
    });
    for (const bool open : {true, false}) {
        connect(m_view, open ? &QTreeView::expanded : &QTreeView::collapsed, this, [this, open](const QModelIndex &group) {
            if (!m_unfolding && m_query->text().trimmed().isEmpty())
                m_unfolded.insert(group.data().toString(), open);
        });
    }
    connect(m_add, &QPushButton::clicked, this, &LibraryPanel::addCurrent);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showCurrent();
        if (m_view->hasFocus() || m_query->hasFocus())
            emit attended(current());
    });
    connect(m_view, &QTreeView::clicked, this, [this](const QModelIndex &index) {
        turnGroup(index);
        emit attended(current());
    });
    connect(m_filter, &QAbstractItemModel::modelReset, this, &LibraryPanel::unfoldGroups);
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, &LibraryPanel::unfoldGroups);
    refilter();
    unfoldGroups();
}

void LibraryPanel::focusFilter()
{
    m_query->setFocus(Qt::ShortcutFocusReason);
    m_query->selectAll();
}

const Judge::Offer *LibraryPanel::current() const
{
    return m_model->offer(m_filter->mapToSource(m_view->currentIndex()));
}

bool LibraryPanel::addCurrent()
{
    const Judge::Offer *offer = current();
    if (!offer)
        return false;
    if (offer->role == Entry::Role::Leader) {
        emit leaderWanted(offer);
        return true;
    }
    const QString name = offer->unit->unit->name;
    const QString size = offer->profile->sizeName;
    Steps(m_document).insert({offer->entry()});
    emit added(size.isEmpty() ? name : u"%1 (%2)"_s.arg(name, size));
    return true;
}

void LibraryPanel::refilter()
{
    const Verdict &verdict = m_document.verdict();
    m_filter->setQuery(m_query->text());
    m_filter->setOnlyFitting(m_fits->isChecked());
    m_filter->setMostPoints(m_affordable->isChecked() ? std::max(0, verdict.agreed - verdict.points) : -1);
    unfoldGroups();
    const bool any = m_filter->rowCount() > 0;
    m_view->setVisible(any);
    m_empty->setVisible(!any);
    m_empty->setText(m_model->rowCount() == 0 ? tr("The data has no units for this army.")
                                              : tr("No unit matches. Clear the text or switch off a filter."));
    showCurrent();
}

void LibraryPanel::showCurrent()
{
    const Judge::Offer *offer = current();
    m_add->setEnabled(offer);
    const QString reasons = offer ? m_model->reasons(*offer) : QString();
    m_reason->setText(reasons);
    m_reason->setVisible(!reasons.isEmpty());
    emit offerShown(offer);
}

/// Own choices are in sight and guests folded, as the player left them; a search looks into all of them.
void LibraryPanel::unfoldGroups()
{
    const QScopedValueRollback unfolding(m_unfolding, true);
    for (int row = 0; row < m_filter->rowCount(); ++row) {
        const QModelIndex group = m_filter->index(row, 0);
        m_view->setFirstColumnSpanned(row, {}, true);
        m_view->setExpanded(group, isUnfolded(group));
    }
}

bool LibraryPanel::isUnfolded(const QModelIndex &group) const
{
    if (!m_query->text().trimmed().isEmpty())
        return true;
    return m_unfolded.value(group.data().toString(), !group.data(LibraryModel::GuestsRole).toBool());
}

void LibraryPanel::turnGroup(const QModelIndex &group)
{
    const QModelIndex first = group.siblingAtColumn(0);
    if (first.data(LibraryModel::GroupRole).toBool())
        m_view->setExpanded(first, !m_view->isExpanded(first));
}

bool LibraryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_query || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool enter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!enter && key != Qt::Key_Down)
        return false;
    // From the text to the first hit, and on to the army, without the mouse.
    if (!current() && m_filter->rowCount() > 0)
        m_view->setCurrentIndex(m_filter->index(0, 0, m_filter->index(0, 0)));
    if (enter)
        addCurrent();
    else
        m_view->setFocus(Qt::ShortcutFocusReason);
    return true;
}

} // namespace muster
