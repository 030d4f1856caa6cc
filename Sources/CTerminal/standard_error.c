/* While the screen is ours, standard error is a pipe; what came through it is replayed at the end. */
#define _GNU_SOURCE
#include "parts.h"

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { KEPT_BYTES = 65536 };

static char kept[KEPT_BYTES];
static atomic_size_t kept_count;
static atomic_bool is_cut;
static atomic_int reading = -1;
static int real = -1;

bool ct_capture_standard_error(void) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return false;
    real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
    bool is_captured = dup2(ends[1], STDERR_FILENO) >= 0;
    close(ends[1]);
    atomic_store(&reading, ends[0]);
    return is_captured;
}

int ct_standard_error_descriptor(void) {
    return atomic_load(&reading);
}

static void keep(const char *bytes, size_t count) {
    size_t used = atomic_load(&kept_count);
    size_t room = KEPT_BYTES - used;
    if (count > room) {
        count = room;
        atomic_store(&is_cut, true);
    }
    memcpy(kept + used, bytes, count);
    atomic_store(&kept_count, used + count);
}

ptrdiff_t ct_read_standard_error(char *buffer, size_t size) {
    ptrdiff_t count = read(atomic_load(&reading), buffer, size);
    if (count > 0) keep(buffer, (size_t)count);
    return count;
}

static void copy_rest(int source) {
    char buffer[4096];
    ssize_t count;
    while ((count = read(source, buffer, sizeof buffer)) > 0) {
        ct_write_if_it_moves(STDERR_FILENO, buffer, (size_t)count);
    }
}

/* Gives standard error back and replays what was kept, then what nobody has read yet; safe in a handler. */
void ct_release_standard_error(void) {
    int source = atomic_exchange(&reading, -1);
    if (source < 0) return;
    if (real >= 0) {
        dup2(real, STDERR_FILENO);
    } else {
        close(STDERR_FILENO);
    }
    static const char note[] = "\n(more was written here and left out)\n";
    ct_write_if_it_moves(STDERR_FILENO, kept, atomic_exchange(&kept_count, 0));
    if (atomic_exchange(&is_cut, false)) ct_write_if_it_moves(STDERR_FILENO, note, sizeof note - 1);
    copy_rest(source);
    close(source);
    if (real >= 0) close(real);
    real = -1;
}
