"""From a line that another program appends to the frame that an open dashboard makes of it."""

import shutil
import statistics
import time

import places
import stores
from terminal import Terminal

APPENDS = 7


def follow(table):
    table.head("From an appended record to a frame of an open dashboard")
    for size in (1_500, stores.MILLION):
        folder = places.empty_folder("follow")
        shutil.copy(stores.file(size), folder)
        seconds = delays(folder, stores.following(size, APPENDS))
        table.row(f"{size:,} records", statistics.median(seconds) * 1e3, "ms", most=200, runs=APPENDS)
    places.empty_folder("follow")


def delays(folder, lines):
    with Terminal("--store", folder) as terminal, open(f"{folder}/records.jsonl", "ab", buffering=0) as file:
        terminal.read(4)
        seconds = []
        for line in lines:
            start = time.perf_counter()
            file.write(line)
            seconds.append(terminal.next_frame() - start)
            # The wheel moves to the new figures for 1.3 s.
            terminal.read(1.6)
    return seconds
