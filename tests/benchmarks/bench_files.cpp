// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench_support.h"

#include <QFile>
#include <QTemporaryDir>

#include <benchmark/benchmark.h>

namespace {

void loadGame(benchmark::State &state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(muster::loadGame(bench::gameFolder));
}
BENCHMARK(loadGame)->Name("load a game")->Unit(benchmark::kMillisecond);

/// A game of 200 lists with 100 units each, all their own: as big as a user's folder may become.
QByteArray bigList(int number)
{
    const QByteArray id = QByteArray::number(number);
    QByteArray text = "list: list-" + id + "\nname: List " + id + "\nunits:\n";
    for (int unit = 0; unit < 100; ++unit) {
        text += "  - name: Spears " + QByteArray::number(unit) +
                "\n    type: foot\n    profiles:\n"
                "      - {size: band, move: 5, points: 50}\n"
                "      - {size: host, move: 5, points: 90}\n"
                "    special: [Brave]\n"
                "    options:\n"
                "      - {name: Banner, cost: 10}\n"
                "      - {name: Bows, cost: {band: 10, host: 15}, effect: {gain: [Brave]}}\n";
    }
    return text;
}

void loadBigGame(benchmark::State &state)
{
    const QTemporaryDir folder;
    const auto write = [&](const QString &name, const QByteArray &text) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            state.SkipWithError("cannot write the game");
    };
    write(QStringLiteral("game.yaml"), "game: big\nname: Big\nversion: \"1\"\n"
                                       "stats:\n  - {id: move, name: Mv, full: Move, by-size: same}\n"
                                       "sizes:\n  - {id: band, name: Band}\n  - {id: host, name: Host}\n"
                                       "types:\n  - {id: foot, name: Foot, class: troops, models: {band: 10, host: 20}}\n");
    write(QStringLiteral("glossary.yaml"), "glossary:\n  - {name: Brave, summary: Brave troops stay.}\n");
    for (int number = 0; number < 200; ++number)
        write(QStringLiteral("list-%1.yaml").arg(number), bigList(number));
    for (auto _ : state)
        benchmark::DoNotOptimize(muster::loadGame(folder.path()));
}
BENCHMARK(loadBigGame)->Name("load a game of 200 lists with 100 units")->Unit(benchmark::kMillisecond)->Iterations(3);

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
