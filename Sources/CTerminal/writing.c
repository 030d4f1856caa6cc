#include "parts.h"

#include "CTerminal.h"

#include <errno.h>
#include <poll.h>
#include <stdatomic.h>
#include <unistd.h>

static atomic_bool is_lost;

bool ct_is_lost(void) {
    return atomic_load(&is_lost);
}

void ct_set_lost(void) {
    atomic_store(&is_lost, true);
}

/* Whether to go on after a write that failed; a terminal that takes nothing must not hold up the end. */
static bool may_retry(void) {
    if (errno == EINTR) return !ct_is_ending();
    if (errno == EAGAIN) {
        struct pollfd room = {.fd = STDOUT_FILENO, .events = POLLOUT};
        return poll(&room, 1, 1000) > 0 && !ct_is_ending();
    }
    ct_set_lost();
    return false;
}

bool ct_write_all(int descriptor, const char *bytes, size_t count) {
    while (count > 0) {
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0) {
            if (!may_retry()) return false;
            continue;
        }
        bytes += written;
        count -= (size_t)written;
        if (count > 0 && ct_is_ending()) return false;
    }
    return true;
}

/* For the last words: gives up where the terminal takes nothing within half a second. */
void ct_write_if_it_moves(int descriptor, const char *bytes, size_t count) {
    struct pollfd room = {.fd = descriptor, .events = POLLOUT};
    while (count > 0) {
        int ready = poll(&room, 1, 500);
        if (ready < 0 && errno == EINTR) continue;
        if (ready <= 0 || (room.revents & POLLOUT) == 0) return;
        ssize_t written = write(descriptor, bytes, count);
        if (written < 0 && errno != EINTR && errno != EAGAIN) return;
        if (written > 0) {
            bytes += written;
            count -= (size_t)written;
        }
    }
}
