"""A dashboard at which nothing happens, and the memory that programs have taken at most."""

import os
import time

import places
import processes
import stores
from terminal import Terminal

SECONDS = 3
LIMITS = {1_500: 16, stores.MILLION: 50, stores.INTERLEAVED: 64}
NAMES = {1_500: "1,500 records", stores.MILLION: "1,000,000 records", stores.INTERLEAVED: "two interleaved files of them"}


def idle_and_memory(table):
    memory = {}
    table.head(f"An idle dashboard, over {SECONDS} s")
    for size in LIMITS:
        with Terminal("--store", stores.folder(size)) as terminal:
            # All animations end within 2.3 s of the records' arrival.
            terminal.read(4)
            memory[size] = processes.peak_memory(terminal.process)
            idle(table, terminal, f"{NAMES[size]}: ")
    table.head("Memory at most (VmHWM)")
    for size, most in LIMITS.items():
        table.row(f"dashboard, {NAMES[size]}", memory[size], "MiB", most=most)
        table.row(f"stats --json, {NAMES[size]}", memory_of_statistics(size), "MiB", most=most)


def idle(table, terminal, name):
    count, process = terminal.byte_count, terminal.process
    wake_ups, time = processes.wake_ups(process), processes.processor_time(process)
    terminal.read(SECONDS)
    table.row(name + "bytes", terminal.byte_count - count, "B", most=0)
    table.row(name + "wake-ups", processes.wake_ups(process) - wake_ups, "", most=0)
    table.row(name + "processor time", (processes.processor_time(process) - time) * 1e3, "ms", most=0)


def memory_of_statistics(size):
    """The program is held at its end by a pipe that takes no byte, so that the kernel can be asked."""
    reading, writing = full_pipe()
    words = [places.EARWHEEL, "stats", "--json", "--store", stores.folder(size)]
    actions = [(os.POSIX_SPAWN_DUP2, writing, 1)]
    process = os.posix_spawn(words[0], words, places.ENVIRONMENT, file_actions=actions)
    os.close(writing)
    wait_until_it_waits(process)
    memory = processes.peak_memory(process)
    with open(reading, "rb") as pipe:
        pipe.read()
    os.waitpid(process, 0)
    return memory


def full_pipe():
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    try:
        while True:
            os.write(writing, bytes(4096))
    except BlockingIOError:
        os.set_blocking(writing, True)
    return reading, writing


def wait_until_it_waits(process):
    """Until it takes no processor time for a fifth of a second."""
    before = -1
    while (now := processes.processor_time(process)) != before:
        before = now
        time.sleep(0.2)
