/* Cells on their way into the next frame. */
#define _GNU_SOURCE
#define NCURSES_WIDECHAR 1
#include "CTerminal.h"

#include <curses.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

bool ct_measure(int *columns, int *rows) {
    struct winsize size;
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

void ct_fit(int columns, int rows) {
    if (columns != COLS || rows != LINES) resizeterm(rows, columns);
    clearok(curscr, TRUE);
}

static attr_t attributes_of(const ct_cell *cell) {
    attr_t attributes = A_NORMAL;
    if (cell->attributes & 1) attributes |= A_BOLD;
    if (cell->attributes & 2) attributes |= A_DIM;
    if (cell->attributes & 4) attributes |= A_REVERSE;
    if (cell->attributes & 8) attributes |= A_UNDERLINE;
    return attributes;
}

/* Makes one cell of ncurses of an entry and the combining ones after it; the number of entries used. */
static size_t convert(const ct_cell *cells, size_t count, cchar_t *result) {
    wchar_t text[CCHARW_MAX + 1] = {(wchar_t)cells[0].scalar};
    size_t used = 1, length = 1;
    for (; used < count && cells[used].is_combining; used++) {
        if (length < CCHARW_MAX) text[length++] = (wchar_t)cells[used].scalar;
    }
    int pair = cells[0].pair;
    setcchar(result, text, attributes_of(cells), 0, &pair);
    return used;
}

void ct_put(int row, int column, const ct_cell *cells, size_t count) {
    static cchar_t *line;
    static size_t capacity;
    if (row >= LINES || column >= COLS || count == 0) return;
    if (count > capacity) {
        cchar_t *larger = realloc(line, count * sizeof *larger);
        if (!larger) return;
        line = larger;
        capacity = count;
    }
    size_t length = 0;
    for (size_t used = 0; used < count; length++) used += convert(cells + used, count - used, &line[length]);
    mvwadd_wchnstr(stdscr, row, column, line, (int)length);
}
