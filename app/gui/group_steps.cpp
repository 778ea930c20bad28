// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/group_steps.h"

#include "app/gui/leading.h"


using namespace Qt::StringLiterals;

namespace muster {

QString GroupSteps::title(EntryKey key) const
{
    const RosterEntry *entry = m_document.roster().find(key);
    return entry ? entry->title() : QString();
}

void GroupSteps::setModels(EntryKey key, int models)
{
    const Entry *entry = m_document.army().find(key);
    if (!entry || entry->models == models)
        return;
    m_document.push(tr("%1: %n model(s)", nullptr, models).arg(title(key)), {withModels(*entry, models)},
                    u"models "_s + QString::number(key));
}

EntryKey GroupSteps::attach(EntryKey host, Entry entry)
{
    if (!m_document.army().find(host))
        return 0;
    Army probe;
    probe.header = m_document.header();
    probe.entries.push_back(entry);
    const QString name = muster(m_document.game(), probe).entries.front().title();
    Leading::Placing placing = Leading(m_document).place(host, std::move(entry));
    m_document.push(tr("Add %1 to %2", "leader or member, unit").arg(name, title(host)), std::move(placing.edits));
    return placing.key;
}

EntryKey GroupSteps::replaceLeader(EntryKey host, Entry entry)
{
    const Entry *found = m_document.army().find(host);
    if (!found || !found->leader())
        return attach(host, std::move(entry));
    Leading::Placing placing = Leading(m_document).place(host, std::move(entry), true);
    m_document.push(tr("Another leader for %1").arg(title(host)), std::move(placing.edits));
    return placing.key;
}

void GroupSteps::lead(EntryKey leader, EntryKey host)
{
    const Entry *now = m_document.army().hostOf(leader);
    if (leader == host || !m_document.army().find(leader) || !m_document.army().find(host) ||
        (now && now->key == host))
        return;
    m_document.push(tr("Let %1 lead %2", "leader, unit").arg(title(leader), title(host)),
                    Leading(m_document).move(leader, host).edits);
}

void GroupSteps::setChief(EntryKey leader, bool chief)
{
    const QString name = title(leader);
    m_document.push(chief ? tr("%1 leads the whole army").arg(name) : tr("%1 does not lead the whole army").arg(name),
                    {withChief(m_document.header(), chief ? leader : 0)});
}

} // namespace muster
