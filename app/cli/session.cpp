// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include <QFile>

#include <algorithm>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = 16 * 1024 * 1024;

Loaded<Army> readStandardInput()
{
    const QString name = u"standard input"_s;
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {std::nullopt, {{Problem::Severity::Error, input.errorString(), {name, 0, 0}}}};
    return readArmy(input.read(mostBytes + 1), name); // one byte too many is refused there
}

} // namespace

const Game &Session::game(const QString &id)
{
    const Id word(id);
    if (!m_library.find(word)) {
        QStringList known;
        for (const GameFolder &folder : m_library.games())
            known += folder.id.str();
        const QString have = known.isEmpty() ? u"there are none in %1"_s.arg(m_library.dataFolders().join(u", "_s))
                                             : u"there are: %1"_s.arg(known.join(u", "_s));
        throw WrongCall{u"no game “%1”%2; %3"_s.arg(id, nearestHint(id, known), have)};
    }
    const Judge *known = judge(word);
    if (!known)
        throw WrongCall{u"the data of %1 cannot be used"_s.arg(id)};
    return known->game();
}

Judge *Session::judge(Id game)
{
    const auto known = m_byGame.constFind(game);
    if (known != m_byGame.constEnd())
        return *known;
    Problems problems;
    std::shared_ptr<const Game> data = m_library.game(game, &problems);
    for (const Problem &problem : problems) {
        if (problem.severity == Problem::Severity::Error)
            complainLine(problem.text());
    }
    Judge *judge = nullptr;
    if (data)
        judge = m_judges.emplace_back(std::make_unique<Judge>(std::move(data))).get();
    return *m_byGame.insert(game, judge);
}

std::optional<ReadArmy> Session::read(const QString &file)
{
    Loaded<Army> loaded = file == u"-" ? readStandardInput() : readArmyFile(file);
    for (const Problem &problem : loaded.problems)
        complainLine(problem.text());
    if (!loaded.value || hasErrors(loaded.problems))
        return std::nullopt;
    const Id game = loaded.value->header.game;
    return ReadArmy{file, std::move(*loaded.value), judge(game)};
}

std::vector<ReadArmy> Session::readAll(const QStringList &files, int &code)
{
    std::vector<ReadArmy> armies;
    for (const QString &file : files) {
        if (std::optional<ReadArmy> army = read(file))
            armies.push_back(std::move(*army));
        else
            code = Failed;
    }
    return armies;
}

Verdict judged(const ReadArmy &army)
{
    if (army.judge)
        return army.judge->check(army.army);
    Finding finding;
    finding.id = u"unknown.game"_s;
    finding.code = Code::UnlistedGame;
    finding.severity = Severity::Unknown;
    finding.names = {army.army.header.game.str()};
    return {Verdict::Legality::Unknown, 0, army.army.header.points, {finding}};
}

QString legalityWord(Verdict::Legality legality)
{
    switch (legality) {
    case Verdict::Legality::Legal:
        return u"legal"_s;
    case Verdict::Legality::ByConsent:
        return u"consent"_s;
    case Verdict::Legality::Unknown:
        return u"unknown"_s;
    case Verdict::Legality::Illegal:
        return u"illegal"_s;
    }
    return {};
}

} // namespace muster::cli
