// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

/// The id of the pack that the call names: a pack of the game, or a file of one.
QString packOf(Session &session, const QString &word)
{
    if (!word.endsWith(u".yaml"_s) && !word.endsWith(u".yml"_s))
        return word;
    const Loaded<Node> file = parseYamlFile(word);
    for (const Problem &problem : file.problems)
        complainLine(problem.text());
    const Node *id = file.value ? file.value->find(u"pack") : nullptr;
    if (!id)
        throw WrongCall{u"%1 is not the file of a pack, which begins with 'pack:'"_s.arg(word)};
    session.library().addFile(word);
    return id->scalar;
}

/// The pack that the call asks for holds instead of the army's own.
bool usePack(ReadArmy &read, const QString &pack)
{
    if (pack.isEmpty() || !read.judge)
        return true;
    const Game &game = read.judge->game();
    if (!game.pack(Id(pack))) {
        QStringList known;
        for (const Pack &one : game.packs)
            known += one.id.str();
        complainLine(u"%1: error: %2 has no pack “%3”%4"_s.arg(read.file, game.name, pack, nearestHint(pack, known)));
        return false;
    }
    read.army.header.packs = {Id(pack)};
    return true;
}

int run(Session &session, const Call &call)
{
    const QString pack = packOf(session, call.value(u"--pack"));
    const std::unique_ptr<Report> report = makeReport(call.value(u"--format", u"text"_s), call.has(u"--fixes"));
    bool allLegal = true;
    bool allJudged = true;
    const int read = session.readEach(call.words, [&](ReadArmy army) {
        if (!usePack(army, pack)) {
            allJudged = false;
            return;
        }
        const Verdict verdict = judged(army);
        allLegal = allLegal && verdict.legal();
        report->add(session.out, army, verdict);
    });
    report->finish(session.out);
    return read == Failed || !allJudged ? Failed : allLegal ? Fine : NotFine;
}

} // namespace

Command checkCommand()
{
    Command command;
    command.name = u"check"_s;
    command.words = u"FILE..."_s;
    command.summary = u"Say whether armies are legal, and if not, why"_s;
    command.more =
        u"Lines read FILE: SEVERITY[RULE]: FACT. Errors and unknowns make an army illegal or unjudged; consents\n"
        "ask for the opponent's agreement; advice leaves it legal. `-` reads standard input."_s;
    command.example = u"muster check army.muster other.muster --format json"_s;
    command.switches = {formatSwitch({u"text"_s, u"json"_s, u"csv"_s}),
                        {u"--pack"_s, u"PACK"_s, {}, u"judge by this pack of an event or a club: its id, or a file"_s, {}},
                        {u"--fixes"_s, {}, {}, u"with text: name under each finding what puts it right"_s, {}}};
    command.least = 1;
    command.run = run;
    return command;
}

} // namespace muster::cli
