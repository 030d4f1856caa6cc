#include "UsualLine.h"

#include <cstring>

#include "Instant.h"
#include "Words.h"

namespace crs {

namespace {

/// No usual line is longer, and so many bytes are readable from its start.
constexpr size_t longest = 512;

/// Passes fixed bytes.
template <size_t size> bool skips(const char *&bytes, const char (&letters)[size]) {
    if (std::memcmp(bytes, letters, size - 1) != 0) return false;
    bytes += size - 1;
    return true;
}

unsigned digit(const char *bytes) { return static_cast<unsigned char>(*bytes) - unsigned{'0'}; }

/// Reads a number as JSON has it, of at most so many digits; more of them, or none, fail.
bool readNumber(const char *&bytes, int most, uint64_t &number) {
    number = digit(bytes);
    if (number > 9) return false;
    const char *next = bytes + 1;
    const char *limit = bytes + most;
    // Behind a 0 nothing may follow.
    for (bool mayGoOn = number != 0; mayGoOn && next < limit && digit(next) <= 9; next++) {
        number = number * 10 + digit(next);
    }
    bytes = next;
    return digit(next) > 9;
}

/// Reads semitones, 0 to 24.
bool readSemitones(const char *&bytes, uint8_t &semitones) {
    uint64_t number;
    if (!readNumber(bytes, 2, number) || number > 24) return false;
    semitones = static_cast<uint8_t>(number);
    return true;
}

bool readID(const char *&bytes, crs_row &row) {
    if (bytes[8] != '-' || bytes[13] != '-' || bytes[18] != '-' || bytes[23] != '-') return false;
    uint64_t wrong = 0;
    uint64_t first = readHex(load8(bytes), wrong);
    uint64_t second = readHex(load4(bytes + 9) | load4(bytes + 14) << 32, wrong);
    uint64_t third = readHex(load4(bytes + 19) | load4(bytes + 24) << 32, wrong);
    uint64_t fourth = readHex(load8(bytes + 28), wrong);
    row.id = {first << 32 | second, third << 32 | fourth};
    row.has_id = true;
    bytes += 36;
    return wrong == 0;
}

bool readTries(const char *&bytes, crs_row &row) {
    do {
        if (row.tries_count == CRS_TRIES || !readSemitones(bytes, row.tries[row.tries_count])) return false;
        row.tries_count += 1;
    } while (skips(bytes, ","));
    return skips(bytes, "]");
}

bool readIsCorrect(const char *&bytes, crs_row &row) {
    row.is_correct = skips(bytes, "true");
    return row.is_correct || skips(bytes, "false");
}

bool readDirection(const char *&bytes, crs_row &row) {
    if (skips(bytes, "ascending\"")) {
        row.direction = 0;
    } else if (skips(bytes, "descending\"")) {
        row.direction = 1;
    } else if (skips(bytes, "harmonic\"")) {
        row.direction = 2;
    } else {
        return false;
    }
    return true;
}

/// Reads what may follow `isCorrect`.
bool readRest(const char *&bytes, crs_row &row) {
    uint64_t number;
    if (skips(bytes, ",\"timeTook\":")) {
        if (!readNumber(bytes, 10, number) || number > UINT32_MAX) return false;
        row.time_took = static_cast<uint32_t>(number);
    }
    if (skips(bytes, ",\"direction\":\"") && !readDirection(bytes, row)) return false;
    if (skips(bytes, ",\"root\":")) {
        if (!readNumber(bytes, 3, number) || number > 127) return false;
        row.root = static_cast<int8_t>(number);
    }
    if (skips(bytes, ",\"choices\":")) {
        if (!readNumber(bytes, 3, number) || number < 1 || number > 255) return false;
        row.choices = static_cast<uint8_t>(number);
    }
    if (skips(bytes, ",\"replays\":")) {
        if (!readNumber(bytes, 18, number)) return false;
        row.replays = static_cast<int64_t>(number);
    }
    return true;
}

/// The value of two digits that stand at a byte of a word of digits' values.
unsigned two(uint64_t values, int byte) { return (values >> 8 * byte & 15) * 10 + (values >> 8 * (byte + 1) & 15); }

/// Takes the digits out of bytes that have a fixed form: `form` is the bytes with 0 for each digit, `bounds` has
/// 118 (128 - 10) for a digit and 127 (128 - 1) for any other byte.
uint64_t digits(uint64_t bytes, uint64_t form, uint64_t bounds, uint64_t &wrong) {
    uint64_t values = bytes ^ form;
    wrong |= ((values + bounds) | values) & everyByte(128);
    return values;
}

constexpr uint64_t word(const char (&letters)[9]) {
    uint64_t word = 0;
    for (int place = 7; place >= 0; place--) word = word << 8 | static_cast<unsigned char>(letters[place]);
    return word;
}

}  // namespace

size_t UsualLine::read(Text text, crs_row &row) {
    if (text.length < longest) return readLast(text, row);
    const char *end = readLine(text.bytes, row);
    return end == nullptr ? 0 : static_cast<size_t>(end - text.bytes);
}

/// What follows the buffer could go on as the line does; NULs, which follow this copy, do not.
size_t UsualLine::readLast(Text text, crs_row &row) {
    char copy[longest] = {};
    std::memcpy(copy, text.bytes, text.length);
    const char *end = readLine(copy, row);
    return end == nullptr ? 0 : static_cast<size_t>(end - copy);
}

/// Returns the place of the newline, or NULL.
const char *UsualLine::readLine(const char *bytes, crs_row &row) {
    if (!skips(bytes, "{\"v\":1,\"id\":\"") || !readID(bytes, row)) return nullptr;
    if (skips(bytes, "\",\"date\":\"")) {
        if (!readDate(bytes, row)) return nullptr;
        bytes += 29;
    }
    if (!skips(bytes, "\",\"correctAnswer\":") || !readSemitones(bytes, row.asked)) return nullptr;
    if (skips(bytes, ",\"triedAnswers\":[") && !readTries(bytes, row)) return nullptr;
    if (!skips(bytes, ",\"isCorrect\":") || !readIsCorrect(bytes, row)) return nullptr;
    if (!readRest(bytes, row)) return nullptr;
    return skips(bytes, "}\n") ? bytes - 1 : nullptr;
}

/// Reads `2026-11-24T19:03:12.481+01:00`.
bool UsualLine::readDate(const char *bytes, crs_row &row) {
    if (load8(bytes) != dayStart || load4(bytes + 7) != dayEnd) {
        Instant instant;
        if (bytes[10] != 'T' || !readInstant({bytes, 29}, instant)) return false;
        int64_t local = instant.milliseconds + int64_t{instant.minutesEast} * 60000;
        int64_t time = (local % 86400000 + 86400000) % 86400000;
        midnight = local - time;
        dayStart = load8(bytes);
        dayEnd = load4(bytes + 7);
    }
    uint64_t wrong = 0;
    uint64_t clock = digits(load8(bytes + 11), word("00:00:00"), word("vv\x7Fvv\x7Fvv"), wrong);
    uint64_t rest = digits(load4(bytes + 19) | load4(bytes + 25) << 32, word(".0000:00"), word("\x7Fvvvv\x7Fvv"), wrong);
    unsigned tens = digit(bytes + 24);
    char sign = bytes[23];
    unsigned hour = two(clock, 0), minute = two(clock, 3), second = two(clock, 6);
    unsigned offsetHour = tens * 10 + (rest >> 32 & 15), offsetMinute = two(rest, 6);
    bool isUsual = wrong == 0 && tens <= 2 && (sign == '+' || sign == '-') && hour <= 23 && minute <= 59
        && second <= 59 && offsetHour <= 23 && offsetMinute <= 59;
    if (!isUsual) return false;
    unsigned fraction = (rest >> 8 & 15) * 100 + two(rest, 2);
    int offset = static_cast<int>(offsetHour * 60 + offsetMinute);
    if (sign == '-') offset = -offset;
    row.minutes_east = static_cast<int16_t>(offset);
    row.instant = midnight + ((int64_t{hour} * 60 + minute - offset) * 60 + second) * 1000 + fraction;
    return true;
}

}  // namespace crs
