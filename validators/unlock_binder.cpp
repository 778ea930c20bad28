// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"
#include "validators/unlock.h"

namespace muster {

using namespace Qt::StringLiterals;

namespace {

bool looksAtKindOnly(const Selector &selector)
{
    using Key = Selector::Key;
    for (const Key key : {Key::Unit, Key::List, Key::Trait, Key::Limited, Key::Models, Key::HasStat, Key::Special, Key::Tag,
                          Key::Option, Key::Upgrade, Key::Pool, Key::Access, Key::Leads, Key::LedBy, Key::Attached, Key::Chief}) {
        if (selector.uses(key))
            return false;
    }
    return true;
}

int findSlot(const Unlock &rule, Id id, const Location &where, MapReader &reader)
{
    QStringList known;
    for (size_t slot = 0; slot < rule.slotList.size(); ++slot) {
        if (rule.slotList[slot].id == id)
            return int(slot);
        known.append(rule.slotList[slot].id.str());
    }
    reader.error(where, u"unknown slot '%1'; expected one of %2"_s.arg(id.str(), known.join(u", "_s)));
    return 0;
}

void readSlots(Unlock &rule, MapReader &reader, const BindContext &context)
{
    reader.require(u"slots");
    for (const Node *node : reader.list(u"slots")) {
        MapReader slotReader(*node, context.problems, u"a slot"_s);
        if (!slotReader.isMap())
            continue;
        const Id id = Id::ofName(slotReader.requiredText(u"id"));
        for (const Unlock::Slot &other : rule.slotList) {
            if (other.id == id)
                slotReader.error(node->where, u"there are two slots '%1'"_s.arg(id.str()));
        }
        const QString name = slotReader.text(u"name").value_or(id.str());
        slotReader.require(u"takes");
        rule.slotList.push_back({id, name, readSelector(slotReader, u"takes", context.game, context.problems)});
        slotReader.finish();
    }
    if (rule.slotList.size() > size_t(mostSlots)) {
        reader.error(reader.find(u"slots")->where, u"more than %1 slots"_s.arg(mostSlots));
        rule.slotList.resize(size_t(mostSlots));
    }
}

std::optional<Unlock::Supply> readSupply(Unlock &rule, const Node &node, Problems &problems)
{
    MapReader reader(node, problems, u"what a giver gives"_s);
    if (!reader.isMap())
        return std::nullopt;
    const Node *wanted = reader.require(u"slots");
    SlotSet set = 0;
    for (const Id slot : reader.ids(u"slots"))
        set |= SlotSet(1) << findSlot(rule, slot, wanted->where, reader);
    const int count = reader.requiredInteger(u"count", 1, 1000).value_or(1);
    reader.finish();
    if (!set) {
        reader.error(node.where, u"a giver must give some slot"_s);
        return std::nullopt;
    }
    const int sort = rule.slotRules.supplyFor(set);
    if (sort < 0) {
        reader.error(node.where, u"too many different sets of slots are given"_s);
        return std::nullopt;
    }
    return Unlock::Supply{sort, count};
}

void readGivers(Unlock &rule, MapReader &reader, const BindContext &context)
{
    reader.require(u"givers");
    for (const Node *node : reader.list(u"givers")) {
        MapReader giverReader(*node, context.problems, u"a giver"_s);
        if (!giverReader.isMap())
            continue;
        Unlock::Giver giver;
        giverReader.require(u"match");
        giver.match = readSelector(giverReader, u"match", context.game, context.problems);
        giverReader.require(u"gives");
        for (const Node *supply : giverReader.list(u"gives")) {
            if (const auto given = readSupply(rule, *supply, context.problems))
                giver.gives.push_back(*given);
        }
        giverReader.finish();
        rule.givers.push_back(std::move(giver));
    }
    if (rule.givers.size() > 63) {
        reader.error(reader.find(u"givers")->where, u"more than 63 givers"_s);
        rule.givers.resize(63);
    }
}

void readWaiver(Unlock &rule, MapReader &reader, const BindContext &context)
{
    const Node *node = reader.find(u"waive");
    if (!node)
        return;
    MapReader waiveReader(*node, context.problems, u"the waiver"_s);
    if (!waiveReader.isMap())
        return;
    Unlock::Waiver waiver;
    if (const Node *slot = waiveReader.require(u"slot"))
        waiver.slot = findSlot(rule, waiveReader.id(u"slot"), slot->where, waiveReader);
    waiver.below = waiveReader.requiredInteger(u"below", 1, 1000000).value_or(0);
    if (const Node *agreement = waiveReader.require(u"agreement")) {
        waiver.agreement = waiveReader.id(u"agreement");
        const Agreement *known = context.game.agreement(waiver.agreement);
        if (known)
            waiver.agreementName = known->name;
        else
            waiveReader.error(agreement->where, u"unknown agreement '%1'"_s.arg(waiver.agreement.str()));
    }
    waiveReader.finish();
    rule.waiver = waiver;
}

} // namespace

std::unique_ptr<Rule> bindUnlock(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Unlock>(std::move(common));
    readSlots(*rule, reader, context);
    readGivers(*rule, reader, context);
    readWaiver(*rule, reader, context);
    const std::optional<QString> per = reader.text(u"per");
    rule->perList = per == u"list";
    if (per && !rule->perList)
        reader.error(reader.find(u"per")->where, u"'per' is '%1'; expected 'list'"_s.arg(*per));
    rule->byKind = true;
    for (const Unlock::Slot &slot : rule->slotList)
        rule->byKind = rule->byKind && looksAtKindOnly(slot.takes);
    for (const Unlock::Giver &giver : rule->givers)
        rule->byKind = rule->byKind && looksAtKindOnly(giver.match);
    rule->slotRules.findComponents(int(rule->slotList.size()));
    return rule;
}

} // namespace muster
