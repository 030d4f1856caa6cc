/* The width that ncurses gives a character; the header that declares it hides it from Swift. */
#ifndef CWIDTH_H
#define CWIDTH_H

#include <stdint.h>

/* Cells that a character takes in the current locale; -1 where it cannot be printed. */
int cw_width(uint32_t scalar);

#endif
