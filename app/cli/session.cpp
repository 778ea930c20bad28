// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include <QFile>

#include <algorithm>
#include <atomic>
#include <thread>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 mostBytes = 16 * 1024 * 1024;
constexpr qsizetype filesAtOnce = 512;

Loaded<Army> readStandardInput()
{
    const QString name = u"standard input"_s;
    QFile input;
    if (!input.open(stdin, QIODevice::ReadOnly))
        return {std::nullopt, {{Problem::Severity::Error, input.errorString(), {name, 0, 0}}}};
    return readArmy(input.read(mostBytes + 1), name); // one byte too many is refused there
}

Loaded<Army> readFile(const QString &file)
{
    return file == u"-" ? readStandardInput() : readArmyFile(file);
}

/// Parsing is what takes the time when there are many files, and each is a thing of its own.
std::vector<Loaded<Army>> readFiles(const QStringList &files)
{
    std::vector<Loaded<Army>> loaded(size_t(files.size()));
    std::atomic<qsizetype> next = 0;
    const auto work = [&] {
        for (qsizetype i = next++; i < files.size(); i = next++)
            loaded[size_t(i)] = readFile(files[i]);
    };
    const qsizetype helpers = std::min<qsizetype>(std::thread::hardware_concurrency(), files.size() / 8);
    std::vector<std::jthread> threads;
    for (qsizetype i = 1; i < helpers; ++i)
        threads.emplace_back(work);
    work();
    threads.clear(); // waits for them
    return loaded;
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
    return accept(file, readFile(file));
}

std::optional<ReadArmy> Session::accept(const QString &file, Loaded<Army> loaded)
{
    for (const Problem &problem : loaded.problems)
        complainLine(problem.text());
    if (!loaded.value || hasErrors(loaded.problems))
        return std::nullopt;
    const Id game = loaded.value->header.game;
    return ReadArmy{file, std::move(*loaded.value), judge(game)};
}

int Session::readEach(const QStringList &files, const std::function<void(ReadArmy)> &use)
{
    int code = Fine;
    for (qsizetype from = 0; from < files.size(); from += filesAtOnce) {
        const QStringList some = files.mid(from, filesAtOnce);
        std::vector<Loaded<Army>> loaded = readFiles(some);
        for (qsizetype i = 0; i < some.size(); ++i) {
            if (std::optional<ReadArmy> army = accept(some[i], std::move(loaded[size_t(i)])))
                use(std::move(*army));
            else
                code = Failed;
        }
    }
    return code;
}

std::vector<ReadArmy> Session::readAll(const QStringList &files, int &code)
{
    std::vector<ReadArmy> armies;
    code = readEach(files, [&armies](ReadArmy army) { armies.push_back(std::move(army)); });
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

QString listId(const ReadArmy &army)
{
    const ForceList *list = army.judge ? army.judge->game().armyList(army.army.header.list) : nullptr;
    return list ? list->id.str() : army.army.header.list.str();
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
