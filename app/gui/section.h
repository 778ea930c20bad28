// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace muster {

/// A part of a page: a small title over a hairline, and what stands below it.
class Section : public QWidget {
    Q_OBJECT
public:
    explicit Section(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    QLabel *titleLabel() const { return m_title; }
    QVBoxLayout *body() const { return m_body; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_title;
    QVBoxLayout *m_body;
};

/// A page that scrolls when it is too long, with a column for sections.
class Page : public QWidget {
    Q_OBJECT
public:
    explicit Page(QWidget *parent = nullptr);

protected:
    QVBoxLayout *column() const { return m_column; }
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QVBoxLayout *m_column;
    QScrollArea *m_scroll;
};

} // namespace muster
