#include "Instant.h"

namespace crs {

namespace {

/// Reads from left to right; once something is not as expected it stays failed.
struct Reader {
    Text text;
    size_t place = 0;
    bool failed = false;

    bool atEnd() const { return place >= text.length; }

    int number(size_t digits) {
        if (text.length - place < digits) {
            failed = true;
            return 0;
        }
        int value = 0;
        for (size_t count = 0; count < digits; count++) {
            unsigned digit = text[place + count] - unsigned{'0'};
            failed |= digit > 9;
            value = value * 10 + static_cast<int>(digit);
        }
        place += digits;
        return value;
    }

    bool skips(char byte) {
        if (atEnd() || text.bytes[place] != byte) return false;
        place += 1;
        return true;
    }

    void expect(bool condition) {
        if (!condition) failed = true;
    }
};

int daysIn(int month, int year) {
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    bool isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && isLeap ? 29 : days[month - 1];
}

/// Days since 1970-01-01. Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
int64_t dayNumber(int year, int month, int day) {
    int shifted = month <= 2 ? year - 1 : year;
    int era = shifted / 400;
    int yearOfEra = shifted - era * 400;
    int dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
    int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return int64_t{era} * 146097 + dayOfEra - 719468;
}

int64_t readDay(Reader &reader) {
    int year = reader.number(4);
    reader.expect(reader.skips('-'));
    int month = reader.number(2);
    reader.expect(reader.skips('-'));
    int day = reader.number(2);
    reader.expect(year >= 1 && month >= 1 && month <= 12);
    if (reader.failed || day < 1 || day > daysIn(month, year)) {
        reader.failed = true;
        return 0;
    }
    return dayNumber(year, month, day);
}

int readFraction(Reader &reader) {
    if (!reader.skips('.')) return 0;
    int milliseconds = 0;
    int weight = 100;
    do {
        milliseconds += reader.number(1) * weight;
        weight /= 10;
    } while (!reader.atEnd() && reader.text[reader.place] >= '0' && reader.text[reader.place] <= '9');
    return milliseconds;
}

int64_t readTimeOfDay(Reader &reader) {
    int hour = reader.number(2);
    reader.expect(reader.skips(':'));
    int minute = reader.number(2);
    reader.expect(reader.skips(':'));
    int second = reader.number(2);
    int fraction = readFraction(reader);
    reader.expect(hour <= 23 && minute <= 59 && second <= 60);
    // A leap second has no millisecond of its own in this count.
    if (second == 60) {
        second = 59;
        fraction = 999;
    }
    return ((int64_t{hour} * 60 + minute) * 60 + second) * 1000 + fraction;
}

int16_t readOffset(Reader &reader) {
    if (reader.atEnd() || reader.skips('Z') || reader.skips('z')) return 0;
    bool isWest = reader.skips('-');
    reader.expect(isWest || reader.skips('+'));
    int hours = reader.number(2);
    reader.skips(':');
    int minutes = reader.number(2);
    reader.expect(hours <= 23 && minutes <= 59);
    int sum = hours * 60 + minutes;
    return static_cast<int16_t>(isWest ? -sum : sum);
}

/// Reads the form that Earwheel writes, `2026-11-24T19:03:12.481+01:00`, in one go; anything else is left to
/// the reader of all forms.
bool readUsual(Text text, Instant &instant) {
    if (text.length != 29) return false;
    const char *bytes = text.bytes;
    if (bytes[4] != '-' || bytes[7] != '-' || bytes[10] != 'T' || bytes[13] != ':' || bytes[16] != ':'
        || bytes[19] != '.' || bytes[26] != ':' || (bytes[23] != '+' && bytes[23] != '-')) {
        return false;
    }
    unsigned wrong = 0;
    auto two = [&](int place) {
        unsigned tens = bytes[place] - unsigned{'0'};
        unsigned ones = bytes[place + 1] - unsigned{'0'};
        wrong |= (tens > 9) | (ones > 9);
        return static_cast<int>(tens * 10 + ones);
    };
    int year = two(0) * 100 + two(2), month = two(5), day = two(8);
    int hour = two(11), minute = two(14), second = two(17);
    int fraction = two(20) * 10 + two(21) % 10;
    int offset = two(24) * 60 + two(27);
    bool isInRange = year >= 1 && month >= 1 && month <= 12 && hour <= 23 && minute <= 59 && second <= 59
        && two(24) <= 23 && two(27) <= 59;
    if (wrong || !isInRange || day < 1 || day > daysIn(month, year)) return false;
    instant.minutesEast = static_cast<int16_t>(bytes[23] == '-' ? -offset : offset);
    int64_t seconds = (int64_t{hour} * 60 + minute - instant.minutesEast) * 60 + second;
    instant.milliseconds = dayNumber(year, month, day) * 86400000 + seconds * 1000 + fraction;
    return true;
}

}  // namespace

bool readInstant(Text text, Instant &instant) {
    if (readUsual(text, instant)) return true;
    Reader reader{text};
    int64_t day = readDay(reader);
    reader.expect(reader.skips('T') || reader.skips('t') || reader.skips(' '));
    int64_t time = readTimeOfDay(reader);
    instant.minutesEast = readOffset(reader);
    reader.expect(reader.place == text.length);
    instant.milliseconds = day * 86400000 + time - int64_t{instant.minutesEast} * 60000;
    return !reader.failed;
}

}  // namespace crs
