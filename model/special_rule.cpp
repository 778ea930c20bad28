// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/special_rule.h"

#include "model/catalogue.h"

#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

/// The index of the parenthesis that closes the one at `open`, or -1.
qsizetype closing(QStringView text, qsizetype open)
{
    int depth = 0;
    for (qsizetype i = open; i < text.size(); ++i) {
        if (text[i] == u'(')
            ++depth;
        else if (text[i] == u')' && --depth == 0)
            return i;
    }
    return -1;
}

QStringList splitOutside(const QString &text)
{
    QStringList parts;
    int depth = 0;
    qsizetype from = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        depth += text[i] == u'(' ? 1 : text[i] == u')' ? -1 : 0;
        if (text[i] == u',' && depth == 0) {
            parts.append(text.mid(from, i - from).trimmed());
            from = i + 1;
        }
    }
    parts.append(text.mid(from).trimmed());
    return parts;
}

void take(SpecialRule &rule, const GlossaryEntry &entry, const QString &name)
{
    rule.id = entry.id;
    rule.name = name;
    rule.tags = entry.tags;
}

/// A rule written by a pattern, such as "Height 4" by "Height *".
bool takePattern(SpecialRule &rule, const QString &text, const Game &game)
{
    for (const GlossaryEntry &entry : game.glossary) {
        const qsizetype star = entry.written.indexOf(u'*');
        if (star < 0)
            continue;
        const QStringView before = QStringView(entry.written).left(star);
        const QStringView after = QStringView(entry.written).mid(star + 1);
        if (text.size() > before.size() + after.size() && text.startsWith(before, Qt::CaseInsensitive)
            && text.endsWith(after, Qt::CaseInsensitive)) {
            take(rule, entry, text);
            return true;
        }
    }
    return false;
}

/// "Name", "Name (parameter)", "Name (parameter) remark" or "Name remark", the longest name first.
bool takeNamed(SpecialRule &rule, const QString &text, const Game &game)
{
    for (qsizetype end = text.size(); end > 0; --end) {
        const bool boundary = end == text.size() || text[end] == u' ' || text[end] == u'(';
        if (!boundary || text[end - 1] == u' ')
            continue;
        const auto entry = game.glossary.constFind(Id::ofName(QStringView(text).left(end)));
        if (entry == game.glossary.constEnd() || !entry->written.isEmpty())
            continue;
        take(rule, *entry, text.left(end));
        QString rest = text.mid(end).trimmed();
        if (rest.startsWith(u'(')) {
            const qsizetype close = closing(rest, 0);
            if (close < 0)
                return false;
            rule.parameter = rest.mid(1, close - 1).trimmed();
            rest = rest.mid(close + 1).trimmed();
        }
        rule.remark = rest;
        return true;
    }
    return false;
}

} // namespace

QString SpecialRule::text() const
{
    QString result = name;
    if (!parameter.isEmpty())
        result += u" (%1)"_s.arg(parameter);
    if (!remark.isEmpty())
        result += u" %1"_s.arg(remark);
    if (tied.empty())
        return result;
    for (const SpecialRule &rule : tied)
        result += u", "_s + rule.text();
    return u"(%1)"_s.arg(result);
}

bool SpecialRule::names(Id rule) const
{
    return id == rule || std::any_of(tied.begin(), tied.end(), [&](const SpecialRule &t) { return t.names(rule); });
}

bool SpecialRule::hasTag(Id tag) const
{
    return std::find(tags.begin(), tags.end(), tag) != tags.end()
        || std::any_of(tied.begin(), tied.end(), [&](const SpecialRule &t) { return t.hasTag(tag); });
}

std::optional<int> SpecialRule::number() const
{
    bool fits = false;
    const int value = parameter.toInt(&fits);
    return fits ? std::optional(value) : std::nullopt;
}

SpecialRule parseSpecialRule(const QString &printed, const Game &game, QString *error)
{
    SpecialRule rule;
    QString text = printed.trimmed();
    const bool bracketed = text.startsWith(u'(') && closing(text, 0) == text.size() - 1;
    if (bracketed) {
        const QStringList parts = splitOutside(text.mid(1, text.size() - 2));
        rule = parseSpecialRule(parts.first(), game, error);
        for (qsizetype i = 1; i < parts.size(); ++i)
            rule.tied.push_back(parseSpecialRule(parts[i], game, error));
        // Parentheses round a single rule are only how it is printed.
        if (rule.tied.empty() && !rule.name.isEmpty()) {
            rule.name = u"(%1"_s.arg(rule.name);
            (rule.remark.isEmpty() ? (rule.parameter.isEmpty() ? rule.name : rule.remark) : rule.remark) += u')';
        }
        return rule;
    }
    if (!takePattern(rule, text, game) && !takeNamed(rule, text, game)) {
        if (error)
            *error = u"special rule '%1' is not in the glossary"_s.arg(text);
        rule.id = Id::ofName(text);
        rule.name = text;
        return rule;
    }
    const GlossaryEntry &entry = *game.glossary.constFind(rule.id);
    if (entry.parameter && rule.parameter.isEmpty() && error)
        *error = u"special rule '%1' lacks its parameter, as in '%1 (1)'"_s.arg(text);
    return rule;
}

void gainRule(std::vector<SpecialRule> &rules, const SpecialRule &rule)
{
    for (SpecialRule &there : rules) {
        if (there.id != rule.id || there.remark != rule.remark || !there.tied.empty() || !rule.tied.empty())
            continue;
        if (there.number() && rule.number()) {
            if (*rule.number() > *there.number())
                there.parameter = rule.parameter;
            return;
        }
        if (there.parameter == rule.parameter)
            return;
    }
    if (std::find(rules.begin(), rules.end(), rule) == rules.end())
        rules.push_back(rule);
}

} // namespace muster
