// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <memory>

class QPrinter;
class QWidget;

namespace muster {

/// The questions that stop the player until they are answered. All of them pass through here, so that tests answer without a
/// window and never hang.
class Dialogs {
public:
    enum class Unsaved { Save, Discard, Cancel };
    enum class Changed { Overwrite, SaveElsewhere, Cancel };

    virtual ~Dialogs();

    /// An empty path: cancelled.
    virtual QString fileToOpen(QWidget *parent, const QString &title, const QString &start, const QString &filter);
    virtual QString fileToSave(QWidget *parent, const QString &title, const QString &start, const QString &filter);
    virtual Unsaved askUnsaved(QWidget *parent, const QString &army);
    /// The file that is to be saved was changed by another program.
    virtual Changed askChanged(QWidget *parent, const QString &path);
    /// False: cancelled.
    virtual bool choosePrinter(QWidget *parent, QPrinter &printer);

    static Dialogs &instance();
    /// Puts others in their place and returns those that were there; null: the real ones.
    static std::unique_ptr<Dialogs> replace(std::unique_ptr<Dialogs> dialogs);
};

} // namespace muster
