// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/document.h"
#include "app/print/print_job.h"

#include <QBuffer>
#include <QDialog>
#include <QTimer>

class QComboBox;
class QLabel;
class QPdfDocument;
class QPdfView;
class QPrinter;

namespace muster {

/// The pages as they will be on paper: the very PDF, shown. Follows the army while it is open.
class PrintPreview : public QDialog {
    Q_OBJECT
public:
    PrintPreview(Document &document, const QString &armyPath, QWidget *parent = nullptr);
    ~PrintPreview() override;

    int pageCount() const;
    const QByteArray &pdf() const { return m_bytes; }
    /// False: not written; the preview says why.
    bool exportTo(const QString &path);

private:
    PrintOptions options() const;
    void addControls(class QVBoxLayout *layout);
    void refresh();
    void exportPdf();
    void print();
    void zoom(double factor);
    void say(const QString &text);

    Document &m_document;
    QString m_armyPath;
    QComboBox *m_layout;
    QComboBox *m_paper;
    QLabel *m_pages;
    QLabel *m_message;
    QPdfDocument *m_pdf;
    QPdfView *m_view;
    QByteArray m_bytes;
    QBuffer m_buffer;
    QTimer m_refresh;
};

} // namespace muster
