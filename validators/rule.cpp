// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/rule.h"

namespace muster {

Finding Rule::finding(Code code, Severity severity, QStringView part) const
{
    Finding finding;
    finding.id = m_common.id;
    if (!part.isEmpty())
        finding.id += u'.' + part.toString();
    finding.code = code;
    // What the opponent may agree to stays so: the data's severity is about breaking the rule.
    finding.severity = severity == Severity::Consent ? severity : m_common.severity.value_or(severity);
    finding.page = m_common.page;
    finding.because = m_common.because;
    return finding;
}

} // namespace muster
