"""Measures Earwheel beside what else a person could use, and prints a table. With --strict it fails where a
target is missed."""

import datetime
import os
import sys
import time

import drawing
import following
import machine
import places
import reading
import resting
import stores
import writing
from table import Table

PARTS = (
    reading.whole_store, reading.growth, drawing.first_frame, drawing.animation, drawing.history,
    drawing.resize, resting.idle_and_memory, writing.append, following.follow, writing.carry,
)


def main():
    start = time.monotonic()
    os.makedirs(places.HOME, exist_ok=True)
    stores.make()
    print("Caches are warm, runs take turns, figures are medians.\n")
    table = Table()
    for part in PARTS:
        others = machine.Others()
        part(table)
        if others.share() > 0.05:
            print(f"  (other programs took {others.share():.0%} of the processors meanwhile)", flush=True)
    print(f"\n{datetime.date.today()}, {machine.description()}; {time.monotonic() - start:.0f} s in all")
    print(f"targets missed: {table.short}")
    return 1 if table.short and "--strict" in sys.argv[1:] else 0


if __name__ == "__main__":
    sys.exit(main())
