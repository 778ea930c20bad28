// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_support.h"

#include <benchmark/benchmark.h>

namespace {

void loadGame(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(muster::loadGame(bench::gameFolder));
}
BENCHMARK(loadGame)->Name("load a game")->Unit(benchmark::kMillisecond);

void readArmy(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(muster::readArmy(bench::armyText, {}));
}
BENCHMARK(readArmy)->Name("read a 25-entry army")->Unit(benchmark::kMicrosecond);

void writeArmy(benchmark::State &state)
{
    const muster::Army army = bench::army();
    for (auto _ : state)
        benchmark::DoNotOptimize(muster::writeArmy(army));
}
BENCHMARK(writeArmy)->Name("write a 25-entry army")->Unit(benchmark::kMicrosecond);

} // namespace

BENCHMARK_MAIN();
