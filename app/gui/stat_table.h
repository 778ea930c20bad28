// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"

#include <QWidget>

namespace muster {

/// Rows of stats under the game's columns. A changed stat is bold, marked, and has what was printed below it.
class StatTable : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString label; ///< size; may be empty
        QStringList stats;
        QStringList printed; ///< empty, or where the stat is not as printed, what is printed
        QString points;
        friend bool operator==(const Row &, const Row &) = default;
    };

    explicit StatTable(QWidget *parent = nullptr);
    void setRows(const std::vector<StatColumn> &columns, const std::vector<Row> &rows);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<Row> m_rows;
};

} // namespace muster
