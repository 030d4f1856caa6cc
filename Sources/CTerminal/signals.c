/* Handlers only note what happened and write to a pipe that the main thread waits for. */
#define _GNU_SOURCE
#include "parts.h"

#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <unistd.h>

static int wake_pipe[2] = {-1, -1};
static atomic_int ending_signal;
static atomic_bool is_resized, is_stopping, is_continued, is_woken;

/* All that would end the program without a crash. */
static const int ending[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
};
static const int noted[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGPIPE};
enum { ENDING = sizeof ending / sizeof *ending, NOTED = sizeof noted / sizeof *noted };
static struct sigaction saved_ending[ENDING], saved_noted[NOTED];

/* The pipe stays for the life of the process, for another thread may be about to wake us. */
bool ct_open_wake_pipe(void) {
    return wake_pipe[0] >= 0 || pipe2(wake_pipe, O_CLOEXEC | O_NONBLOCK) == 0;
}

int ct_wake_descriptor(void) {
    return wake_pipe[0];
}

/* A full pipe is as good as a written byte. */
static void ring(void) {
    int error = errno;
    ssize_t ignored = wake_pipe[1] >= 0 ? write(wake_pipe[1], "!", 1) : 0;
    (void)ignored;
    errno = error;
}

void ct_wake(void) {
    if (!atomic_exchange(&is_woken, true)) ring();
}

bool ct_is_ending(void) {
    return atomic_load(&ending_signal) != 0;
}

/* The second one before the main thread has seen the first: it is stuck, so die here. */
static void on_ending(int number) {
    if (atomic_exchange(&ending_signal, number) != 0) {
        ct_restore_at_once();
        ct_die(number);
    }
    ring();
}

static void on_noted(int number) {
    switch (number) {
    case SIGWINCH: atomic_store(&is_resized, true); break;
    case SIGTSTP: atomic_store(&is_stopping, true); break;
    case SIGCONT: atomic_store(&is_continued, true); break;
    default: return;
    }
    ring();
}

ct_news ct_take_news(void) {
    char drained[64];
    while (read(wake_pipe[0], drained, sizeof drained) == sizeof drained) {}
    return (ct_news){
        .ending_signal = atomic_exchange(&ending_signal, 0),
        .is_resized = atomic_exchange(&is_resized, false),
        .is_stopping = atomic_exchange(&is_stopping, false),
        .is_continued = atomic_exchange(&is_continued, false),
        .is_woken = atomic_exchange(&is_woken, false),
    };
}

/* To be called before newterm, which sets handlers of its own. */
void ct_save_signals(void) {
    for (int i = 0; i < ENDING; i++) sigaction(ending[i], NULL, &saved_ending[i]);
    for (int i = 0; i < NOTED; i++) sigaction(noted[i], NULL, &saved_noted[i]);
}

/* An ending signal interrupts a write that hangs. What the parent ignores (nohup) stays ignored. SIGPIPE is
   handled, not ignored, for children would inherit that. */
void ct_handle_signals(void) {
    struct sigaction action = {.sa_handler = on_ending};
    sigfillset(&action.sa_mask);
    for (int i = 0; i < ENDING; i++) {
        if (saved_ending[i].sa_handler != SIG_IGN) sigaction(ending[i], &action, NULL);
    }
    action.sa_handler = on_noted;
    action.sa_flags = SA_RESTART;
    for (int i = 0; i < NOTED; i++) {
        bool stays_ignored = noted[i] == SIGTSTP && saved_noted[i].sa_handler == SIG_IGN;
        sigaction(noted[i], stays_ignored ? &saved_noted[i] : &action, NULL);
    }
}

void ct_release_signals(void) {
    for (int i = 0; i < ENDING; i++) sigaction(ending[i], &saved_ending[i], NULL);
    for (int i = 0; i < NOTED; i++) sigaction(noted[i], &saved_noted[i], NULL);
}

static void raise_by_default(int number) {
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, number);
    sigaction(number, &action, NULL);
    raise(number);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

/* SIGTSTP and not SIGSTOP: without a shell that could continue it, the kernel does not stop the process. */
void ct_stop_by_default(void) {
    struct sigaction ours;
    sigaction(SIGTSTP, NULL, &ours);
    raise_by_default(SIGTSTP);
    sigaction(SIGTSTP, &ours, NULL);
    atomic_store(&is_continued, false);
    atomic_store(&is_stopping, false);
    atomic_store(&is_resized, false); /* the size is asked for now anyway */
}

void ct_die(int number) {
    raise_by_default(number);
    _exit(128 + number);
}
