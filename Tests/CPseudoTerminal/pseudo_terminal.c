#define _GNU_SOURCE
#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

void cp_resize(int master, int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    ioctl(master, TIOCSWINSZ, &size);
}

int cp_open(int columns, int rows, char *slave, size_t size) {
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0) return -1;
    fcntl(master, F_SETFD, FD_CLOEXEC);
    fcntl(master, F_SETFL, fcntl(master, F_GETFL) | O_NONBLOCK);
    if (grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, slave, size) != 0) {
        close(master);
        return -1;
    }
    cp_resize(master, columns, rows);
    return master;
}

cp_modes cp_modes_of(int master) {
    struct termios modes = {0};
    tcgetattr(master, &modes);
    return (cp_modes){modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag};
}

static void redirect(posix_spawn_file_actions_t *actions, int descriptor, const char *file) {
    if (!file) return;
    int flags = descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
    posix_spawn_file_actions_addopen(actions, descriptor, file, flags, 0600);
}

pid_t cp_start(const char *slave, char *const *arguments, char *const *environment, const char *input,
               const char *output, const char *errors) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t all, none;
    sigfillset(&all);
    sigemptyset(&none);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, slave, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, STDIN_FILENO, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    redirect(&actions, STDIN_FILENO, input);
    redirect(&actions, STDOUT_FILENO, output);
    redirect(&actions, STDERR_FILENO, errors);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    pid_t process = -1;
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    int error = posix_spawn(&process, arguments[0], &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    errno = error;
    return error == 0 ? process : -1;
}

bool cp_has_ended(pid_t process, int *status) {
    int answer;
    if (waitpid(process, &answer, WNOHANG) != process) return false;
    *status = WIFSIGNALED(answer) ? -WTERMSIG(answer) : WEXITSTATUS(answer);
    return true;
}
