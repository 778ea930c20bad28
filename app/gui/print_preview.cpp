// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/print_preview.h"

#include "app/gui/dialogs.h"
#include "app/gui/icons.h"
#include "app/gui/look.h"
#include "app/gui/settings.h"
#include "app/print/print_document.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QPdfDocument>
#include <QPdfView>
#include <QPrinter>
#include <QPushButton>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace muster {

PrintPreview::PrintPreview(Document &document, const QString &armyPath, QWidget *parent)
    : QDialog(parent, Qt::Window), m_document(document), m_armyPath(armyPath), m_layout(new QComboBox),
      m_paper(new QComboBox), m_pages(look::muted({})), m_message(new QLabel), m_pdf(new QPdfDocument(this)),
      m_view(new QPdfView(nullptr))
{
    setObjectName(u"printPreview"_s);
    setWindowTitle(tr("Print preview: %1").arg(document.header().name));
    m_view->setObjectName(u"pages"_s);
    m_view->setAccessibleName(tr("Pages"));
    m_view->setDocument(m_pdf);
    m_view->setPageMode(QPdfView::PageMode::MultiPage);
    m_view->setZoomMode(QPdfView::ZoomMode::FitToWidth);
    m_view->setFrameShape(QFrame::NoFrame);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(14, 8, 14, 8);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setObjectName(u"previewMessage"_s);
    m_message->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    addControls(layout);
    layout->addWidget(m_message);
    layout->addWidget(m_view, 1);
    resize(900, 940);

    m_refresh.setSingleShot(true);
    m_refresh.setInterval(150);
    connect(&m_refresh, &QTimer::timeout, this, &PrintPreview::refresh);
    connect(&document, &Document::changed, &m_refresh, qOverload<>(&QTimer::start));
    connect(m_layout, &QComboBox::currentIndexChanged, this, &PrintPreview::refresh);
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] {
        settings::setPaper(options().paper);
        refresh();
    });
    refresh();
}

PrintPreview::~PrintPreview()
{
    m_view->setDocument(nullptr);
    m_pdf->close();
}

void PrintPreview::addControls(QVBoxLayout *layout)
{
    m_layout->setObjectName(u"printLayout"_s);
    m_layout->addItem(tr("Roster sheet"), int(PrintLayout::Sheet));
    m_layout->addItem(tr("Cards"), int(PrintLayout::Cards));
    m_paper->setObjectName(u"printPaper"_s);
    m_paper->addItem(tr("A4"), int(QPageSize::A4));
    m_paper->addItem(tr("Letter"), int(QPageSize::Letter));
    m_paper->setCurrentIndex(m_paper->findData(int(settings::paper())));

    auto *row = new QHBoxLayout;
    row->setContentsMargins(14, 10, 14, 10);
    row->setSpacing(8);
    const auto labelled = [&](const QString &text, QComboBox *box) {
        auto *label = new QLabel(text);
        label->setBuddy(box);
        box->setAccessibleName(QString(text).remove(u'&').remove(u':'));
        row->addWidget(label);
        row->addWidget(box);
    };
    const auto zoomButton = [&](const QString &icon, const QString &name, const QKeySequence &keys, double factor) {
        auto *button = new QToolButton;
        button->setIcon(lineIcon(icon));
        button->setAutoRaise(true);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setShortcut(keys);
        connect(button, &QToolButton::clicked, this, [this, factor] { zoom(factor); });
        row->addWidget(button);
    };
    labelled(tr("&Layout:"), m_layout);
    labelled(tr("Pap&er:"), m_paper);
    row->addWidget(m_pages);
    row->addStretch();
    zoomButton(u"zoom-out"_s, tr("Smaller"), QKeySequence::ZoomOut, 1 / 1.2);
    zoomButton(u"zoom-in"_s, tr("Bigger"), QKeySequence::ZoomIn, 1.2);
    auto *save = new QPushButton(lineIcon(u"pdf"_s), tr("&Save as PDF…"));
    save->setObjectName(u"exportPdf"_s);
    auto *print = new QPushButton(lineIcon(u"print"_s), tr("&Print…"));
    print->setObjectName(u"print"_s);
    print->setDefault(true);
    row->addWidget(save);
    row->addWidget(print);
    layout->addLayout(row);
    connect(save, &QPushButton::clicked, this, &PrintPreview::exportPdf);
    connect(print, &QPushButton::clicked, this, &PrintPreview::print);
    // The button's mnemonic beside the usual keys.
    connect(new QShortcut(QKeySequence::Print, this), &QShortcut::activated, this, &PrintPreview::print);
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

PrintOptions PrintPreview::options() const
{
    PrintOptions options;
    options.layout = PrintLayout(m_layout->currentData().toInt());
    options.paper = QPageSize::PageSizeId(m_paper->currentData().toInt());
    return options;
}

int PrintPreview::pageCount() const
{
    return m_pdf->pageCount();
}

void PrintPreview::refresh()
{
    const PrintDocument pages = printDocument(m_document.judge(), m_document.army(), options());
    m_pdf->close();
    m_buffer.close();
    m_bytes = pdfBytes(pages, options());
    m_buffer.setData(m_bytes);
    m_buffer.open(QIODevice::ReadOnly);
    m_pdf->load(&m_buffer);
    m_pages->setText(tr("%n page(s)", nullptr, m_pdf->pageCount()));
}

void PrintPreview::zoom(double factor)
{
    // From "fit to width" the first step goes on from what is seen.
    if (m_view->zoomMode() != QPdfView::ZoomMode::Custom) {
        const double points = m_pdf->pageCount() > 0 ? m_pdf->pagePointSize(0).width() : 595;
        const double shown =
            m_view->viewport()->width() - m_view->documentMargins().left() - m_view->documentMargins().right();
        m_view->setZoomFactor(shown / (points * logicalDpiX() / 72.0));
        m_view->setZoomMode(QPdfView::ZoomMode::Custom);
    }
    m_view->setZoomFactor(qBound(0.2, m_view->zoomFactor() * factor, 5.0));
}

void PrintPreview::exportPdf()
{
    const QString folder = m_armyPath.isEmpty() ? settings::lastFolder() : QFileInfo(m_armyPath).absolutePath();
    QString base = m_armyPath.isEmpty() ? m_document.header().name : QFileInfo(m_armyPath).completeBaseName();
    base.replace(u'/', u'-');
    QString path = Dialogs::instance().fileToSave(this, tr("Save as PDF"), QDir(folder).filePath(base + u".pdf"_s),
                                                  tr("PDF files (*.pdf)"));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u".pdf"_s;
    exportTo(path);
}

bool PrintPreview::exportTo(const QString &path)
{
    const auto problem = writePdf(printDocument(m_document.judge(), m_document.army(), options()), options(), path);
    say(problem ? tr("The PDF was not written. %1").arg(problem->text())
                : tr("Saved %1").arg(QDir::toNativeSeparators(path)));
    return !problem;
}

void PrintPreview::print()
{
    QPrinter printer(QPrinter::HighResolution);
    printer.setPageSize(QPageSize(options().paper));
    printer.setDocName(m_document.header().name);
    if (!Dialogs::instance().choosePrinter(this, printer))
        return;
    const int pages = paint(printDocument(m_document.judge(), m_document.army(), options()), options(), printer);
    say(pages > 0 ? tr("Sent %n page(s) to the printer.", nullptr, pages) : tr("Nothing could be printed."));
}

void PrintPreview::say(const QString &text)
{
    m_message->setText(text);
    m_message->show();
}

} // namespace muster
