// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/loading.h"

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// Looks without judging: whatever is not as it should be is reported when the file is read in full.
QString textOf(const Node &node, QStringView key)
{
    const Node *value = node.find(key);
    return value && value->kind == Node::Kind::Scalar ? value->scalar : QString();
}

Id idOf(const Node &node)
{
    const QString id = textOf(node, u"id");
    return id.isEmpty() ? Id::ofName(textOf(node, u"name")) : Id(id);
}

template<class Visit>
void eachOf(const Node &node, QStringView key, Visit visit)
{
    if (const Node *list = node.find(key)) {
        // A lone one may stand for a list of one.
        if (list->kind == Node::Kind::Map)
            visit(*list);
        for (const Node &item : list->items)
            visit(item);
    }
}

std::vector<Id> namesIn(const Node &node, QStringView key)
{
    std::vector<Id> ids;
    if (const Node *list = node.find(key)) {
        if (list->kind == Node::Kind::Scalar)
            ids.push_back(Id::ofName(list->scalar));
        for (const Node &item : list->items)
            ids.push_back(Id::ofName(item.scalar));
    }
    return ids;
}

void collectChoices(const Node &node, QStringView key, QSet<Id> &ids)
{
    eachOf(node, key, [&](const Node &option) {
        ids.insert(idOf(option));
        for (const Id alias : namesIn(option, u"aliases"))
            ids.insert(alias);
    });
}

} // namespace

void collectVocabulary(const LoadContext &context, const std::vector<DataFile> &files)
{
    Vocabulary &words = context.game.words;
    words.access.insert(u"own"_id);
    QSet<Id> unitIds;
    for (const DataFile &file : files) {
        const Node &root = file.root;
        eachOf(root, u"glossary", [&](const Node &entry) {
            words.specials.insert(idOf(entry));
            for (const Id tag : namesIn(entry, u"tags"))
                words.tags.insert(tag);
        });
        eachOf(root, u"permissions", [&](const Node &permission) { words.access.insert(idOf(permission)); });
        eachOf(root, u"sizes", [&](const Node &size) { words.sizes.insert(idOf(size)); });
        eachOf(root, u"types", [&](const Node &type) {
            words.types.insert(idOf(type));
            const QString unitClass = textOf(type, u"class");
            words.classes.insert(unitClass.isEmpty() ? idOf(type) : Id::ofName(unitClass));
        });
        collectChoices(root, u"options", words.options);
        collectChoices(root, u"upgrades", words.upgrades);
        if (file.kind == u"pack")
            words.packs.insert(Id(textOf(root, u"pack")));
        if (file.kind == u"pool") {
            words.pools.insert(Id(textOf(root, u"pool")));
            if (textOf(root, u"as-rules") == u"true")
                eachOf(root, u"upgrades", [&](const Node &upgrade) { words.specials.insert(idOf(upgrade)); });
        }
        if (file.kind != u"list")
            continue;
        words.lists.insert(Id(textOf(root, u"list")));
        for (const Id trait : namesIn(root, u"traits"))
            words.traits.insert(trait);
        eachOf(root, u"units", [&](const Node &unit) {
            const Id id = idOf(unit);
            words.units.insert(id);
            unitIds.insert(id);
            for (const Id alias : namesIn(unit, u"aliases")) {
                words.units.insert(alias);
                words.canonical.insert(alias, id);
            }
            for (const Id trait : namesIn(unit, u"traits"))
                words.traits.insert(trait);
            collectChoices(unit, u"options", words.options);
        });
    }
    // A unit's own id is never another unit's alias.
    for (const Id id : unitIds)
        words.canonical.remove(id);
}

} // namespace muster
