// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/page_layout.h"
#include "print_support.h"

#include <QTest>

#include <map>

using namespace print_test;

/// Documents made by hand: what is in the tree is on the paper, whole, and where it belongs.
class PrintPages : public QObject {
    Q_OBJECT

private slots:
    void everyStringIsOnThePaper_data();
    void everyStringIsOnThePaper();
    void unitsStayOnOnePage_data() { papers(); }
    void unitsStayOnOnePage();
    void nothingLeavesThePaper_data() { papers(); }
    void nothingLeavesThePaper();
    void unitHigherThanAPageGoesOnUnderItsName();
    void wordsCanBeSearched();
    void textIsNeverTooSmall();
    void samePagesTwice();

private:
    void papers();
    static PrintDocument awkwardDocument();
};

Q_DECLARE_METATYPE(PrintDocument)

void PrintPages::papers()
{
    QTest::addColumn<PrintOptions>("options");
    QTest::newRow("sheet, A4") << PrintOptions{PrintLayout::Sheet, QPageSize::A4};
    QTest::newRow("sheet, Letter") << PrintOptions{PrintLayout::Sheet, QPageSize::Letter};
    QTest::newRow("cards, A4") << PrintOptions{PrintLayout::Cards, QPageSize::A4};
    QTest::newRow("cards, Letter") << PrintOptions{PrintLayout::Cards, QPageSize::Letter};
}

PrintDocument PrintPages::awkwardDocument()
{
    PrintDocument document = sampleDocument(9);
    document.title = u"A company whose name goes on "_s.repeated(7).trimmed();
    document.units[0].title =
        u"\u039b\u03b5\u03c9\u03bd\u03af\u03b4\u03b1\u03c2 \u0394\u0440\u0443\u0436\u0438\u043d\u0430"_s;
    document.units[1].title = u"\u00c6\u00f0elst\u00e1n \u0141\u00f3d\u017a \u0160\u017d \u1e9e \u0150"_s;
    document.units[2].title = u"Unbreakable"_s.repeated(30);
    document.units[3].notes = u"First line.\nA second one, "_s + u"with a great deal of advice, "_s.repeated(20);
    document.units[4].lines.push_back({u"Kit"_s, {}});
    for (int i = 0; i < 40; ++i)
        document.units[4].lines.back().items.push_back({u"Item no. %1 (+5)"_s.arg(i), false, {}});
    for (int i = 0; i < 25; ++i)
        document.units[5].stats.push_back({u"Stat%1"_s.arg(i), u"%1/%1"_s.arg(i), i % 2 == 0});
    document.units[6].tracks.front().boxes = 120;
    document.units[7].stats.clear();
    document.units[7].tracks.clear();
    document.units[8].count = 12;
    return document;
}

void PrintPages::everyStringIsOnThePaper_data()
{
    QTest::addColumn<PrintDocument>("document");
    QTest::addColumn<PrintOptions>("options");
    const std::map<QByteArray, PrintDocument> documents{{"one", sampleDocument(1)},
                                                        {"empty", sampleDocument(0)},
                                                        {"a dozen", sampleDocument(12)},
                                                        {"huge", sampleDocument(200)},
                                                        {"awkward", awkwardDocument()}};
    for (const auto &[name, document] : documents) {
        for (const auto paper : {QPageSize::A4, QPageSize::Letter}) {
            const QByteArray tag = name + (paper == QPageSize::A4 ? ", A4" : ", Letter");
            QTest::newRow("sheet, " + tag) << document << PrintOptions{PrintLayout::Sheet, paper};
            QTest::newRow("cards, " + tag) << cardDocument(document) << PrintOptions{PrintLayout::Cards, paper};
        }
    }
}

void PrintPages::everyStringIsOnThePaper()
{
    QFETCH(PrintDocument, document);
    QFETCH(PrintOptions, options);
    if (options.layout == PrintLayout::Sheet) {
        for (PrintUnit &unit : document.units) {
            unit.count = 1;
            for (PrintLine &line : unit.lines) {
                for (PrintItem &item : line.items)
                    item.explanations.clear();
            }
        }
    }
    const ReadPdf pdf = readPdf(pdfBytes(document, options));
    QVERIFY(!pdf.pages.isEmpty());
    QCOMPARE(missing(document, pdf), QStringList());
    const QSizeF size = QPageSize::size(options.paper, QPageSize::Point);
    for (const QSizeF &page : pdf.sizes)
        QCOMPARE(page.toSize(), size.toSize());
    const QString last = options.layout == PrintLayout::Sheet ? u"Page%1of%1"_s.arg(pdf.pages.size()) : QString();
    QVERIFY(pdf.pages.last().contains(last));
}

void PrintPages::unitsStayOnOnePage()
{
    QFETCH(PrintOptions, options);
    const PrintDocument document = sampleDocument(200);
    const print::Pages pages = print::layoutPages(document, options);
    QCOMPARE(pages.units.size(), size_t(200));
    const QSizeF size = pages.size;
    for (size_t i = 0; i < pages.units.size(); ++i) {
        QCOMPARE(pages.units[i].unit, int(i));
        QVERIFY(QRectF({}, size).contains(pages.units[i].rect));
        if (i > 0 && pages.units[i].page == pages.units[i - 1].page)
            QVERIFY(!pages.units[i].rect.adjusted(1, 1, -1, -1).intersects(pages.units[i - 1].rect));
    }
    // A page is not left half empty: the sheet of 200 units has at least six to a page.
    if (options.layout == PrintLayout::Sheet)
        QCOMPARE_LE(pages.pages.size(), size_t(36));
    else
        QCOMPARE(pages.pages.size(), size_t(34));
}

void PrintPages::nothingLeavesThePaper()
{
    QFETCH(PrintOptions, options);
    const PrintDocument document = awkwardDocument();
    const print::Pages pages = print::layoutPages(document, options);
    const double safe = print::mm(7.9);
    const QRectF area = QRectF({}, pages.size).adjusted(safe, safe, -safe, -safe);
    for (const print::Page &page : pages.pages) {
        for (const print::Op &op : page.ops) {
            QRectF rect;
            if (const auto *text = std::get_if<print::TextOp>(&op)) {
                const QTextLine line = text->layout->lineAt(text->line);
                rect = line.naturalTextRect().translated(text->at - line.position());
            } else {
                rect = std::get<print::BoxOp>(op).rect.normalized();
            }
            QVERIFY2(area.contains(rect.adjusted(1, 1, -1, -1)) || rect.isEmpty(),
                     qPrintable(u"%1 %2 %3 %4"_s.arg(rect.x()).arg(rect.y()).arg(rect.right()).arg(rect.bottom())));
        }
    }
}

void PrintPages::unitHigherThanAPageGoesOnUnderItsName()
{
    PrintDocument document = sampleDocument(1);
    document.units.front().title = u"Endless Host"_s;
    document.units.front().notes = u"Marching on and on without ever coming to the end of it. "_s.repeated(250);
    for (PrintLine &line : document.units.front().lines) {
        for (PrintItem &item : line.items)
            item.explanations.clear();
    }
    for (const PrintLayout layout : {PrintLayout::Sheet, PrintLayout::Cards}) {
        const PrintDocument printed = layout == PrintLayout::Cards ? cardDocument(document) : document;
        const PrintOptions options{layout, QPageSize::A4};
        const print::Pages pages = print::layoutPages(printed, options);
        QCOMPARE_GT(pages.units.size(), size_t(2));
        const ReadPdf pdf = readPdf(pdfBytes(printed, options));
        QCOMPARE(missing(printed, pdf), QStringList());
        const QString unitName = layout == PrintLayout::Sheet ? u"SwornSpearmen"_s : QString();
        QVERIFY(pdf.all().contains(u"EndlessHost%1(continued)"_s.arg(unitName)));
        if (layout == PrintLayout::Sheet)
            QVERIFY(pdf.pages.at(1).contains(u"14/16"_s)); // the table again
    }
}

void PrintPages::wordsCanBeSearched()
{
    PrintDocument document = sampleDocument(1);
    document.units.front().notes = u"fire offer affluent fly"_s;
    const ReadPdf pdf = readPdf(pdfBytes(document, {}));
    QVERIFY(pdf.all().contains(u"fireofferaffluentfly"_s));
}

void PrintPages::textIsNeverTooSmall()
{
    for (const PrintLayout layout : {PrintLayout::Sheet, PrintLayout::Cards}) {
        for (const print::Page &page : print::layoutPages(awkwardDocument(), {layout, QPageSize::Letter}).pages) {
            for (const print::Op &op : page.ops) {
                if (const auto *text = std::get_if<print::TextOp>(&op))
                    QCOMPARE_GE(text->layout->font().pixelSize(), int(print::pt(7)));
            }
        }
    }
}

void PrintPages::samePagesTwice()
{
    const PrintDocument document = sampleDocument(5);
    QCOMPARE(pdfBytes(document, {}), pdfBytes(document, {}));
}

QTEST_MAIN(PrintPages)
#include "tst_print_pages.moc"
