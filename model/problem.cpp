// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/problem.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace muster {

QString Problem::text() const
{
    QString result = where.file;
    if (where.line > 0)
        result += u":%1"_s.arg(where.line);
    if (where.line > 0 && where.column > 0)
        result += u":%1"_s.arg(where.column);
    if (!result.isEmpty())
        result += u": "_s;
    return result + (severity == Severity::Error ? u"error: "_s : u"warning: "_s) + message;
}

bool hasErrors(const Problems &problems)
{
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem &problem) { return problem.severity == Problem::Severity::Error; });
}

} // namespace muster
