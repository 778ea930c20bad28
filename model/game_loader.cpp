// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/game_loader.h"

#include "model/loading.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

const QStringList &fileKinds()
{
    static const QStringList kinds{u"game"_s, u"list"_s, u"pool"_s, u"glossary"_s, u"pack"_s};
    return kinds;
}

QStringList yamlFiles(const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, {u"*.yaml"_s, u"*.yml"_s}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.append(files.next());
    paths.sort();
    return paths;
}

std::vector<DataFile> parseFiles(const QStringList &paths, Problems &problems)
{
    std::vector<DataFile> files;
    for (const QString &path : paths) {
        Loaded<Node> parsed = parseYamlFile(path);
        problems += parsed.problems;
        if (!parsed.value)
            continue;
        DataFile file{path, {}, std::move(*parsed.value)};
        if (file.root.kind == Node::Kind::Map && !file.root.fields.empty())
            file.kind = file.root.fields.front().key;
        if (!fileKinds().contains(file.kind)) {
            problems.append({Problem::Severity::Error,
                             u"first key is %1; expected one of %2"_s.arg(
                                 file.kind.isEmpty() ? u"missing"_s : u"'%1'"_s.arg(file.kind),
                                 fileKinds().join(u", "_s)),
                             file.root.where});
            continue;
        }
        files.push_back(std::move(file));
    }
    return files;
}

template<class Read>
void eachFile(const std::vector<DataFile> &files, QStringView kind, Read read)
{
    for (const DataFile &file : files) {
        if (file.kind == kind)
            read(file);
    }
}

/// Lists that armies are built from come first, each group in the order of the book.
void sortLists(Game &game)
{
    std::stable_sort(game.lists.begin(), game.lists.end(), [](const auto &a, const auto &b) {
        return std::tuple(!a->army, a->page.toInt()) < std::tuple(!b->army, b->page.toInt());
    });
}

/// Options that some unit, list or pool has, for armies that took one where it does not belong.
void indexOptions(Game &game)
{
    const auto index = [&](const std::vector<Option> &options) {
        for (const Option &option : options) {
            for (const Id alias : option.aliases) {
                if (!game.options.contains(alias))
                    game.options.insert(alias, &option);
            }
            if (!game.options.contains(option.id))
                game.options.insert(option.id, &option);
        }
    };
    for (const auto &list : game.lists) {
        index(list->options);
        for (const auto &unit : list->own)
            index(unit->options);
    }
    for (const Pool &pool : game.pools) {
        for (const Option &upgrade : pool.upgrades) {
            game.upgrades.insert(upgrade.id, {&pool, &upgrade});
            for (const Id alias : upgrade.aliases)
                game.upgrades.insert(alias, {&pool, &upgrade});
        }
    }
}

} // namespace

bool checkKnown(const LoadContext &context, const QSet<Id> &known, Id id, const Location &where, QStringView what)
{
    if (known.contains(id))
        return true;
    QStringList candidates;
    for (const Id candidate : known)
        candidates.append(candidate.str());
    candidates.sort();
    const QString near = nearest(id.str(), candidates);
    context.error(where, u"unknown %1 '%2'%3"_s.arg(what, id.str(),
                                                    near.isEmpty() ? QString() : u"; expected '%1'"_s.arg(near)));
    return false;
}

namespace {

Loaded<std::shared_ptr<const Game>> loadFiles(const QString &folder, const QStringList &paths)
{
    Loaded<std::shared_ptr<const Game>> result;
    const auto game = std::make_shared<Game>();
    const LoadContext context{*game, result.problems};

    const std::vector<DataFile> files = parseFiles(paths, result.problems);
    const auto isGame = [](const DataFile &file) { return file.kind == u"game"; };
    const auto gameFile = std::find_if(files.begin(), files.end(), isGame);
    if (gameFile == files.end()) {
        if (!hasErrors(result.problems))
            context.error({folder, 0, 0}, u"no file of the game itself; expected a game.yaml that begins with 'game:'"_s);
        return result;
    }
    const auto second = std::find_if(std::next(gameFile), files.end(), isGame);
    if (second != files.end())
        context.error(second->root.where, u"a second game in this folder, beside %1"_s.arg(gameFile->path));

    collectVocabulary(context, files);
    readGame(context, *gameFile);
    if (game->id.isEmpty() || game->columns.empty())
        return result;
    // Glossaries first: everything else is read against them.
    for (const DataFile &file : files) {
        if (file.kind == u"glossary" || file.kind == u"list") {
            Problems ignored;   // the list itself is read later and reports what else is wrong with it
            MapReader reader(file.root, file.kind == u"list" ? ignored : result.problems, u"the glossary"_s);
            readGlossary(context, reader);
            if (file.kind == u"glossary")
                reader.finish();
        }
    }
    eachFile(files, u"pool", [&](const DataFile &file) { readUpgradesAsRules(context, file); });
    readRulesOfGame(context, *gameFile);
    eachFile(files, u"pool", [&](const DataFile &file) { readPool(context, file); });
    eachFile(files, u"list", [&](const DataFile &file) { readList(context, file); });
    eachFile(files, u"pack", [&](const DataFile &file) { readPack(context, file); });
    bindChoices(context, files);
    bindSpecialRules(context);
    readPermissions(context, files);
    sortLists(*game);
    indexOptions(*game);
    checkProfiles(context);
    game->flawed = hasErrors(result.problems);
    result.value = game;
    return result;
}

} // namespace

Loaded<std::shared_ptr<const Game>> loadGame(const QString &folder, const QStringList &additions)
{
    const QStringList own = yamlFiles(folder);
    QStringList added;
    for (const QString &addition : additions)
        added += QFileInfo(addition).isDir() ? yamlFiles(addition) : QStringList{addition};
    Problems setAside;
    for (;;) {
        Loaded<std::shared_ptr<const Game>> result = loadFiles(folder, own + added);
        QStringList bad;
        for (const Problem &problem : result.problems) {
            if (problem.severity == Problem::Severity::Error && added.contains(problem.where.file) && !bad.contains(problem.where.file))
                bad += problem.where.file;
        }
        if (bad.isEmpty()) {
            result.problems += setAside;
            return result;
        }
        for (const Problem &problem : result.problems) {
            if (bad.contains(problem.where.file))
                setAside += problem;
        }
        for (const QString &path : bad)
            added.removeOne(path);
    }
}

std::vector<GameFolder> findGames(const QStringList &dataFolders)
{
    std::vector<GameFolder> games;
    std::vector<std::pair<Id, QString>> additions;
    const auto gameOf = [&](Id id) {
        return std::find_if(games.begin(), games.end(), [&](const GameFolder &game) { return game.id == id; });
    };
    for (const QString &dataFolder : dataFolders) {
        for (const QFileInfo &folder : QDir(dataFolder).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
            const QString path = folder.filePath() + u"/game.yaml"_s;
            if (!QFileInfo::exists(path)) {
                additions.emplace_back(Id(folder.fileName()), folder.filePath());
                continue;
            }
            GameFolder found{Id(folder.fileName()), folder.fileName(), folder.filePath(), {}, {}};
            // A broken one is found too: what is wrong with it is said when it is loaded.
            if (const Loaded<Node> parsed = parseYamlFile(path); parsed.value) {
                if (const Node *id = parsed.value->find(u"game"); id && !id->scalar.isEmpty())
                    found.id = Id(id->scalar);
                if (const Node *name = parsed.value->find(u"name"); name && !name->scalar.isEmpty())
                    found.name = name->scalar;
            }
            const auto first = gameOf(found.id);
            if (first == games.end())
                games.push_back(std::move(found));
            else if (first->path != found.path)
                first->shadowed += found.path;
        }
    }
    for (const auto &[id, path] : additions) {
        if (const auto game = gameOf(id); game != games.end())
            game->additions += path;
    }
    return games;
}

} // namespace muster
