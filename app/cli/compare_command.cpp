// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"
#include "app/cli/table.h"
#include "app/library/army_diff.h"
#include "app/text/texts.h"

#include <QJsonObject>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

struct Compared {
    const ReadArmy &read;
    Roster roster;
    Verdict verdict;

    QString listName() const { return roster.list ? roster.list->name : read.army.header.list.str(); }
};

QString signedPoints(int change)
{
    return (change > 0 ? u"+"_s : QString()) + pointsText(change);
}

QString unitText(const RosterEntry &entry)
{
    QString text = entry.unit ? entry.unit->name : entry.entry->unit.str();
    if (!entry.entry->name.isEmpty())
        text = entry.entry->name + u", "_s + text;
    if (entry.profile && !entry.profile->sizeName.isEmpty())
        text += u" ("_s + entry.profile->sizeName + u')';
    return text;
}

/// "+ Pilum, - Testudo, Regiment -> Horde"
QStringList changes(const ChangedEntry &change)
{
    QStringList parts;
    if (change.otherSize()) {
        const auto size = [](const RosterEntry &e) { return e.profile ? e.profile->sizeName : e.size().str(); };
        parts += u"%1 -> %2"_s.arg(size(*change.before), size(*change.after));
    } else if (change.otherModels()) {
        parts += u"%1 -> %2 models"_s.arg(change.before->models).arg(change.after->models);
    }
    for (const QString &name : change.gained)
        parts += u"+ "_s + name;
    for (const QString &name : change.lost)
        parts += u"- "_s + name;
    if (change.otherHost()) {
        const RosterEntry *host = change.after->host;
        parts += !host ? u"now alone"_s : change.after->leads() ? u"now leading %1"_s.arg(host->title()) : u"now in %1"_s.arg(host->title());
    }
    if (change.otherCommand())
        parts += change.after->chief ? u"now leading the whole army"_s : u"no longer leading the whole army"_s;
    if (change.otherExperience())
        parts += u"experience %1 -> %2"_s.arg(change.before->entry->experience).arg(change.after->entry->experience);
    if (change.otherName())
        parts += u"named “%1”"_s.arg(change.after->entry->name);
    if (parts.isEmpty())
        parts += change.pointsChange() != 0 ? u"other price"_s : u"other notes or spelling"_s;
    return parts;
}

QString purchaseText(const Bought &bought)
{
    const QString name = bought.option ? bought.option->name : bought.id.str();
    return bought.pool ? u"%1 (%2)"_s.arg(name, bought.pool->name) : name;
}

/// What is not of one unit: what the armies are played under, and what they have bought as a whole.
void writeArmyText(Output &out, const ArmyDiff &diff)
{
    for (const QString &pack : diff.packsLost)
        out.line(u"  - played under %1"_s.arg(pack));
    for (const QString &pack : diff.packsGained)
        out.line(u"  + played under %1"_s.arg(pack));
    for (const Bought *bought : diff.purchasesLost)
        out.line(u"  - %1: %2"_s.arg(purchaseText(*bought), pointsText(bought->points)));
    for (const Bought *bought : diff.purchasesGained)
        out.line(u"  + %1: %2"_s.arg(purchaseText(*bought), pointsText(bought->points)));
}

void writeText(Output &out, const Compared &from, const Compared &to)
{
    const ArmyDiff diff = compare(from.roster, to.roster);
    const QString both = u"%1 -> %2"_s.arg(from.read.file, to.read.file);
    out.line(QString());
    if (diff.isEmpty()) {
        out.line(u"%1: the same units"_s.arg(both));
        return;
    }
    out.line(u"%1: %2 points"_s.arg(both, signedPoints(diff.pointsChange)));
    writeArmyText(out, diff);
    for (const RosterEntry *entry : diff.removed)
        out.line(u"  - %1: %2"_s.arg(unitText(*entry), pointsText(entry->points)));
    for (const RosterEntry *entry : diff.added)
        out.line(u"  + %1: %2"_s.arg(unitText(*entry), pointsText(entry->points)));
    for (const ChangedEntry &change : diff.changed) {
        out.line(u"  ~ %1: %2: %3 -> %4 (%5)"_s.arg(unitText(*change.before), changes(change).join(u", "_s),
                                                    pointsText(change.before->points), pointsText(change.after->points),
                                                    signedPoints(change.pointsChange())));
    }
}

QJsonObject unitObject(const QString &change, const RosterEntry &entry, int pointsChange,
                       const QStringList &changes = {})
{
    return {{u"change"_s, change},           {u"unit"_s, entry.unit ? entry.unit->name : entry.entry->unit.str()},
            {u"size"_s, entry.size().str()}, {u"name"_s, entry.entry->name},
            {u"points"_s, pointsChange},     {u"changes"_s, jsonList(changes)}};
}

QJsonObject packObject(const QString &change, const QString &pack)
{
    return {{u"change"_s, change}, {u"pack"_s, pack}, {u"points"_s, 0}};
}

QJsonObject purchaseObject(const QString &change, const Bought &bought, int pointsChange)
{
    return {{u"change"_s, change},
            {u"upgrade"_s, bought.option ? bought.option->name : bought.id.str()},
            {u"points"_s, pointsChange}};
}

QJsonObject object(const Compared &army, const Compared &first)
{
    QJsonObject object{{u"file"_s, army.read.file},
                       {u"name"_s, army.read.army.header.name},
                       {u"game"_s, army.read.army.header.game.str()},
                       {u"list"_s, listId(army.read)},
                       {u"limit"_s, army.roster.agreedPoints()},
                       {u"points"_s, army.roster.points},
                       {u"units"_s, qint64(army.read.army.entries.size())},
                       {u"legal"_s, army.verdict.legal()}};
    if (&army == &first)
        return object;
    const ArmyDiff diff = compare(first.roster, army.roster);
    QJsonArray differences;
    for (const QString &pack : diff.packsLost)
        differences.append(packObject(u"removed"_s, pack));
    for (const QString &pack : diff.packsGained)
        differences.append(packObject(u"added"_s, pack));
    for (const Bought *bought : diff.purchasesLost)
        differences.append(purchaseObject(u"removed"_s, *bought, -bought->points));
    for (const Bought *bought : diff.purchasesGained)
        differences.append(purchaseObject(u"added"_s, *bought, bought->points));
    for (const RosterEntry *entry : diff.removed)
        differences.append(unitObject(u"removed"_s, *entry, -entry->points));
    for (const RosterEntry *entry : diff.added)
        differences.append(unitObject(u"added"_s, *entry, entry->points));
    for (const ChangedEntry &change : diff.changed)
        differences.append(unitObject(u"changed"_s, *change.before, change.pointsChange(), changes(change)));
    object.insert(u"differences"_s, differences);
    return object;
}

void writeTotals(Output &out, const std::vector<Compared> &armies)
{
    Table table;
    for (const Compared &army : armies) {
        table.rows.push_back(
            {army.read.file + u':', army.read.army.header.name, army.listName(),
             u"%1 units"_s.arg(army.read.army.entries.size()),
             u"%1 of %2 points"_s.arg(pointsText(army.roster.points), pointsText(army.roster.agreedPoints())),
             verdictText(army.verdict)});
    }
    table.write(out, u"text"_s);
}

int run(Session &session, const Call &call)
{
    int code = Fine;
    const std::vector<ReadArmy> reads = session.readAll(call.words, code);
    std::vector<Compared> armies;
    for (const ReadArmy &read : reads) {
        if (read.judge) {
            armies.push_back({read, muster(read.judge->game(), read.army), judged(read)});
        } else {
            complainLine(u"%1: error: the data has no game “%2”"_s.arg(read.file, read.army.header.game.str()));
            code = Failed;
        }
    }
    if (code != Fine)
        return code;
    if (call.value(u"--format") == u"json") {
        QJsonArray array;
        for (const Compared &army : armies)
            array.append(object(army, armies.front()));
        writeJson(session.out, array);
        return Fine;
    }
    writeTotals(session.out, armies);
    for (size_t i = 1; i < armies.size(); ++i)
        writeText(session.out, armies.front(), armies[i]);
    return Fine;
}

} // namespace

Command compareCommand()
{
    Command command;
    command.name = u"compare"_s;
    command.words = u"FILE FILE..."_s;
    command.summary = u"Show the totals of armies and how each differs from the first"_s;
    command.example = u"muster compare before.muster after.muster"_s;
    command.switches = {formatSwitch({u"text"_s, u"json"_s})};
    command.least = 2;
    command.run = run;
    return command;
}

} // namespace muster::cli
