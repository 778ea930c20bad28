// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/finding.h"

#include <QWidget>

class QLabel;

namespace muster {

/// Why something is not (quite) legal: icon, word and sentence. Hidden while there is nothing to say.
class ReasonLabel : public QWidget {
    Q_OBJECT
public:
    explicit ReasonLabel(QWidget *parent = nullptr);

    void setFindings(const std::vector<Finding> &findings);
    void setReason(Severity severity, const QString &text);
    void clear();

private:
    QLabel *m_icon;
    QLabel *m_text;
};

} // namespace muster
