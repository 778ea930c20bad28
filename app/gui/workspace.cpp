// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace.h"

#include "app/gui/army_panel.h"
#include "app/gui/findings_panel.h"
#include "app/gui/group_dialogs.h"
#include "app/gui/header_bar.h"
#include "app/gui/inspector.h"
#include "app/gui/library_panel.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

Workspace::Workspace(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_window(new QMainWindow), m_header(new HeaderBar(document)),
      m_army(new ArmyPanel(document)), m_library(new LibraryPanel(document)), m_inspector(new Inspector(document)),
      m_findings(new FindingsPanel(document))
{
    m_window->setWindowFlags(Qt::Widget);
    m_window->setDockOptions(QMainWindow::AnimatedDocks | QMainWindow::AllowTabbedDocks |
                             QMainWindow::AllowNestedDocks);
    m_window->setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    m_window->setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    m_window->setStyleSheet(u"QDockWidget { font-weight: 600; } QDockWidget::title { padding: 7px 12px; }"_s);
    m_window->setCentralWidget(m_army);
    m_libraryDock = addDock(u"libraryDock"_s, tr("Library"), m_library, Qt::LeftDockWidgetArea);
    m_inspectorDock = addDock(u"inspectorDock"_s, tr("Inspector"), m_inspector, Qt::RightDockWidgetArea);
    m_findingsDock = addDock(u"findingsDock"_s, tr("Findings"), m_findings, Qt::BottomDockWidgetArea);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_header);
    layout->addWidget(m_window, 1);
    connectParts();
    resetLayout();
}

QDockWidget *Workspace::addDock(const QString &name, const QString &title, QWidget *widget, Qt::DockWidgetArea area)
{
    auto *dock = new QDockWidget(title);
    dock->setObjectName(name);
    dock->setWidget(widget);
    m_window->addDockWidget(area, dock);
    return dock;
}

void Workspace::connectParts()
{
    connect(m_header, &HeaderBar::verdictClicked, this, &Workspace::focusFindings);
    connect(m_army, &ArmyPanel::selectionChanged, this, [this] {
        m_inspector->showEntry(m_army->currentKey());
        emit selectionChanged();
    });
    connect(m_army, &ArmyPanel::purchasesRequested, this, [this] {
        m_army->select({});
        m_inspector->showEntry(0);
        focusInspector();
    });
    connect(m_army, &ArmyPanel::attended, this, [this] { m_inspector->showEntry(m_army->currentKey()); });
    connect(m_library, &LibraryPanel::attended, m_inspector, &Inspector::showOffer);
    connect(m_library, &LibraryPanel::offerShown, m_inspector, &Inspector::updateOffer);
    connect(m_library, &LibraryPanel::added, this, [this](const QString &what) {
        // The new unit is shown, so that its options are at hand; the keyboard stays where it is.
        m_army->select({m_document.army().entries.back().key});
        emit message(tr("Added %1").arg(what));
    });
    connect(m_library, &LibraryPanel::leaderWanted, this, [this](const Judge::Offer *offer) {
        const QString name = offer->unit->unit->name;
        addLeader(m_document, *offer, m_army->currentKey(), this, [this, name](EntryKey leader) {
            m_army->select({leader});
            emit message(tr("Added %1").arg(name));
        });
    });
    connect(m_inspector, &Inspector::entryRequested, this, [this](EntryKey entry) { m_army->select({entry}); });
    connect(m_inspector, &Inspector::addRequested, m_library, &LibraryPanel::addCurrent);
    connect(m_inspector, &Inspector::settingsRequested, this, &Workspace::settingsRequested);
    connect(m_findings, &FindingsPanel::jump, this, [this](const QList<EntryKey> &entries) {
        m_army->select(entries);
        m_army->focusView();
    });
    connect(m_findings, &FindingsPanel::fixed, this,
            [this](const QString &what) { emit message(tr("Done: %1").arg(what)); });
}

QList<QDockWidget *> Workspace::docks() const
{
    return {m_libraryDock, m_inspectorDock, m_findingsDock};
}

void Workspace::reveal(QDockWidget *dock)
{
    dock->show();
    dock->raise();
}

void Workspace::focusLibrary()
{
    reveal(m_libraryDock);
    m_library->focusFilter();
}

void Workspace::focusArmy()
{
    m_army->focusView();
}

void Workspace::focusInspector()
{
    reveal(m_inspectorDock);
    for (QWidget *widget : m_inspector->currentWidget()->findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->isEnabled() && widget->focusPolicy() & Qt::TabFocus) {
            widget->setFocus(Qt::ShortcutFocusReason);
            return;
        }
    }
}

void Workspace::focusFindings()
{
    reveal(m_findingsDock);
    m_findings->focusView();
}

QByteArray Workspace::saveState() const
{
    return m_window->saveState();
}

void Workspace::restoreState(const QByteArray &state)
{
    if (!state.isEmpty())
        m_window->restoreState(state);
}

void Workspace::resetLayout()
{
    for (QDockWidget *dock : docks()) {
        dock->setFloating(false);
        dock->show();
    }
    m_window->addDockWidget(Qt::LeftDockWidgetArea, m_libraryDock);
    m_window->addDockWidget(Qt::RightDockWidgetArea, m_inspectorDock);
    m_window->addDockWidget(Qt::BottomDockWidgetArea, m_findingsDock);
    const int letter = fontMetrics().averageCharWidth();
    // Prices by the model are longer: "3 × 24 = 72".
    const auto &types = m_document.game().types;
    const bool byModel = std::any_of(types.begin(), types.end(), [](const auto &type) { return type->modelsChosen; });
    m_window->resizeDocks({m_libraryDock, m_inspectorDock}, {letter * (byModel ? 70 : 58), letter * 55}, Qt::Horizontal);
    m_window->resizeDocks({m_findingsDock}, {fontMetrics().height() * 12}, Qt::Vertical);
}

} // namespace muster
