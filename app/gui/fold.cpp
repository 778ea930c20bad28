// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/fold.h"

#include <QStringList>

#include <algorithm>

namespace muster {

QString fold(const QString &text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (!c.isMark())
            result.append(c);
    }
    return result.toCaseFolded();
}

bool matchesAllWords(const QString &foldedText, const QString &query)
{
    const QStringList words = fold(query).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return foldedText.contains(word); });
}

} // namespace muster
