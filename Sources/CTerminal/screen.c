/* All that is said to ncurses. It is used for output alone: its own reading of keys blocks in the middle of
   a mouse report, and cannot tell an unknown sequence from typed letters. */
#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "parts.h"

#include "CTerminal.h"

#include <curses.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

static const char begin_frame[] = "\033[?2026h", end_frame[] = "\033[?2026l";
static const char mouse_on[] = "\033[?1000h\033[?1006h", mouse_off[] = "\033[?1006l\033[?1000l";

static int terminal = -1;
static FILE *output;
static bool is_open, is_synchronised, uses_mouse;
static struct termios shell_modes, own_modes;

/* Terminals that speak xterm's language, for Debian's base knows few of their names. */
static bool speaks_xterm(const char *name) {
    static const char *const known[] = {"xterm",   "kitty", "ghostty", "foot", "alacritty", "wezterm", "tmux",
                                        "screen",  "rio",   "contour", "vte",  "konsole",   "gnome",   "iterm"};
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strncmp(name, known[i], strlen(known[i])) == 0) return true;
    }
    return false;
}

/* Whether the terminal says through the environment that it has 256 colours or more; TERM=xterm is often said for
   compatibility alone, and xterm itself says no more in TERM. */
static bool says_many_colours(void) {
    static const char *const names[] = {"XTERM_VERSION", "VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (getenv(names[i])) return true;
    }
    const char *word = getenv("COLORTERM");
    return word && (strcmp(word, "truecolor") == 0 || strcmp(word, "24bit") == 0 || strstr(word, "256") != NULL);
}

/* A relative of the entry just set up that has the 256 colours which the terminal says it has; the name itself where
   there is none, where the entry has them, or where it was chosen because it has none. */
static const char *colourful_name(const char *name, int descriptor) {
    static char richer[80];
    int answer, present = tigetnum("colors");
    if (!speaks_xterm(name) || present < 8 || present >= 256 || !says_many_colours()) return name;
    const char *candidates[] = {richer, "xterm-256color"};
    int length = snprintf(richer, sizeof richer, "%s-256color", name);
    for (size_t i = length < (int)sizeof richer ? 0 : 1; i < 2; i++) {
        if (setupterm(candidates[i], descriptor, &answer) == OK) return candidates[i];
    }
    setupterm(name, descriptor, &answer);
    return name;
}

/* Finds a terminfo entry for TERM or a relative of it; NULL where there is none. */
static const char *known_name(int descriptor) {
    const char *name = getenv("TERM");
    int answer;
    if (!name || !*name) return NULL;
    if (setupterm(name, descriptor, &answer) == OK) return colourful_name(name, descriptor);
    if (speaks_xterm(name) && setupterm("xterm-256color", descriptor, &answer) == OK) return "xterm-256color";
    return NULL;
}

/* The Linux console and real terminals of old print the brackets or know nothing of them. */
static bool knows_brackets(const char *name) {
    return strcmp(name, "linux") != 0 && strcmp(name, "dumb") != 0 && strncmp(name, "vt", 2) != 0;
}

static void prepare_farewell(void) {
    ct_set_farewell(terminal, &shell_modes);
    if (is_synchronised) ct_add_to_farewell(end_frame);
    if (uses_mouse) ct_add_to_farewell(mouse_off);
    ct_add_to_farewell(tigetstr("rmkx"));
    ct_add_to_farewell(tigetstr("sgr0"));
    if (ct_colour_count() > 0) ct_add_to_farewell(tigetstr("op"));
    const char *leave = tigetstr("rmcup");
    ct_add_to_farewell(leave ? leave : "\r\n");
    ct_add_to_farewell(tigetstr("cnorm"));
}

/* No flow control, so that Ctrl-S cannot freeze the program; Ctrl-C, Ctrl-Z and Ctrl-\ stay signals. */
static void choose_modes(void) {
    cbreak();
    noecho();
    nonl();
    typeahead(-1);
    keypad(stdscr, TRUE);
    leaveok(stdscr, TRUE);
    curs_set(0);
    tcgetattr(terminal, &own_modes);
    own_modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL);
    tcsetattr(terminal, TCSANOW, &own_modes);
    def_prog_mode();
}

/* Leaves the screen and enters it again, blank; the bytes for it. ncurses puts all its modes back on the way,
   and flushes at every step of the cursor until it has once been through this. */
static size_t collect_entrance(const char **bytes) {
    ct_begin_capture();
    endwin();
    erase();
    clearok(curscr, TRUE);
    refresh();
    return ct_end_capture("", uses_mouse ? mouse_on : "", bytes);
}

/* newterm has entered the screen already, so of the entrance only the mouse is new. */
static void enter_first(void) {
    const char *bytes;
    collect_entrance(&bytes);
    if (uses_mouse) ct_write_all(terminal, mouse_on, sizeof mouse_on - 1);
}

/* In the background the screen is the shell's, and touching its modes would stop us. */
static bool is_in_background(void) {
    pid_t owner = tcgetpgrp(terminal);
    return owner > 0 && owner != getpgrp();
}

/* Stops here while in the background; whoever was told to end meanwhile leaves the screen alone. */
static void enter_again(void) {
    const char *bytes;
    size_t count = collect_entrance(&bytes);
    tcsetattr(terminal, TCSANOW, &own_modes);
    if (ct_is_ending()) return;
    if (count > 0) ct_write_all(terminal, bytes, count);
}

/* Ctrl-C and Ctrl-Z make the kernel throw away what the terminal has not read yet, the end of a frame too. */
static void leave(void) {
    const char *bytes, *modes_off = uses_mouse ? mouse_off : "";
    ct_begin_capture();
    endwin();
    size_t count = ct_end_capture(modes_off, "", &bytes);
    /* Who sees the shell's screen may type for the shell at once: its modes are there before. */
    tcsetattr(terminal, TCSANOW, &shell_modes);
    if (is_synchronised) ct_write_if_it_moves(terminal, end_frame, sizeof end_frame - 1);
    if (count > 0) ct_write_if_it_moves(terminal, bytes, count);
}

static bool open_descriptors(void) {
    terminal = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10);
    int copy = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10);
    output = copy < 0 ? NULL : fdopen(copy, "w");
    return terminal >= 0 && output && tcgetattr(terminal, &shell_modes) == 0 && ct_open_capture(terminal, copy)
        && ct_open_wake_pipe();
}

static ct_outcome open_screen(ct_options options) {
    const char *name = known_name(fileno(output));
    if (!name) return ct_outcome_unknown;
    if (!tigetstr("cup")) return ct_outcome_incapable;
    is_synchronised = options.is_synchronised && knows_brackets(name);
    const char *mouse = tigetstr("kmous");
    uses_mouse = options.uses_mouse && mouse && mouse != (char *)-1;
    ct_save_signals();
    if (!newterm(name, output, stdin)) return ct_outcome_unknown;
    ct_choose_colours(options.uses_colour);
    return ct_outcome_opened;
}

ct_outcome ct_open(ct_options options) {
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO)) return ct_outcome_not_terminal;
    if (!open_descriptors()) return ct_outcome_failed;
    ct_outcome outcome = open_screen(options);
    if (outcome != ct_outcome_opened) return outcome;
    prepare_farewell();
    ct_arm_farewell();
    ct_handle_crashes();
    ct_handle_signals();
    choose_modes();
    enter_first();
    ct_capture_standard_error();
    is_open = true;
    return ct_outcome_opened;
}

void ct_close(void) {
    if (!is_open) return;
    is_open = false;
    if (ct_disarm_farewell() && !is_in_background()) leave();
    ct_release_standard_error();
    ct_release_signals();
    ct_release_crashes();
}

void ct_stop(void) {
    if (!ct_disarm_farewell()) return;
    leave();
    ct_stop_by_default();
    if (ct_is_ending()) return;
    ct_arm_farewell();
    enter_again();
}

void ct_take_again(void) {
    enter_again();
}

bool ct_send_frame(void) {
    const char *bytes;
    ct_begin_capture();
    wnoutrefresh(stdscr);
    doupdate();
    size_t count = ct_end_capture(is_synchronised ? begin_frame : "", is_synchronised ? end_frame : "", &bytes);
    return count == 0 || ct_write_all(terminal, bytes, count);
}

const char *ct_key_bytes(const char *capability) {
    const char *bytes = tigetstr(capability);
    return bytes == (char *)-1 ? NULL : bytes;
}
