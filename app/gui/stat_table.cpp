// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/stat_table.h"

#include "app/gui/look.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

StatTable::StatTable(QWidget *parent) : QWidget(parent) {}

void StatTable::setRows(const std::vector<StatColumn> &columns, const std::vector<Row> &rows)
{
    if (layout() && rows == m_rows)
        return;
    m_rows = rows;
    delete layout();
    qDeleteAll(findChildren<QWidget *>(Qt::FindDirectChildrenOnly));

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(10, 8, 10, 8);
    grid->setHorizontalSpacing(6);
    grid->setVerticalSpacing(3);
    const bool labelled = std::any_of(rows.begin(), rows.end(), [](const Row &row) { return !row.label.isEmpty(); });
    const auto add = [&](QLabel *label, int row, int column, Qt::Alignment alignment) {
        label->setAlignment(alignment);
        grid->addWidget(label, row, column);
        return label;
    };
    for (size_t c = 0; c < columns.size(); ++c) {
        QLabel *head = add(look::muted(columns[c].name, this), 0, int(c) + 1, Qt::AlignCenter);
        head->setToolTip(columns[c].fullName);
        head->setFont(look::scaled(head->font(), 0.88));
        grid->setColumnStretch(int(c) + 1, 1);
    }
    for (size_t r = 0; r < rows.size(); ++r) {
        const Row &row = rows[r];
        const int line = int(r) * 2 + 1;
        if (labelled)
            add(new QLabel(row.label, this), line, 0, Qt::AlignLeft | Qt::AlignVCenter);
        for (int c = 0; c < row.stats.size(); ++c) {
            const QString was = row.printed.value(c);
            QLabel *value = add(new QLabel(row.stats[c], this), line, c + 1, Qt::AlignCenter);
            value->setFont(look::scaled(value->font(), 1.1, was.isEmpty() ? QFont::Normal : QFont::Bold));
            const QString column = c < int(columns.size()) ? columns[size_t(c)].fullName : QString();
            value->setAccessibleName(was.isEmpty() ? u"%1 %2"_s.arg(column, row.stats[c])
                                                   : tr("%1 %2, printed %3").arg(column, row.stats[c], was));
            if (was.isEmpty())
                continue;
            value->setToolTip(tr("Printed: %1").arg(was));
            QLabel *old = add(look::muted(tr("was %1").arg(was), this), line + 1, c + 1, Qt::AlignCenter);
            old->setFont(look::scaled(old->font(), 0.8));
        }
        if (!row.points.isEmpty())
            add(new QLabel(row.points, this), line, int(columns.size()) + 1, Qt::AlignRight | Qt::AlignVCenter);
    }
}

void StatTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(look::line(palette()));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace muster
