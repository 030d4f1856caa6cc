"""Whole-store statistics, against what else a person could use on the same file."""

import json
import sys

import places
import programs
import stores

COMMON = 15

# Slow ones run less often; before each of these turns, five runs of earwheel count as one.
SLOW = 3


def whole_store(table):
    file = stores.file(stores.MILLION)
    commands = {
        "wc": ["wc", "-l", file],
        "earwheel": statistics_of(stores.MILLION),
        "interleaved": statistics_of(stores.INTERLEAVED),
        "simdjson": [places.SIMDJSON, file],
        "python": [sys.executable, "-B", f"{places.BENCH}/count_with_json.py", file],
        "jq": ["jq", "--null-input", "--raw-output", "--from-file", f"{places.BENCH}/count.jq", file],
    }
    make_sure_that_counts_agree(commands)
    quick = {name: commands[name] for name in ("wc", "earwheel", "interleaved", "simdjson")}
    seconds = programs.in_turn(COMMON, **quick)
    slow_seconds = programs.in_turn(
        SLOW, earwheel=lambda: programs.in_turn(5, own=commands["earwheel"])["own"],
        python=commands["python"], jq=commands["jq"])
    show_whole_store(table, seconds, slow_seconds)


def show_whole_store(table, seconds, slow):
    wc, own, interleaved = seconds["wc"], seconds["earwheel"], seconds["interleaved"]
    table.head("Whole-store statistics, 1,000,000 records, seconds from start to end")
    table.row("wc -l", wc, "s", runs=COMMON)
    table.row("earwheel stats --json", own, "s", compared=f"{own / wc:.1f} x wc", runs=COMMON)
    table.row("  beside wc -l", own / wc, "x", most=4, runs=COMMON)
    table.row("  quicker than jq", slow["jq"] / slow["earwheel"], "x", least=60, runs=SLOW)
    table.row("the same in two interleaved files", interleaved, "s", compared=f"{interleaved / wc:.1f} x wc", runs=COMMON)
    table.row("  beside one file", interleaved / own, "x", most=1.3, runs=COMMON)
    beside = {"simdjson alone, one thread, file loaded first": (seconds["simdjson"], own, COMMON)}
    beside["Python's json"] = (slow["python"], slow["earwheel"], SLOW)
    beside["jq"] = (slow["jq"], slow["earwheel"], SLOW)
    for name, (value, reference, runs) in beside.items():
        table.row(name, value, "s", compared=f"{value / reference:.1f} x earwheel", runs=runs)


def statistics_of(size):
    return [places.EARWHEEL, "stats", "--json", "--store", stores.folder(size)]


def make_sure_that_counts_agree(commands):
    """Warms the caches too, and counts with each of the others; with the slow ones on fewer records."""
    if programs.output_of(statistics_of(stores.INTERLEAVED)) != programs.output_of(statistics_of(stores.MILLION)):
        raise SystemExit("two interleaved files give other figures than one: the reading is wrong")
    for name in ("simdjson", "python", "jq"):
        size = stores.MILLION if name == "simdjson" else 100_000
        own = json.loads(programs.output_of(statistics_of(size)))
        counts = [(each["semitones"], each["count"], each["correctCount"]) for each in own["intervals"]]
        lines = programs.output_of(commands[name][:-1] + [stores.file(size)]).splitlines()
        if counts != [tuple(map(int, line.split())) for line in lines]:
            raise SystemExit(f"{name} counts differently from earwheel: one of them is wrong")


def growth(table):
    sizes = [size for size in stores.SIZES if size not in (0, 1_500)]
    seconds = programs.in_turn(COMMON, **{str(size): statistics_of(size) for size in sizes})
    table.head("Growth of the same with the store")
    table.row(f"{sizes[0]:,} records", seconds[str(sizes[0])] * 1e3, "ms", runs=COMMON)
    for smaller, size in zip(sizes, sizes[1:]):
        own, before = seconds[str(size)], seconds[str(smaller)]
        table.row(f"{size:,} records", own * 1e3, "ms", compared=f"{own / before:.1f} x {smaller:,}", runs=COMMON)
    steps = [seconds[str(size)] / seconds[str(smaller)] for smaller, size in zip(sizes, sizes[1:])]
    table.row("ten times the records, at worst", max(steps), "x", most=11, runs=COMMON)
