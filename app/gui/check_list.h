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
    Q_OBJECT
public:
    struct Item {
        Id id;
        QString name;
        QString summary;
    };

    /// `prefix` begins the object names of the boxes.
    explicit CheckList(const QString &prefix, QWidget *parent = nullptr);

    /// What is switched on stays so if it is among the new items.
    void setItems(const std::vector<Item> &items);
    void setChecked(const std::vector<Id> &ids);
    /// Puts the boxes into the ids: those that no box stands for stay as they are.
    void apply(std::vector<Id> &ids) const;
    bool isEmpty() const { return m_boxes.empty(); }
    bool isChecked(Id id) const;
    void uncheck(Id id);
    /// Puts the boxes behind `before` in the order of the Tab key and returns the last of them.
    QWidget *putBehind(QWidget *before) const;

signals:
    void toggled(muster::Id id, bool on);

private:
    QString m_prefix;
    QVBoxLayout *m_layout;
    std::vector<std::pair<Id, QCheckBox *>> m_boxes;
};

} // namespace muster
