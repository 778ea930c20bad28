// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/selector_text.h"

#include "validators/describe.h"

#include <QCoreApplication>

namespace muster {

namespace {

class SelectorText {
    Q_DECLARE_TR_FUNCTIONS(SelectorText)

public:
    static QString words(const Selector &selector, const Game &game)
    {
        QStringList terms;
        for (const Selector::Term &term : selector.terms)
            terms += words(term, game);
        return terms.join(tr("; ", "between conditions that must all hold"));
    }

private:
    static QString either(const QStringList &names) { return names.join(tr(" or ", "between alternatives")); }

    static QString values(const Selector::Term &term, const Game &game)
    {
        QStringList names;
        for (const Id value : term.values) {
            Selector::Term alone;
            alone.key = term.key;
            alone.values = {value};
            names += describe(Selector{{alone}}, game);
        }
        return either(names);
    }

    static QStringList parts(const Selector::Term &term, const Game &game)
    {
        QStringList texts;
        for (const Selector &part : term.parts)
            texts += words(part, game);
        return texts;
    }

    static QString words(const Selector::Term &term, const Game &game)
    {
        switch (term.key) {
        case Selector::Key::Unit:
        case Selector::Key::Type:
        case Selector::Key::Class:
        case Selector::Key::Size:
        case Selector::Key::Trait:
            return values(term, game);
        case Selector::Key::List:
            return tr("of %1", "a list").arg(values(term, game));
        case Selector::Key::Irregular:
            return term.flag ? tr("irregular") : tr("regular");
        case Selector::Key::Limited:
            return term.flag ? tr("limited in number") : tr("not limited in number");
        case Selector::Key::Models:
            return term.most == 0           ? tr("%n model(s) or more", nullptr, term.least)
                   : term.least == 0        ? tr("at most %n model(s)", nullptr, term.most)
                   : term.least == term.most ? tr("%n model(s)", nullptr, term.most)
                                            : tr("%1 to %2 models").arg(term.least).arg(term.most);
        case Selector::Key::HasStat: {
            QStringList names;
            for (const int column : term.columns)
                names.append(game.columns[size_t(column)].name);
            return tr("with %1", "a special rule or an option").arg(either(names));
        }
        case Selector::Key::Special:
        case Selector::Key::Tag:
        case Selector::Key::Option:
        case Selector::Key::Upgrade:
        case Selector::Key::Pool:
            return tr("with %1", "a special rule or an option").arg(values(term, game));
        case Selector::Key::Access:
            return tr("as %1", "how a unit comes into the army").arg(values(term, game));
        case Selector::Key::Leads:
            if (!term.flag)
                return tr("leading nobody");
            return term.parts.empty() ? tr("leading a unit") : tr("leading %1", "a sort of unit").arg(either(parts(term, game)));
        case Selector::Key::LedBy:
            if (!term.flag)
                return tr("without a leader");
            return term.parts.empty() ? tr("with a leader") : tr("led by %1", "a sort of unit").arg(either(parts(term, game)));
        case Selector::Key::Attached:
            return term.flag ? tr("attached to a unit") : tr("attached to no unit");
        case Selector::Key::Chief:
            return term.flag ? tr("leading the whole army") : tr("not leading the whole army");
        case Selector::Key::Any:
            // "not A or B" would read as neither.
            return std::any_of(term.parts.begin(), term.parts.end(), [](const Selector &part) { return part.uses(Selector::Key::Not); })
                       ? parts(term, game).join(tr(", or ", "between alternatives of several words"))
                       : either(parts(term, game));
        case Selector::Key::All:
            return parts(term, game).join(tr(" and ", "between conditions that must all hold"));
        case Selector::Key::Not:
            return tr("not: %1", "a condition").arg(either(parts(term, game)));
        }
        return {};
    }
};

} // namespace

QString selectorText(const Selector &selector, const Game &game)
{
    return SelectorText::words(selector, game);
}

} // namespace muster
