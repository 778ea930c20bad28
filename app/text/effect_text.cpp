// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/effect_text.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

class EffectText {
    Q_DECLARE_TR_FUNCTIONS(EffectText)

public:
    static QString words(const Effect &effect, const Game &game)
    {
        QStringList parts;
        for (const Effect::Set &change : effect.set)
            parts.append(u"%1 %2"_s.arg(game.columns[size_t(change.column)].name, change.value));
        for (const Effect::Split &change : effect.split)
            parts.append(game.columns[size_t(change.column)].name + u' ' + signedNumber(change.by) + u'/' + signedNumber(0));
        for (const Effect::Add &change : effect.add)
            parts.append(game.columns[size_t(change.column)].name + u' ' + signedNumber(change.by));
        if (effect.type)
            parts.append(effect.type->name);
        for (const Effect::Exchange &change : effect.exchange)
            parts.append(tr("%1 instead of %2", "special rules").arg(change.to.text(), ruleName(change.from, game)));
        for (const SpecialRule &rule : effect.gain)
            parts.append(rule.text());
        for (const SpecialRule &rule : effect.raise)
            parts.append(raised(rule));
        for (const Id rule : effect.lose)
            parts.append(tr("without %1", "a special rule").arg(ruleName(rule, game)));
        for (const Effect::More &more : effect.more) {
            const EquipmentGroup *group = game.equipmentGroup(more.group);
            parts.append(tr("%1 more: %2", "a number; what there may be more of").arg(more.count).arg(group ? group->name : more.group.str()));
        }
        return parts.join(tr(", ", "between the items of a list"));
    }

private:
    static QString signedNumber(int number) { return (number > 0 ? u"+"_s : QString()) + QString::number(number); }

    static QString ruleName(Id rule, const Game &game)
    {
        const auto known = game.glossary.constFind(rule);
        return known == game.glossary.cend() ? rule.str() : known->name;
    }

    static QString raised(const SpecialRule &rule)
    {
        const std::optional<int> number = rule.number();
        if (!number)
            return rule.text();
        const QString more = rule.name + u' ' + signedNumber(*number);
        return rule.remark.isEmpty() ? more : more + u' ' + rule.remark;
    }
};

} // namespace

QString effectText(const Effect &effect, const Game &game)
{
    return EffectText::words(effect, game);
}

} // namespace muster
