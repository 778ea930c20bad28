// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/report.h"

#include "app/cli/table.h"
#include "app/text/texts.h"

#include <QJsonObject>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

/// Looking for fixes of one army takes a second or so at most, however many findings it has.
constexpr qint64 fixBudget = 2'000'000;
constexpr int mostFixes = 4;

std::vector<Fix> fixesFor(const ReadArmy &read, const Finding &finding, FixBudget &budget)
{
    return read.judge ? read.judge->fixes(read.army, finding, mostFixes, &budget) : std::vector<Fix>();
}

/// Like a compiler: one line per finding and a last one with the verdict.
class TextReport : public Report {
public:
    explicit TextReport(bool fixes) : m_fixes(fixes) {}

    void add(Output &out, const ReadArmy &read, const Verdict &verdict) override
    {
        FixBudget budget{fixBudget};
        for (const Finding &finding : verdict.findings) {
            out.line(u"%1: %2[%3]: %4"_s.arg(read.file, severityWord(finding.severity), finding.id,
                                             findingTextWithPage(finding)));
            if (!m_fixes)
                continue;
            for (const Fix &fix : fixesFor(read, finding, budget))
                out.line(u"%1: fix[%2]: %3"_s.arg(read.file, finding.id, fixText(fix)));
        }
        out.line(u"%1: %2, %3 of %4 points"_s.arg(read.file, verdictText(verdict), pointsText(verdict.points),
                                                  pointsText(verdict.agreed)));
    }

private:
    const bool m_fixes;
};

class JsonReport : public Report {
public:
    void add(Output &, const ReadArmy &read, const Verdict &verdict) override
    {
        QJsonArray findings;
        const Roster roster = read.judge ? muster(read.judge->game(), read.army) : Roster();
        FixBudget budget{fixBudget};
        for (const Finding &finding : verdict.findings)
            findings.append(object(read, roster, finding, budget));
        m_armies.append(QJsonObject{{u"file"_s, read.file},
                                    {u"name"_s, read.army.header.name},
                                    {u"game"_s, read.army.header.game.str()},
                                    {u"list"_s, listId(read)},
                                    {u"limit"_s, verdict.agreed},
                                    {u"points"_s, verdict.points},
                                    {u"legal"_s, verdict.legal()},
                                    {u"verdict"_s, legalityWord(verdict.legality)},
                                    {u"findings"_s, findings}});
    }

    void finish(Output &out) override { writeJson(out, m_armies); }

private:
    static QJsonObject object(const ReadArmy &read, const Roster &roster, const Finding &finding, FixBudget &budget)
    {
        // Of one that is attached to another: that other's place.
        QJsonArray entries;
        QJsonArray units;
        for (const EntryKey key : finding.entries) {
            entries.append(read.army.placeOf(key));
            if (const RosterEntry *entry = roster.find(key))
                units.append(entryTitle(*entry));
        }
        QJsonArray fixes;
        for (const Fix &fix : fixesFor(read, finding, budget))
            fixes.append(QJsonObject{{u"text"_s, fixText(fix)}, {u"points"_s, fix.pointsChange}});
        return {{u"id"_s, finding.id},
                {u"severity"_s, severityWord(finding.severity)},
                {u"message"_s, findingText(finding)},
                {u"entries"_s, entries},
                {u"units"_s, units},
                {u"page"_s, finding.page},
                {u"fixes"_s, fixes}};
    }

    QJsonArray m_armies;
};

/// One row per finding; an army without any has one row all the same.
class CsvReport : public Report {
public:
    void add(Output &, const ReadArmy &read, const Verdict &verdict) override
    {
        const ArmyHeader &header = read.army.header;
        const std::vector<QJsonValue> army{
            read.file,      header.name,    header.game.str(),       listId(read),
            verdict.agreed, verdict.points, verdict.legal() ? 1 : 0, legalityWord(verdict.legality)};
        const auto addRow = [&](std::initializer_list<QJsonValue> finding) {
            auto row = army;
            row.insert(row.end(), finding);
            m_table.rows.push_back(std::move(row));
        };
        for (const Finding &f : verdict.findings)
            addRow({severityWord(f.severity), f.id, findingText(f), f.page});
        if (verdict.findings.empty())
            addRow({QString(), QString(), QString(), QString()});
    }

    void finish(Output &out) override { m_table.write(out, u"csv"_s); }

private:
    Table m_table{{u"file"_s, u"name"_s, u"game"_s, u"list"_s, u"limit"_s, u"points"_s, u"legal"_s, u"verdict"_s,
                   u"severity"_s, u"id"_s, u"message"_s, u"page"_s},
                  {}};
};

} // namespace

std::unique_ptr<Report> makeReport(const QString &format, bool fixes)
{
    if (format == u"json")
        return std::make_unique<JsonReport>();
    if (format == u"csv")
        return std::make_unique<CsvReport>();
    return std::make_unique<TextReport>(fixes);
}

} // namespace muster::cli
