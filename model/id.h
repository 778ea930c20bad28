// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

#include <functional>

namespace muster {

/// An interned word such as `heavy-warriors`: as cheap to copy and compare as an int. Words are never forgotten;
/// safe to use from several threads.
class Id {
public:
    Id() = default;
    /// Interns the word exactly as given; an empty word gives the empty id.
    explicit Id(QStringView word);

    /// The id of a printed name: kebab-case, accents and apostrophes dropped ("Come back!" -> come-back).
    static Id ofName(QStringView printed);

    bool isEmpty() const { return m_index == 0; }
    const QString &str() const;
    quint32 index() const { return m_index; }

    friend bool operator==(Id a, Id b) = default;
    /// Alphabetical, for stable output. Not fast.
    friend bool operator<(Id a, Id b) { return a.str() < b.str(); }
    friend size_t qHash(Id id, size_t seed = 0) { return id.m_index ^ seed; }

private:
    quint32 m_index = 0;
};

/// The text that Id::ofName interns.
QString kebabCase(QStringView printed);

inline namespace literals {
inline Id operator""_id(const char16_t *word, size_t length) { return Id(QStringView(word, qsizetype(length))); }
} // namespace literals

} // namespace muster

template<>
struct std::hash<muster::Id> {
    size_t operator()(muster::Id id) const noexcept { return id.index(); }
};
