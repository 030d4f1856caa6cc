#include "parts.h"

#include <errno.h>
#include <stdatomic.h>
#include <string.h>

static int terminal = -1;
static struct termios shell_modes;
static char farewell[1024];
static size_t farewell_length;
static atomic_bool is_armed;

void ct_set_farewell(int tty, const struct termios *modes) {
    terminal = tty;
    shell_modes = *modes;
    farewell_length = 0;
}

/* Where a padding note such as $<5/> that begins here ends; the same place where none does. */
static const char *after_padding(const char *place) {
    if (place[0] != '$' || place[1] != '<') return place;
    const char *end = strchr(place, '>');
    return end ? end + 1 : place;
}

/* Adds a string without its padding, for a handler may not call tputs. */
void ct_add_to_farewell(const char *terminfo_string) {
    if (!terminfo_string || terminfo_string == (const char *)-1) return;
    for (const char *place = terminfo_string; *place;) {
        const char *next = after_padding(place);
        if (next != place) {
            place = next;
            continue;
        }
        if (farewell_length < sizeof farewell) farewell[farewell_length++] = *place;
        place++;
    }
}

void ct_arm_farewell(void) {
    atomic_store(&is_armed, true);
}

bool ct_disarm_farewell(void) {
    return atomic_exchange(&is_armed, false);
}

/* Called from handlers too: only async-signal-safe calls; a second caller finds it done. */
void ct_restore_at_once(void) {
    if (!ct_disarm_farewell()) return;
    int error = errno;
    sigset_t background, before;
    sigemptyset(&background);
    sigaddset(&background, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &background, &before);
    tcsetattr(terminal, TCSANOW, &shell_modes);
    ct_write_if_it_moves(terminal, farewell, farewell_length);
    ct_release_standard_error();
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    errno = error;
}
