// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/languages.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <memory>
#include <vector>

using namespace Qt::StringLiterals;

namespace muster::languages {

namespace {

std::vector<std::unique_ptr<QTranslator>> &installed()
{
    static std::vector<std::unique_ptr<QTranslator>> translators;
    return translators;
}

void load(const QString &file, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(file, folder)) {
        QCoreApplication::installTranslator(translator.get());
        installed().push_back(std::move(translator));
    }
}

} // namespace

QStringList available()
{
    QStringList codes{u"en"_s};
    for (const QString &file : QDir(u":/translations"_s).entryList({u"musterroll_*.qm"_s}, QDir::Files)) {
        const QString code = file.section(u'_', 1).section(u'.', 0, 0);
        if (!codes.contains(code))
            codes.append(code);
    }
    return codes;
}

void install(const QString &code)
{
    for (const auto &translator : installed())
        QCoreApplication::removeTranslator(translator.get());
    installed().clear();
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    // Numbers follow the chosen language, but within it the system's country.
    QLocale::setDefault(locale.language() == QLocale::system().language() ? QLocale::system() : locale);
    // English holds the plurals; any other language lies over it.
    load(u"musterroll_en"_s, u":/translations"_s);
    const QString wanted = locale.name().section(u'_', 0, 0);
    if (wanted == u"en"_s || wanted == u"C"_s || !available().contains(wanted))
        return;
    load(u"qtbase_"_s + wanted, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(u"musterroll_"_s + wanted, u":/translations"_s);
}

} // namespace muster::languages
