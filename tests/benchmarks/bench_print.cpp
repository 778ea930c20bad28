// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_support.h"

#include "app/print/print_document.h"
#include "app/print/print_job.h"

#include <benchmark/benchmark.h>

#include <QGuiApplication>

using namespace muster;

namespace {

void print(benchmark::State &state, PrintLayout layout)
{
    Army army = bench::army();
    army.entries.resize(20);
    Judge judge(bench::game());
    PrintOptions options;
    options.layout = layout;
    for (auto _ : state)
        benchmark::DoNotOptimize(pdfBytes(printDocument(judge, army, options), options));
}
BENCHMARK_CAPTURE(print, cards, PrintLayout::Cards)->Name("print 20 units as cards")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(print, sheet, PrintLayout::Sheet)->Name("print 20 units as a sheet")->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
