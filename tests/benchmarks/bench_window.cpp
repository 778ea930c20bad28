// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_support.h"

#include "app/gui/main_window.h"
#include "app/library/game_library.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QTemporaryDir>

using namespace muster;

namespace {

/// From nothing but the application object to the painted window with an army in it, game loaded anew.
void firstWindow(benchmark::State &state)
{
    const QString sample = QStringLiteral(MUSTER_SOURCE_DIR "/resources/samples/caesars-tenth.muster");
    for (auto _ : state) {
        GameLibrary library({QStringLiteral(MUSTER_SOURCE_DIR "/lists")});
        MainWindow window(library);
        window.show();
        if (!window.openFile(sample))
            state.SkipWithError("the sample army does not open");
        QCoreApplication::processEvents();
        benchmark::DoNotOptimize(window.grab());
    }
}
BENCHMARK(firstWindow)->Name("first window with an army")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    // Away from the user's own settings and journals.
    const QTemporaryDir home;
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
