/* ncurses writes a frame in pieces of some 2,800 bytes. During a frame its descriptor leads into a file in
   memory instead, and the terminal gets all of it at once. */
#define _GNU_SOURCE
#include "parts.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static int terminal = -1, output = -1, memory = -1;
static char *collected;
static size_t capacity;

static void lead_output_to(int target) { dup3(target, output, O_CLOEXEC); }

bool ct_open_capture(int tty, int ncurses_output) {
    terminal = tty;
    output = ncurses_output;
    if (memory < 0) memory = memfd_create("frame", MFD_CLOEXEC);
    return memory >= 0;
}

void ct_begin_capture(void) {
    lseek(memory, 0, SEEK_SET);
    lead_output_to(memory);
}

static bool reserve(size_t size) {
    if (size <= capacity) return true;
    char *larger = realloc(collected, size * 2);
    if (!larger) return false;
    collected = larger;
    capacity = size * 2;
    return true;
}

/* Ends the capture; the bytes stand between `before` and `after`, and there are none at all if nothing came. */
size_t ct_end_capture(const char *before, const char *after, const char **bytes) {
    off_t length = lseek(memory, 0, SEEK_CUR);
    lead_output_to(terminal);
    size_t head = strlen(before), tail = strlen(after), body = length > 0 ? (size_t)length : 0;
    if (body == 0 || !reserve(head + body + tail)) return 0;
    memcpy(collected, before, head);
    ssize_t got = pread(memory, collected + head, body, 0);
    if (got <= 0) return 0;
    memcpy(collected + head + got, after, tail);
    *bytes = collected;
    return head + (size_t)got + tail;
}
