// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report.h"

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

/// The pack by which the call wants armies judged instead of by their own.
class PackOfCall {
public:
    PackOfCall(Session &session, const std::optional<QString> &word);
    bool use(ReadArmy &read);

private:
    QString m_pack;
    QString m_file;   // empty: one of the game's own
    QList<Id> m_told;
};

PackOfCall::PackOfCall(Session &session, const std::optional<QString> &given)
{
    if (!given)
        return;
    const QString &word = *given;
    if (word.isEmpty())
        throw WrongCall{u"--pack needs the id or the file of a pack"_s};
    if (!word.endsWith(u".yaml"_s, Qt::CaseInsensitive) && !word.endsWith(u".yml"_s, Qt::CaseInsensitive)) {
        m_pack = kebabCase(word);
        return;
    }
    const Loaded<Node> read = parseYamlFile(word);
    for (const Problem &problem : read.problems)
        complainLine(problem.text());
    const Node *id = read.value ? read.value->find(u"pack") : nullptr;
    if (!id)
        throw WrongCall{u"%1 is not the file of a pack, which begins with 'pack:'"_s.arg(word)};
    session.library().addFile(word);
    m_file = word;
    m_pack = id->scalar;
}

/// False if the army's game has no such pack.
bool PackOfCall::use(ReadArmy &read)
{
    if (m_pack.isEmpty() || !read.judge)
        return true;
    const Game &game = read.judge->game();
    if (!game.pack(Id(m_pack))) {
        QStringList known;
        for (const Pack &one : game.packs)
            known += one.id.str();
        complainLine(u"%1: error: %2 has no pack “%3”%4"_s.arg(read.file, game.name, m_pack, nearestHint(m_pack, known)));
        return false;
    }
    const Pack &chosen = *game.pack(Id(m_pack));
    if (!m_file.isEmpty() && chosen.where.file != m_file) {
        complainLine(u"%1: error: %2 has another pack “%3”; expected an id of its own"_s.arg(m_file, game.name, m_pack));
        return false;
    }
    if (!m_file.isEmpty() && !m_told.contains(game.id)) {
        // What is wrong with its rules is told where it stands, once.
        m_told.append(game.id);
        Problems problems;
        RuleBook(game, nullptr, {&chosen}, &problems);
        for (const Problem &problem : problems) {
            if (problem.where.file == m_file)
                complainLine(problem.text());
        }
    }
    read.army.header.packs = {Id(m_pack)};
    return true;
}

int run(Session &session, const Call &call)
{
    PackOfCall pack(session, call.has(u"--pack") ? std::optional(call.value(u"--pack")) : std::nullopt);
    const std::unique_ptr<Report> report = makeReport(call.value(u"--format", u"text"_s), call.has(u"--fixes"));
    bool allLegal = true;
    bool allJudged = true;
    const int read = session.readEach(call.words, [&](ReadArmy army) {
        if (!pack.use(army)) {
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
