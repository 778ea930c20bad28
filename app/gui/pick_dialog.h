// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/finding.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace muster {

class ReasonLabel;

/// Asks for one of a list: a leader for a group, a group for a leader. What is not legal says why, and can be chosen.
class PickDialog : public QDialog {
    Q_OBJECT
public:
    struct Row {
        QString text;
        QString points;               ///< may be empty
        std::vector<Finding> breaks;  ///< if it is chosen
        bool last = false;            ///< stays at the end, whatever it breaks
    };

    /// Rows that break nothing come first.
    PickDialog(const QString &title, const QString &question, std::vector<Row> rows, QWidget *parent);

signals:
    /// The number of the row as it was given.
    void picked(int row);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void filter(const QString &query);
    void showCurrent();
    void acceptCurrent();

    std::vector<Row> m_rows;
    QLineEdit *m_query;
    QListWidget *m_list;
    ReasonLabel *m_reason;
    QPushButton *m_ok;
};

} // namespace muster
