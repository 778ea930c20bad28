// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/id.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QVBoxLayout;

namespace muster {

/// Things of the data to switch on and off, each with a line of what it means.
class CheckList : public QWidget {
public:
    struct Item {
        Id id;
        QString name;
        QString summary;
    };

    /// `prefix` begins the object names of the boxes.
    explicit CheckList(const QString &prefix, QWidget *parent = nullptr);

    void setItems(const std::vector<Item> &items);
    void setChecked(const std::vector<Id> &ids);
    /// Puts the boxes into the ids: those that no box stands for stay as they are.
    void apply(std::vector<Id> &ids) const;
    bool isEmpty() const { return m_boxes.empty(); }

private:
    QString m_prefix;
    QVBoxLayout *m_layout;
    std::vector<std::pair<Id, QCheckBox *>> m_boxes;
};

} // namespace muster
