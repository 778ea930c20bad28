// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/group_game.h"

#include "model/game_loader.h"
#include "support/tiny_game.h"

#include <QDir>
#include <QFile>

namespace muster::test {

using namespace Qt::StringLiterals;

namespace {

const auto gameFile = uR"(
game: bands
name: Bands
version: "1"
size-name: Experience
stats: [{id: att, name: Att}, {id: act, name: Act}, {id: min, name: Min}]
sizes: [{id: green, name: Green}, {id: old, name: Old}]
types:
  - {id: foot, name: Foot, class: foot, models: chosen}
  - {id: head, name: Head, class: head}
equipment: [{id: weapon, name: Weapon}, {id: shield, name: Shield}]
agreements: [{id: legends, name: Legends, page: 7, summary: They may come.}]
)"_s;

const auto glossaryFile = uR"(
glossary:
  - {name: Axe, summary: It cuts., tags: [blade]}
  - {name: Sword, summary: It cuts well., tags: [blade]}
  - {name: Great axe, summary: It cuts far., tags: [blade, two-handed], with: [Axe, Sweep]}
  - {name: Sweep, summary: Round it goes., with: [Great axe]}
  - {name: Bow, summary: It shoots., tags: [ranged]}
  - {name: Shield, summary: It stops arrows.}
)"_s;

const auto listFile = uR"(
list: village
name: Village
units:
  - name: Men
    type: foot
    traits: [free]
    equipment: {weapon: Axe}
    profiles:
      - {size: green, att: 6+, act: 1, min: 4, points: 5}
      - {size: old, att: 5+, act: 1, min: 3, points: 8, special: [Brave]}
    options:
      - {name: Sword, cost: {per-model: 1}, group: weapon}
      - {name: Bow, cost: {per-model: 0}, group: weapon, effect: {split: {att: 1}}}
      - {name: Great axe, cost: {per-model: 2}, group: weapon, effect: {add: {att: -1}}}
      - {name: Shield, cost: {per-model: 1}, group: shield, only: {any: [{not: {tag: two-handed}}, {upgrade: strong}]}, because: it takes both hands}
      - {name: Spirit, cost: 10, effect: {set: {min: 0}}}
      - {name: Drum, cost: 3}
  - {name: Serfs, type: foot, traits: [unfree], profiles: [{att: 7+, act: 1, min: 4, points: 3}]}
  - {name: Archers, type: foot, traits: [free], equipment: {weapon: Bow}, profiles: [{att: 7+/6+, act: 1, min: "-", points: 6}], options: [{name: Practice, cost: 1, effect: {add: {att: -1}}}]}
  - {name: Thane, type: head, traits: [lord], profiles: [{att: 4+, act: 2, min: "-", points: 30}], options: [{name: Steps, cost: 2, times: 9}]}
  - {name: Reeve, type: head, profiles: [{att: 5+, act: 1, min: "-", points: 20}]}
  - {name: King, type: head, traits: [lord, legend], profiles: [{att: 3+, act: 3, min: "-", points: 60}]}
  - {name: Tall Tom, type: foot, profiles: [{models: 1, att: 4+, act: 1, min: "-", points: 9}]}
  - {name: Small Sam, type: foot, profiles: [{models: 1, att: 4+, act: 1, min: "-", points: 8}]}
  - {name: Wild Bunch, type: foot, band: {members: [Tall Tom, Small Sam]}}
  - {name: Made-up, type: head, generated: true, profiles: [{att: 7+, act: 1, min: "-", points: 10}]}
)"_s;

const auto poolFile = uR"(
pool: skills
name: Skills
as-rules: true
upgrades:
  - {name: Brave, cost: {per-model: 1}, page: 3, printed-type: Passive, summary: Does not run.}
  - {name: Strong, cost: {per-model: 1}, summary: Lifts much., only: {class: head}, because: for heads}
  - {name: Two blades, cost: 2, summary: One in each hand., effect: {more: {weapon: 1}}}
  - {name: Marksman, cost: 1, summary: Aims., sensible: {tag: ranged}, sensible-because: nothing to aim with}
  - {name: Guardian, cost: 1, summary: Guards., only: {chief: false, class: head}}
)"_s;

const auto anyoneAttached = uR"(
  - {kind: attachment, id: any.leads, match: {class: head}, alone: true, allowed: [{}]}
  - {kind: attachment, id: any.band, role: member, match: {type: foot}, alone: true, allowed: [{}]}
)"_s;

void write(const QString &path, const QString &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace

GroupGame::GroupGame(const QString &rules, const QString &more)
{
    const QDir folder(m_folder.path());
    // Without a rule about them nobody could be attached to anybody.
    const QString all = rules.contains(u"attachment"_s) ? rules : rules + anyoneAttached;
    write(folder.filePath(u"game.yaml"_s), gameFile + u"rules:\n"_s + all + u'\n');
    write(folder.filePath(u"glossary.yaml"_s), glossaryFile);
    write(folder.filePath(u"village.yaml"_s), listFile);
    write(folder.filePath(u"skills.yaml"_s), poolFile);
    if (!more.isEmpty())
        write(folder.filePath(u"more.yaml"_s), more);
    Loaded<std::shared_ptr<const Game>> loaded = loadGame(m_folder.path());
    m_problems = loaded.problems;
    if (!loaded.value)
        qFatal("no game: %s", qPrintable(text(m_problems)));
    m_game = *loaded.value;
    RuleBook(*m_game, m_game->list(u"village"_id), {}, &m_problems);
    if (!rules.contains(u"eligibility"_s))
        m_problems.removeIf([](const Problem &problem) { return problem.message.contains(u"no 'eligibility' rule"_s); });
    for (Problem &problem : m_problems)
        problem.where.file = problem.where.file.section(u'/', -1);
    m_judge = std::make_unique<Judge>(m_game);
}

Army GroupGame::army(const QStringList &entries, const QString &header, int points) const
{
    QString file = u"game: bands\npoints: %1\n%2\nentries:\n"_s.arg(points).arg(header);
    for (const QString &entry : entries)
        file += u"  - {%1}\n"_s.arg(entry);
    Loaded<Army> loaded = readArmy(file.toUtf8(), u"army"_s);
    if (!loaded.value)
        qFatal("no army: %s", qPrintable(text(loaded.problems)));
    return *loaded.value;
}

QStringList GroupGame::ids(const QStringList &entries, const QString &header, int points)
{
    return idsOf(findings(entries, header, points));
}

std::vector<Finding> GroupGame::findings(const QStringList &entries, const QString &header, int points)
{
    return m_judge->check(army(entries, header, points)).findings;
}

} // namespace muster::test
