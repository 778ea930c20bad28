// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/library_model.h"

#include "app/gui/entry_mime.h"
#include "app/gui/fold.h"
#include "app/gui/icons.h"
#include "app/gui/leading.h"
#include "app/gui/look.h"
#include "app/text/price_text.h"
#include "app/text/texts.h"

#include <QApplication>
#include <QMimeData>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

bool sameChoice(const Judge::Offer &a, const Judge::Offer &b)
{
    return a.unit == b.unit && a.profile == b.profile && a.from == b.from && a.permission == b.permission;
}

/// "Hero (Inf)" and "Hero (Cav)" are both of the class "Hero".
QString className(const UnitType &type)
{
    const qsizetype bracket = type.name.indexOf(u" ("_s);
    return bracket > 0 ? type.name.left(bracket) : type.name;
}

} // namespace

LibraryModel::LibraryModel(Document &document, QObject *parent) : QAbstractItemModel(parent), m_document(document)
{
    m_refresh.setSingleShot(true);
    m_refresh.setInterval(0);
    connect(&m_refresh, &QTimer::timeout, this, &LibraryModel::refresh);
    connect(&document, &Document::changed, &m_refresh, qOverload<>(&QTimer::start));
    m_offers = document.judge().offers(document.army());
    Leading(document).judgeWhereTheyBelong(m_offers);
    regroup();
}

void LibraryModel::refresh()
{
    std::vector<Judge::Offer> offers = m_document.judge().offers(m_document.army());
    Leading(m_document).judgeWhereTheyBelong(offers);
    const bool same = std::equal(offers.begin(), offers.end(), m_offers.begin(), m_offers.end(), sameChoice);
    if (!same) {
        beginResetModel();
        m_offers = std::move(offers);
        regroup();
        endResetModel();
    } else {
        m_offers = std::move(offers);
        for (int row = 0; row < rowCount(); ++row) {
            const QModelIndex group = index(row, 0);
            emit dataChanged(index(0, 0, group), index(rowCount(group) - 1, ColumnCount - 1, group));
        }
    }
    emit refreshed();
}

void LibraryModel::regroup()
{
    m_groups.clear();
    const auto groupNamed = [this](const QString &name, bool guests) -> Group & {
        const auto it = std::find_if(m_groups.begin(), m_groups.end(), [&](const Group &group) {
            return group.name == name && group.guests == guests;
        });
        if (it != m_groups.end())
            return *it;
        m_groups.push_back({name, guests, {}});
        return m_groups.back();
    };
    // Own choices first, in printed order of their first unit; then the guests.
    for (const bool guests : {false, true}) {
        for (size_t i = 0; i < m_offers.size(); ++i) {
            const Judge::Offer &offer = m_offers[i];
            if (bool(offer.permission) == guests)
                groupNamed(guests ? offer.permission->name : className(*offer.unit->unit->type), guests)
                    .offers.push_back(int(i));
        }
    }
}

const Judge::Offer *LibraryModel::offer(const QModelIndex &index) const
{
    if (!index.isValid() || index.internalId() == 0)
        return nullptr;
    const Group &group = m_groups[size_t(index.internalId() - 1)];
    return &m_offers[size_t(group.offers[size_t(index.row())])];
}

QString LibraryModel::reasons(const Judge::Offer &offer) const
{
    QStringList lines;
    for (const Finding &finding : offer.breaks)
        lines.append(u"%1: %2"_s.arg(severityName(finding.severity), findingTextWithPage(finding)));
    return lines.join(u'\n');
}

QModelIndex LibraryModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row() + 1) : quintptr(0));
}

QModelIndex LibraryModel::parent(const QModelIndex &index) const
{
    return index.internalId() == 0 ? QModelIndex() : createIndex(int(index.internalId() - 1), 0, quintptr(0));
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_groups.size());
    if (parent.internalId() != 0 || parent.column() != 0)
        return 0;
    return int(m_groups[size_t(parent.row())].offers.size());
}

int LibraryModel::columnCount(const QModelIndex &) const
{
    return int(ColumnCount);
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const Judge::Offer *found = offer(index))
        return offerData(*found, index.column(), role);
    return groupData(m_groups[size_t(index.row())], index.column(), role);
}

QVariant LibraryModel::groupData(const Group &group, int column, int role) const
{
    if (role == GroupRole)
        return true;
    if (role == GuestsRole)
        return group.guests;
    if (column != UnitColumn)
        return {};
    if (role == Qt::DisplayRole)
        return group.name;
    if (role == Qt::AccessibleTextRole)
        return tr("%1, group", "of units, for screen readers").arg(group.name);
    if (role == Qt::FontRole)
        return look::scaled(QApplication::font(), 1.0, QFont::DemiBold);
    return {};
}

QVariant LibraryModel::offerData(const Judge::Offer &offer, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case UnitColumn:
            return name(offer);
        case SizeColumn:
            return size(offer);
        case PointsColumn:
            return price(offer);
        default:
            return state(offer);
        }
    case Qt::DecorationRole:
        return column == StateColumn && !offer.breaks.empty() ? QVariant(severityIcon(offer.breaks.front().severity))
                                                              : QVariant();
    case Qt::ForegroundRole:
        return offer.breaks.empty() ? QVariant() : QVariant(look::mutedText(QApplication::palette()));
    case Qt::TextAlignmentRole:
        return int((column == PointsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return offer.breaks.empty() ? u"%1\n%2"_s.arg(name(offer), facts(offer))
                                    : u"%1\n%2"_s.arg(name(offer), reasons(offer));
    case Qt::StatusTipRole:
    case Qt::AccessibleDescriptionRole:
        return reasons(offer);
    case Qt::AccessibleTextRole:
        if (column == UnitColumn) {
            QStringList parts{name(offer), offer.permission ? offer.permission->name : QString(), size(offer),
                              offer.models > 1 ? tr("%n model(s)", nullptr, offer.models) : QString(),
                              tr("%n point(s)", nullptr, offer.points),
                              offer.breaks.empty() ? tr("fits") : state(offer)};
            parts.removeAll(QString());
            return parts.join(u", "_s);
        }
        return offerData(offer, column, Qt::DisplayRole);
    case SearchRole:
        return searchText(offer);
    case FitsRole:
        return offer.breaks.empty();
    case PointsRole:
        return offer.points;
    case UnitRole:
        return quintptr(offer.unit);
    case GroupRole:
        return false;
    default:
        return {};
    }
}

QString LibraryModel::name(const Judge::Offer &offer) const
{
    // As the books print it: an asterisk for irregular units, the limit in brackets.
    const Unit &unit = *offer.unit->unit;
    QString result = unit.name;
    if (offer.unit->irregular || (offer.permission && offer.permission->irregular))
        result += u'*';
    if (unit.limit)
        result += u" [%1]"_s.arg(*unit.limit);
    return result;
}

QString LibraryModel::size(const Judge::Offer &offer) const
{
    const Profile &profile = *offer.profile;
    return profile.size.isEmpty() ? QString() : profile.sizeName;
}

QString LibraryModel::price(const Judge::Offer &offer) const
{
    return offer.models > 1 ? sumText(offer.models, offer.profile->points) : pointsText(offer.points);
}

QString LibraryModel::facts(const Judge::Offer &offer) const
{
    QStringList parts{offer.unit->unit->typeName()};
    if (offer.permission)
        parts.append(offer.permission->name);
    if (const QString text = size(offer); !text.isEmpty())
        parts.append(text);
    if (offer.models > 0)
        parts.append(tr("%1 each, %2", "points of a model, of the least models")
                         .arg(tr("%n point(s)", nullptr, offer.profile->points), tr("%n model(s)", nullptr, offer.models)));
    else if (offer.profile->models > 1)
        parts.append(tr("%n model(s)", nullptr, offer.profile->models));
    parts.append(tr("%n point(s)", nullptr, offer.points));
    return parts.join(u" · "_s);
}

QString LibraryModel::state(const Judge::Offer &offer) const
{
    if (offer.breaks.empty())
        return {};
    switch (offer.breaks.front().severity) {
    case Severity::Error:
        return tr("Not legal");
    case Severity::Consent:
        return tr("Consent");
    case Severity::Unknown:
        return tr("Unknown");
    case Severity::Advice:
        return tr("Advice");
    }
    Q_UNREACHABLE();
}

QString LibraryModel::searchText(const Judge::Offer &offer) const
{
    const Unit &unit = *offer.unit->unit;
    QStringList parts{unit.name, unit.typeName(), offer.profile->sizeName, offer.from ? offer.from->name : QString()};
    parts += unit.aliases.empty() ? QString() : unit.aliases.front().str();
    for (const SpecialRule &rule : offer.profile->rules)
        parts += rule.text();
    return fold(parts.join(u' '));
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == PointsColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case UnitColumn:
        return tr("Unit");
    case SizeColumn:
        return tr("Size");
    case PointsColumn:
        return tr("Points");
    default:
        return tr("State");
    }
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (!offer(index))
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList LibraryModel::mimeTypes() const
{
    return {QString::fromUtf16(entriesMimeType)};
}

QMimeData *LibraryModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<Entry> entries;
    for (const QModelIndex &index : indexes) {
        if (const Judge::Offer *found = offer(index); found && index.column() == UnitColumn)
            entries.push_back(found->entry());
    }
    return entries.empty() ? nullptr : mimeOfEntries(m_document.header(), std::move(entries)).release();
}

} // namespace muster
