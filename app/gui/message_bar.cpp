// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/message_bar.h"

#include "app/gui/flow_layout.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/text/texts.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace muster {

MessageBar::MessageBar(Severity severity, const QString &text, QWidget *parent)
    : QFrame(parent), m_severity(severity), m_text(new QLabel(text)), m_buttons(new QWidget)
{
    setObjectName(u"message"_s);
    auto *icon = new QLabel;
    icon->setPixmap(severityIcon(severity).pixmap(QSize(20, 20), devicePixelRatioF()));
    icon->setAccessibleName(severityName(severity));
    m_text->setObjectName(u"messageText"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *close = new QToolButton;
    close->setIcon(lineIcon(u"close"_s));
    close->setAutoRaise(true);
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(close->accessibleName());
    connect(close, &QToolButton::clicked, this, &QObject::deleteLater);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);

    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 8, 10, 8);
    layout->setSpacing(10);
    layout->addWidget(icon, 0, Qt::AlignVCenter);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_buttons);
    layout->addWidget(close);
    setAccessibleName(text);
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::addButton(const QString &text, const std::function<void()> &action)
{
    auto *button = new QPushButton(text);
    m_buttons->layout()->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, action] {
        deleteLater();
        action();
    });
}

void MessageBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(rect(), look::tint(look::colour(m_severity, palette()), 30));
    painter.fillRect(QRect(0, 0, 4, height()), look::colour(m_severity, palette()));
    painter.fillRect(QRect(0, height() - 1, width(), 1), look::line(palette()));
}

MessageArea::MessageArea(QWidget *parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
}

MessageBar *MessageArea::show(const QString &topic, Severity severity, const QString &text)
{
    clear(topic);
    auto *bar = new MessageBar(severity, text, this);
    bar->setProperty("topic", topic);
    m_layout->addWidget(bar);
    bar->show();
    QAccessibleEvent event(bar, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    return bar;
}

void MessageArea::clear(const QString &topic)
{
    for (MessageBar *bar : findChildren<MessageBar *>(Qt::FindDirectChildrenOnly)) {
        if (bar->property("topic").toString() == topic) {
            bar->hide();
            bar->deleteLater();
        }
    }
}

} // namespace muster
