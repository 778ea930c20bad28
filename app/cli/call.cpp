// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"

#include "model/map_reader.h"

#include <algorithm>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

const Switch *findSwitch(const Command &command, const QString &name)
{
    const auto known = std::find_if(command.switches.begin(), command.switches.end(), [&](const Switch &s) {
        return s.name == name || (!s.shortName.isEmpty() && s.shortName == name);
    });
    return known == command.switches.end() ? nullptr : &*known;
}

QStringList switchNames(const Command &command)
{
    QStringList names{u"--help"_s};
    for (const Switch &known : command.switches)
        names += known.name;
    return names;
}

void demandKnownValue(const Switch &known, const QString &value)
{
    if (!known.values.isEmpty() && !known.values.contains(value)) {
        throw WrongCall{u"%1 cannot be “%2”: it is %3%4"_s.arg(known.name, value, alternatives(known.values),
                                                               nearestHint(value, known.values))};
    }
}

void demandWordCount(const Command &command, qsizetype count)
{
    if (count < command.least)
        throw WrongCall{u"%1 needs %2; see muster %1 --help"_s.arg(command.name, command.words)};
    if (command.most >= 0 && count > command.most) {
        throw WrongCall{command.most == 0
                            ? u"%1 takes no arguments; see muster %1 --help"_s.arg(command.name)
                            : u"%1 takes only %2; see muster %1 --help"_s.arg(command.name, command.words)};
    }
}

} // namespace

bool Call::has(QStringView name) const
{
    return std::any_of(switches.begin(), switches.end(), [name](const auto &given) { return given.first == name; });
}

QString Call::value(QStringView name, const QString &otherwise) const
{
    for (const auto &[given, value] : switches) {
        if (given == name)
            return value;
    }
    return otherwise;
}

QString nearestHint(const QString &word, const QStringList &known)
{
    const QString near = nearest(word, known);
    return near.isEmpty() ? QString() : u" (nearest: %1)"_s.arg(near);
}

QString alternatives(const QStringList &words)
{
    if (words.size() < 2)
        return words.join(QString());
    return words.mid(0, words.size() - 1).join(u", "_s) + u" or "_s + words.last();
}

Call readCall(const Command &command, const QStringList &arguments)
{
    Call call;
    bool onlyWords = false;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString &argument = arguments[i];
        if (onlyWords || !argument.startsWith(u'-') || argument == u"-") {
            call.words += argument;
            continue;
        }
        if (argument == u"--") {
            onlyWords = true;
            continue;
        }
        const qsizetype equals = argument.startsWith(u"--") ? argument.indexOf(u'=') : -1;
        const QString name = equals < 0 ? argument : argument.left(equals);
        const Switch *known = findSwitch(command, name);
        if (!known) {
            throw WrongCall{
                u"%1 knows no option %2%3"_s.arg(command.name, name, nearestHint(name, switchNames(command)))};
        }
        if (call.has(known->name))
            throw WrongCall{u"%1 is given twice"_s.arg(known->name)};
        QString value;
        if (known->value.isEmpty()) {
            if (equals >= 0)
                throw WrongCall{u"%1 takes no value"_s.arg(known->name)};
        } else if (equals >= 0) {
            value = argument.mid(equals + 1);
        } else if (++i < arguments.size()) {
            value = arguments[i];
        } else {
            throw WrongCall{u"%1 needs a value: %2"_s.arg(known->name, known->value)};
        }
        demandKnownValue(*known, value);
        call.switches.emplace_back(known->name, value);
    }
    demandWordCount(command, call.words.size());
    return call;
}

Switch formatSwitch(const QStringList &formats)
{
    return {u"--format"_s,
            formats.join(u'|'),
            formats,
            u"how to write the result; %1 if not given"_s.arg(formats.first()),
            {}};
}

} // namespace muster::cli
