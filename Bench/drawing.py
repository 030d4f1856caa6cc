"""The dashboard in a pseudo-terminal: its first frame, its animation, its answer to a new size."""

import statistics
import time

import processes
import programs
import stores
from terminal import Terminal

STARTS = 31
ANIMATIONS = 3
RESIZES = 7

# The delayed update begins a second after the first frame, and lasts 1.3 s.
UPDATE = (0.95, 2.35)

# The line of History sets out with the first figures, which come at once, and takes 0.9 s.
LINE = (0.05, 0.85)
BYTES = {(80, 24): 500, (120, 40): 1_200, (200, 60): 2_500}


def first_frame(table):
    sizes = (0, 1_500, stores.MILLION)
    seconds = programs.in_turn(STARTS, **{str(size): lambda size=size: start(size) for size in sizes})
    usual = seconds["1500"]
    table.head("From the command to a complete first frame, 120x40")
    for size in sizes:
        beside = seconds[str(size)] / usual
        table.row(f"{size:,} records", seconds[str(size)] * 1e3, "ms", most=15, runs=STARTS)
        if size != 1_500:
            table.row("  beside 1,500 records", beside, "x", least=0.8, most=1.2, runs=STARTS)


def start(size):
    with Terminal("--store", stores.folder(size)) as terminal:
        return terminal.next_frame() - terminal.start


def animation(table):
    movement(table, "The delayed update, 1,500 records", UPDATE, "--store", stores.folder(1_500))


def history(table):
    """The sample's days end today, which those of a store that was made once do not."""
    movement(table, "The line of History, 1,500 records of the sample", LINE, "--demo", "--tab", "history")


def movement(table, title, seconds, *arguments):
    table.head(title)
    for (columns, rows), most in BYTES.items():
        runs = [Movement(columns, rows, seconds, arguments) for _ in range(ANIMATIONS)]
        name = f"{columns}x{rows}: "
        table.row(name + "bytes a frame", middle(runs, "size"), "B", most=most, runs=ANIMATIONS)
        longest = f"{max(run.longest for run in runs) * 1e3:.1f} ms between two at most"
        table.row(name + "frames a second", middle(runs, "rate"), "", least=60, compared=longest, runs=ANIMATIONS)
        cost = middle(runs, "cost") * 1e3
        limit = 2 if (columns, rows) == (120, 40) else None
        table.row(name + "processor time a frame", cost, "ms", most=limit, runs=ANIMATIONS)
        table.row(name + "pieces a frame comes in", middle(runs, "pieces"), "", most=1, runs=ANIMATIONS)


def middle(runs, name):
    return statistics.median(getattr(run, name) for run in runs)


class Movement:
    """What moves between two moments after the first frame: its frames' bytes, pieces and distances, and the
    processor time that they took.

    Time cannot be taken from outside between a frame's computing and its sending, so processor time stands for both.
    A frame sent with several writes comes in several pieces, because the terminal reads at once."""

    def __init__(self, columns, rows, seconds, arguments):
        with Terminal(*arguments, columns=columns, rows=rows) as terminal:
            terminal.next_frame()
            terminal.read(seconds[0])
            before = len(terminal.frames)
            used = processes.processor_time(terminal.process)
            terminal.read(seconds[1] - seconds[0])
            frames = terminal.frames[before:]
            self.cost = (processes.processor_time(terminal.process) - used) / len(frames)
        gaps = [after.time - frame.time for frame, after in zip(frames, frames[1:])]
        self.size = statistics.median(frame.size for frame in frames)
        self.pieces = statistics.median(frame.pieces for frame in frames)
        self.rate = round(1 / statistics.median(gaps))
        self.longest = max(gaps)


def resize(table):
    """Between two sizes, each time from a dashboard that stands still."""
    seconds = []
    with Terminal("--store", stores.folder(1_500)) as terminal:
        terminal.next_frame()
        for turn in range(RESIZES):
            terminal.read(UPDATE[1] + 0.1)
            seconds.append(new_size(terminal, *((100, 30) if turn % 2 == 0 else (120, 40))))
    table.head("Resize to a complete frame, 120x40 and 100x30 in turn")
    table.row("1,500 records", statistics.median(seconds) * 1e3, "ms", most=10, runs=RESIZES)


def new_size(terminal, columns, rows):
    start = time.perf_counter()
    terminal.set_size(columns, rows)
    return terminal.next_frame() - start
