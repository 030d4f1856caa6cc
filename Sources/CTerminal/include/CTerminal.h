/* What only C can do for the terminal: signals, restoring it after a crash, ncurses with its macros,
   and one write a frame. One terminal a process; all but ct_wake and ct_die belong to the main thread. */
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    bool is_synchronised; /* bracket each frame with mode 2026, where the terminal is not too old for it */
    bool uses_mouse;
    bool uses_colour;
} ct_options;

typedef enum __attribute__((enum_extensibility(closed))) {
    ct_outcome_opened,
    ct_outcome_not_terminal,
    ct_outcome_unknown,   /* no terminfo entry for TERM */
    ct_outcome_incapable, /* it cannot place the cursor */
    ct_outcome_failed,     /* see errno */
} ct_outcome;

/* One scalar for the screen; a combining one joins the cell that the entry before it began. */
typedef struct {
    uint32_t scalar;
    int32_t pair;
    uint8_t attributes; /* 1 bold, 2 dim, 4 reverse, 8 underline */
    bool is_combining;
} ct_cell;

/* Takes the locale from the environment; where it is not installed but names UTF-8, C.UTF-8. */
void ct_set_locale(void);

/* Whether the locale's characters are UTF-8. */
bool ct_is_unicode(void);

/* Whether the locale can print a character that takes room. */
bool ct_can_show(uint32_t scalar);

ct_outcome ct_open(ct_options options);

/* Restores the terminal, the signals and standard error; does nothing when closed already. */
void ct_close(void);

/* Whether a signal has asked for the end since the news were taken last. */
bool ct_is_ending(void);

/* Leaves the screen to the shell, stops the process, and takes the screen again when it is continued. */
void ct_stop(void);

/* Takes the screen again with unknown contents, after someone else has stopped and continued the process. */
void ct_take_again(void);

/* Colours that can be shown: 0, 8 or 256. */
int ct_colour_count(void);

/* The highest number that ct_define_pair takes. */
int ct_last_pair(void);

/* Gives a pair of colours to a number from 1 on; -1 is the terminal's own colour. */
void ct_define_pair(int number, int foreground, int background);

/* Asks for the window's size; false where it is not known. */
bool ct_measure(int *_Nonnull columns, int *_Nonnull rows);

/* Lays the screen out for a size, whatever LINES and COLUMNS say; the next frame paints all of it. */
void ct_fit(int columns, int rows);

/* Puts cells into a row of the next frame, from a column on; whatever does not fit is cut off. */
void ct_put(int row, int column, const ct_cell *_Nonnull cells, size_t count);

/* Sends what has changed since the last frame with one write; false where a part of it was not sent. */
bool ct_send_frame(void);

/* The terminal's bytes for a key by its terminfo name, or nothing. */
const char *_Nullable ct_key_bytes(const char *_Nonnull capability);

/* The next frame cannot be shown: the terminal has gone. */
bool ct_is_lost(void);
void ct_set_lost(void);

/* Becomes readable with every signal and every ct_wake. */
int ct_wake_descriptor(void);

/* What has come since the last time it was asked; asking forgets it. */
typedef struct {
    int ending_signal; /* 0: none */
    bool is_resized;
    bool is_stopping;
    bool is_continued;
    bool is_woken;
} ct_news;
ct_news ct_take_news(void);

/* Makes a waiting main thread return; from any thread, at any time. */
void ct_wake(void);

/* Dies by a signal with its default action, so that the parent sees it. */
_Noreturn void ct_die(int number);

/* What libraries wrote to standard error can be read here while the terminal is open; else -1. */
int ct_standard_error_descriptor(void);

/* Reads captured standard error and keeps it for the end; 0 at its end, -1 where there is none now. */
ptrdiff_t ct_read_standard_error(char *_Nonnull buffer, size_t size);

/* Waits until one of the descriptors (-1: left out) can be read, or for so many nanoseconds (-1: for ever).
   A bit a descriptor: 1, 2, 4 can be read; 8 the first one hung up. */
int ct_wait(int first, int second, int third, int64_t nanoseconds);

#endif
