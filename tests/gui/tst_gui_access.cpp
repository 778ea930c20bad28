// SPDX-License-Identifier: GPL-3.0-or-later
// Keyboard, screen readers, languages and colours.
#include "tests/gui/gui_support.h"

#include "app/gui/appearance.h"
#include "app/gui/languages.h"
#include "app/gui/look.h"
#include "app/gui/settings.h"

#include <QAccessible>
#include <QAction>
#include <QDialog>
#include <QDockWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QToolButton>

using namespace muster;
using namespace muster::test;

class TestGuiAccess : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    static QStringList nameless(QWidget *root)
    {
        QStringList found;
        for (QWidget *widget : root->findChildren<QWidget *>()) {
            if (!widget->isVisibleTo(root) || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                continue;
            if (widget->objectName().startsWith(u"qt_"_s) || widget->inherits("QTabBar") ||
                widget->inherits("QMenuBar"))
                continue; // Qt's own parts
            const QAccessibleInterface *seen = QAccessible::queryAccessibleInterface(widget);
            if (!seen || seen->text(QAccessible::Name).isEmpty())
                found.append(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName());
        }
        return found;
    }

private slots:
    void appearanceReachesEveryWidget()
    {
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, romans())));
        window.selectRow(0);
        for (const bool dark : {true, false, true}) {
            applyAppearance(dark ? settings::Appearance::Dark : settings::Appearance::Light);
            QCoreApplication::processEvents();
            QStringList left;
            for (const QWidget *widget : window->findChildren<QWidget *>()) {
                if (widget->isVisibleTo(window.window.get()) && look::isDark(widget->palette()) != dark)
                    left.append(QLatin1StringView(widget->metaObject()->className()) + u' ' + widget->objectName());
            }
            QCOMPARE(left, QStringList());
        }
        applyAppearance(settings::Appearance::System);
    }

    void everythingThatTakesTheFocusHasAName()
    {
        Window window;
        QCOMPARE(nameless(window.window.get()), QStringList());
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, romans() + "  - {unit: nobody, options: [horse]}\n")));
        QCOMPARE(nameless(window.window.get()), QStringList());
        window.selectRow(0);
        QCOMPARE(nameless(window.window.get()), QStringList());
        window.selectRow(4);
        QCOMPARE(nameless(window.window.get()), QStringList());
        window.trigger(u"goLibrary"_s);
        auto *shelf = window.find<QTreeView>(u"library"_s);
        shelf->setFocus();
        shelf->setCurrentIndex(shelf->model()->index(0, 0, shelf->model()->index(0, 0)));
        QCOMPARE(nameless(window.window.get()), QStringList());
        for (const QString &action : {u"newArmy"_s, u"settings"_s, u"preview"_s, u"shortcuts"_s, u"about"_s}) {
            window.trigger(action);
            QCoreApplication::processEvents();
            QDialog *shown = nullptr;
            for (QDialog *dialog : window->findChildren<QDialog *>()) {
                if (dialog->isVisible())
                    shown = dialog;
            }
            QVERIFY2(shown, qPrintable(action));
            QCOMPARE(nameless(shown), QStringList());
            shown->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
    }

    void everyActionHasWordsAndShortcutsAreUnique()
    {
        Window window;
        QSet<QKeySequence> seen;
        for (const QAction *action : window->findChildren<QAction *>()) {
            if (action->isSeparator() || action->parent()->inherits("QLineEdit") ||
                action->parent()->inherits("QLineEditIconButton"))
                continue;
            QVERIFY2(!action->text().isEmpty() || action->menu(), qPrintable(action->objectName()));
            for (const QKeySequence &keys : action->shortcuts()) {
                QVERIFY2(keys.isEmpty() || !seen.contains(keys), qPrintable(keys.toString()));
                seen.insert(keys);
            }
        }
        QVERIFY(seen.size() > 20);
    }

    void mnemonicsOfTheMenuBarAreUnique()
    {
        Window window;
        QSet<QString> seen;
        for (const QAction *menu : window->menuBar()->actions()) {
            const QString key = QKeySequence::mnemonic(menu->text()).toString();
            QVERIFY2(!key.isEmpty() && !seen.contains(key), qPrintable(menu->text()));
            seen.insert(key);
        }
    }

    void theKeyboardReachesEveryPart()
    {
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, romans())));
        window.trigger(u"goArmy"_s);
        QVERIFY(window.armyView()->hasFocus());
        window.trigger(u"goInspector"_s);
        QVERIFY(window.find<QWidget>(u"inspectorDock"_s)->isAncestorOf(QApplication::focusWidget()));
        window.trigger(u"goLibrary"_s);
        QVERIFY(window.find<QWidget>(u"libraryDock"_s)->isAncestorOf(QApplication::focusWidget()));
        window.find<QDockWidget>(u"findingsDock"_s)->hide();
        window.trigger(u"goFindings"_s);
        QVERIFY(window.find<QDockWidget>(u"findingsDock"_s)->isVisible());
    }

    void speaksGermanAndBack()
    {
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, romans())));
        window.selectRow(0);
        window.trigger(u"duplicate"_s);
        QVERIFY(languages::available().contains(u"de"_s));
        languages::install(u"de"_s);
        QTRY_COMPARE(window->menuBar()->actions().front()->text().remove(u'&'), u"Datei"_s);
        // The army and its history stay as they were.
        QCOMPARE(int(window.army().entries.size()), 5);
        QVERIFY(window->isWindowModified());
        window.trigger(u"undo"_s);
        QCOMPARE(int(window.army().entries.size()), 4);
        languages::install(u"en"_s);
        QTRY_COMPARE(window->menuBar()->actions().front()->text().remove(u'&'), u"File"_s);
    }

    void countsInEnglish()
    {
        languages::install(u"en"_s);
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, romans())));
        QVERIFY(window.find<QLabel>(u"armyCount"_s)->text().startsWith(u"4 units"_s));
    }

    void textCanBeReadInLightAndDark_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::newRow("light") << look::lightPalette();
        QTest::newRow("dark") << look::darkPalette();
    }

    void textCanBeReadInLightAndDark()
    {
        QFETCH(QPalette, palette);
        const auto readable = [](const QColor &text, const QColor &ground) {
            return look::contrast(text, ground) >= 4.5;
        };
        for (QPalette::ColorRole ground : {QPalette::Base, QPalette::Window, QPalette::AlternateBase}) {
            const QColor colour = palette.color(ground);
            QVERIFY(readable(palette.color(QPalette::Text), colour));
            QVERIFY(readable(look::mutedText(palette), colour));
            QVERIFY(readable(look::fine(palette), colour));
            for (Severity severity : {Severity::Error, Severity::Unknown, Severity::Consent, Severity::Advice})
                QVERIFY2(readable(look::colour(severity, palette), colour), qPrintable(look::iconName(severity)));
        }
        QVERIFY(readable(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)));
        QVERIFY(readable(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase)));
    }

    void remembersTheLayout()
    {
        Window window;
        QVERIFY(window->openFile(write(m_dir, u"a.muster"_s, romans())));
        window.find<QDockWidget>(u"findingsDock"_s)->hide();
        window->close();
        MainWindow second(library());
        second.show();
        QVERIFY(second.openFile(m_dir.filePath(u"a.muster"_s)));
        QVERIFY(second.findChild<QDockWidget *>(u"findingsDock"_s)->isHidden());
        second.findChild<QAction *>(u"resetLayout"_s)->trigger();
        QVERIFY(!second.findChild<QDockWidget *>(u"findingsDock"_s)->isHidden());
    }
};

QTEST_MAIN(TestGuiAccess)
#include "tst_gui_access.moc"
