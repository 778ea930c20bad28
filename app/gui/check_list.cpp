// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/check_list.h"

#include "app/gui/look.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

CheckList::CheckList(const QString &prefix, QWidget *parent)
    : QWidget(parent), m_prefix(prefix), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
}

void CheckList::setItems(const std::vector<Item> &items)
{
    std::vector<Id> checked;
    apply(checked);
    for (auto &[id, box] : m_boxes) {
        m_layout->removeWidget(box->parentWidget());
        box->parentWidget()->hide();
        box->parentWidget()->deleteLater();
    }
    m_boxes.clear();
    for (const Item &item : items) {
        auto *holder = new QWidget;
        auto *layout = new QVBoxLayout(holder);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        auto *box = new QCheckBox(QString(item.name).replace(u'&', u"&&"_s));
        box->setObjectName(m_prefix + item.id.str());
        box->setAccessibleDescription(item.summary);
        layout->addWidget(box);
        if (!item.summary.isEmpty()) {
            QLabel *summary = look::muted(item.summary);
            summary->setWordWrap(true);
            summary->setFont(look::scaled(summary->font(), 0.9));
            summary->setContentsMargins(24, 0, 0, 0);
            layout->addWidget(summary);
        }
        m_layout->addWidget(holder);
        m_boxes.emplace_back(item.id, box);
        connect(box, &QCheckBox::toggled, this, [this, id = item.id](bool on) { emit toggled(id, on); });
    }
    setChecked(checked);
}

bool CheckList::isChecked(Id id) const
{
    const auto place = std::find_if(m_boxes.begin(), m_boxes.end(), [&](const auto &box) { return box.first == id; });
    return place != m_boxes.end() && place->second->isChecked();
}

void CheckList::uncheck(Id id)
{
    for (auto &[other, box] : m_boxes) {
        if (other == id)
            box->setChecked(false);
    }
}

QWidget *CheckList::putBehind(QWidget *before) const
{
    for (const auto &[id, box] : m_boxes) {
        setTabOrder(before, box);
        before = box;
    }
    return before;
}

void CheckList::setChecked(const std::vector<Id> &ids)
{
    for (auto &[id, box] : m_boxes)
        box->setChecked(std::find(ids.begin(), ids.end(), id) != ids.end());
}

void CheckList::apply(std::vector<Id> &ids) const
{
    for (const auto &[id, box] : m_boxes) {
        const auto place = std::find(ids.begin(), ids.end(), id);
        if (box->isChecked() && place == ids.end())
            ids.push_back(id);
        else if (!box->isChecked() && place != ids.end())
            ids.erase(place);
    }
}

} // namespace muster
