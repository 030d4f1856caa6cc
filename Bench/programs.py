"""Runs programs without a terminal, in turn, and takes their time."""

import os
import statistics
import time

import places


class Run:
    """One run of a program, from its start to its end."""

    def __init__(self, words, output=os.devnull, folder=places.WORK):
        actions = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600),
        ]
        start = time.perf_counter()
        process = os.posix_spawnp(words[0], words, places.ENVIRONMENT, file_actions=actions)
        status = os.waitpid(process, 0)[1]
        self.seconds = time.perf_counter() - start
        if status != 0:
            raise SystemExit(f"{' '.join(words)} failed with status {os.waitstatus_to_exitcode(status)}")


def output_of(words):
    """What a program prints; not for taking time."""
    path = f"{places.WORK}/output"
    Run(words, output=path)
    with open(path, encoding="utf-8") as output:
        return output.read()


def in_turn(times, **commands):
    """Runs A B C A B C …, so that what disturbs one disturbs all.

    Gives the median seconds of each. A command is a list of words, or a function that gives one run's seconds."""
    seconds = {name: [] for name in commands}
    for _ in range(times):
        for name, command in commands.items():
            seconds[name].append(command() if callable(command) else Run(command).seconds)
    return {name: statistics.median(values) for name, values in seconds.items()}
