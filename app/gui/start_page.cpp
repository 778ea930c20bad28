// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/start_page.h"

#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/settings.h"
#include "app/library/game_library.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The name in an army file, without reading all of it: the start page must be there at once.
QString nameIn(const QString &path)
{
    QFile file(path);
    if (file.open(QIODevice::ReadOnly)) {
        for (const QByteArray &line : file.read(2000).split('\n')) {
            if (!line.startsWith("name:"))
                continue;
            QString name = QString::fromUtf8(line.mid(5)).trimmed();
            if (name.size() > 1 && (name.startsWith(u'"') || name.startsWith(u'\'')) && name.back() == name.front())
                name = name.mid(1, name.size() - 2);
            return name;
        }
    }
    return QFileInfo(path).completeBaseName();
}

} // namespace

std::vector<std::pair<QString, QString>> sampleArmies()
{
    std::vector<std::pair<QString, QString>> samples;
    const QString folder = GameLibrary::samplesFolder();
    if (folder.isEmpty())
        return samples;
    const QDir dir(folder);
    for (const QString &file : dir.entryList({u"*.muster"_s}, QDir::Files, QDir::Name))
        samples.emplace_back(nameIn(dir.filePath(file)), dir.filePath(file));
    return samples;
}

StartPage::StartPage(QWidget *parent) : QWidget(parent), m_noRecent(look::muted({})), m_noSamples(look::muted({}))
{
    setObjectName(u"startPage"_s);
    auto *mark = new QLabel;
    mark->setPixmap(QIcon(u":/icons/musterroll.svg"_s).pixmap(QSize(72, 72), devicePixelRatioF()));
    auto *title = look::heading(tr("Muster Roll"), 1);
    title->setFont(look::scaled(font(), 2.4, QFont::DemiBold));
    auto *motto = look::muted(
        tr("Build a legal army, see at once what is wrong and what puts it right, print it for the table."));
    motto->setWordWrap(true);

    auto *create = new QPushButton(lineIcon(u"new"_s), tr("&New army…"));
    create->setObjectName(u"startNew"_s);
    create->setDefault(true);
    auto *open = new QPushButton(lineIcon(u"open"_s), tr("&Open…"));
    open->setObjectName(u"startOpen"_s);
    for (QPushButton *button : {create, open}) {
        button->setMinimumHeight(38);
        button->setMinimumWidth(150);
    }
    connect(create, &QPushButton::clicked, this, &StartPage::newRequested);
    connect(open, &QPushButton::clicked, this, &StartPage::openRequested);

    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    words->addWidget(title);
    words->addWidget(motto);
    auto *head = new QHBoxLayout;
    head->setSpacing(20);
    head->addWidget(mark);
    head->addLayout(words, 1);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addWidget(create);
    buttons->addWidget(open);
    buttons->addStretch();
    auto *lists = new QHBoxLayout;
    lists->setSpacing(28);
    m_recent = addList(u"startRecent"_s, tr("Recent armies"), lists, m_noRecent);
    m_samples = addList(u"startSamples"_s, tr("Sample armies"), lists, m_noSamples);
    m_noRecent->setText(tr("Armies that you open or save stand here."));
    m_noSamples->setText(tr("No samples are installed."));

    auto *content = new QWidget;
    content->setMaximumWidth(820);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(24, 24, 24, 24);
    column->setSpacing(24);
    column->addStretch(1);
    column->addLayout(head);
    column->addLayout(buttons);
    column->addLayout(lists, 6);
    column->addStretch(1);
    auto *layout = new QHBoxLayout(this);
    layout->addStretch(1);
    layout->addWidget(content, 12);
    layout->addStretch(1);
    refresh();
}

QListWidget *StartPage::addList(const QString &name, const QString &title, QLayout *layout, QLabel *empty)
{
    auto *list = new QListWidget;
    list->setObjectName(name);
    list->setAccessibleName(title);
    list->setFrameShape(QFrame::NoFrame);
    list->setSpacing(3);
    list->setTextElideMode(Qt::ElideMiddle);
    empty->setWordWrap(true);
    empty->setAlignment(Qt::AlignTop);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    auto *label = look::heading(title, 2);
    label->setBuddy(list);
    column->addWidget(label);
    column->addWidget(list, 1);
    column->addWidget(empty, 1);
    static_cast<QHBoxLayout *>(layout)->addLayout(column, 1);
    const auto choose = [this](QListWidgetItem *item) { emit fileChosen(item->data(Qt::UserRole).toString()); };
    connect(list, &QListWidget::itemActivated, this, choose);
    return list;
}

void StartPage::refresh()
{
    m_recent->clear();
    for (const QString &path : settings::recentFiles()) {
        auto *item = new QListWidgetItem(nameIn(path), m_recent);
        item->setData(Qt::UserRole, path);
        item->setToolTip(QDir::toNativeSeparators(path));
        item->setData(Qt::AccessibleDescriptionRole, QDir::toNativeSeparators(path));
    }
    m_samples->clear();
    for (const auto &[name, path] : sampleArmies()) {
        auto *item = new QListWidgetItem(name, m_samples);
        item->setData(Qt::UserRole, path);
    }
    for (auto [list, empty] : {std::pair(m_recent, m_noRecent), std::pair(m_samples, m_noSamples)}) {
        list->setVisible(list->count() > 0);
        empty->setVisible(list->count() == 0);
    }
}

} // namespace muster
