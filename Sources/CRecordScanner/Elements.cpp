#include <algorithm>

#include "Locator.h"
#include "Scanner.h"

using crs::isStuffing;
using crs::notFound;
using crs::Text;

/// Where an element ends: behind its closing brace or bracket, else at the comma or bracket that follows;
/// `notFound` if the text ends first.
static size_t endOfElement(Text text) {
    size_t depth = 0;
    bool inString = false;
    for (size_t place = 0; place < text.length; place++) {
        unsigned char byte = text[place];
        if (inString) {
            if (byte == '\\') place += 1;
            if (byte == '"') inString = false;
        } else if (byte == '"') {
            inString = true;
        } else if (byte == '{' || byte == '[') {
            depth += 1;
        } else if (depth == 0 && (byte == ',' || byte == ']')) {
            return place;
        } else if ((byte == '}' || byte == ']') && depth > 0) {
            depth -= 1;
            if (depth == 0) return place + 1;
        }
    }
    return notFound;
}

static size_t pastStuffing(Text text, size_t place) {
    while (place < text.length && isStuffing(text[place])) place += 1;
    return place;
}

/// Tells whether a new element begins behind a comma, whatever was before: a `{` follows, and a `}` comes
/// before the comma or a newline after it.
static bool isBoundary(Text text, size_t comma, size_t brace) {
    if (brace >= text.length || text[brace] != '{') return false;
    const char *end = text.bytes + brace;
    if (std::find(text.bytes + comma, end, '\n') != end) return true;
    size_t before = crs::trimmedLength(text.upTo(comma));
    return before > 0 && text[before - 1] == '}';
}

/// The first boundary from a place on; else `notFound`, and `resume` is where to go on once there is more text.
static size_t nextBoundary(Text text, size_t place, size_t &resume) {
    for (; place < text.length; place++) {
        if (text[place] != ',') continue;
        size_t brace = pastStuffing(text, place + 1);
        if (isBoundary(text, place, brace)) return place;
        if (brace >= text.length) break;
    }
    resume = place;
    return notFound;
}

void crs_scanner::scanElements() {
    if (mode == Mode::restOfLongElement) skipLongElement();
    while (mode != Mode::lines && mode != Mode::restOfLongElement && scanNext()) {}
}

/// Uses up one sign or element; false where the buffer does not hold it whole.
bool crs_scanner::scanNext() {
    bool isFirst = mode == Mode::beforeArray;
    place += isFirst ? crs::leadingStuffing(buffer.from(place)) : pastStuffing(buffer.from(place), 0);
    countTo(place);
    if (place >= buffer.length) {
        if (atEnd) {
            report(place, CRS_TORN);
            mode = Mode::lines;
        }
        return false;
    }
    char sign = buffer.bytes[place];
    if (isFirst) {
        mode = Mode::firstElement;
        place += 1;
    } else if (sign == ']') {
        closeArray();
    } else if (sign == ',') {
        if (mode != Mode::afterElement) report(place, CRS_BROKEN_JSON);
        mode = Mode::afterComma;
        place += 1;
    } else {
        return scanElement();
    }
    return true;
}

void crs_scanner::closeArray() {
    if (mode == Mode::afterComma) report(place, CRS_BROKEN_JSON);
    mode = Mode::lines;
    place += 1;
}

bool crs_scanner::scanElement() {
    size_t window = std::min(buffer.length - place, size_t{CRS_LONGEST} + 1);
    Text text = buffer.from(place).upTo(window);
    size_t end = endOfElement(text);
    simdjson::error_code error = simdjson::TAPE_ERROR;
    if (end != notFound) {
        Text element = text.upTo(crs::trimmedLength(text.upTo(end)));
        size_t known = faults.size();
        bool isWhole = scanObject(element, place, error, false) != Verdict::broken;
        if (isWhole && mode == Mode::afterElement && faults.size() == known) report(place, CRS_BROKEN_JSON);
        if (isWhole) {
            mode = Mode::afterElement;
            place += end;
            return true;
        }
    }
    return scanDamaged(window, end, error);
}

/// Finds the boundary after `place`, without looking twice at bytes that hold none.
size_t crs_scanner::findBoundary(Text text) {
    size_t resume = 0;
    size_t known = boundarySearched > place ? boundarySearched - place : 0;
    size_t boundary = nextBoundary(text, known, resume);
    boundarySearched = place + (boundary == notFound ? resume : boundary);
    return boundary;
}

/// Finds out how far the damage reaches; false where that needs bytes yet to come.
bool crs_scanner::scanDamaged(size_t window, size_t end, simdjson::error_code error) {
    Text text = buffer.from(place).upTo(window);
    size_t next = findBoundary(text);
    bool isLong = window > CRS_LONGEST;
    if (next == notFound && !atEnd && !isLong) return false;

    size_t reach = next != notFound ? next : end != notFound ? end : window;
    size_t breaking = crs::Locator(text.upTo(crs::trimmedLength(text.upTo(reach)))).breakingPlace();
    bool isEndless = next == notFound && end == notFound;
    crs_kind kind = isEndless ? (isLong ? CRS_TOO_LONG : CRS_TORN)
        : error == simdjson::UTF8_ERROR ? CRS_INVALID_UTF8
        : error == simdjson::DEPTH_ERROR ? CRS_TOO_DEEP : CRS_BROKEN_JSON;
    report(place + (breaking == notFound || (isEndless && isLong) ? 0 : breaking), kind);
    place += reach;
    mode = !isEndless ? Mode::afterElement : isLong ? Mode::restOfLongElement : Mode::lines;
    if (mode == Mode::restOfLongElement) skipLongElement();
    return true;
}

/// Drops bytes up to where the next element surely begins.
void crs_scanner::skipLongElement() {
    Text text = buffer.from(place);
    size_t next = findBoundary(text);
    if (next != notFound) {
        place += next;
        mode = Mode::afterElement;
        return;
    }
    size_t kept = text.length;
    while (kept > 0 && (isStuffing(text[kept - 1]) || text[kept - 1] == ',')) kept -= 1;
    bool mayGoOn = !atEnd && kept > 0 && text.length - kept < CRS_LONGEST;
    place += mayGoOn ? kept - 1 : text.length;
    if (atEnd) mode = Mode::lines;
}
