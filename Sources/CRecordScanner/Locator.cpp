#include "Locator.h"

#include <charconv>
#include <utility>

namespace crs {

/// Deeper values are refused by the parser, which says so itself.
static const size_t deepest = 64;

size_t Locator::breakingPlace() {
    blanks();
    if (!value(1, false)) return place;
    blanks();
    return place == text.length ? notFound : place;
}

size_t Locator::placeOfMember(size_t member, size_t element) {
    wantedMember = member;
    wantedElement = element;
    breakingPlace();
    return wantedPlace;
}

std::vector<Text> Locator::numbersBeyondRange() {
    collectsNumbers = true;
    breakingPlace();
    return std::move(numbers);
}

bool Locator::value(size_t depth, bool isWanted) {
    if (place >= text.length) return false;
    switch (text[place]) {
        case '{': return depth <= deepest && object(depth);
        case '[': return depth <= deepest && array(depth, isWanted);
        case '"': return string();
        case 't': return word("true");
        case 'f': return word("false");
        case 'n': return word("null");
        default: return number();
    }
}

bool Locator::object(size_t depth) {
    place += 1;
    blanks();
    if (skips('}')) return true;
    for (size_t member = 0;; member++) {
        if (!string()) return false;
        blanks();
        if (!skips(':')) return false;
        blanks();
        bool isWanted = depth == 1 && member == wantedMember;
        if (isWanted) wantedPlace = place;
        if (!value(depth + 1, isWanted)) return false;
        blanks();
        if (skips('}')) return true;
        if (!skips(',')) return false;
        blanks();
    }
}

bool Locator::array(size_t depth, bool isWanted) {
    place += 1;
    blanks();
    if (skips(']')) return true;
    for (size_t element = 0;; element++) {
        if (isWanted && element == wantedElement) wantedPlace = place;
        if (!value(depth + 1, false)) return false;
        blanks();
        if (skips(']')) return true;
        if (!skips(',')) return false;
        blanks();
    }
}

bool Locator::string() {
    if (!skips('"')) return false;
    while (place < text.length) {
        unsigned char byte = text[place];
        if (byte == '"') return skips('"');
        if (byte < 32) return false;
        if (byte == '\\' ? !escape() : !sequence()) return false;
    }
    return false;
}

bool Locator::escape() {
    size_t rest = text.length - place;
    if (rest < 2) {
        place = text.length;
        return false;
    }
    static const Text simple = {"\"\\/bfnrt", 8};
    for (size_t next = 0; next < simple.length; next++) {
        if (text[place + 1] != simple[next]) continue;
        place += 2;
        return true;
    }
    if (text[place + 1] != 'u') return false;
    for (size_t next = 2; next < 6; next++) {
        if (next >= rest) {
            place = text.length;
            return false;
        }
        unsigned char lower = text[place + next] | 32;
        bool isHex = (lower >= '0' && lower <= '9') || (lower >= 'a' && lower <= 'f');
        if (!isHex) return false;
    }
    place += 6;
    return true;
}

/// Passes one character of UTF-8. Source: Unicode, table 3-7 (well-formed byte sequences).
bool Locator::sequence() {
    unsigned char lead = text[place];
    if (lead < 0x80) {
        place += 1;
        return true;
    }
    size_t length = lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (length == 0) return false;
    unsigned char lowest = lead == 0xE0 ? 0xA0 : lead == 0xF0 ? 0x90 : 0x80;
    unsigned char highest = lead == 0xED ? 0x9F : lead == 0xF4 ? 0x8F : 0xBF;
    for (size_t next = 1; next < length; next++) {
        if (place + next >= text.length) {
            place = text.length;
            return false;
        }
        unsigned char byte = text[place + next];
        if (byte < lowest || byte > highest) return false;
        lowest = 0x80;
        highest = 0xBF;
    }
    place += length;
    return true;
}

/// Tells whether 64 bits, or a double, can hold a number.
static bool fits(Text number, bool isInteger) {
    const char *first = number.bytes;
    const char *last = first + number.length;
    double real = 0;
    int64_t negative = 0;
    uint64_t positive = 0;
    auto result = !isInteger ? std::from_chars(first, last, real)
        : *first == '-' ? std::from_chars(first, last, negative) : std::from_chars(first, last, positive);
    return result.ec == std::errc();
}

bool Locator::number() {
    size_t start = place;
    skips('-');
    if (!skips('0') && !digits()) return false;
    bool isInteger = true;
    if (skips('.')) {
        isInteger = false;
        if (!digits()) return false;
    }
    if (skips('e') || skips('E')) {
        isInteger = false;
        if (!skips('+')) skips('-');
        if (!digits()) return false;
    }
    Text number = text.from(start).upTo(place - start);
    if (collectsNumbers && !fits(number, isInteger)) numbers.push_back(number);
    return true;
}

bool Locator::digits() {
    size_t start = place;
    while (place < text.length && text[place] >= '0' && text[place] <= '9') place += 1;
    return place > start;
}

bool Locator::word(const char *letters) {
    for (; *letters != 0; letters++) {
        if (!skips(*letters)) return false;
    }
    return true;
}

void Locator::blanks() {
    while (place < text.length && isBlank(text[place])) place += 1;
}

bool Locator::skips(char byte) {
    if (place >= text.length || text.bytes[place] != byte) return false;
    place += 1;
    return true;
}

}  // namespace crs
