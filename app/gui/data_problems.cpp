// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/data_problems.h"

#include "app/gui/icons.h"
#include "app/gui/look.h"

#include <QAction>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr int fileRole = Qt::UserRole;

Severity severityOf(const Problem &problem)
{
    return problem.severity == Problem::Severity::Error ? Severity::Error : Severity::Advice;
}

} // namespace

bool openOutside(const QString &path)
{
    return QDesktopServices::openUrl(QUrl::fromLocalFile(path));
}

QString countsOf(const Problems &problems)
{
    const int errors = int(std::count_if(problems.begin(), problems.end(), [](const Problem &problem) {
        return problem.severity == Problem::Severity::Error;
    }));
    const int warnings = int(problems.size()) - errors;
    QStringList parts;
    if (errors > 0)
        parts += DataProblems::tr("%n error(s)", nullptr, errors);
    if (warnings > 0)
        parts += DataProblems::tr("%n warning(s)", nullptr, warnings);
    return parts.isEmpty() ? DataProblems::tr("no problems") : parts.join(u", "_s);
}

DataProblems::DataProblems(const GameLibrary &library, QWidget *parent)
    : QDialog(parent), m_library(library), m_folder(new QLabel), m_summary(look::muted({})), m_tree(new QTreeWidget)
{
    setObjectName(u"dataProblems"_s);
    setWindowTitle(tr("Problems of the data"));
    setWindowFlag(Qt::WindowMaximizeButtonHint);
    setSizeGripEnabled(true);
    m_folder->setObjectName(u"dataFolderPath"_s);
    m_folder->setTextFormat(Qt::PlainText);
    m_folder->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_folder->setWordWrap(true);
    auto *open = new QPushButton(lineIcon(u"open"_s), tr("&Open the folder"));
    open->setObjectName(u"openDataFolder"_s);
    m_summary->setObjectName(u"dataSummary"_s);
    m_summary->setWordWrap(true);
    m_tree->setObjectName(u"dataProblemList"_s);
    m_tree->setAccessibleName(tr("Problems by game"));
    m_tree->setHeaderLabels({tr("Place"), tr("What is wrong")});
    m_tree->setUniformRowHeights(false);
    m_tree->setWordWrap(true);
    m_tree->setAlternatingRowColors(true);
    m_tree->header()->setStretchLastSection(true);
    auto *copyKeys = new QAction(tr("&Copy as text"), m_tree);
    copyKeys->setShortcut(QKeySequence::Copy);
    copyKeys->setShortcutContext(Qt::WidgetShortcut);
    m_tree->addAction(copyKeys);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *reload = buttons->addButton(tr("&Reload data"), QDialogButtonBox::ActionRole);
    reload->setObjectName(u"reloadFromProblems"_s);
    reload->setShortcut(QKeySequence(Qt::Key_F5));
    m_copy = buttons->addButton(tr("&Copy as text"), QDialogButtonBox::ActionRole);
    m_copy->setObjectName(u"copyProblems"_s);
    for (QPushButton *button : {open, reload, m_copy})
        button->setAutoDefault(false);

    auto *top = new QHBoxLayout;
    top->addWidget(m_folder, 1);
    top->addWidget(open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(20, 18, 20, 16);
    layout->setSpacing(12);
    layout->addWidget(look::heading(windowTitle(), 1));
    layout->addLayout(top);
    layout->addWidget(m_summary);
    layout->addWidget(m_tree, 1);
    layout->addWidget(buttons);
    const int letter = fontMetrics().averageCharWidth();
    resize(letter * 130, fontMetrics().height() * 34);
    m_tree->setColumnWidth(0, letter * 48);

    connect(open, &QPushButton::clicked, this, &DataProblems::folderRequested);
    connect(reload, &QPushButton::clicked, this, &DataProblems::reloadRequested);
    connect(m_copy, &QPushButton::clicked, this, &DataProblems::copy);
    connect(copyKeys, &QAction::triggered, this, &DataProblems::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(m_tree, &QTreeWidget::itemActivated, this, &DataProblems::openFile);
    connect(&m_check, &DataCheck::finished, this, &DataProblems::fill);
    refresh();
}

void DataProblems::refresh()
{
    m_folder->setText(
        tr("Games, lists and packs of your own lie in %1.").arg(QDir::toNativeSeparators(m_library.ownFolder())));
    m_summary->setText(tr("Looking at the data…"));
    m_copy->setEnabled(false);
    m_check.start(m_library.games());
}

void DataProblems::fill(const std::vector<GameReport> &reports)
{
    m_reports = reports;
    m_tree->clear();
    Problems all;
    for (const GameReport &report : m_reports) {
        addGame(report);
        all += report.problems;
    }
    m_summary->setText(all.isEmpty() ? tr("No problems in %n game(s).", nullptr, int(m_reports.size()))
                                     : tr("%1. A double click on one opens its file.").arg(countsOf(all)));
    m_copy->setEnabled(!all.isEmpty());
    selectFirst();
}

/// The first thing to look at: an error of one's own data comes before what is only suspicious, or was shipped.
void DataProblems::selectFirst()
{
    QTreeWidgetItem *first = nullptr;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem *game = m_tree->topLevelItem(i);
        for (int j = 0; j < game->childCount(); ++j) {
            const bool pressing = m_reports[size_t(i)].problems[j].severity == Problem::Severity::Error &&
                                  m_library.isOwn(game->child(j)->data(0, fileRole).toString());
            if (pressing)
                return m_tree->setCurrentItem(game->child(j));
            if (!first)
                first = game->child(j);
        }
    }
    if (first)
        m_tree->setCurrentItem(first);
}

void DataProblems::addGame(const GameReport &report)
{
    auto *game = new QTreeWidgetItem(m_tree, {report.name, countsOf(report.problems)});
    game->setData(0, fileRole, report.folder);
    game->setToolTip(0, QDir::toNativeSeparators(report.folder));
    QFont bold = game->font(0);
    bold.setWeight(QFont::DemiBold);
    game->setFont(0, bold);
    for (const Problem &problem : report.problems) {
        QString place = relative(problem.where.file);
        if (problem.where.line > 0)
            place += u":%1:%2"_s.arg(problem.where.line).arg(problem.where.column);
        const bool error = problem.severity == Problem::Severity::Error;
        const bool leftOut = error && report.leftOut.contains(problem.where.file);
        auto *item = new QTreeWidgetItem(
            game, {place, leftOut ? tr("%1 (the file is left out)").arg(problem.message) : problem.message});
        item->setIcon(1, severityIcon(severityOf(problem)));
        item->setData(0, fileRole, problem.where.file);
        item->setToolTip(0, QDir::toNativeSeparators(problem.where.file));
        item->setToolTip(1, problem.message);
        // The icon alone would be silent.
        item->setData(1, Qt::AccessibleTextRole,
                      error ? tr("Error: %1").arg(item->text(1)) : tr("Warning: %1").arg(item->text(1)));
    }
    game->setExpanded(!report.problems.isEmpty());
}

void DataProblems::openFile(QTreeWidgetItem *item)
{
    const QString path = item->data(0, fileRole).toString();
    // A game opens and closes in the list itself.
    if (item->childCount() == 0 && !openOutside(path))
        m_summary->setText(tr("No program opened %1; open it in a text editor.").arg(QDir::toNativeSeparators(path)));
}

QString DataProblems::text() const
{
    QString lines;
    for (const GameReport &report : m_reports) {
        for (const Problem &problem : report.problems)
            lines += problem.text() + u'\n';
    }
    return lines;
}

void DataProblems::copy()
{
    QGuiApplication::clipboard()->setText(text());
    emit message(tr("Copied"));
}

QString DataProblems::relative(const QString &path) const
{
    for (const QString &folder : m_library.dataFolders()) {
        if (path.startsWith(folder + u'/'))
            return path.mid(folder.size() + 1);
    }
    return QDir::toNativeSeparators(path);
}

} // namespace muster
