// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/percent.h"

#include "model/map_reader.h"

namespace muster {

using namespace Qt::StringLiterals;

std::optional<Percent> parsePercent(QStringView text)
{
    text = text.trimmed();
    if (!text.endsWith(u'%'))
        return std::nullopt;
    text = text.chopped(1).trimmed();

    Percent percent;
    int digits = 0;
    int decimals = -1;
    for (const QChar c : text) {
        if (c == u'.' && decimals < 0 && digits > 0) {
            decimals = 0;
            continue;
        }
        if (c < u'0' || c > u'9' || ++digits > 7)
            return std::nullopt;
        percent.numerator = percent.numerator * 10 + (c.unicode() - u'0');
        if (decimals >= 0) {
            percent.denominator *= 10;
            if (++decimals > 4)
                return std::nullopt;
        }
    }
    if (digits == 0 || decimals == 0 || percent.numerator > percent.denominator)
        return std::nullopt;
    return percent;
}

std::optional<Percent> readPercent(MapReader &reader, QStringView key)
{
    const Node *node = reader.find(key);
    if (!node)
        return std::nullopt;
    const std::optional<Percent> percent =
        node->kind == Node::Kind::Scalar ? parsePercent(node->scalar) : std::nullopt;
    if (!percent) {
        reader.error(node->where, u"'%1' must be a percentage such as 25%"_s.arg(key));
    }
    return percent;
}

} // namespace muster
