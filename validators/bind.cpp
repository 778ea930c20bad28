// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/bind.h"

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// Stands for a rule that this version does not understand: an army must not quietly pass it.
class NotUnderstood : public Rule {
public:
    using Rule::Rule;

    void check(const Roster &, std::vector<Finding> &findings) const override
    {
        Finding unknown;
        unknown.id = u"unknown.rule"_s;
        unknown.code = Code::UnknownRule;
        unknown.severity = Severity::Unknown;
        unknown.names = {common().id, common().kind};
        unknown.page = common().page;
        findings.push_back(std::move(unknown));
    }
};

std::optional<Severity> readSeverity(MapReader &reader)
{
    const std::optional<QString> word = reader.text(u"severity");
    if (!word)
        return std::nullopt;
    if (*word == u"error")
        return Severity::Error;
    if (*word == u"consent")
        return Severity::Consent;
    if (*word == u"advice")
        return Severity::Advice;
    reader.error(reader.find(u"severity")->where,
                 u"'severity' is '%1'; expected error, consent or advice"_s.arg(*word));
    return std::nullopt;
}

Rule::Common readCommon(const Node &node, MapReader &reader, const BindContext &context)
{
    Rule::Common common;
    common.where = node.where;
    common.kind = reader.requiredText(u"kind");
    if (const Node *kind = reader.find(u"kind"); kind && common.kind.isEmpty())
        reader.error(kind->where, u"'kind' is empty; expected one of %1"_s.arg(ruleKinds().join(u", "_s)));
    common.id = reader.requiredText(u"id");
    common.page = reader.text(u"page").value_or(QString());
    common.because = reader.text(u"because").value_or(QString());
    common.severity = readSeverity(reader);
    common.when = readSelector(reader, u"when", context.game, context.problems);
    common.replaces = reader.text(u"replaces").value_or(QString());
    reader.text(u"note");
    return common;
}

qsizetype errorsIn(const Problems &problems)
{
    return std::count_if(problems.begin(), problems.end(),
                         [](const Problem &problem) { return problem.severity == Problem::Severity::Error; });
}

void reportKind(const Node &node, const QString &kind, Problems &problems)
{
    const QString near = nearest(kind, ruleKinds());
    const Node *word = node.find(u"kind");
    const QString known = near.isEmpty() ? u"known are %1"_s.arg(ruleKinds().join(u", "_s))
                                         : u"the nearest known one is '%1'"_s.arg(near);
    problems.append({Problem::Severity::Warning,
                     u"rules of the kind '%1' are not known to this version, armies cannot be judged; %2"_s.arg(kind, known),
                     word ? word->where : node.where});
}

std::unique_ptr<Rule> bindRule(const Node &node, const BindContext &context)
{
    const qsizetype errorsBefore = errorsIn(context.problems);
    MapReader reader(node, context.problems, u"the rule"_s);
    Rule::Common common;
    if (reader.isMap())
        common = readCommon(node, reader, context);
    std::unique_ptr<Rule> rule;
    if (const RuleBinder bind = ruleBinder(common.kind)) {
        rule = bind(common, reader, context);
        reader.finish();
    } else if (!common.kind.isEmpty()) {
        reportKind(node, common.kind, context.problems);
    }
    if (!rule || errorsIn(context.problems) > errorsBefore) {
        // A condition that was not understood either must not hide the rule.
        common.when = {};
        rule = std::make_unique<NotUnderstood>(std::move(common));
    }
    return rule;
}

void report(const Rule &rule, const QString &message, Problems &problems)
{
    problems.append({Problem::Severity::Error, message, rule.common().where});
}

} // namespace

void bindRules(const std::vector<Node> &nodes, const BindContext &context, std::vector<std::unique_ptr<Rule>> &rules)
{
    for (const Node &node : nodes) {
        rules.push_back(bindRule(node, context));
        const QString &id = rules.back()->common().id;
        const bool taken = !id.isEmpty() && std::any_of(rules.begin(), rules.end() - 1, [&](const auto &other) {
            return other->common().id == id;
        });
        if (taken)
            report(*rules.back(), u"there is another rule '%1'; rules of one army need ids of their own"_s.arg(id),
                   context.problems);
    }
}

std::vector<std::pair<int, int>> bindReplacements(const std::vector<std::unique_ptr<Rule>> &rules, Problems &problems)
{
    std::vector<std::pair<int, int>> open;
    QStringList ids;
    for (const auto &rule : rules)
        ids.append(rule->common().id);
    for (size_t i = 0; i < rules.size(); ++i) {
        const QString &replaces = rules[i]->common().replaces;
        if (replaces.isEmpty())
            continue;
        const qsizetype index = ids.indexOf(replaces);
        if (index < 0) {
            const QString near = nearest(replaces, ids);
            report(*rules[i], u"'replaces' names the unknown rule '%1'%2"_s.arg(
                                  replaces, near.isEmpty() ? QString() : u"; expected '%1'"_s.arg(near)), problems);
            continue;
        }
        open.emplace_back(int(i), int(index));
    }
    // A replacement counts only once it is settled whether its own rule was replaced.
    std::vector<std::pair<int, int>> ordered;
    while (!open.empty()) {
        const auto next = std::find_if(open.begin(), open.end(), [&](const auto &one) {
            return std::none_of(open.begin(), open.end(), [&](const auto &other) { return other.second == one.first; });
        });
        if (next == open.end()) {
            report(*rules[size_t(open.front().first)], u"rules replace each other in a circle"_s, problems);
            break;
        }
        ordered.push_back(*next);
        open.erase(next);
    }
    return ordered;
}

} // namespace muster
