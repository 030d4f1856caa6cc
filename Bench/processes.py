"""What the kernel counts of a running process."""

import glob
import time


def lines(process, name):
    """A file of `NAME: VALUE` lines in /proc as a dictionary."""
    with open(f"/proc/{process}/{name}", encoding="ascii") as file:
        return dict(line.strip().split(":", 1) for line in file if ":" in line)


def peak_memory(process):
    """The most memory that was ever resident (VmHWM), in MiB."""
    return int(lines(process, "status")["VmHWM"].split()[0]) / 1024


def processor_time(process):
    """User and system seconds of all its threads, ended ones too."""
    # The number of the process's own clock, as clock_getcpuclockid(3) makes it on Linux.
    return time.clock_gettime(~process << 3 | 2)


def wake_ups(process):
    """How often its threads were given a processor after waiting, and lost it to others."""
    count = 0
    for task in glob.glob(f"/proc/{process}/task/*"):
        status = lines(process, f"task/{task.rsplit('/', 1)[1]}/status")
        count += int(status["voluntary_ctxt_switches"]) + int(status["nonvoluntary_ctxt_switches"])
    return count
