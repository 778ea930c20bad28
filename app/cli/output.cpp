// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <unistd.h>

namespace muster::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype bufferSize = 1 << 16;

} // namespace

QString oneLine(QString text)
{
    for (QChar &c : text) {
        const bool breaksLine = c.unicode() == 0x2028 || c.unicode() == 0x2029;
        const bool turnsText =
            (c.unicode() >= 0x202a && c.unicode() <= 0x202e) || (c.unicode() >= 0x2066 && c.unicode() <= 0x2069);
        if (c.category() == QChar::Other_Control || breaksLine || turnsText)
            c = u' ';
    }
    return text;
}

void Output::text(QStringView text)
{
    bytes(text.toUtf8());
}

void Output::bytes(const QByteArray &bytes)
{
    m_buffer += bytes;
    if (m_buffer.size() >= bufferSize)
        flush();
}

bool Output::flush()
{
    const char *from = m_buffer.constData();
    const char *const end = from + m_buffer.size();
    while (from < end && m_errno == 0) {
        const ssize_t written = ::write(STDOUT_FILENO, from, size_t(end - from));
        if (written >= 0)
            from += written;
        else if (errno != EINTR)
            m_errno = errno;
    }
    m_buffer.clear();
    return m_errno == 0;
}

QString Output::failure() const
{
    return m_errno == 0 || m_errno == EPIPE ? QString() : QString::fromLocal8Bit(std::strerror(m_errno));
}

void complain(const QString &message)
{
    complainLine(u"muster: "_s + message);
}

void complainLine(const QString &line)
{
    const QByteArray bytes = oneLine(line).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stderr);
}

} // namespace muster::cli
