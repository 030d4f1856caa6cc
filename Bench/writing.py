"""An answer recorded durably, and the store carried in and out."""

import os
import time

import places
import programs
import stores

ANSWERS = 31
CARRYING = 3


def append(table):
    """`earwheel record`, a whole process, against `dd` that appends the same line and calls fdatasync once."""
    folder = places.empty_folder("append")
    line = stores.following(1_500, 1)[0]
    with open(f"{folder}/line", "wb") as file:
        file.write(line)
    os.makedirs(f"{folder}/store")
    bare = ["dd", f"if={folder}/line", f"of={folder}/bare", "oflag=append", "conv=notrunc,fdatasync", "status=none"]
    record = [places.EARWHEEL, "record", "--asked", "P5", "--tried", "P4,P5", "--time", "2310"]
    record += ["--direction", "ascending", "--root", "62", "--store", f"{folder}/store"]
    programs.in_turn(1, bare=bare, record=record)
    seconds = programs.in_turn(
        ANSWERS, flush=lambda: write_and_flush(f"{folder}/inside", line), bare=bare, record=record)
    show_append(table, {name: value * 1e3 for name, value in seconds.items()})
    show_answers(table, *map(float, programs.output_of([places.ANSWERS, folder, "101"]).split()))


def show_answers(table, bare, saved):
    """As Practice does it: many answers within one process, which has started long before."""
    table.row("write + fdatasync, in turn with the next", bare, "ms", runs=101)
    table.row("an answer saved within one process", saved, "ms", runs=101)
    table.row("  more than write + fdatasync", saved - bare, "ms", most=2, runs=101)


def show_append(table, milliseconds):
    bare, record = milliseconds["bare"], milliseconds["record"]
    table.head("An answer on the disk")
    table.row("write + fdatasync within one process", milliseconds["flush"], "ms", runs=ANSWERS)
    table.row("dd: start, append the line, fdatasync, end", bare, "ms", runs=ANSWERS)
    table.row("earwheel record: start to end", record, "ms", compared=f"{record / bare:.1f} x dd", runs=ANSWERS)
    table.row("  more than dd", record - bare, "ms", runs=ANSWERS)


def write_and_flush(path, line):
    with open(path, "ab", buffering=0) as file:
        start = time.perf_counter()
        file.write(line)
        os.fdatasync(file.fileno())
        return time.perf_counter() - start


def carry(table):
    file, folder = stores.file(stores.MILLION), stores.folder(stores.MILLION)
    target = places.empty_folder("import")
    seconds = programs.in_turn(
        CARRYING,
        new=lambda: programs.Run([places.EARWHEEL, "import", file, "--store", places.empty_folder("import")]).seconds,
        known=[places.EARWHEEL, "import", file, "--store", target],
        export=[places.EARWHEEL, "export", "--jsonl", "--store", folder])
    table.head("Carrying 1,000,000 records")
    table.row("earwheel import into an empty store", seconds["new"], "s", runs=CARRYING)
    table.row("earwheel import of the same again", seconds["known"], "s", runs=CARRYING)
    table.row("earwheel export --jsonl", seconds["export"], "s", runs=CARRYING)
    places.empty_folder("import")
