// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace muster {

/// Fusion with boxes and buttons to tick that can be seen in the dark: its own outlines there are black on black.
class CalmStyle : public QProxyStyle {
    Q_OBJECT
public:
    CalmStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
};

} // namespace muster
