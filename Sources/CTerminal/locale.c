#define _GNU_SOURCE
#include "CTerminal.h"

#include <langinfo.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <wchar.h>

/* The locale's name as the C library looks it up. */
static const char *wanted_locale(void) {
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    for (int i = 0; i < 3; i++) {
        const char *value = getenv(names[i]);
        if (value && *value) return value;
    }
    return "C";
}

void ct_set_locale(void) {
    if (setlocale(LC_CTYPE, "")) return;
    const char *wanted = wanted_locale();
    const char *codeset = strchr(wanted, '.');
    bool names_unicode = codeset && (!strncasecmp(codeset, ".UTF-8", 6) || !strncasecmp(codeset, ".utf8", 5));
    setlocale(LC_CTYPE, names_unicode ? "C.UTF-8" : "C");
}

bool ct_is_unicode(void) {
    return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

bool ct_can_show(uint32_t scalar) {
    return wcwidth((wchar_t)scalar) > 0;
}
