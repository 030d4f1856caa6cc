#include "include/CRecordScanner.h"

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

size_t crs_first_significant(const char *bytes, size_t length) { return crs::leadingStuffing({bytes, length}); }
