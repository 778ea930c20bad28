// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/texts.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

class VerdictText {
    Q_DECLARE_TR_FUNCTIONS(VerdictText)

public:
    static QString words(const Verdict &verdict)
    {
        const int errors = count(verdict, Severity::Error);
        const int unknowns = count(verdict, Severity::Unknown);
        switch (verdict.legality) {
        case Verdict::Legality::Legal:
            return tr("Legal");
        case Verdict::Legality::ByConsent:
            return tr("Legal if your opponent agrees");
        case Verdict::Legality::Unknown:
            return unknowns == 1 ? tr("Cannot be judged: 1 unknown thing")
                                 : tr("Cannot be judged: %n unknown things", nullptr, unknowns);
        case Verdict::Legality::Illegal:
            return errors == 1 ? tr("Illegal: 1 problem") : tr("Illegal: %n problems", nullptr, errors);
        }
        return {};
    }

    static QString name(Severity severity)
    {
        switch (severity) {
        case Severity::Error:
            return tr("Error");
        case Severity::Unknown:
            return tr("Unknown");
        case Severity::Consent:
            return tr("Consent");
        case Severity::Advice:
            return tr("Advice");
        }
        return {};
    }

private:
    static int count(const Verdict &verdict, Severity severity)
    {
        return int(std::count_if(verdict.findings.begin(), verdict.findings.end(),
                                 [severity](const Finding &finding) { return finding.severity == severity; }));
    }
};

class TitleText {
    Q_DECLARE_TR_FUNCTIONS(TitleText)

public:
    static QString words(const RosterEntry &entry)
    {
        const QString title = entry.title();
        if (!entry.host)
            return title;
        return entry.leads() ? tr("%1 (leading %2)").arg(title, entry.host->title())
                             : tr("%1 (in %2)", "one of a band, the band").arg(title, entry.host->title());
    }
};

class ExperienceText {
    Q_DECLARE_TR_FUNCTIONS(ExperienceText)

public:
    static QString words(const Experience &experience, const RosterEntry &entry)
    {
        QStringList gain;
        bool hasAnyway = true;
        for (const SpecialRule &rule : experience.gain) {
            gain.append(rule.text());
            hasAnyway = hasAnyway && entry.hasSpecial(rule.id);
        }
        const QString has = pointsText(entry.entry->experience);
        const QString what = gain.join(tr(", ", "between the items of a list"));
        if (entry.earned)
            return tr("%1, earned %2", "experience, what is earned by it").arg(has, what);
        const QString amount = tr("%1 of %2").arg(has, pointsText(experience.needed(entry.points)));
        return hasAnyway ? tr("%1, has %2 anyway", "experience, what it would earn").arg(amount, what)
                         : tr("%1 for %2", "experience, what will be earned by it").arg(amount, what);
    }
};

class GaugeText {
    Q_DECLARE_TR_FUNCTIONS(GaugeText)

public:
    static QString words(const Gauge &gauge)
    {
        const QString used = pointsText(gauge.used);
        const QString limit = pointsText(gauge.limit);
        const QString amount =
            gauge.kind == Gauge::Kind::Slot ? places(gauge, used, limit) : points(gauge, used, limit);
        return gauge.name.isEmpty() ? amount : tr("%1 %2", "name and amount: Heroes | 3 of 3").arg(gauge.name, amount);
    }

private:
    static QString places(const Gauge &gauge, const QString &used, const QString &limit)
    {
        if (gauge.unlimited)
            return tr("%1, no limit").arg(used);
        const QString amount =
            gauge.atLeast ? tr("%1 of at least %2").arg(used, limit) : tr("%1 of %2").arg(used, limit);
        return gauge.shared ? tr("%1 (shared)", "slots that others may use too").arg(amount) : amount;
    }

    static QString points(const Gauge &gauge, const QString &used, const QString &limit)
    {
        if (gauge.unlimited)
            return tr("%1 points, no limit").arg(used);
        return gauge.atLeast ? tr("%1 of at least %2 points").arg(used, limit) : tr("%1 of %2 points").arg(used, limit);
    }
};

} // namespace

QString gaugeText(const Gauge &gauge)
{
    return GaugeText::words(gauge);
}

QString verdictText(const Verdict &verdict)
{
    return VerdictText::words(verdict);
}

QString experienceText(const Game &game, const RosterEntry &entry)
{
    return game.experience && entry.profile ? ExperienceText::words(*game.experience, entry) : QString();
}

QString entryTitle(const RosterEntry &entry)
{
    return TitleText::words(entry);
}

QString severityName(Severity severity)
{
    return VerdictText::name(severity);
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return u"error"_s;
    case Severity::Unknown:
        return u"unknown"_s;
    case Severity::Consent:
        return u"consent"_s;
    case Severity::Advice:
        return u"advice"_s;
    }
    return {};
}

QString priceText(const Pool &pool, int price)
{
    return u"%1 %2"_s.arg(pointsText(price), price == 1 ? pool.paidInOne : pool.paidIn);
}

QString pointsText(qint64 points)
{
    QLocale locale;
    if (locale.language() == QLocale::C)
        locale = QLocale(QLocale::English, QLocale::UnitedStates);
    locale.setNumberOptions(locale.numberOptions() & ~QLocale::OmitGroupSeparator);
    return locale.toString(points);
}

} // namespace muster
