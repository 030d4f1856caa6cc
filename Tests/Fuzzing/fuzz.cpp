// Gives the scanner bytes that libFuzzer makes up, and checks what every caller relies on. See Scripts/fuzz.
#include <CRecordScanner.h>

#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <memory>

static void require(bool condition) {
    if (!condition) abort();
}

static bool equal(const crs_row &one, const crs_row &other) {
    return one.instant == other.instant && one.id.high == other.id.high && one.id.low == other.id.low
        && one.hash == other.hash && one.line == other.line && one.column == other.column
        && one.offset == other.offset && one.length == other.length && one.time_took == other.time_took
        && one.minutes_east == other.minutes_east && one.asked == other.asked && one.is_correct == other.is_correct
        && one.has_id == other.has_id && one.direction == other.direction && one.choices == other.choices
        && one.root == other.root && one.replays == other.replays && one.tries_count == other.tries_count
        && std::memcmp(one.tries, other.tries, CRS_TRIES) == 0;
}

/// The quick way for usual lines must give what the reader of all lines gives.
static void compare(const crs_result &one, const crs_result &other) {
    require(one.row_count == other.row_count && one.fault_count == other.fault_count);
    require(one.consumed == other.consumed && one.line_count == other.line_count);
    require(one.has_ids == other.has_ids && one.ids_grow == other.ids_grow);
    for (size_t place = 0; place < one.row_count; place++) require(equal(one.rows[place], other.rows[place]));
    for (size_t place = 0; place < one.fault_count; place++) {
        const crs_fault &fault = one.faults[place], &same = other.faults[place];
        require(fault.line == same.line && fault.column == same.column);
        require(fault.kind == same.kind && fault.field == same.field);
    }
}

static void check(const crs_result &result, size_t length, bool atEnd) {
    require(result.consumed <= length);
    require(!atEnd || result.consumed == length);
    uint32_t line = 1;
    for (size_t place = 0; place < result.row_count; place++) {
        const crs_row &row = result.rows[place];
        require(size_t{row.offset} + row.length <= length && row.length > 0);
        require(row.line >= line && row.column > 0);
        require(row.asked <= 24 && row.tries_count <= CRS_TRIES && row.direction <= 3);
        for (int entry = 0; entry < row.tries_count; entry++) {
            require(row.tries[entry] <= 24 || row.tries[entry] == CRS_UNREADABLE);
        }
        line = row.line;
    }
    for (size_t place = 0; place < result.fault_count; place++) {
        require(result.faults[place].kind >= CRS_BROKEN_JSON && result.faults[place].kind <= CRS_LATE_DATE);
        require(result.faults[place].line > 0);
    }
}

/// The first byte chooses shape and flags, the second where the bytes are cut in two.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < 2) return 0;
    static crs_scanner *scanner = crs_create();
    static crs_scanner *general = crs_create();
    crs_shape shape = data[0] & 1 ? CRS_ARRAY : CRS_LINES;
    int flags = data[0] & 2 ? CRS_HASH : 0;
    size_t length = size - 2;
    size_t start = 0;
    crs_begin(scanner, shape);
    crs_begin(general, shape);
    // From 1997 on, so that some dates are judged.
    crs_judge_days(scanner, data[0] & 4 ? 10000 : INT64_MIN, data[0] & 4 ? 20000 : INT64_MAX);
    crs_judge_days(general, data[0] & 4 ? 10000 : INT64_MIN, data[0] & 4 ? 20000 : INT64_MAX);
    for (size_t end : {length * data[1] / 256, length}) {
        // Exactly so much memory as is promised, so that reading beyond it is found.
        std::unique_ptr<char[]> bytes(new char[end - start + CRS_PADDING]());
        if (end > start) std::memcpy(bytes.get(), data + 2 + start, end - start);
        crs_result result;
        bool atEnd = end == length;
        require(crs_scan(scanner, bytes.get(), end - start, flags | (atEnd ? CRS_AT_END : 0), &result));
        check(result, end - start, atEnd);
        crs_result slow;
        require(crs_scan(
            general, bytes.get(), end - start, flags | CRS_GENERAL | (atEnd ? CRS_AT_END : 0), &slow));
        compare(result, slow);
        crs_is_array(bytes.get(), end - start);
        crs_is_utf16(bytes.get(), end - start);
        start += result.consumed;
        if (atEnd) break;
    }
    return 0;
}
