"""What the figures were measured on."""

import os
import platform

import places


def description():
    return f"{os.cpu_count()} cores, {processor()}, {platform.system()} {platform.release()}, {file_system()}"


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
