// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace muster {

/// A label of the second rank whose colour follows the palette.
class MutedLabel : public QLabel {
    Q_OBJECT
public:
    explicit MutedLabel(const QString &text, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void recolour();

    bool m_recolouring = false;
};

} // namespace muster
