"""Where the programs and stores of the bench are; all that it writes is in the build folder."""

import os
import shutil

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BENCH = f"{ROOT}/Bench"
EARWHEEL = f"{ROOT}/.build/release/earwheel"
ANSWERS = f"{ROOT}/.build/release/RecordAnswers"
SIMDJSON = f"{ROOT}/.build/release/CountWithSimdjson"
WORK = f"{ROOT}/.build/bench"
HOME = f"{WORK}/home"

# What the programs see: nothing of the person who measures.
ENVIRONMENT = {
    "HOME": HOME, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8", "TZ": "UTC",
}


def empty_folder(name):
    """Makes a folder in the working folder, and empties it where it is there."""
    path = f"{WORK}/{name}"
    shutil.rmtree(path, ignore_errors=True)
    os.makedirs(path)
    return path
