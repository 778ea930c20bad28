// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/section.h"

#include "app/gui/look.h"

#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

namespace muster {

Section::Section(const QString &title, QWidget *parent)
    : QWidget(parent), m_title(look::heading(title, 3)), m_body(new QVBoxLayout)
{
    m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_body->setSpacing(6);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(10);
    layout->addWidget(m_title);
    layout->addLayout(m_body);
}

void Section::setTitle(const QString &title)
{
    m_title->setText(title);
}

void Section::paintEvent(QPaintEvent *)
{
    if (m_title->isHidden())
        return;
    QPainter(this).fillRect(QRect(0, m_title->geometry().bottom() + 4, width(), 1), look::line(palette()));
}

Page::Page(QWidget *parent) : QWidget(parent)
{
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(14, 12, 14, 14);
    m_column->setSpacing(8);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

} // namespace muster
