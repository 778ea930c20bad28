// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/document.h"

#include "app/gui/army_command.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

Document::Document(std::shared_ptr<const Game> game, Army army, QObject *parent)
    : QObject(parent), m_judge(std::move(game)), m_army(std::move(army))
{
    readRoster();
    judgeArmy();
}

const Gauge *Document::pointsGauge() const
{
    const auto it = std::find_if(m_gauges.begin(), m_gauges.end(),
                                 [](const Gauge &gauge) { return gauge.kind == Gauge::Kind::Points; });
    return it == m_gauges.end() ? nullptr : &*it;
}

std::vector<const Finding *> Document::findingsOf(EntryKey entry) const
{
    std::vector<const Finding *> result;
    for (const Finding &finding : m_verdict.findings) {
        if (std::find(finding.entries.begin(), finding.entries.end(), entry) != finding.entries.end())
            result.push_back(&finding);
    }
    return result;
}

void Document::push(const QString &step, Edits edits, const QString &mergeKey)
{
    if (!edits.empty())
        m_undoStack.push(new ArmyCommand(*this, step, std::move(edits), mergeKey));
}

Edits Document::applyEdits(const Edits &edits)
{
    Edits inverse;
    QList<EntryKey> touched;
    for (const Edit &edit : edits)
        inverse.push_back(applyEdit(edit, touched));
    std::reverse(inverse.begin(), inverse.end());
    judgeArmy();
    emit changed(touched);
    return inverse;
}

Edit Document::applyEdit(const Edit &edit, QList<EntryKey> &touched)
{
    const int count = int(m_army.entries.size());
    const auto carryOut = [&] {
        Edit inverse = muster::applyEdit(m_army, edit);
        readRoster();
        return inverse;
    };

    // Whoever has someone attached is a different entry when that one changes.
    const auto changeAt = [&](int index) {
        Edit inverse = carryOut();
        if (index >= 0) {
            touched.append(m_army.entries[size_t(index)].key);
            emit entryChanged(index);
        }
        return inverse;
    };

    if (const auto *insert = std::get_if<InsertEntry>(&edit)) {
        const int index = std::clamp(insert->index, 0, count);
        emit aboutToInsert(index);
        Edit inverse = carryOut();
        touched.append(m_army.entries[size_t(index)].key);
        emit inserted(index);
        return inverse;
    }
    if (const auto *remove = std::get_if<RemoveEntry>(&edit)) {
        const int index = m_army.indexOf(remove->key);
        if (index < 0)
            return changeAt(m_army.placeOf(remove->key));
        emit aboutToRemove(index);
        Edit inverse = carryOut();
        emit removed(index);
        return inverse;
    }
    if (const auto *move = std::get_if<MoveEntry>(&edit)) {
        const int from = m_army.indexOf(move->key);
        const int to = std::clamp(move->index, 0, std::max(0, count - 1));
        if (from < 0 || from == to)
            return from < 0 ? changeAt(m_army.placeOf(move->key)) : carryOut();
        touched.append(move->key);
        emit aboutToMove(from, to);
        Edit inverse = carryOut();
        emit moved(from, to);
        return inverse;
    }
    if (const auto *replace = std::get_if<ReplaceEntry>(&edit))
        return changeAt(m_army.placeOf(replace->entry.key));
    if (const auto *attach = std::get_if<AttachEntry>(&edit))
        return changeAt(m_army.placeOf(attach->host));
    return carryOut();
}

void Document::judgeBy(std::shared_ptr<const Game> game)
{
    m_gameLost = !game;
    // Also pointers of the army's reading go before their game does.
    m_roster = {};
    m_verdict = {};
    m_gauges.clear();
    if (game)
        m_judge = Judge(std::move(game));
    judgeArmy();
}

void Document::readRoster()
{
    muster(m_judge.game(), m_army, m_roster);
}

void Document::judgeArmy()
{
    readRoster();
    m_verdict = m_judge.check(m_roster);
    m_gauges = m_judge.gauges(m_roster);
    if (m_gameLost) {
        Finding lost;
        lost.id = u"unknown.game"_s;
        lost.code = Code::UnlistedGame;
        lost.severity = Severity::Unknown;
        lost.names = {m_army.header.game.str()};
        // Findings are sorted: after the errors.
        const auto place = std::find_if(m_verdict.findings.begin(), m_verdict.findings.end(), [](const Finding &finding) {
            return finding.severity != Severity::Error;
        });
        m_verdict.findings.insert(place, lost);
        if (m_verdict.legality != Verdict::Legality::Illegal)
            m_verdict.legality = Verdict::Legality::Unknown;
    }
}

} // namespace muster
