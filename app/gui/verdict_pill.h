// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/rule_book.h"

#include <QAbstractButton>

namespace muster {

/// The verdict in an icon and words. A click leads to what the rules say.
class VerdictPill : public QAbstractButton {
    Q_OBJECT
public:
    explicit VerdictPill(QWidget *parent = nullptr);

    void setVerdict(const Verdict &verdict);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QFont textFont() const;

    Verdict::Legality m_legality = Verdict::Legality::Legal;
};

} // namespace muster
