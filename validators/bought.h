// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/roster.h"
#include "validators/finding.h"

/// What the built-in checks of an army's and of its units' choices share.
namespace muster {

inline Finding make(const QString &id, Code code, Severity severity, QStringList names)
{
    Finding finding;
    finding.id = id;
    finding.code = code;
    finding.severity = severity;
    finding.names = std::move(names);
    return finding;
}

/// The same choice, under whatever name, stands at an earlier place of the entry: one finding says all.
template<class List>
bool stoodBefore(const List &bought, qsizetype index)
{
    for (qsizetype i = 0; i < index; ++i) {
        if (bought[i].option == bought[index].option && (bought[i].option || bought[i].id == bought[index].id))
            return true;
    }
    return false;
}

template<class List>
int timesBought(const List &bought, const Option *option)
{
    int times = 0;
    for (const Bought &other : bought)
        times += other.option == option;
    return times;
}

/// What the pool sells only under packs that the army is not played under.
inline Finding poolClosed(const Roster &roster, const QString &buyer, const Bought &bought)
{
    QStringList names{buyer, bought.option->name};
    for (const Id id : bought.pool->packs) {
        if (const Pack *pack = roster.game->pack(id))
            names.append(pack->name);
    }
    return make(QStringLiteral("choice.closed"), Code::PoolClosed, Severity::Error, std::move(names));
}

} // namespace muster
