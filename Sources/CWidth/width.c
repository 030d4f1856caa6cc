#define _XOPEN_SOURCE 700
#include "CWidth.h"

#include <wchar.h>

int cw_width(uint32_t scalar) {
    return wcwidth((wchar_t)scalar);
}
