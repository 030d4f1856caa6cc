/* What the parts of this target tell one another. */
#ifndef CT_PARTS_H
#define CT_PARTS_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

/* restore.c: what to do to leave the terminal clean from within a signal handler. */
void ct_set_farewell(int tty, const struct termios *modes);
void ct_add_to_farewell(const char *terminfo_string);
void ct_arm_farewell(void);
bool ct_disarm_farewell(void);
void ct_restore_at_once(void);

/* colours.c */
void ct_choose_colours(bool uses_colour);

/* writing.c */
bool ct_write_all(int descriptor, const char *bytes, size_t count);
void ct_write_if_it_moves(int descriptor, const char *bytes, size_t count);

/* capture.c: collects what ncurses writes. */
bool ct_open_capture(int tty, int output);
void ct_begin_capture(void);
size_t ct_end_capture(const char *before, const char *after, const char **bytes);

/* signals.c */
bool ct_open_wake_pipe(void);
void ct_save_signals(void);
void ct_handle_signals(void);
void ct_release_signals(void);
void ct_stop_by_default(void);

/* crash.c */
void ct_handle_crashes(void);
void ct_release_crashes(void);

/* standard_error.c */
bool ct_capture_standard_error(void);
void ct_release_standard_error(void);

#endif
