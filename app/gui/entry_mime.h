// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"

class QMimeData;

/// Units on the clipboard or under the mouse: the text of a small army file, so they can go to another window and to an editor.
namespace muster {

inline constexpr char16_t entriesMimeType[] = u"application/x-musterroll-entries";

std::unique_ptr<QMimeData> mimeOfEntries(const ArmyHeader &header, std::vector<Entry> entries);
/// The same for entries that are in the document: adds which they are, so that a drop there moves them.
std::unique_ptr<QMimeData> mimeOfEntries(const Document &document, const QList<EntryKey> &keys);

/// Empty if there are none, or of another game.
std::vector<Entry> entriesOf(const QMimeData &mime, Id game);
/// The entries' keys if they come from this very document.
QList<EntryKey> keysOf(const QMimeData &mime, const Document &document);

} // namespace muster
