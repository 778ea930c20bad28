// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/new_game_dialog.h"

#include "app/gui/look.h"
#include "app/library/new_game.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

NewGameDialog::NewGameDialog(const GameLibrary &library, QWidget *parent)
    : QDialog(parent), m_library(library), m_name(new QLineEdit), m_where(look::muted({}))
{
    setObjectName(u"newGameDialog"_s);
    setWindowTitle(tr("New game"));
    auto *about = new QLabel(tr("Writes the files of a small game, with comments in them, to be changed into your own "
                                "in a text editor. It can be played as it is."));
    about->setWordWrap(true);
    m_name->setObjectName(u"gameName"_s);
    m_name->setPlaceholderText(tr("For example: River Clans"));
    auto *label = new QLabel(tr("&Name of the game:"));
    label->setBuddy(m_name);
    m_where->setObjectName(u"gameFolder"_s);
    m_where->setTextFormat(Qt::PlainText);
    m_where->setWordWrap(true);
    m_where->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_where->setMinimumHeight(fontMetrics().height() * 3);
    m_where->setAlignment(Qt::AlignTop);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_create = buttons->addButton(tr("&Create game"), QDialogButtonBox::AcceptRole);
    m_create->setObjectName(u"createGame"_s);
    m_create->setDefault(true);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(look::heading(tr("New game"), 1));
    layout->addWidget(about);
    layout->addWidget(label);
    layout->addWidget(m_name);
    layout->addWidget(m_where);
    layout->addStretch();
    layout->addWidget(buttons);
    resize(fontMetrics().averageCharWidth() * 75, sizeHint().height());

    connect(m_name, &QLineEdit::textChanged, this, &NewGameDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewGameDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

QString NewGameDialog::name() const
{
    return m_name->text().simplified();
}

QString NewGameDialog::id() const
{
    return kebabCase(name());
}

QString NewGameDialog::folder() const
{
    return QDir(m_library.ownFolder()).filePath(id());
}

void NewGameDialog::refresh()
{
    bool good = false;
    QString text;
    if (name().isEmpty())
        text = tr("Games of your own lie in %1.").arg(QDir::toNativeSeparators(m_library.ownFolder()));
    else if (id().isEmpty())
        text = tr("The name needs a letter or a digit: files are named by them.");
    else if (m_library.find(Id(id())))
        text = tr("There is a game “%1” already; choose another name.").arg(id());
    else if (const QDir there(folder()); there.exists() && !there.isEmpty())
        text = tr("There are files in %1 already; choose another name.").arg(QDir::toNativeSeparators(folder()));
    else {
        good = true;
        text = tr("It is written to %1.").arg(QDir::toNativeSeparators(folder()));
    }
    m_where->setText(text);
    m_create->setEnabled(good);
}

void NewGameDialog::accept()
{
    if (!m_create->isEnabled())
        return;
    const Loaded<QStringList> written = writeNewGame(folder(), id(), name());
    if (written.value) {
        QDialog::accept();
        return;
    }
    const QString why = written.problems.isEmpty() ? folder() : written.problems.front().text();
    m_where->setText(tr("The game was not written. %1").arg(why));
}

} // namespace muster
