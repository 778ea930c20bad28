// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/muted_label.h"

#include "app/gui/look.h"

#include <QApplication>
#include <QEvent>

namespace muster {

MutedLabel::MutedLabel(const QString &text, QWidget *parent) : QLabel(text, parent)
{
    setTextFormat(Qt::PlainText);
    recolour();
}

void MutedLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationPaletteChange)
        recolour();
}

void MutedLabel::recolour()
{
    if (m_recolouring)
        return;
    m_recolouring = true;
    QPalette own = palette();
    own.setColor(QPalette::WindowText, look::mutedText(QApplication::palette()));
    setPalette(own);
    m_recolouring = false;
}

} // namespace muster
