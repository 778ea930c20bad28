// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/tiny_game.h"

#include "model/game_loader.h"

#include <QDir>
#include <QFile>

namespace muster::test {

using namespace Qt::StringLiterals;

namespace {

const auto gameFile = uR"(
game: tiny
name: Tiny
version: "1"
points: 1000
stats: [{id: sp, name: Sp, full: Speed}]
sizes: [{id: single, name: Single}, {id: small, name: Small}, {id: big, name: Big}]
types:
  - {id: foot, name: Foot, class: foot, models: {small: 10, big: 20}}
  - {id: horse, name: Horse, class: horse, models: {small: 5, big: 10}}
  - {id: gun, name: Gun, class: gun, models: {single: 1}}
  - {id: beast, name: Beast, class: beast, models: {single: 1}}
  - {id: chief, name: Chief, class: chief, models: {single: 1}}
agreements:
  - {id: hired, name: Hired men, summary: They may be hired.}
  - {id: loose, name: Loose limits, page: 5, summary: Small units need no big ones.}
permissions:
  - {id: hire, name: Hired men, from: south, agreement: hired, irregular: true}
)"_s;

const auto glossaryFile = uR"(
glossary:
  - {name: Fierce, page: 1, summary: It bites.}
  - {name: Bow, page: 1, tags: [ranged], summary: It shoots.}
)"_s;

const auto northFile = uR"(
list: north
name: North
units:
  - {name: Spears, page: 1, type: foot, profiles: [{size: small, sp: 5, points: 50}, {size: big, sp: 5, points: 100}]}
  - {name: Wolves, page: 1, type: foot, special: [Fierce], profiles: [{size: small, sp: 6, points: 60}, {size: big, sp: 6, points: 120}]}
  - {name: Mob, page: 1, irregular: true, type: foot, profiles: [{size: small, sp: 5, points: 20}, {size: big, sp: 5, points: 40}]}
  - name: Riders
    page: 1
    type: horse
    profiles: [{size: small, sp: 8, points: 80}, {size: big, sp: 8, points: 150}]
    options:
      - {name: Bows, cost: 10, effect: {gain: [Bow]}}
      - {name: Rage, cost: 5, effect: {gain: [Fierce]}, only: {size: big}, because: only for big units}
      - {name: Flag, cost: 5, group: carried}
      - {name: Horn, cost: 5, group: carried}
  - {name: Guard, page: 1, limit: 1, type: foot, profiles: [{size: small, sp: 5, points: 70}, {size: big, sp: 5, points: 140}]}
  - {name: Catapult, page: 1, type: gun, profiles: [{sp: 0, points: 60}]}
  - {name: Bear, page: 1, type: beast, profiles: [{sp: 7, points: 90}]}
  - {name: Jarl, page: 1, type: chief, profiles: [{sp: 5, points: 75}]}
  - {name: Bard, page: 1, type: chief, profiles: [{sp: 5, points: 40}]}
options:
  - {name: Oath, page: 1, cost: 10, only: {unit: [Spears, Wolves]}, effect: {gain: [Fierce]}}
)"_s;

const auto southFile = uR"(
list: south
name: South
units:
  - {name: Slingers, page: 1, type: foot, profiles: [{size: small, sp: 5, points: 30}, {size: big, sp: 5, points: 60}]}
  - {name: Lion, page: 1, limit: 1, type: beast, profiles: [{sp: 9, points: 110}]}
)"_s;

const auto poolFile = uR"(
pool: gifts
name: Gifts
singular: Gift
only: {not: {class: gun}}
because: guns get no gifts
upgrades:
  - {name: Ring, page: 1, cost: 5, summary: Shines.}
  - {name: Sword, page: 1, cost: 10, summary: Cuts., only: {class: chief}, because: only for chiefs}
  - {name: Fury, page: 1, cost: 15, summary: It is Fierce., effect: {gain: [Fierce]}}
)"_s;

void write(const QString &path, const QString &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

Entry parseEntry(const QString &written)
{
    const QStringList words = written.split(u' ', Qt::SkipEmptyParts);
    Entry entry;
    entry.unit = Id(words.front().section(u'/', 0, 0));
    entry.size = Id(words.front().section(u'/', 1, 1));
    for (const QString &word : words.mid(1))
        (word.startsWith(u'^') ? entry.upgrades : entry.options).push_back(Id(QStringView(word).mid(1)));
    return entry;
}

} // namespace

TinyGame::TinyGame(const QString &rules, const QStringList &extra)
{
    const QDir folder(m_folder.path());
    write(folder.filePath(u"game.yaml"_s), gameFile + (rules.isEmpty() ? QString() : u"rules:\n"_s + rules + u'\n'));
    write(folder.filePath(u"glossary.yaml"_s), glossaryFile);
    write(folder.filePath(u"north.yaml"_s), northFile);
    write(folder.filePath(u"south.yaml"_s), southFile);
    write(folder.filePath(u"gifts.yaml"_s), poolFile);
    for (qsizetype i = 0; i < extra.size(); ++i)
        write(folder.filePath(u"extra%1.yaml"_s.arg(i)), extra[i]);

    Loaded<std::shared_ptr<const Game>> loaded = loadGame(m_folder.path());
    m_problems = loaded.problems;
    if (!loaded.value)
        qFatal("no game: %s", qPrintable(text(m_problems)));
    m_game = *loaded.value;
    RuleBook(*m_game, m_game->list(u"north"_id), {}, &m_problems);
    // The gifts are guarded in tests that are about them.
    if (!rules.contains(u"pool:"_s))
        m_problems.removeIf([](const Problem &problem) { return problem.message.contains(u"no 'eligibility' rule"_s); });
    for (Problem &problem : m_problems)
        problem.where.file = problem.where.file.section(u'/', -1);
    m_judge = std::make_unique<Judge>(m_game);
}

Army TinyGame::army(const QStringList &entries, int points, const QString &list) const
{
    Army army;
    army.header.game = m_game->id;
    army.header.list = Id(list);
    army.header.points = points;
    for (const QString &entry : entries)
        applyEdit(army, Edit(InsertEntry{int(army.entries.size()), parseEntry(entry)}));
    return army;
}

QStringList TinyGame::ids(const QStringList &entries, int points)
{
    return idsIn(army(entries, points));
}

QStringList TinyGame::idsIn(const Army &army)
{
    return idsOf(m_judge->check(army).findings);
}

std::vector<Finding> TinyGame::findings(const QStringList &entries, int points)
{
    return m_judge->check(army(entries, points)).findings;
}

QString text(const Problems &problems)
{
    QStringList lines;
    for (const Problem &problem : problems)
        lines.append(problem.text());
    return lines.join(u'\n');
}

QStringList idsOf(const std::vector<Finding> &findings)
{
    QStringList ids;
    for (const Finding &finding : findings)
        ids.append(finding.id);
    ids.sort();
    return ids;
}

QString brokenPromise(Judge &judge, const Army &army)
{
    const Verdict before = judge.check(army);
    for (const Finding &finding : before.findings) {
        for (const Fix &fix : judge.fixes(army, finding)) {
            Army fixed = army;
            const Edits undo = applyEdits(fixed, fix.edits);
            const Verdict after = judge.check(fixed);
            const auto count = [&](const std::vector<Finding> &findings, Severity worst) {
                return std::count_if(findings.begin(), findings.end(),
                                     [&](const Finding &other) { return other.severity <= worst; });
            };
            if (std::find(after.findings.begin(), after.findings.end(), finding) != after.findings.end())
                return u"%1 is still there"_s.arg(finding.id);
            for (const Severity worst : {Severity::Error, Severity::Unknown, Severity::Consent}) {
                const bool advice = finding.severity == Severity::Advice;
                if (count(after.findings, worst) > count(before.findings, worst) - (!advice && finding.severity <= worst))
                    return u"a fix of %1 breaks something else"_s.arg(finding.id);
            }
            if (after.points - before.points != fix.pointsChange)
                return u"a fix of %1 changes the points by another number than it says"_s.arg(finding.id);
            applyEdits(fixed, undo);
            if (!sameContent(fixed, army))
                return u"a fix of %1 cannot be undone"_s.arg(finding.id);
        }
    }
    return {};
}

} // namespace muster::test
