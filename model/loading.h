// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/catalogue.h"
#include "model/map_reader.h"

/// The steps of loadGame(), internal to the model.
namespace muster {

/// One parsed file of a game's folder, sorted by its first key.
struct DataFile {
    QString path;
    QString kind;         ///< game, list, pool, glossary or pack; empty if it is none
    Node root;
};

struct LoadContext {
    Game &game;
    Problems &problems;

    void error(const Location &where, const QString &message) const
    {
        problems.append({Problem::Severity::Error, message, where});
    }
    void warn(const Location &where, const QString &message) const
    {
        problems.append({Problem::Severity::Warning, message, where});
    }
};

/// Reports an id that `known` lacks, with the nearest one; true if it is known.
bool checkKnown(const LoadContext &context, const QSet<Id> &known, Id id, const Location &where, QStringView what);

/// The id under `id:`, else that of the name.
Id readId(MapReader &reader, const QString &name);
/// The id that must stand under `key`.
Id requiredId(MapReader &reader, QStringView key);

// Collects every id that files may refer to, before anything is read in full.
void collectVocabulary(const LoadContext &context, const std::vector<DataFile> &files);

void readGame(const LoadContext &context, const DataFile &file);
void readGlossary(const LoadContext &context, MapReader &reader);
/// The special rules of types and of experience: read when the glossary is there.
void readRulesOfGame(const LoadContext &context, const DataFile &gameFile);
/// The glossary entries that the upgrades of a pool with `as-rules` are.
void readUpgradesAsRules(const LoadContext &context, const DataFile &file);
void readPool(const LoadContext &context, const DataFile &file);
void readPack(const LoadContext &context, const DataFile &file);
void readList(const LoadContext &context, const DataFile &file);
std::unique_ptr<Unit> readUnit(const LoadContext &context, const Node &node, Id list);
std::vector<Option> readOptions(const LoadContext &context, MapReader &reader, QStringView key, bool upgrades = false);
/// Permissions name lists: read when all lists are there.
void readPermissions(const LoadContext &context, const std::vector<DataFile> &files);
std::vector<Node> readRules(MapReader &reader);
std::vector<SpecialRule> readSpecialRules(const LoadContext &context, MapReader &reader, QStringView key);
/// Ids of special rules, which need no parameter.
std::vector<Id> readRuleNames(const LoadContext &context, MapReader &reader, QStringView key);

/// Fills each list's `units` from its choices and its own.
void bindChoices(const LoadContext &context, const std::vector<DataFile> &files);
/// Fills the rules of every profile: its own, its unit's, its list's.
void bindSpecialRules(const LoadContext &context);
/// Warns of what is legal but looks like a slip: a bigger size that costs less, a stat that changes with the size.
void checkProfiles(const LoadContext &context);

} // namespace muster
