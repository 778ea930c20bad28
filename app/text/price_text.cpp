// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/price_text.h"

#include "app/text/texts.h"
#include "validators/group_steps.h"

#include <cstdlib>

using namespace Qt::StringLiterals;

namespace muster {

namespace {

constexpr QChar timesSign(0x00d7);

QString product(int models, int each)
{
    return u"%1 %2 %3"_s.arg(pointsText(models), timesSign, pointsText(each));
}

} // namespace

QString modelsSum(const RosterEntry &entry)
{
    if (!entry.profile || !entry.choosesModels())
        return {};
    const int each = pointsPerModel(entry);
    // Whatever the models do not explain was paid once, so that the sum is always right.
    const qint64 once = entry.points - qint64(each) * entry.models;
    QString text = product(entry.models, each);
    if (once != 0)
        text += (once > 0 ? u" + "_s : u" \u2212 "_s) + pointsText(std::llabs(once));
    return text;
}

QString sumText(const RosterEntry &entry)
{
    const QString sum = modelsSum(entry);
    return sum.isEmpty() ? pointsText(entry.points) : u"%1 = %2"_s.arg(sum, pointsText(entry.points));
}

QString sumText(int models, int each)
{
    return u"%1 = %2"_s.arg(product(models, each), pointsText(qint64(models) * each));
}

} // namespace muster
