// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/print_document.h"
#include "app/print/print_job.h"
#include "app/print/print_text.h"
#include "model/file_bytes.h"

#include <QBuffer>
#include <QDir>
#include <QPdfWriter>

namespace muster {

using namespace Qt::StringLiterals;

namespace {

/// The same army gives the same file: blanks out the time of writing, which Qt always adds, without moving a byte.
void dropDate(QByteArray &pdf)
{
    const qsizetype begin = pdf.lastIndexOf("/CreationDate (");
    const qsizetype end = begin < 0 ? -1 : pdf.indexOf(')', begin);
    if (end > begin && end - begin < 64)
        std::fill(pdf.begin() + begin, pdf.begin() + end + 1, ' ');
}

Problem problem(const QString &path, const QString &why)
{
    return {Problem::Severity::Error,
            Print::tr("cannot write the PDF: %1").arg(why),
            {QDir::toNativeSeparators(path), 0, 0}};
}

} // namespace

QByteArray pdfBytes(const PrintDocument &document, const PrintOptions &options)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(1200);
        writer.setTitle(document.title);
        writer.setCreator(u"Muster Roll"_s);
        if (paint(document, options, writer) == 0)
            return {};
    }
    dropDate(bytes);
    return bytes;
}

std::optional<Problem> writePdf(const PrintDocument &document, const PrintOptions &options, const QString &path)
{
    const QByteArray bytes = pdfBytes(document, options);
    if (bytes.isEmpty())
        return problem(path, Print::tr("the pages could not be drawn"));
    const auto why = writeBytes(path, bytes);
    return why ? std::optional(problem(path, *why)) : std::nullopt;
}

} // namespace muster
