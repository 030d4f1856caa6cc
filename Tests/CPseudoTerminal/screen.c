/* libvterm's bit fields and unions do not reach Swift. */
#include "CPseudoTerminal.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct cp_screen {
    VTerm *terminal;
    VTermScreen *screen;
    bool shows_cursor, is_alternate, wants_mouse;
};

static int set_property(VTermProp property, VTermValue *value, void *user) {
    cp_screen *screen = user;
    switch (property) {
    case VTERM_PROP_CURSORVISIBLE: screen->shows_cursor = value->boolean; break;
    case VTERM_PROP_ALTSCREEN: screen->is_alternate = value->boolean; break;
    case VTERM_PROP_MOUSE: screen->wants_mouse = value->number != VTERM_PROP_MOUSE_NONE; break;
    default: break;
    }
    return 1;
}

static const VTermScreenCallbacks callbacks = {.settermprop = set_property};

cp_screen *cp_screen_new(int columns, int rows) {
    cp_screen *screen = calloc(1, sizeof *screen);
    if (!screen) return NULL;
    screen->terminal = vterm_new(rows, columns);
    vterm_set_utf8(screen->terminal, 1);
    screen->screen = vterm_obtain_screen(screen->terminal);
    vterm_screen_set_callbacks(screen->screen, &callbacks, screen);
    vterm_screen_enable_altscreen(screen->screen, 1);
    vterm_screen_reset(screen->screen, 1);
    return screen;
}

void cp_screen_free(cp_screen *screen) {
    vterm_free(screen->terminal);
    free(screen);
}

void cp_screen_feed(cp_screen *screen, const uint8_t *bytes, size_t count) {
    vterm_input_write(screen->terminal, (const char *)bytes, count);
}

void cp_screen_resize(cp_screen *screen, int columns, int rows) {
    vterm_set_size(screen->terminal, rows, columns);
}

static int32_t colour(const VTermColor *colour) {
    if (VTERM_COLOR_IS_DEFAULT_FG(colour) || VTERM_COLOR_IS_DEFAULT_BG(colour)) return -1;
    if (VTERM_COLOR_IS_INDEXED(colour)) return colour->indexed.idx;
    return 1 << 24 | colour->rgb.red << 16 | colour->rgb.green << 8 | colour->rgb.blue;
}

static uint8_t attributes(VTermScreenCellAttrs attrs) {
    return (uint8_t)(attrs.bold | attrs.reverse << 2 | (attrs.underline != 0) << 3 | attrs.italic << 4
                     | attrs.blink << 5 | attrs.strike << 6);
}

cp_cell cp_screen_cell(const cp_screen *screen, int column, int row) {
    VTermScreenCell cell = {0};
    cp_cell result = {0};
    vterm_screen_get_cell(screen->screen, (VTermPos){.row = row, .col = column}, &cell);
    memcpy(result.scalars, cell.chars, sizeof result.scalars);
    result.foreground = colour(&cell.fg);
    result.background = colour(&cell.bg);
    result.width = (uint8_t)cell.width;
    result.attributes = attributes(cell.attrs);
    return result;
}

bool cp_screen_shows_cursor(const cp_screen *screen) {
    return screen->shows_cursor;
}

bool cp_screen_is_alternate(const cp_screen *screen) {
    return screen->is_alternate;
}

bool cp_screen_wants_mouse(const cp_screen *screen) {
    return screen->wants_mouse;
}
