#include "include/CRecordScanner.h"

#include <malloc.h>

#include "Identity.h"
#include "Scanner.h"

crs_scanner *crs_create(void) {
    try {
        auto scanner = new crs_scanner;
        if (scanner->prepare()) return scanner;
        delete scanner;
    } catch (...) {
    }
    return nullptr;
}

void crs_destroy(crs_scanner *scanner) { delete scanner; }

void crs_begin(crs_scanner *scanner, crs_shape shape) { scanner->begin(shape); }

void crs_be_strict(crs_scanner *scanner) { scanner->beStrict(); }

void crs_judge_days(crs_scanner *scanner, int64_t first, int64_t last) { scanner->judgeDays(first, last); }

bool crs_scan(crs_scanner *scanner, const char *bytes, size_t length, int flags, crs_result *result) {
    try {
        scanner->scan({bytes, length}, flags, *result);
        return true;
    } catch (...) {
        // Only memory can have run out: nothing else here throws.
        return false;
    }
}

bool crs_is_utf16(const char *bytes, size_t length) {
    if (length < 2) return false;
    auto first = static_cast<unsigned char>(bytes[0]);
    auto second = static_cast<unsigned char>(bytes[1]);
    if ((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)) return true;
    if (length < 4) return false;
    bool littleEndian = bytes[0] && !bytes[1] && bytes[2] && !bytes[3];
    bool bigEndian = !bytes[0] && bytes[1] && !bytes[2] && bytes[3];
    return littleEndian || bigEndian;
}

/// Tells whether a line ends with `}` and the next one starts with `{`, which no whole array has.
static bool hasRecordLines(crs::Text text) {
    for (size_t place = 0; place + 1 < text.length; place++) {
        if (text[place] != '}') continue;
        size_t next = place + 1;
        if (text[next] == '\r') next += 1;
        if (next + 1 < text.length && text[next] == '\n' && text[next + 1] == '{') return true;
    }
    return false;
}

bool crs_is_array(const char *bytes, size_t length) {
    crs::Text text{bytes, length};
    if (length == 0 || text[0] != '[') return false;
    size_t next = 1 + crs::leadingStuffing(text.from(1));
    bool startsWell = next >= length || text[next] == '{' || text[next] == ']';
    return startsWell || !hasRecordLines(text);
}

size_t crs_first_significant(const char *bytes, size_t length) { return crs::leadingStuffing({bytes, length}); }

void crs_release_memory(void) { malloc_trim(0); }

crs_id crs_read_id(const char *bytes, size_t length) { return crs::readID({bytes, length}); }

uint64_t crs_hash(const char *bytes, size_t length, uint64_t seed) { return crs::hash({bytes, length}, seed); }
