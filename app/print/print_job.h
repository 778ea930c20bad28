// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/problem.h"
#include "validators/judge.h"

#include <QPageLayout>

class QPagedPaintDevice;

namespace muster {

struct PrintDocument;

enum class PrintLayout { Sheet, Cards };

struct PrintOptions {
    PrintLayout layout = PrintLayout::Sheet;
    QPageSize::PageSizeId paper = QPageSize::A4; ///< A4 or Letter
};

/// The game-neutral tree of everything that will be on the paper.
PrintDocument printDocument(Judge &judge, const Army &army, const PrintOptions &options);

/// Paints every page of the document; used for PDF files, paper and preview alike. Returns the number of pages.
int paint(const PrintDocument &document, const PrintOptions &options, QPagedPaintDevice &device);

/// Writes the PDF atomically. On failure nothing is left behind and the problem says why.
std::optional<Problem> writePdf(const PrintDocument &document, const PrintOptions &options, const QString &path);
/// The PDF in memory, for the preview.
QByteArray pdfBytes(const PrintDocument &document, const PrintOptions &options);

} // namespace muster
