// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/id.h"

#include <QHash>
#include <QReadWriteLock>

#include <deque>

namespace muster {

namespace {

/// All words so far. A deque, so that a word's address holds for the life of the program.
struct Words {
    QReadWriteLock lock;
    std::deque<QString> byIndex{QString()};
    QHash<QString, quint32> index;
};

Words &words()
{
    static Words instance;
    return instance;
}

} // namespace

Id::Id(QStringView word)
{
    if (word.isEmpty())
        return;
    Words &all = words();
    const QString text = word.toString();
    {
        QReadLocker reading(&all.lock);
        const auto found = all.index.constFind(text);
        if (found != all.index.constEnd()) {
            m_index = *found;
            return;
        }
    }
    QWriteLocker writing(&all.lock);
    const auto found = all.index.constFind(text);
    if (found != all.index.constEnd()) {
        m_index = *found;
        return;
    }
    m_index = quint32(all.byIndex.size());
    all.byIndex.push_back(text);
    all.index.insert(text, m_index);
}

Id Id::ofName(QStringView printed)
{
    return Id(kebabCase(printed));
}

const QString &Id::str() const
{
    Words &all = words();
    QReadLocker reading(&all.lock);
    return all.byIndex[m_index];
}

QString kebabCase(QStringView printed)
{
    // Decomposed, an accent is a character of its own that can be dropped.
    const QString decomposed = printed.toString().normalized(QString::NormalizationForm_KD);
    QString result;
    result.reserve(decomposed.size());
    bool gap = false;
    for (const QChar c : decomposed) {
        if (c.category() == QChar::Mark_NonSpacing || c == u'\'' || c == u'’')
            continue;
        if (!c.isLetterOrNumber() && !c.isSurrogate()) {
            gap = true;
            continue;
        }
        if (gap && !result.isEmpty())
            result += u'-';
        gap = false;
        result += c.toLower();
    }
    return result;
}

} // namespace muster
