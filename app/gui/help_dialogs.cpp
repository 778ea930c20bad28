// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/help_dialogs.h"

#include "app/gui/look.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

struct HelpText {
    Q_DECLARE_TR_FUNCTIONS(muster::Help)
};

QDialog *frame(const QString &title, QWidget *content, QWidget *parent)
{
    auto *dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(look::heading(title, 1));
    layout->addWidget(content, 1);
    layout->addWidget(buttons);
    return dialog;
}

} // namespace

QDialog *shortcutsDialog(const QList<QAction *> &actions, QWidget *parent)
{
    auto *tree = new QTreeWidget;
    tree->setObjectName(u"shortcuts"_s);
    tree->setAccessibleName(HelpText::tr("Keyboard shortcuts"));
    tree->setColumnCount(2);
    tree->setHeaderLabels({HelpText::tr("Command"), HelpText::tr("Keys")});
    tree->setRootIsDecorated(false);
    tree->setFrameShape(QFrame::NoFrame);
    const auto add = [tree](const QString &what, const QString &keys) { new QTreeWidgetItem(tree, {what, keys}); };
    for (const QAction *action : actions) {
        if (action->shortcut().isEmpty())
            continue;
        QString text = action->objectName() == u"undo"_s   ? HelpText::tr("Undo")
                       : action->objectName() == u"redo"_s ? HelpText::tr("Redo")
                                                           : action->text();
        text.remove(u'&').remove(u'…');
        add(text, QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText));
    }
    add(HelpText::tr("In the library: add the current unit"), HelpText::tr("Enter"));
    add(HelpText::tr("In the filter: add the first hit; go down to the hits"), HelpText::tr("Enter; Down"));
    add(HelpText::tr("In the findings: show the units in question"), HelpText::tr("Enter"));
    add(HelpText::tr("In the army: select more units"), HelpText::tr("Shift+Up, Shift+Down"));
    tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    tree->header()->setStretchLastSection(false);
    QDialog *dialog = frame(HelpText::tr("Keyboard shortcuts"), tree, parent);
    dialog->resize(560, 640);
    return dialog;
}

QDialog *aboutDialog(QWidget *parent)
{
    auto *text = new QLabel(
        HelpText::tr(
            "<p>Version %1</p>"
            "<p>Builds and checks armies for tabletop miniature wargames. It needs no network and asks for none.</p>"
            "<p>Free software under the GNU General Public License, version 3 or later; there is no warranty. "
            "Games and their names belong to their publishers. Facts and figures are the books', "
            "the summaries of rules are in our own words: to play you need the books.</p>"
            "<p>Built with Qt %2.</p>")
            .arg(QCoreApplication::applicationVersion(), QLatin1StringView(qVersion())));
    text->setWordWrap(true);
    text->setTextFormat(Qt::RichText);
    QDialog *dialog = frame(HelpText::tr("About Muster Roll"), text, parent);
    dialog->resize(460, 320);
    return dialog;
}

} // namespace muster
