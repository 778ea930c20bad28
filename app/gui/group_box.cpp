// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/group_box.h"

#include "app/gui/flow_layout.h"
#include "app/gui/group_dialogs.h"
#include "app/gui/group_steps.h"
#include "app/gui/icons.h"
#include "app/gui/leading.h"
#include "app/gui/look.h"
#include "app/gui/section.h"
#include "app/gui/steps.h"
#include "app/gui/undo_keys.h"
#include "app/text/price_text.h"
#include "app/text/texts.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

QPushButton *button(const QString &name, const QString &text, const QString &icon = {})
{
    auto *button = new QPushButton(text);
    button->setObjectName(name);
    button->setAutoDefault(false);
    if (!icon.isEmpty())
        button->setIcon(lineIcon(icon));
    return button;
}

/// "Captain, Veteran".
QString withSize(const RosterEntry &entry)
{
    const QString size = entry.profile ? entry.profile->sizeName : QString();
    return size.isEmpty() ? entry.title() : u"%1, %2"_s.arg(entry.title(), size);
}

} // namespace

GroupBox::GroupBox(Document &document, QWidget *parent)
    : QWidget(parent), m_document(document), m_members(new Section(tr("In this band")))
{
    setObjectName(u"groupBox"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    buildModels();
    buildLeader();
    buildLeads();
    for (Section *section : {m_models, m_members, m_leader, m_leads})
        layout->addWidget(section);
}

void GroupBox::buildModels()
{
    m_models = new Section(tr("M&odels"));
    m_count = new QSpinBox;
    m_count->setObjectName(u"models"_s);
    m_count->setRange(1, 999);
    m_count->setButtonSymbols(QAbstractSpinBox::PlusMinus);
    m_count->setAccelerated(true);
    m_count->setAccessibleName(tr("Number of models"));
    m_models->titleLabel()->setBuddy(m_count);
    UndoKeys::giveToArmy(m_count);
    m_sum = new QLabel;
    m_sum->setObjectName(u"modelsSum"_s);
    m_least = look::muted({});
    m_least->setObjectName(u"modelsLeast"_s);
    auto *row = new QHBoxLayout;
    row->addWidget(m_count);
    row->addWidget(m_sum);
    row->addStretch();
    row->addWidget(m_least);
    m_models->body()->addLayout(row);
    connect(m_count, &QSpinBox::valueChanged, this,
            [this](int models) { GroupSteps(m_document).setModels(m_key, models); });
}

void GroupBox::buildLeader()
{
    m_leader = new Section(tr("Led by"));
    m_leaderName = new QLabel;
    m_leaderName->setObjectName(u"leaderName"_s);
    m_leaderName->setWordWrap(true);
    m_showLeader = button(u"showLeader"_s, tr("Show"), u"goto"_s);
    m_addLeader = button(u"addLeader"_s, {}, u"add"_s);
    m_removeLeader = button(u"removeLeader"_s, tr("Remove"), u"remove"_s);
    m_leader->body()->addWidget(m_leaderName);
    auto *row = new FlowLayout(nullptr);
    for (QPushButton *each : {m_showLeader, m_addLeader, m_removeLeader})
        row->addWidget(each);
    m_leader->body()->addLayout(row);
    const auto leader = [this] {
        const Entry *entry = m_document.army().find(m_key);
        return entry && entry->leader() ? entry->leader()->key : EntryKey(0);
    };
    connect(m_showLeader, &QPushButton::clicked, this, [this, leader] { emit showRequested(leader()); });
    connect(m_removeLeader, &QPushButton::clicked, this, [this, leader] { Steps(m_document).remove({leader()}); });
    connect(m_addLeader, &QPushButton::clicked, this, &GroupBox::chooseLeader);
}

void GroupBox::buildLeads()
{
    m_leads = new Section(tr("Leads"));
    m_hostName = new QLabel;
    m_hostName->setObjectName(u"hostName"_s);
    m_hostName->setWordWrap(true);
    m_showHost = button(u"showHost"_s, tr("Show"), u"goto"_s);
    m_move = button(u"leadAnother"_s, {});
    m_remove = button(u"removeThisLeader"_s, tr("Remove"), u"remove"_s);
    m_chief = new QCheckBox(tr("Leads the &whole army"));
    m_chief->setObjectName(u"chief"_s);
    m_chief->setIcon(lineIcon(u"crown"_s));
    m_leads->body()->addWidget(m_hostName);
    m_leads->body()->addWidget(m_chief);
    auto *row = new FlowLayout(nullptr);
    for (QPushButton *each : {m_showHost, m_move, m_remove})
        row->addWidget(each);
    m_leads->body()->addLayout(row);
    connect(m_showHost, &QPushButton::clicked, this, [this] {
        if (const Entry *host = m_document.army().hostOf(m_key))
            emit showRequested(host->key);
    });
    connect(m_move, &QPushButton::clicked, this, &GroupBox::chooseHost);
    connect(m_remove, &QPushButton::clicked, this, [this] {
        const EntryKey key = m_key;
        // What he led is shown in his place.
        if (const Entry *host = m_document.army().hostOf(key))
            emit showRequested(host->key);
        Steps(m_document).remove({key});
    });
    connect(m_chief, &QCheckBox::clicked, this, [this](bool on) { GroupSteps(m_document).setChief(m_key, on); });
}

void GroupBox::learnGame()
{
    QStringList now{m_document.header().list.str()};
    for (const Id pack : m_document.header().packs)
        now.append(pack.str());
    if (const QString key = now.join(u'|'); key != m_learnt) {
        m_learnt = key;
        m_hasLeaders = Leading(m_document).hasLeaders();
        m_hasChief = Leading(m_document).hasChief();
    }
}

void GroupBox::setEntry(const RosterEntry &entry)
{
    m_key = entry.entry->key;
    learnGame();
    refreshModels(entry);
    refreshLeader(entry);
    refreshLeads(entry);
    refreshMembers(entry);
    setVisible(!m_models->isHidden() || !m_leader->isHidden() || !m_leads->isHidden() || !m_members->isHidden());
}

void GroupBox::refreshModels(const RosterEntry &entry)
{
    m_models->setVisible(entry.choosesModels());
    if (!entry.choosesModels())
        return;
    const QSignalBlocker blocker(m_count);
    m_count->setMaximum(std::max(999, entry.models));
    m_count->setValue(entry.models);
    m_sum->setText(tr("%1 points", "6 × 20 = 120").arg(sumText(entry)));
    m_count->setAccessibleDescription(m_sum->text());
    Entry plain = *entry.entry;
    plain.attached.clear();
    const Entry fresh = m_document.judge().bookFor(m_document.army())
                            .fresh(m_document.game(), m_document.header(), *entry.unit, plain);
    const int least = fresh.models.value_or(1);
    m_least->setVisible(least > 1);
    m_least->setText(tr("at least %n", "models of a unit", least));
    m_count->setToolTip(least > 1 ? m_least->text() : QString());
}

void GroupBox::refreshLeader(const RosterEntry &entry)
{
    const bool host = !entry.host && entry.unit && m_hasLeaders &&
                      m_document.judge().bookFor(m_document.army()).roleOf(entry) == Entry::Role::None;
    m_leader->setVisible(host || entry.leader);
    const RosterEntry *leader = entry.leader;
    m_showLeader->setVisible(leader);
    m_removeLeader->setVisible(leader);
    m_addLeader->setText(leader ? tr("Another leader…") : tr("Add a leader…"));
    m_addLeader->setIcon(leader ? QIcon() : lineIcon(u"add"_s));
    QStringList words{leader ? tr("%1 · %2 points").arg(withSize(*leader), pointsText(leader->points)) : tr("Nobody")};
    if (leader && leader->chief)
        words.append(tr("leads the whole army"));
    if (leader)
        words.append(tr("together %1 points").arg(pointsText(entry.points + leader->points)));
    m_leaderName->setText(words.join(u" · "_s));
}

void GroupBox::refreshLeads(const RosterEntry &entry)
{
    const bool leads = entry.leads() ||
                       (!entry.host && entry.unit &&
                        m_document.judge().bookFor(m_document.army()).roleOf(entry) == Entry::Role::Leader);
    m_leads->setVisible(leads);
    if (!leads)
        return;
    const RosterEntry *host = entry.host;
    m_showHost->setVisible(host);
    m_move->setText(host ? tr("Let him lead another unit…") : tr("Let him lead a unit…"));
    m_hostName->setText(!host ? tr("Nobody")
                              : u"%1 · %2"_s.arg(withSize(*host), tr("%n model(s)", nullptr, host->models)));
    m_chief->setVisible(host && m_hasChief);
    m_chief->setChecked(entry.chief);
    // The only one who leads a unit leads all, whether he is named or not.
    const bool byHimself = entry.chief && m_document.header().chief == 0;
    m_chief->setEnabled(!byHimself);
    m_chief->setToolTip(byHimself ? tr("The only leader of a unit leads the whole army.") : QString());
}

void GroupBox::refreshMembers(const RosterEntry &entry)
{
    const std::vector<Id> band = entry.unit ? entry.unit->band : std::vector<Id>();
    m_members->setVisible(!band.empty());
    const bool same = std::equal(band.begin(), band.end(), m_memberBoxes.begin(), m_memberBoxes.end(),
                                 [](Id unit, const auto &box) { return unit == box.first; });
    if (!same) {
        for (auto &[unit, box] : m_memberBoxes)
            box->deleteLater();
        m_memberBoxes.clear();
        for (const Id unit : band) {
            auto *box = new QCheckBox;
            box->setObjectName(u"member-"_s + unit.str());
            connect(box, &QCheckBox::clicked, this, [this, unit = unit](bool in) { setMember(unit, in); });
            m_members->body()->addWidget(box);
            m_memberBoxes.emplace_back(unit, box);
        }
    }
    if (band.empty())
        return;
    const std::vector<Judge::Offer> offers = m_document.judge().companions(m_document.army(), m_key);
    for (auto &[id, box] : m_memberBoxes) {
        const Id unit = id;
        const auto offer = std::find_if(offers.begin(), offers.end(), [unit](const Judge::Offer &each) {
            return each.role == Entry::Role::Member && each.unit->unit->id == unit;
        });
        box->setText(offer == offers.end() ? unit.str()
                                           : tr("%1 · %2 points").arg(offer->unit->unit->name, pointsText(offer->points)));
        box->setChecked(std::any_of(entry.entry->attached.begin(), entry.entry->attached.end(),
                                    [unit](const Entry &each) { return each.unit == unit; }));
    }
}

void GroupBox::setMember(Id unit, bool in)
{
    const Entry *band = m_document.army().find(m_key);
    if (!band)
        return;
    if (in) {
        Entry member;
        member.unit = unit;
        member.role = Entry::Role::Member;
        GroupSteps(m_document).attach(m_key, std::move(member));
        return;
    }
    QList<EntryKey> keys;
    for (const Entry &each : band->attached) {
        if (each.unit == unit)
            keys.append(each.key);
    }
    if (!keys.isEmpty())
        Steps(m_document).remove(keys);
}

void GroupBox::chooseLeader()
{
    askForLeader(m_document, m_key, this, [this](EntryKey leader) { emit showRequested(leader); });
}

void GroupBox::chooseHost()
{
    askForHost(m_document, m_key, this, [this](EntryKey leader) { emit showRequested(leader); });
}

} // namespace muster
