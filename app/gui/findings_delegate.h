// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace muster {

/// Rows as high as their message needs: a reason that is cut off helps nobody.
class FindingsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    explicit FindingsDelegate(QTreeView *view);

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

private:
    QTreeView *m_view;
};

} // namespace muster
