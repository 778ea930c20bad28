// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/section.h"

#include "app/gui/look.h"

#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
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

Page::Page(QWidget *parent) : QWidget(parent), m_scroll(new QScrollArea)
{
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(14, 12, 14, 14);
    m_column->setSpacing(8);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(content);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_scroll);
    content->installEventFilter(this);
}

bool Page::eventFilter(QObject *watched, QEvent *event)
{
    // Nothing may be cut off at the side, where no bar leads to it.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        m_scroll->setMinimumWidth(m_scroll->widget()->minimumSizeHint().width() +
                                  m_scroll->verticalScrollBar()->sizeHint().width());
    return QWidget::eventFilter(watched, event);
}

} // namespace muster
