// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

#include <QCoreApplication>

namespace muster {

/// What a player can do to an army: each call is one named, undoable step.
class Steps {
    Q_DECLARE_TR_FUNCTIONS(muster::Steps)
public:
    explicit Steps(Document &document) : m_document(document) {}

    /// Puts entries in before `index`; -1: at the end. Keys of the entries do not count.
    void insert(std::vector<Entry> entries, int index = -1);
    void remove(const QList<EntryKey> &keys);
    void cut(const QList<EntryKey> &keys);
    /// Each copy stands behind the last of the originals.
    void duplicate(const QList<EntryKey> &keys);
    /// Puts the entries together, in their order, before what is at `index` now.
    void moveTo(const QList<EntryKey> &keys, int index);
    /// One place up (-1) or down (1), each.
    void shift(const QList<EntryKey> &keys, int by);

    void rename(EntryKey key, const QString &name);
    void setNotes(EntryKey key, const QString &notes);
    void setSize(EntryKey key, Id size);
    /// The entry takes the option this many times.
    void setOption(EntryKey key, Id option, int times, const QString &name);
    /// Takes `option` instead of the others of its group; an empty id: none of them.
    void chooseOfGroup(EntryKey key, Id option, const std::vector<Id> &group, const QString &name);
    /// Takes the upgrade in the place of `old`; either may be empty.
    void replaceUpgrade(EntryKey key, Id old, Id upgrade, const QString &name);

    void setExperience(EntryKey key, int points);
    /// The army as a whole has the upgrade this many times.
    void setArmyUpgrade(Id upgrade, int times, const QString &name);

    void setHeader(const ArmyHeader &header, const QString &step, const QString &mergeKey = {});
    void apply(const Edits &edits, const QString &step);

    /// The name by which steps and windows speak of an entry.
    QString title(EntryKey key) const;

private:
    void reorder(const std::vector<EntryKey> &order, const QString &step);
    QString count(int number) const;

    Document &m_document;
};

} // namespace muster
