"""The stores that are measured: folders of one file, and one of two, made once and kept in the build folder."""

import glob
import hashlib
import itertools
import os
import shutil

import places
import records

SIZES = (0, 1_000, 1_500, 10_000, 100_000, 1_000_000)
MILLION = 1_000_000
INTERLEAVED = "interleaved"
SPARE = 100


def top():
    """The folder's name changes with the generator, so that stores of an older one are not taken for its own."""
    with open(records.__file__, "rb") as source:
        return f"{places.WORK}/stores-{hashlib.sha256(source.read()).hexdigest()[:8]}"


def folder(size):
    return f"{top()}/{size}"


def file(size):
    return f"{folder(size)}/records.jsonl"


def make():
    """Makes the stores that are missing. Each is the beginning of the million, and so few lines more are kept."""
    for old in set(glob.glob(f"{places.WORK}/stores-*")) - {top()}:
        shutil.rmtree(old)
    for size in (*SIZES, INTERLEAVED):
        os.makedirs(folder(size), exist_ok=True)
    if not os.path.exists(f"{top()}/spare"):
        print("Making a store of 1,000,000 records; it stays in .build/bench.", flush=True)
        lines = records.lines()
        write(file(MILLION), itertools.islice(lines, MILLION))
        for size in SIZES[1:-1]:
            write(file(size), beginning(size))
        interleave()
        write(f"{top()}/spare", itertools.islice(lines, SPARE))


def interleave():
    """The million as if two devices had recorded it in turn."""
    paths = [f"{folder(INTERLEAVED)}/{name}.jsonl" for name in ("desk", "phone")]
    with open(paths[0], "w", encoding="ascii") as desk, open(paths[1], "w", encoding="ascii") as phone:
        for line, device in zip(beginning(MILLION), itertools.cycle((desk, phone))):
            device.write(line)


def write(path, lines):
    with open(path, "w", encoding="ascii") as output:
        output.writelines(lines)


def beginning(size):
    with open(file(MILLION), encoding="ascii") as lines:
        yield from itertools.islice(lines, size)


def following(size, count):
    """The lines that would come next in a store, as bytes: their ids are above all of its own."""
    path, start = (f"{top()}/spare", 0) if size == MILLION else (file(MILLION), size)
    with open(path, "rb") as lines:
        return list(itertools.islice(lines, start, start + count))
