// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule_kinds.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Who may lead whom, or who may stand in which band: units of this sort are attached, and only to those they may be attached to.
class Attachment : public Rule {
public:
    struct Allowed {
        Selector match;
        Selector to;
        QString because;   // why not to others
    };

    using Rule::Rule;

    Selector match;
    Entry::Role role = Entry::Role::Leader;
    std::optional<int> atMost;
    bool alone = false;       // they need not be attached
    std::vector<Allowed> allowed;

    void check(const Roster &roster, std::vector<Finding> &findings) const override
    {
        for (const RosterEntry &entry : roster.entries) {
            if (!entry.unit)
                continue;
            const bool attached = entry.host && entry.entry->role == role;
            if (attached && entry.host->unit && attaches(entry))
                checkPair(entry, *entry.host, findings);
            else if (!attached && !alone && match.matches(entry))
                findings.push_back(about(Code::Unattached, entry, {entry.unit->name}));
            if (atMost && !entry.entry->attached.empty())
                checkNumber(roster, entry, findings);
        }
    }

    Entry::Role roleOf(const RosterEntry &entry) const override
    {
        return !alone && match.matches(entry) ? role : Entry::Role::None;
    }

    /// Those it speaks of; and whoever no rule speaks of is for the first rule, a strict one if there is one.
    bool attaches(const RosterEntry &entry) const override
    {
        if (entry.entry->role != role)
            return false;
        return speaksOf(entry)
               || (m_first && std::none_of(m_others.begin(), m_others.end(),
                                           [&](const Attachment *other) { return other->speaksOf(entry); }));
    }

    void meet(const std::vector<std::unique_ptr<Rule>> &rules) override
    {
        m_others.clear();
        const Attachment *first = nullptr;
        for (const auto &rule : rules) {
            const auto *other = dynamic_cast<const Attachment *>(rule.get());
            if (!other || other->role != role)
                continue;
            if (!first || (first->alone && !other->alone))
                first = other;
            if (other != this)
                m_others.push_back(other);
        }
        m_first = first == this;
    }

private:
    bool speaksOf(const RosterEntry &entry) const
    {
        return match.matches(entry)
               || (!alone && role == Entry::Role::Member && entry.host && entry.host->unit
                   && std::find(entry.host->unit->band.begin(), entry.host->unit->band.end(), entry.unit->id)
                          != entry.host->unit->band.end());
    }

    Finding about(Code code, const RosterEntry &entry, const QStringList &names) const
    {
        const bool leads = role == Entry::Role::Leader;
        Finding result = finding(leads || code != Code::Unattached ? code : Code::MemberAlone);
        result.entries = {entry.entry->key};
        result.names = names;
        return result;
    }

    void checkPair(const RosterEntry &entry, const RosterEntry &host, std::vector<Finding> &findings) const
    {
        const std::vector<Id> &band = host.unit->band;
        if (role == Entry::Role::Member && std::find(band.begin(), band.end(), entry.unit->id) != band.end())
            return;
        const QString *because = nullptr;
        const bool meant = match.matches(entry);
        for (const Allowed &pair : allowed) {
            if (!meant || !pair.match.matches(entry))
                continue;
            // Nobody is attached to one who is attached himself.
            if ((alone || !host.host) && pair.to.matches(host))
                return;
            because = &pair.because;
        }
        Finding wrong = about(role == Entry::Role::Leader ? Code::MayNotLead : Code::MayNotJoin, entry,
                              {entry.unit->name, host.unit->name});
        wrong.entries.push_back(host.entry->key);
        if (because && !because->isEmpty())
            wrong.because = *because;
        findings.push_back(std::move(wrong));
    }

    void checkNumber(const Roster &roster, const RosterEntry &host, std::vector<Finding> &findings) const
    {
        const auto attached = roster.attachedTo(host);
        const auto number = std::count_if(attached.begin(), attached.end(),
                                          [&](const RosterEntry *entry) { return entry->entry->role == role; });
        if (number <= *atMost)
            return;
        Finding over = about(Code::AttachedOver, host, {host.unit->name});
        over.actual = number;
        over.limit = *atMost;
        for (const RosterEntry *entry : attached) {
            if (entry->entry->role == role)
                over.entries.push_back(entry->entry->key);
        }
        findings.push_back(std::move(over));
    }

    std::vector<const Attachment *> m_others;   // of the same role
    bool m_first = false;
};

} // namespace

std::unique_ptr<Rule> bindAttachment(Rule::Common common, MapReader &reader, const BindContext &context)
{
    auto rule = std::make_unique<Attachment>(std::move(common));
    reader.require(u"match");
    rule->match = readSelector(reader, u"match", context.game, context.problems);
    const QString role = reader.text(u"role").value_or(u"leader"_s);
    if (role == u"member")
        rule->role = Entry::Role::Member;
    else if (role != u"leader")
        reader.error(reader.find(u"role")->where, u"'role' is '%1'; expected leader or member"_s.arg(role));
    rule->atMost = reader.integer(u"at-most", 1, 1000);
    rule->alone = reader.flag(u"alone").value_or(false);
    if (rule->role == Entry::Role::Leader)   // a band names its members
        reader.require(u"allowed");
    for (const Node *node : reader.list(u"allowed")) {
        MapReader item(*node, context.problems, u"who may be attached to whom"_s);
        if (!item.isMap())
            continue;
        Attachment::Allowed pair;
        pair.match = readSelector(item, u"match", context.game, context.problems);
        pair.to = readSelector(item, u"to", context.game, context.problems);
        pair.because = item.text(u"because").value_or(QString());
        item.finish();
        rule->allowed.push_back(std::move(pair));
    }
    return rule;
}

} // namespace muster
