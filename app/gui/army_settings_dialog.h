// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QDialog>

namespace muster {

class ArmyForm;

/// Changes what an army says of itself: list, points, agreements, names. One step when it is accepted.
class ArmySettingsDialog : public QDialog {
    Q_OBJECT
public:
    ArmySettingsDialog(Document &document, QWidget *parent = nullptr);

    void accept() override;

private:
    Document &m_document;
    ArmyForm *m_form;
};

} // namespace muster
