// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/texts.h"

#include <QCoreApplication>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

class FixText {
    Q_DECLARE_TR_FUNCTIONS(FixText)

public:
    static QString words(const Fix &fix)
    {
        const QString first = fix.names.value(0);
        const QString second = fix.names.value(1);
        switch (fix.code) {
        case FixCode::AgreeTo:
            return tr("Agree to %1").arg(first);
        case FixCode::RemoveEntry:
            return tr("Remove %1").arg(first);
        case FixCode::ChangeSize:
            return size(first, second, fix.names.value(2));
        case FixCode::DropOption:
        case FixCode::DropUpgrade:
            return first.isEmpty() ? tr("Give up %1", "what was bought for the whole army").arg(second)
                                   : tr("Take %2 from %1", "unit, option").arg(first, second);
        case FixCode::AddUnit:
            return second.isEmpty() ? tr("Add %1").arg(first) : tr("Add %1 (%2)", "unit, size").arg(first, second);
        case FixCode::RaisePoints:
            return tr("Raise the agreed points to %1").arg(pointsText(fix.actual));
        case FixCode::ChooseList:
            return tr("Change the list to %1").arg(first);
        case FixCode::Rename:
            return tr("Replace “%1” by %2", "unknown word, known name").arg(first, second);
        case FixCode::DropAgreement:
            return tr("Drop the agreement “%1”").arg(first);
        case FixCode::DropPack:
            return tr("Drop the pack “%1”").arg(first);
        case FixCode::ChoosePack:
            return tr("Play under “%1”", "a pack").arg(first);
        case FixCode::NameList:
            return second.isEmpty() ? tr("Take %1 from wherever it may come").arg(first)
                                    : tr("Take %1 from %2", "unit, list").arg(first, second);
        case FixCode::BuyForArmy:
            return tr("Take %1", "something for the whole army").arg(first);
        case FixCode::DropExperience:
            return tr("Take the experience from %1").arg(first);
        case FixCode::AddModels:
            return fix.actual == 1 ? tr("Add 1 model to %1").arg(first) : tr("Add %1 models to %2").arg(fix.actual).arg(first);
        case FixCode::RemoveModels:
            return fix.actual == 1 ? tr("Take 1 model from %1").arg(first)
                                   : tr("Take %1 models from %2").arg(fix.actual).arg(first);
        case FixCode::NameChief:
            return tr("Let %1 lead the whole army").arg(first);
        case FixCode::Lead:
            return tr("Let %1 lead %2", "leader, unit").arg(first, second);
        case FixCode::AddLeader:
            return second.isEmpty() ? tr("Add %1 to lead %2", "leader, unit").arg(first, fix.names.value(2))
                                    : tr("Add %1 (%2) to lead %3", "leader, size, unit").arg(first, second, fix.names.value(2));
        case FixCode::ReplaceLeader:
            return second.isEmpty()
                       ? tr("Let %1 lead %2 instead of %3", "leader, unit, leader until now")
                             .arg(first, fix.names.value(2), fix.names.value(3))
                       : tr("Let %1 (%2) lead %3 instead of %4", "leader, size, unit, leader until now")
                             .arg(first, second, fix.names.value(2), fix.names.value(3));
        case FixCode::Several:
            return several(fix.steps);
        }
        return {};
    }

private:
    static QString size(const QString &unit, const QString &from, const QString &to)
    {
        if (from.isEmpty())
            return tr("Make %1 a %2", "unit without a size, size").arg(unit, to);
        return to.isEmpty() ? tr("Take the size %2 from %1", "unit, size").arg(unit, from)
                            : tr("Change %1 from %2 to %3").arg(unit, from, to);
    }

    static QString several(const std::vector<Fix> &steps)
    {
        QStringList parts;
        for (const Fix &step : steps)
            parts += words(step);
        return parts.join(tr("; ", "between the steps of a fix"));
    }
};

} // namespace

QString fixText(const Fix &fix)
{
    return FixText::words(fix);
}

} // namespace muster
