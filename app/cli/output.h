// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace muster::cli {

/// The word or sentence on one line: what an army file says can neither break the line nor speak to the terminal.
QString oneLine(QString text);

/// Standard output in UTF-8. Remembers that writing failed (a full disk, a closed pipe) instead of ending the program.
class Output {
public:
    ~Output() { flush(); }

    void text(QStringView text);
    void line(const QString &text) { this->text(oneLine(text) + u'\n'); }
    void bytes(const QByteArray &bytes);
    /// False if anything could not be written, now or before.
    bool flush();
    /// Why, as the system names it; empty for a pipe that its reader closed.
    QString failure() const;

private:
    QByteArray m_buffer;
    int m_errno = 0;
};

/// One line on standard error, `muster: MESSAGE`.
void complain(const QString &message);
/// The same without the program's name, for lines that begin with a file's.
void complainLine(const QString &line);

} // namespace muster::cli
