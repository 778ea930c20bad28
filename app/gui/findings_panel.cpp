// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/findings_panel.h"

#include "app/gui/findings_delegate.h"
#include "app/gui/findings_model.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/steps.h"
#include "app/gui/wrap_button.h"
#include "app/text/texts.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeView>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// "Remove General (-120 points)".
QString fixLabel(const Fix &fix)
{
    const QString text = fixText(fix);
    if (fix.pointsChange == 0)
        return text;
    const QString change = (fix.pointsChange > 0 ? u"+"_s : u"−"_s) + pointsText(std::abs(fix.pointsChange));
    return FindingsPanel::tr("%1 (%2 points)").arg(text, change);
}

} // namespace

FindingsPanel::FindingsPanel(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_model(new FindingsModel(document, this)), m_view(new QTreeView),
      m_fine(look::muted({})), m_remedies(new QWidget), m_fixes(new QVBoxLayout)
{
    m_view->setObjectName(u"findings"_s);
    m_view->setAccessibleName(tr("Findings: what the rules say"));
    m_view->setModel(m_model);
    m_view->setItemDelegate(new FindingsDelegate(m_view));
    m_view->setRootIsDecorated(false);
    m_view->setAllColumnsShowFocus(true);
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setWordWrap(true);
    m_view->setIconSize(QSize(18, 18));
    m_view->header()->hide();
    m_view->header()->setSectionResizeMode(FindingsModel::SeverityColumn, QHeaderView::ResizeToContents);
    m_view->header()->setStretchLastSection(true);
    m_fine->setObjectName(u"findingsFine"_s);
    m_fine->setAlignment(Qt::AlignCenter);

    m_fixes->setSpacing(6);
    auto *remedies = new QVBoxLayout(m_remedies);
    remedies->setContentsMargins(14, 10, 14, 10);
    remedies->addLayout(m_fixes);
    remedies->addStretch();
    m_remedyArea = new QScrollArea;
    m_remedyArea->setWidget(m_remedies);
    m_remedyArea->setWidgetResizable(true);
    m_remedyArea->setFrameShape(QFrame::NoFrame);
    m_remedyArea->setFocusPolicy(Qt::NoFocus);
    m_remedyArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_remedyArea->setMinimumWidth(fontMetrics().averageCharWidth() * 28);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_view, 5);
    layout->addWidget(m_fine, 5);
    layout->addWidget(m_remedyArea, 4);

    m_fixTimer.setSingleShot(true);
    m_fixTimer.setInterval(0);
    connect(&m_fixTimer, &QTimer::timeout, this, &FindingsPanel::showFixes);
    connect(&document, &Document::changed, this, &FindingsPanel::refresh);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &FindingsPanel::askForFixes);
    connect(m_view, &QTreeView::activated, this, &FindingsPanel::jumpToCurrent);
    refresh();
}

void FindingsPanel::focusView()
{
    m_view->setFocus(Qt::ShortcutFocusReason);
}

const Finding *FindingsPanel::current() const
{
    return m_model->finding(m_view->currentIndex());
}

void FindingsPanel::refresh()
{
    const bool any = m_model->rowCount() > 0;
    m_view->setVisible(any);
    m_fine->setVisible(!any);
    m_remedyArea->setVisible(any);
    m_fine->setText(m_document.army().entries.empty() ? tr("Nothing to say about an empty army.")
                                                      : tr("The rules have nothing against this army."));
    // The worst one shows its remedies without being asked; whoever works in the list keeps the place.
    if (any && (!m_view->currentIndex().isValid() || !m_view->hasFocus()))
        m_view->setCurrentIndex(m_model->index(0, 0));
    askForFixes();
}

void FindingsPanel::askForFixes()
{
    m_fixTimer.start();
}

void FindingsPanel::clearFixes()
{
    while (QLayoutItem *item = m_fixes->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

void FindingsPanel::showFixes()
{
    clearFixes();
    const Finding *finding = current();
    if (!finding)
        return;
    const std::vector<Fix> fixes = m_document.judge().fixes(m_document.army(), *finding);
    if (fixes.empty()) {
        QLabel *none = look::muted(tr("No small change puts this right by itself."));
        none->setWordWrap(true);
        m_fixes->addWidget(none);
    }
    int number = 0;
    for (const Fix &fix : fixes) {
        auto *button = new WrapButton(lineIcon(u"fix"_s), fixLabel(fix).replace(u'&', u"&&"_s));
        button->setObjectName(u"fix-%1"_s.arg(number++));
        button->setAccessibleName(tr("Fix: %1").arg(fixLabel(fix)));
        button->setToolTip(fixLabel(fix));
        m_fixes->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, fix] {
            const QString what = fixText(fix);
            Steps(m_document).apply(fix.edits, what);
            emit fixed(what);
        });
    }
    if (!finding->entries.empty()) {
        auto *show = new WrapButton(lineIcon(u"goto"_s), tr("&Show in the army"));
        show->setObjectName(u"showEntries"_s);
        m_fixes->addWidget(show);
        connect(show, &QPushButton::clicked, this, &FindingsPanel::jumpToCurrent);
    }
}

void FindingsPanel::jumpToCurrent()
{
    const Finding *finding = current();
    if (finding && !finding->entries.empty())
        emit jump(QList<EntryKey>(finding->entries.begin(), finding->entries.end()));
}

} // namespace muster
