// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/page_flow.h"
#include "app/print/print_document.h"
#include "app/print/print_job.h"

namespace muster::print {

/// The finished pages, ready to be drawn. The same for every device.
Pages layoutPages(const PrintDocument &document, const PrintOptions &options);

Pages layoutSheet(const PrintDocument &document, QSizeF page);
Pages layoutCards(const PrintDocument &document, QSizeF page);

/// A unit's block on a sheet. If it would be higher than a page, one that can be cut.
Block unitBlock(const PrintUnit &unit, double width, double pageHeight);

} // namespace muster::print
