/* A pseudo-terminal with a program in it, and a screen (libvterm) that reads what the program writes. */
#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* The modes of a terminal that a program changes. */
typedef struct {
    uint32_t input, output, control, local;
} cp_modes;

/* Opens a master of a size and names its slave; -1 with errno. */
int cp_open(int columns, int rows, char *_Nonnull slave, size_t size);
void cp_resize(int master, int columns, int rows);
cp_modes cp_modes_of(int master);

/* Starts a program with the slave as its controlling terminal, default signals and no other descriptors.
   A file given for input, output or errors stands in place of the terminal there. The process, or -1 with errno. */
pid_t cp_start(const char *_Nonnull slave, char *_Nullable const *_Nonnull arguments,
               char *_Nullable const *_Nonnull environment, const char *_Nullable input,
               const char *_Nullable output, const char *_Nullable errors);

/* Whether the process has ended; then its exit code, or its signal as a negative number. */
bool cp_has_ended(pid_t process, int *_Nonnull status);

typedef struct cp_screen cp_screen;

/* A colour: -1 the terminal's own, 0 to 255 of the palette, from 2^24 on red, green, blue. */
typedef struct {
    uint32_t scalars[6];
    int32_t foreground, background;
    uint8_t width;
    uint8_t attributes; /* 1 bold, 4 reverse, 8 underline, 16 italic, 32 blink, 64 struck; libvterm knows no dim */
} cp_cell;

cp_screen *_Nullable cp_screen_new(int columns, int rows);
void cp_screen_free(cp_screen *_Nonnull screen);
void cp_screen_feed(cp_screen *_Nonnull screen, const uint8_t *_Nonnull bytes, size_t count);
void cp_screen_resize(cp_screen *_Nonnull screen, int columns, int rows);
cp_cell cp_screen_cell(const cp_screen *_Nonnull screen, int column, int row);
bool cp_screen_shows_cursor(const cp_screen *_Nonnull screen);
bool cp_screen_is_alternate(const cp_screen *_Nonnull screen);
bool cp_screen_wants_mouse(const cp_screen *_Nonnull screen);

#endif
