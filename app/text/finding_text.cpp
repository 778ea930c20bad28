// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// The words of one finding. The switches have no default: a new code does not compile without a warning.
class FindingText {
    Q_DECLARE_TR_FUNCTIONS(FindingText)

public:
    explicit FindingText(const Finding &finding)
        : f(finding), first(f.names.value(0)), second(f.names.value(1)), actual(pointsText(f.actual)),
          limit(pointsText(f.limit))
    {
    }

    QString fact() const;
    static QString withReason(const QString &fact, QString because);
    static QString withPage(const QString &text, const QString &page) { return tr("%1 (p. %2)").arg(text, page); }

private:
    QString rest(int from) const { return f.names.mid(from).join(tr(", ", "between the items of a list")); }
    /// Items of a list as one phrase: "A, B and C".
    QString together() const
    {
        if (f.names.size() < 2)
            return first;
        return tr("%1 and %2", "the last two items of a list")
            .arg(f.names.first(f.names.size() - 1).join(tr(", ", "between the items of a list")), f.names.last());
    }
    QString nearest(const QString &fact) const
    {
        return f.nearest.isEmpty() ? fact
                                   : tr("%1; nearest: “%2”", "fact; the nearest known word").arg(fact, f.nearest);
    }
    QString over() const { return pointsText(f.actual - f.limit); }
    QString under() const { return pointsText(f.limit - f.actual); }
    QString percent() const { return QLocale().toString(f.percent, 'g', 4); }
    QString basis() const { return pointsText(f.basis); }
    QString taken(const QString &what) const;
    QString takenTogether() const;
    QString unknownSize() const;
    QString unknownKey() const;

    const Finding &f;
    const QString first;
    const QString second;
    const QString actual;
    const QString limit;
};

QString FindingText::taken(const QString &what) const
{
    return f.limit > 0 ? tr("%1: %2 taken, but only %3 open", "slots").arg(what, actual, limit)
                       : tr("%1: %2 taken, but none open", "slots").arg(what, actual);
}

QString FindingText::takenTogether() const
{
    if (f.names.size() < 2)
        return taken(first);
    if (f.limit < 1)
        return tr("%1 together: %2 taken, but no slot open").arg(together(), actual);
    return f.limit == 1 ? tr("%1 together: %2 taken, but only 1 slot open").arg(together(), actual)
                        : tr("%1 together: %2 taken, but only %3 slots open").arg(together(), actual, limit);
}

QString FindingText::unknownSize() const
{
    return f.names.size() > 2 ? nearest(tr("%1 has no size “%2”; there are: %3").arg(first, second, rest(2)))
                              : tr("%1 is a single model and has no sizes").arg(first);
}

QString FindingText::unknownKey() const
{
    if (f.limit > 0)
        return tr("%1: “%2” is %3, but the data has %4; the army cannot be judged").arg(first, second, actual, limit);
    return nearest(first.isEmpty() ? tr("The army: “%1” means nothing here, so it cannot be judged").arg(second)
                                   : tr("%1: “%2” means nothing here, so it cannot be judged").arg(first, second));
}

QString FindingText::fact() const
{
    switch (f.code) {
    case Code::UnknownList:
        return nearest(second.isEmpty() ? tr("The data has no army list “%1”").arg(first)
                                        : tr("%2: the data has no list “%1”", "list, unit").arg(first, second));
    case Code::NotAnArmyList:
        return tr("No army is built from the list %1 alone").arg(first);
    case Code::UnknownUnit:
        return nearest(tr("The data has no unit “%1”: it costs nothing and cannot be judged").arg(first));
    case Code::UnitAmbiguous:
        return tr("%1 stands in several lists, and the army does not say which is meant: %2").arg(first, rest(1));
    case Code::NotInNamedList:
        return tr("The list %2 has no %1", "unit, list").arg(first, second);
    case Code::PacksOpposed:
        return tr("An army is not played under “%1” and “%2” at once").arg(first, second);
    case Code::UnknownSize:
        return unknownSize();
    case Code::SizeMissing:
        return tr("%1 needs a size, one of: %2").arg(first, rest(1));
    case Code::UnknownOption:
        return nearest(tr("%1: the data has no option “%2”, it costs nothing and cannot be judged").arg(first, second));
    case Code::UnknownUpgrade:
        return nearest(first.isEmpty() ? tr("The data has no upgrade “%1”: it costs nothing and cannot be judged").arg(second)
                                       : tr("%1: the data has no upgrade “%2”, it costs nothing and cannot be judged").arg(first, second));
    case Code::UnknownAgreement:
        return nearest(tr("The data has no agreement “%1”").arg(first));
    case Code::UnknownPack:
        return nearest(tr("The data has no pack “%1”").arg(first));
    case Code::UnknownRule:
        return tr("The rule “%1” of the kind “%2” is not understood by this version: it was not judged")
            .arg(first, second);
    case Code::UnknownKey:
        return unknownKey();
    case Code::FlawedData:
        return tr("The game's data has errors, so no army of it can be judged");
    case Code::BadPoints:
        return tr("%1 agreed points make no army: at least %2 are needed").arg(actual, limit);
    case Code::UnlistedGame:
        return tr("The data has no game “%1”").arg(first);
    case Code::OptionNotHere:
    case Code::UpgradeNotHere:
        return first.isEmpty() ? tr("%1 is not bought for a whole army: it costs nothing here").arg(second)
                               : tr("%1 has no choice of %2: it costs nothing here").arg(first, second);
    case Code::OptionForbidden:
    case Code::UpgradeForbidden:
        return first.isEmpty() ? tr("The army may not have %1").arg(second) : tr("%1 may not have %2").arg(first, second);
    case Code::OptionRepeated:
        if (first.isEmpty())
            return f.limit == 1 ? tr("The army has %1 %2 times, but may have it only once").arg(second, actual)
                                : tr("The army has %1 %2 times, but may have it at most %3 times").arg(second, actual, limit);
        return f.limit == 1 ? tr("%1 has %2 %3 times, but may have it only once").arg(first, second, actual)
                            : tr("%1 has %2 %3 times, but may have it only %4 times").arg(first, second, actual, limit);
    case Code::OptionsExclusive:
        return f.limit > 1 ? tr("%1 may have only %2 of: %3", "unit, number, options").arg(first, limit, rest(1))
                           : tr("%1 may have only one of: %2").arg(first, rest(1));
    case Code::OptionPointless:
        return tr("%1 gains nothing from %2").arg(first, second);
    case Code::PointsOver:
        return tr("The army costs %1 of at most %2 points: %3 too many").arg(actual, limit, over());
    case Code::PointsUnder:
        return tr("The army costs %1 of at least %2 points: %3 too few").arg(actual, limit, under());
    case Code::AllowanceOver:
        return tr("%1: %2 of %3 %4 taken, %5 too many", "what, number, limit, unit of price").arg(first, actual, limit, second, over());
    case Code::PoolClosed:
        return tr("%1 is to be had only under: %2", "upgrade, packs").arg(second, rest(2));
    case Code::ExperienceOutside:
        return tr("Experience counts only in a campaign: %1").arg(rest(0));
    case Code::AgreementBarred:
        return tr("The agreement “%1” may not be switched on here").arg(second);
    case Code::ShareOver:
        return tr("%1 cost %2 of at most %3 points (%4 % of %5): %6 too many")
            .arg(rest(0), actual, limit, percent(), basis(), over());
    case Code::ShareUnder:
        return tr("%1 cost %2 of at least %3 points (%4 % of %5): %6 too few")
            .arg(rest(0), actual, limit, percent(), basis(), under());
    case Code::SlotsOver:
        return takenTogether();
    case Code::SlotsByAgreement:
        return tr("%1; at %2 points your opponent may agree to “%3”").arg(taken(first), basis(), second);
    case Code::CountOver:
    case Code::PermissionOver:
        return tr("%1: %2 taken, at most %3 allowed").arg(first, actual, limit);
    case Code::CountUnder:
        return tr("%1: %2 taken, at least %3 needed").arg(first, actual, limit);
    case Code::DistinctBroken:
        return tr("%1 is taken %2 times, but an army may have it only once").arg(first, actual);
    case Code::QuotaOver:
        return tr("%1: %2 taken from %3, at most %4 allowed").arg(first, actual, second, limit);
    case Code::Excluded:
        if (f.severity == Severity::Consent)
            return tr("%1 may stand with %2 only if your opponent agrees to “%3”").arg(first, second, f.names.value(2));
        return f.severity == Severity::Advice ? tr("%1 should not be taken together with %2").arg(first, rest(1))
                                              : tr("%1 may not be taken together with %2").arg(first, rest(1));
    case Code::Required:
        if (first.isEmpty())
            return tr("The army must have %1").arg(second);
        return f.severity == Severity::Advice ? tr("%1 should have %2").arg(first, rest(1))
                                              : tr("%1 needs %2").arg(first, rest(1));
    case Code::NotInList:
        return tr("%1 is not among the choices of %2").arg(first, second);
    case Code::PermissionNeeded:
        return f.names.size() < 3 || rest(2).isEmpty()
                   ? tr("%1 may only be taken as “%2”, and the condition for that is not met").arg(first, second)
                   : tr("%1 may only be taken as “%2”, which needs %3 in the army").arg(first, second, rest(2));
    case Code::GroupTooSmall:
        return f.actual == 1 ? tr("%1: 1 model, at least %2 needed").arg(first, limit)
                             : tr("%1: %2 models, at least %3 needed").arg(first, actual, limit);
    case Code::Unattached:
        return tr("%1 stands alone, but must lead a unit").arg(first);
    case Code::MemberAlone:
        return tr("%1 stands alone, but must be one of a band").arg(first);
    case Code::MayNotLead:
        return f.severity == Severity::Advice ? tr("%1 should not lead %2").arg(first, second)
                                              : tr("%1 may not lead %2").arg(first, second);
    case Code::MayNotJoin:
        return tr("%1 may not stand in %2").arg(first, second);
    case Code::AttachedOver:
        return f.limit == 1 ? tr("%1 has %2 leaders, at most 1 allowed").arg(first, actual)
                            : tr("%1 has %2 attached, at most %3 allowed").arg(first, actual, limit);
    case Code::ChiefMissing:
        return tr("None of the %1 commanders is named to lead the whole army").arg(actual);
    case Code::ChiefUnfit:
        return tr("%1 is named to lead the whole army, but is no commander of a unit").arg(first);
    case Code::ChiefMustBe:
        return tr("%1 must lead the whole army").arg(first);
    case Code::CrewLacking:
        return f.actual == 0 ? tr("%1 need %2 models to work them, but there are none of: %3").arg(first, limit, rest(1))
                             : tr("%1 need %2 models to work them, but there are only %3 of: %4").arg(first, limit, actual, rest(1));
    case Code::AgreementNeeded:
        return tr("Your opponent must agree to “%1”: %2").arg(first, rest(1));
    }
    return {};
}

QString FindingText::withReason(const QString &fact, QString because)
{
    if (because.isEmpty())
        return fact;
    while (because.endsWith(u'.'))
        because.chop(1);
    return tr("%1 – %2", "fact – reason").arg(fact, because);
}

} // namespace

QString findingText(const Finding &finding)
{
    return FindingText::withReason(FindingText(finding).fact(), finding.because);
}

QString findingTextWithPage(const Finding &finding)
{
    const QString text = findingText(finding);
    return finding.page.isEmpty() ? text : FindingText::withPage(text, finding.page);
}

} // namespace muster
