// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPushButton>

namespace muster {

namespace {

struct DialogText {
    Q_DECLARE_TR_FUNCTIONS(muster::Dialogs)
};

std::unique_ptr<Dialogs> &current()
{
    static std::unique_ptr<Dialogs> dialogs = std::make_unique<Dialogs>();
    return dialogs;
}

} // namespace

Dialogs::~Dialogs() = default;

Dialogs &Dialogs::instance()
{
    return *current();
}

std::unique_ptr<Dialogs> Dialogs::replace(std::unique_ptr<Dialogs> dialogs)
{
    return std::exchange(current(), dialogs ? std::move(dialogs) : std::make_unique<Dialogs>());
}

QString Dialogs::fileToOpen(QWidget *parent, const QString &title, const QString &start, const QString &filter)
{
    return QFileDialog::getOpenFileName(parent, title, start, filter);
}

QString Dialogs::fileToSave(QWidget *parent, const QString &title, const QString &start, const QString &filter)
{
    return QFileDialog::getSaveFileName(parent, title, start, filter);
}

Dialogs::Unsaved Dialogs::askUnsaved(QWidget *parent, const QString &army)
{
    QMessageBox box(QMessageBox::Question, DialogText::tr("Unsaved changes"),
                    DialogText::tr("Save the changes to “%1”?").arg(army), QMessageBox::NoButton, parent);
    box.setInformativeText(DialogText::tr("What is not saved is lost."));
    QPushButton *save = box.addButton(QMessageBox::Save);
    QPushButton *discard = box.addButton(QMessageBox::Discard);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(save);
    box.exec();
    if (box.clickedButton() == save)
        return Unsaved::Save;
    return box.clickedButton() == discard ? Unsaved::Discard : Unsaved::Cancel;
}

Dialogs::Changed Dialogs::askChanged(QWidget *parent, const QString &path)
{
    QMessageBox box(
        QMessageBox::Warning, DialogText::tr("The file was changed"),
        DialogText::tr("Another program has changed %1 since it was opened here.").arg(QDir::toNativeSeparators(path)),
        QMessageBox::NoButton, parent);
    box.setInformativeText(
        DialogText::tr("Saving replaces what the other program wrote. A copy of it is kept beside the file."));
    QPushButton *overwrite = box.addButton(DialogText::tr("&Replace it"), QMessageBox::DestructiveRole);
    QPushButton *elsewhere = box.addButton(DialogText::tr("Save &elsewhere…"), QMessageBox::AcceptRole);
    box.addButton(QMessageBox::Cancel);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() == overwrite)
        return Changed::Overwrite;
    return box.clickedButton() == elsewhere ? Changed::SaveElsewhere : Changed::Cancel;
}

bool Dialogs::choosePrinter(QWidget *parent, QPrinter &printer)
{
    return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
}

} // namespace muster
