"""A program in a pseudo-terminal, whose frames are told apart by the brackets of synchronised output."""

import collections
import fcntl
import os
import select
import signal
import struct
import termios
import time

import places

BEGIN, END = b"\x1b[?2026h", b"\x1b[?2026l"

Frame = collections.namedtuple("Frame", "time size pieces")


class Terminal:
    """Starts Earwheel and notes of each frame when its last byte was read, its bytes with the brackets, and in how
    many pieces it came."""

    def __init__(self, *arguments, columns=120, rows=40):
        self.master, slave = os.openpty()
        self.set_size(columns, rows)
        self.frames, self.byte_count = [], 0
        self.rest, self.pieces = b"", 0
        actions = [(os.POSIX_SPAWN_OPEN, 0, os.ttyname(slave), os.O_RDWR, 0)]
        actions += [(os.POSIX_SPAWN_DUP2, 0, 1), (os.POSIX_SPAWN_DUP2, 0, 2)]
        words = [places.EARWHEEL, *arguments]
        self.start = time.perf_counter()
        # A leader of a session makes the first terminal that it opens its own.
        self.process = os.posix_spawn(words[0], words, places.ENVIRONMENT, file_actions=actions, setsid=True)
        os.close(slave)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.master)

    def set_size(self, columns, rows):
        """The kernel tells the program by a signal."""
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, seconds, frames=None):
        """Reads for so many seconds, or until so many frames have come in all."""
        end = time.perf_counter() + seconds
        while frames is None or len(self.frames) < frames:
            left = end - time.perf_counter()
            if left <= 0:
                return
            if select.select([self.master], [], [], left)[0]:
                self.take(self.piece())

    def piece(self):
        try:
            return os.read(self.master, 1 << 16)
        except OSError as error:
            raise SystemExit(f"earwheel ended too early: {self.rest.decode(errors='replace')}") from error

    def take(self, piece):
        now = time.perf_counter()
        self.byte_count += len(piece)
        self.rest += piece
        self.pieces += 1
        while (end := self.rest.find(END)) >= 0:
            size = end + len(END) - max(0, self.rest.find(BEGIN))
            self.frames.append(Frame(now, size, self.pieces))
            self.rest = self.rest[end + len(END):]
            self.pieces = 1 if self.rest else 0

    def next_frame(self, seconds=10):
        """The time of the first frame that comes from now on, however many come with it."""
        count = len(self.frames)
        self.read(seconds, frames=count + 1)
        if len(self.frames) == count:
            raise SystemExit(f"no frame came within {seconds} s")
        return self.frames[count].time
