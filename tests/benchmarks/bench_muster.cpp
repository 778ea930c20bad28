// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_support.h"

#include <benchmark/benchmark.h>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace {

QStringList writeArmies(const QTemporaryDir &folder, int count)
{
    QStringList paths;
    for (int i = 0; i < count; ++i) {
        paths += folder.filePath(QStringLiteral("%1.muster").arg(i));
        QFile file(paths.last());
        if (!file.open(QIODevice::WriteOnly) || file.write(bench::armyText) < 0)
            std::exit(1);
    }
    return paths;
}

/// The whole process, its start and the loading of the game included.
void checkFiles(benchmark::State &state)
{
    const QTemporaryDir folder;
    const QStringList paths = writeArmies(folder, int(state.range(0)));
    for (auto _ : state) {
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(QStringLiteral(MUSTER_BIN_DIR "/muster"), QStringList{QStringLiteral("check")} + paths);
        if (!process.waitForFinished() || process.exitCode() > 1)
            state.SkipWithError("muster check failed");
    }
    state.counters["files per second"] =
        benchmark::Counter(double(paths.size()), benchmark::Counter::kIsIterationInvariantRate);
}
BENCHMARK(checkFiles)->Name("muster check")->Arg(1)->Arg(1000)->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

BENCHMARK_MAIN();
