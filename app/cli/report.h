// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/session.h"

namespace muster::cli {

/// How the verdicts on armies are written down: as text, JSON or CSV.
class Report {
public:
    virtual ~Report() = default;
    virtual void add(Output &out, const ReadArmy &read, const Verdict &verdict) = 0;
    virtual void finish(Output &) {}
};

/// `fixes`: the text names them; JSON always does.
std::unique_ptr<Report> makeReport(const QString &format, bool fixes);

} // namespace muster::cli
