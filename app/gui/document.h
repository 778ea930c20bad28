// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "validators/judge.h"

#include <QObject>
#include <QUndoStack>

namespace muster {

/// An open army: the army, its history, and what the rules say of it. Views read from it and push steps; nothing else changes it.
class Document : public QObject {
    Q_OBJECT
public:
    Document(std::shared_ptr<const Game> game, Army army, QObject *parent = nullptr);

    const Army &army() const { return m_army; }
    const ArmyHeader &header() const { return m_army.header; }
    const Game &game() const { return m_judge.game(); }
    Judge &judge() { return m_judge; }
    QUndoStack &undoStack() { return m_undoStack; }
    bool isModified() const { return !m_undoStack.isClean(); }

    /// Read against the game; valid until the next step.
    const Roster &roster() const { return m_roster; }
    const Verdict &verdict() const { return m_verdict; }
    const std::vector<Gauge> &gauges() const { return m_gauges; }
    const Gauge *pointsGauge() const;

    std::vector<const Finding *> findingsOf(EntryKey entry) const;

    /// One undoable step with a name for people. Steps with the same merge key that follow each other become one.
    void push(const QString &step, Edits edits, const QString &mergeKey = {});

    /// From now on judged by this data; the army and its history stay. Null: its game is no more, so that the data of before stays,
    /// but says nothing for sure. Whatever points into the old game must be gone, and nothing is emitted.
    void judgeBy(std::shared_ptr<const Game> game);
    bool gameLost() const { return m_gameLost; }

signals:
    // Around each edit, for item models. The roster is up to date at the second of each pair.
    void aboutToInsert(int index);
    void inserted(int index);
    void aboutToRemove(int index);
    void removed(int index);
    void aboutToMove(int from, int to);
    void moved(int from, int to);
    void entryChanged(int index);

    /// After each step, undone and redone ones too, with the verdict up to date. `touched`: entries that were put in or changed.
    void changed(const QList<muster::EntryKey> &touched);

private:
    friend class ArmyCommand;
    Edits applyEdits(const Edits &edits);
    Edit applyEdit(const Edit &edit, QList<EntryKey> &touched);
    void readRoster();
    void judgeArmy();

    Judge m_judge;
    Army m_army;
    Roster m_roster;
    Verdict m_verdict;
    std::vector<Gauge> m_gauges;
    QUndoStack m_undoStack;
    bool m_gameLost = false;
};

} // namespace muster
