// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace muster {

/// A push button whose words go over several lines: what a fix does must be read in full before it is clicked.
class WrapButton : public QPushButton {
    Q_OBJECT
public:
    WrapButton(const QIcon &icon, const QString &text, QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int textLeft() const;
};

} // namespace muster
