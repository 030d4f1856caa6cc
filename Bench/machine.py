"""What the figures were measured on."""

import os
import platform
import time

import places


def description():
    return f"{os.cpu_count()} cores, {processor()}, {platform.system()} {platform.release()}, {file_system()}"


class Others:
    """What programs that are not measured take of the processors meanwhile."""

    def __init__(self):
        self.start, self.busy = time.monotonic(), self.busy_seconds()

    def share(self):
        """From 0 to 1, since the start."""
        return (self.busy_seconds() - self.busy) / (time.monotonic() - self.start) / os.cpu_count()

    def busy_seconds(self):
        """Of all processors, without the bench and the programs that it started and that have ended."""
        with open("/proc/stat", encoding="ascii") as file:
            user, nice, system, _, _, *interrupts = map(int, file.readline().split()[1:9])
        all_busy = (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")
        return all_busy - sum(os.times()[:4])


def processor():
    with open("/proc/cpuinfo", encoding="utf-8") as file:
        for line in file:
            if line.startswith("model name"):
                return " ".join(line.split(":", 1)[1].split())
    return platform.machine()


def file_system():
    """The kind of file system that the stores are on: that of the longest path above them that is mounted."""
    kinds = {}
    with open("/proc/mounts", encoding="utf-8") as file:
        for line in file:
            _, place, kind = line.split()[:3]
            kinds[place.rstrip("/")] = kind
    path = os.path.realpath(places.WORK)
    while path not in kinds and path:
        path = path.rpartition("/")[0]
    return kinds.get(path, "unknown file system")
