// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QScrollArea;
class QTreeView;
class QVBoxLayout;

namespace muster {

class FindingsModel;

/// What the rules say of the army, and for the current finding a button for every fix.
class FindingsPanel : public QWidget {
    Q_OBJECT
public:
    explicit FindingsPanel(Document &document, QWidget *parent = nullptr);

    void focusView();

signals:
    /// The player wants to see the entries of a finding.
    void jump(const QList<muster::EntryKey> &entries);
    void fixed(const QString &what);

private:
    const Finding *current() const;
    void refresh();
    void askForFixes();
    void showFixes();
    void clearFixes();
    void jumpToCurrent();

    Document &m_document;
    FindingsModel *m_model;
    QTreeView *m_view;
    QLabel *m_fine;
    QWidget *m_remedies;
    QScrollArea *m_remedyArea;
    QVBoxLayout *m_fixes;
    QTimer m_fixTimer;
};

} // namespace muster
