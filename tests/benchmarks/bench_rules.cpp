// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_support.h"

#include "validators/judge.h"

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace muster;

namespace {

/// What an edit costs: the army is read against the data and judged.
void checkArmy(benchmark::State &state)
{
    const Army army = bench::army();
    Judge judge(bench::game());
    state.counters["findings"] = double(judge.check(army).findings.size());
    for (auto _ : state)
        benchmark::DoNotOptimize(judge.check(army));
}
BENCHMARK(checkArmy)->Name("muster and check a 25-entry army")->Unit(benchmark::kMicrosecond);

void checkRoster(benchmark::State &state)
{
    const Army army = bench::army();
    Judge judge(bench::game());
    const Roster roster = muster::muster(judge.game(), army);
    for (auto _ : state)
        benchmark::DoNotOptimize(judge.check(roster));
}
BENCHMARK(checkRoster)->Name("check a 25-entry army")->Unit(benchmark::kMicrosecond);

/// Every unit and size that the army could still take, judged one by one.
void offers(benchmark::State &state)
{
    Judge judge(bench::game());
    const auto &lists = judge.game().lists;
    const auto largest = std::max_element(lists.begin(), lists.end(), [](const auto &a, const auto &b) {
        return (a->army ? a->units.size() : 0) < (b->army ? b->units.size() : 0);
    });
    Army army = bench::army();
    army.header.list = (*largest)->id;
    state.SetLabel((*largest)->name.toStdString());
    state.counters["offers"] = double(judge.offers(army).size());
    for (auto _ : state)
        benchmark::DoNotOptimize(judge.offers(army));
}
BENCHMARK(offers)->Name("availability in the largest list")->Unit(benchmark::kMillisecond);

void fixes(benchmark::State &state)
{
    Army army = bench::army();
    army.header.points = 3000;
    Judge judge(bench::game());
    const Verdict verdict = judge.check(army);
    for (auto _ : state) {
        for (const Finding &finding : verdict.findings)
            benchmark::DoNotOptimize(judge.fixes(army, finding));
    }
    state.counters["findings"] = double(verdict.findings.size());
}
BENCHMARK(fixes)->Name("fixes of an illegal 25-entry army")->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
