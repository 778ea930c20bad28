// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/group_dialogs.h"

#include "app/gui/choices.h"
#include "app/gui/group_steps.h"
#include "app/gui/leading.h"
#include "app/gui/pick_dialog.h"
#include "app/gui/steps.h"
#include "app/text/price_text.h"
#include "app/text/texts.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

struct GroupText {
    Q_DECLARE_TR_FUNCTIONS(muster::GroupDialogs)
public:
    static QString host(const RosterEntry &entry)
    {
        QStringList parts{entry.title()};
        if (entry.profile && !entry.profile->sizeName.isEmpty())
            parts.append(entry.profile->sizeName);
        if (entry.models > 1)
            parts.append(tr("%n model(s)", nullptr, entry.models));
        if (entry.leader)
            parts.append(tr("led by %1").arg(entry.leader->title()));
        return parts.join(u", "_s);
    }
    static QString points(int points) { return tr("%n point(s)", nullptr, points); }
};

/// A row for every group that could be led; `breaks` says what that would break.
template<class Breaks>
std::vector<PickDialog::Row> hostRows(Document &document, const std::vector<EntryKey> &hosts, Breaks breaks)
{
    std::vector<PickDialog::Row> rows;
    for (const EntryKey key : hosts) {
        const RosterEntry &host = *document.roster().find(key);
        rows.push_back({GroupText::host(host), GroupText::points(host.points), breaks(key)});
    }
    return rows;
}

} // namespace

void askForLeader(Document &document, EntryKey host, QWidget *parent, LeaderPlaced placed)
{
    const RosterEntry *group = document.roster().find(host);
    if (!group)
        return;
    const Leading leading(document);
    std::vector<Entry> entries;
    std::vector<PickDialog::Row> rows;
    for (const Judge::Offer &offer : document.judge().companions(document.army(), host)) {
        if (offer.role != Entry::Role::Leader)
            continue;
        const QString size = offer.profile->sizeName;
        const QString name = offer.unit->unit->name;
        rows.push_back({size.isEmpty() ? name : u"%1, %2"_s.arg(name, size), GroupText::points(offer.points),
                        leading.place(host, offer.entry(), true).breaks});
        entries.push_back(offer.entry());
    }
    auto *dialog = new PickDialog(GroupText::tr("Add a leader"),
                                  GroupText::tr("&Who is to lead %1?").arg(GroupText::host(*group)), std::move(rows),
                                  parent);
    QObject::connect(dialog, &PickDialog::picked, parent, [&document, host, entries, placed](int row) {
        placed(GroupSteps(document).replaceLeader(host, entries[size_t(row)]));
    });
    dialog->open();
}

void askForHost(Document &document, EntryKey leader, QWidget *parent, LeaderPlaced placed)
{
    const Leading leading(document);
    const Entry *now = document.army().hostOf(leader);
    std::vector<EntryKey> hosts = leading.hosts();
    std::erase_if(hosts, [&](EntryKey key) { return key == leader || (now && key == now->key); });
    auto *dialog = new PickDialog(
        GroupText::tr("Lead another unit"), GroupText::tr("&Whom is %1 to lead?").arg(Steps(document).title(leader)),
        hostRows(document, hosts, [&](EntryKey host) { return leading.move(leader, host).breaks; }), parent);
    QObject::connect(dialog, &PickDialog::picked, parent, [&document, hosts, leader, placed](int row) {
        GroupSteps(document).lead(leader, hosts[size_t(row)]);
        placed(leader);
    });
    dialog->open();
}

void addLeader(Document &document, const Judge::Offer &offer, EntryKey preferred, QWidget *parent, LeaderPlaced placed)
{
    const Leading leading(document);
    const Entry entry = offer.entry();
    const std::vector<EntryKey> hosts = leading.hosts();
    if (const RosterEntry *host = document.roster().find(preferred)) {
        const EntryKey key = host->host ? host->host->entry->key : preferred;
        const bool free = !document.army().find(key)->leader();
        if (free && std::find(hosts.begin(), hosts.end(), key) != hosts.end() && leading.place(key, entry).breaks.empty())
            return placed(GroupSteps(document).attach(key, entry));
    }
    std::vector<PickDialog::Row> rows =
        hostRows(document, hosts, [&](EntryKey host) { return leading.place(host, entry).breaks; });
    rows.push_back({GroupText::tr("Nobody yet"), {},
                    newlyBroken(document, {InsertEntry{int(document.army().entries.size()), entry}}), true});
    auto *dialog = new PickDialog(GroupText::tr("Add a leader"),
                                  GroupText::tr("&Whom is %1 to lead?").arg(offer.unit->unit->name), std::move(rows),
                                  parent);
    QObject::connect(dialog, &PickDialog::picked, parent, [&document, hosts, entry, placed](int row) {
        if (size_t(row) < hosts.size())
            return placed(GroupSteps(document).attach(hosts[size_t(row)], entry));
        Steps(document).insert({entry});
        placed(document.army().entries.back().key);
    });
    dialog->open();
}

} // namespace muster
