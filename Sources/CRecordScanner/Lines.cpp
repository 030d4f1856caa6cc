#include <algorithm>
#include <cstring>

#include "Locator.h"
#include "Scanner.h"

using crs::Text;

static const int mostCandidates = 64;

void crs_scanner::scanLines() {
    while (place < buffer.length) {
        if (usesUsual && scanUsualLine()) continue;
        const char *from = buffer.bytes + place;
        auto newline = static_cast<const char *>(std::memchr(from, '\n', buffer.length - place));
        bool isTerminated = newline != nullptr;
        size_t end = isTerminated ? static_cast<size_t>(newline - buffer.bytes) : buffer.length;
        bool isLong = end - place > CRS_LONGEST;
        if (!isTerminated && !isLong && !atEnd) return;
        scanLine(end, isTerminated);
        if (!isTerminated && !atEnd) mode = Mode::restOfLongLine;
    }
}

/// Uses up a line that is exactly as Earwheel writes it; false where it is not.
bool crs_scanner::scanUsualLine() {
    Text text = buffer.from(place);
    if (text[0] != '{') return false;
    addRow();
    size_t length = usual.read(text, rows.back());
    if (length == 0 || reader.judgementOf(rows.back()) != 0) {
        rows.pop_back();
        return false;
    }
    placeRow(text.upTo(length), place, rows.back());
    passNewline(place + length);
    usualCount += 1;
    return true;
}

/// Uses up the bytes from `place` to `end`, and the newline there.
void crs_scanner::scanLine(size_t end, bool isTerminated) {
    countTo(place);
    if (end - place > CRS_LONGEST) {
        report(place, CRS_TOO_LONG);
    } else {
        Text text = buffer.from(place).upTo(end - place);
        size_t stuffing = crs::leadingStuffing(text);
        size_t length = crs::trimmedLength(text);
        if (stuffing < length) scanTrimmed(place + stuffing, place + length, isTerminated);
    }
    if (isTerminated) {
        passNewline(end);
    } else {
        place = end;
        if (atEnd) lineCount += 1;
    }
}

/// Moves on behind a newline known to be the next one.
void crs_scanner::passNewline(size_t newline) {
    place = counted = newline + 1;
    line += 1;
    lineCount += 1;
    column = 1;
}

void crs_scanner::scanTrimmed(size_t start, size_t end, bool isTerminated) {
    simdjson::error_code error;
    Text text = buffer.from(start).upTo(end - start);
    if (scanObject(text, start, error, false) == Verdict::broken) reportBroken(start, end, error, isTerminated);
}

static bool isConflictMarker(Text text) {
    char sign = text.bytes[0];
    if (text.length < 7 || std::strchr("<=>|", sign) == nullptr) return false;
    for (size_t next = 1; next < 7; next++) {
        if (text.bytes[next] != sign) return false;
    }
    return text.length == 7 || text[7] == ' ';
}

void crs_scanner::reportBroken(size_t start, size_t end, simdjson::error_code error, bool isTerminated) {
    Text text = buffer.from(start).upTo(end - start);
    if (isConflictMarker(text)) return report(start, CRS_CONFLICT_MARKER);
    size_t breaking = crs::Locator(text).breakingPlace();
    size_t column = start + (breaking == crs::notFound ? 0 : breaking);
    if (error == simdjson::DEPTH_ERROR) return report(column, CRS_TOO_DEEP);
    if (salvage(text, start) > 0) return report(column, CRS_FUSED);
    if (!isTerminated && breaking == text.length) return report(column, CRS_TORN);
    report(column, error == simdjson::UTF8_ERROR ? CRS_INVALID_UTF8 : CRS_BROKEN_JSON);
}

/// Saves whole records out of a broken line.
size_t crs_scanner::salvage(Text text, size_t start) {
    size_t saved = 0;
    size_t next = 0;
    for (int candidate = 0; candidate < mostCandidates && next < text.length; candidate++) {
        auto brace = static_cast<const char *>(std::memchr(text.bytes + next, '{', text.length - next));
        if (brace == nullptr) break;
        next = static_cast<size_t>(brace - text.bytes);
        size_t length = crs::endOfObject(text.from(next));
        simdjson::error_code error;
        bool isSaved = length != crs::notFound
            && scanObject(text.from(next).upTo(length), start + next, error, true) == Verdict::used;
        saved += isSaved ? 1 : 0;
        next += isSaved ? length : 1;
    }
    return saved;
}

void crs_scanner::skipLongLine() {
    const char *from = buffer.bytes + place;
    auto newline = static_cast<const char *>(std::memchr(from, '\n', buffer.length - place));
    place = newline == nullptr ? buffer.length : static_cast<size_t>(newline - buffer.bytes) + 1;
    if (newline != nullptr) mode = Mode::lines;
    if (newline == nullptr && atEnd) lineCount += 1;
}
