// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QWidget>

class QDockWidget;
class QMainWindow;

namespace muster {

class ArmyPanel;
class FindingsPanel;
class HeaderBar;
class Inspector;
class LibraryPanel;

/// An open army: the header over the library, the army, the inspector and the findings. Only puts them together.
class Workspace : public QWidget {
    Q_OBJECT
public:
    explicit Workspace(Document &document, QWidget *parent = nullptr);

    ArmyPanel *army() const { return m_army; }
    LibraryPanel *library() const { return m_library; }
    FindingsPanel *findings() const { return m_findings; }
    Inspector *inspector() const { return m_inspector; }
    QList<QDockWidget *> docks() const;

    void focusLibrary();
    void focusArmy();
    void focusInspector();
    void focusFindings();

    QByteArray saveState() const;
    void restoreState(const QByteArray &state);
    void resetLayout();

signals:
    void selectionChanged();
    void settingsRequested();
    void message(const QString &text);

private:
    QDockWidget *addDock(const QString &name, const QString &title, QWidget *widget, Qt::DockWidgetArea area);
    void connectParts();
    void reveal(QDockWidget *dock);

    Document &m_document;
    QMainWindow *m_window;
    HeaderBar *m_header;
    ArmyPanel *m_army;
    LibraryPanel *m_library;
    Inspector *m_inspector;
    FindingsPanel *m_findings;
    QDockWidget *m_libraryDock;
    QDockWidget *m_inspectorDock;
    QDockWidget *m_findingsDock;
};

} // namespace muster
