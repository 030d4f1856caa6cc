#define _GNU_SOURCE
#include "CChild.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

/* In the child; what keeps it from becoming the program goes into the report. */
static _Noreturn void become(char *const words[], int output, int errors, pid_t parent, int report) {
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) == 0 && dup2(nothing, STDIN_FILENO) >= 0 &&
        dup2(output, STDOUT_FILENO) >= 0 && dup2(errors, STDERR_FILENO) >= 0) {
        /* A parent that ended before the line above sent no signal. */
        if (getppid() != parent) _exit(1);
        execvp(words[0], words);
    }
    int problem = errno;
    (void)!write(report, &problem, sizeof problem);
    _exit(127);
}

/* Waits until the program runs, which closes the report, or until the child tells why not. */
static int problem_in(int report) {
    int problem = 0;
    ssize_t count;
    do count = read(report, &problem, sizeof problem);
    while (count < 0 && errno == EINTR);
    close(report);
    return count > 0 ? problem : 0;
}

pid_t cc_start(char *const words[], int output, int errors) {
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0) return -1;
    pid_t parent = getpid(), child = fork();
    if (child == 0) become(words, output, errors, parent, report[1]);
    int refusal = errno;
    close(report[1]);
    int problem = problem_in(report[0]);
    if (child > 0 && problem == 0) return child;
    if (child > 0) waitpid(child, NULL, 0);
    errno = child > 0 ? problem : refusal;
    return -1;
}
