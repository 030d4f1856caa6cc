/* A fault leaves a clean terminal first, and goes on to whoever handled it before (Swift's backtracer). */
#define _GNU_SOURCE
#include "parts.h"

static const int faults[] = {SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS, SIGTRAP};
enum { FAULTS = sizeof faults / sizeof *faults };
static struct sigaction saved[FAULTS];
static char stack[65536];

static struct sigaction *saved_action(int number) {
    for (int i = 0; i < FAULTS; i++) {
        if (faults[i] == number) return &saved[i];
    }
    return NULL;
}

/* The raised signal is blocked until the handler returns; then the process dies by it at the place of the fault. */
static void on_fault(int number, siginfo_t *info, void *context) {
    ct_restore_at_once();
    struct sigaction *before = saved_action(number);
    if (before && before->sa_flags & SA_SIGINFO) {
        before->sa_sigaction(number, info, context);
    } else if (before && before->sa_handler != SIG_DFL && before->sa_handler != SIG_IGN) {
        before->sa_handler(number);
    }
    signal(number, SIG_DFL);
    raise(number);
}

/* Only the main thread gets a stack of its own for this, and only where the backtracer has not given it one. */
static void provide_stack(void) {
    stack_t present;
    if (sigaltstack(NULL, &present) != 0 || !(present.ss_flags & SS_DISABLE)) return;
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
}

void ct_handle_crashes(void) {
    provide_stack();
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    for (int i = 0; i < FAULTS; i++) sigaction(faults[i], &action, &saved[i]);
}

void ct_release_crashes(void) {
    for (int i = 0; i < FAULTS; i++) sigaction(faults[i], &saved[i], NULL);
}
