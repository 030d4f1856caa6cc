/* The palette is never redefined: after a crash it would stay so. */
#define NCURSES_WIDECHAR 1
#include "parts.h"

#include "CTerminal.h"

#include <curses.h>

static int colours;
static bool has_default_colours;

void ct_choose_colours(bool uses_colour) {
    colours = 0;
    if (!uses_colour || !has_colors() || start_color() != OK) return;
    colours = COLORS >= 256 ? 256 : COLORS >= 8 ? 8 : 0;
    has_default_colours = use_default_colors() == OK;
}

int ct_colour_count(void) {
    return colours;
}

int ct_last_pair(void) {
    return ct_colour_count() > 0 ? COLOR_PAIRS - 1 : 0;
}

/* Where the terminal cannot name its own colours, they are white on black. */
void ct_define_pair(int number, int foreground, int background) {
    if (!has_default_colours && foreground < 0) foreground = COLOR_WHITE;
    if (!has_default_colours && background < 0) background = COLOR_BLACK;
    init_extended_pair(number, foreground, background);
}
