// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/gui_support.h"

#include "app/gui/army_model.h"
#include "app/gui/findings_model.h"
#include "app/gui/fold.h"
#include "app/gui/library_filter.h"
#include "app/gui/library_model.h"
#include "app/gui/steps.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using namespace muster;
using namespace muster::test;

class TestGuiModels : public QObject {
    Q_OBJECT

    std::unique_ptr<Document> romanDocument() const
    {
        return std::make_unique<Document>(library().game(Id(u"kow-historical"_s)),
                                          *readArmy(romans(), u"test"_s).value);
    }

    /// Some of everything, and back.
    static void exercise(Document &document)
    {
        Steps steps(document);
        const auto key = [&](int row) { return document.army().entries[size_t(row)].key; };
        Entry general;
        general.unit = Id(u"general"_s);
        steps.insert({general, general, general}, 0);
        steps.moveTo({key(0), key(1)}, 5);
        steps.shift({key(2)}, 1);
        steps.duplicate({key(1), key(3)});
        steps.rename(key(0), u"Marcus"_s);
        steps.remove({key(0), key(2), key(4)});
        ArmyHeader header = document.header();
        header.list = Id(u"greeks"_s);
        steps.setHeader(header, u"Greeks"_s);
        QCoreApplication::processEvents();
        while (document.undoStack().canUndo()) {
            document.undoStack().undo();
            QCoreApplication::processEvents();
        }
        while (document.undoStack().canRedo())
            document.undoStack().redo();
        QCoreApplication::processEvents();
    }

private slots:
    void armyModelKeepsTheRules()
    {
        const auto document = romanDocument();
        ArmyModel model(*document);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        exercise(*document);
        QVERIFY(inserted.size() > 0 && removed.size() > 0);
        QCOMPARE(reset.size(), 0); // or the view would lose its place
        QCOMPARE(model.rowCount(), int(document->army().entries.size()));
    }

    void armyModelMovesRows()
    {
        const auto document = romanDocument();
        ArmyModel model(*document);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QPersistentModelIndex first = model.index(0, 0);
        Steps(*document).moveTo({model.keyAt(first)}, 4);
        QCOMPARE(first.row(), 3);
        document->undoStack().undo();
        QCOMPARE(first.row(), 0);
    }

    void libraryModelKeepsTheRules()
    {
        const auto document = romanDocument();
        LibraryModel model(*document);
        LibraryFilter filter;
        filter.setSourceModel(&model);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QAbstractItemModelTester filterTester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
        filter.setOnlyFitting(true);
        exercise(*document);
        filter.setQuery(u"phalanx"_s);
        QVERIFY(filter.shown() > 0);
    }

    void findingsModelKeepsTheRules()
    {
        const auto document = romanDocument();
        FindingsModel model(*document);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        exercise(*document);
        QCOMPARE(model.rowCount(), int(document->verdict().findings.size()));
    }

    void rowsSpeak()
    {
        const auto document = romanDocument();
        ArmyModel army(*document);
        const QString row = army.index(0, 0).data(Qt::AccessibleTextRole).toString();
        for (const QString &part : {u"Heavy Warriors"_s, u"Horde"_s, u"225"_s})
            QVERIFY2(row.contains(part), qPrintable(row));
        LibraryModel shelf(*document);
        const QModelIndex unit = shelf.index(0, 0, shelf.index(0, 0));
        QVERIFY(unit.data(Qt::AccessibleTextRole).toString().contains(unit.siblingAtColumn(2).data().toString()));
    }

    void filterFoldsAccentsAndLooksInsideWords()
    {
        QVERIFY(matchesAllWords(fold(u"Hunde des Königs"_s), u"konig HUND"_s));
        QVERIFY(matchesAllWords(fold(u"Praetorian Guard"_s), u"guard etor"_s));
        QVERIFY(!matchesAllWords(fold(u"Praetorian Guard"_s), u"guard horse"_s));
        QVERIFY(matchesAllWords(fold(u"anything"_s), u"  "_s));
    }

    void everyStepCanBeTakenBack()
    {
        const auto document = romanDocument();
        const Army before = document->army();
        exercise(*document);
        while (document->undoStack().canUndo()) {
            QVERIFY(!document->undoStack().undoText().isEmpty());
            document->undoStack().undo();
        }
        QVERIFY(sameContent(document->army(), before));
        for (size_t i = 0; i < before.entries.size(); ++i)
            QCOMPARE(document->army().entries[i].key, before.entries[i].key);
    }
};

QTEST_MAIN(TestGuiModels)
#include "tst_gui_models.moc"
