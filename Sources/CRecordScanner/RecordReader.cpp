#include "RecordReader.h"

#include <cmath>
#include <cstring>

#include "Base64.h"
#include "Identity.h"
#include "Instant.h"
#include "Whole.h"

namespace crs {

using simdjson::dom::array;
using simdjson::dom::element;
using simdjson::dom::element_type;
using simdjson::dom::object;

static const double newestVersion = 1;

static bool equals(std::string_view text, const char *word) {
    return std::memcmp(text.data(), word, text.size()) == 0;
}

/// The lengths of the known keys leave at most two to compare with.
static crs_field fieldOf(std::string_view key) {
    switch (key.size()) {
        case 1: return equals(key, "v") ? CRS_V : CRS_UNKNOWN_FIELD;
        case 2: return equals(key, "id") ? CRS_ID : CRS_UNKNOWN_FIELD;
        case 4: return equals(key, "date") ? CRS_DATE : equals(key, "root") ? CRS_ROOT : CRS_UNKNOWN_FIELD;
        case 7: return equals(key, "choices") ? CRS_CHOICES : equals(key, "replays") ? CRS_REPLAYS : CRS_UNKNOWN_FIELD;
        case 8: return equals(key, "timeTook") ? CRS_TIME_TOOK : CRS_UNKNOWN_FIELD;
        case 9:
            return equals(key, "isCorrect") ? CRS_IS_CORRECT
                : equals(key, "direction") ? CRS_DIRECTION : CRS_UNKNOWN_FIELD;
        case 12: return equals(key, "triedAnswers") ? CRS_TRIED_ANSWERS : CRS_UNKNOWN_FIELD;
        case 13: return equals(key, "correctAnswer") ? CRS_CORRECT_ANSWER : CRS_UNKNOWN_FIELD;
        default: return CRS_UNKNOWN_FIELD;
    }
}

bool RecordReader::read(object object, crs_row &row) {
    isFatal = isSlight = false;
    seen = 0;
    member = 0;
    unusedIsCorrect = notFound;
    for (auto [key, value] : object) {
        field = fieldOf(key);
        if (field != CRS_UNKNOWN_FIELD && !has(field)) readMember(value, row);
        member += 1;
    }
    complete(row);
    return !isFatal;
}

void RecordReader::readMember(element value, crs_row &row) {
    seen |= 1u << field;
    if (value.is_null()) {
        if (field == CRS_CORRECT_ANSWER) fail(CRS_WRONG_TYPE);
        return;
    }
    int64_t number;
    switch (field) {
        case CRS_V: return readVersion(value);
        case CRS_ID: return readID(value, row);
        case CRS_DATE: return readDate(value, row);
        case CRS_CORRECT_ANSWER: return readAsked(value, row);
        case CRS_TRIED_ANSWERS: return readTries(value, row);
        case CRS_IS_CORRECT: return readIsCorrect(value, row);
        case CRS_TIME_TOOK: return readTime(value, row);
        case CRS_DIRECTION: return readDirection(value, row);
        case CRS_CHOICES:
            if (readWhole(value, 1, 255, number)) row.choices = static_cast<uint8_t>(number);
            return;
        case CRS_ROOT:
            if (readWhole(value, 0, 127, number)) row.root = static_cast<int8_t>(number);
            return;
        case CRS_REPLAYS:
            if (readWhole(value, 0, INT64_MAX, number)) row.replays = number;
            return;
        default: return;
    }
}

void RecordReader::readVersion(element value) {
    double version;
    if (value.get(version) != simdjson::SUCCESS) return ignore(CRS_WRONG_TYPE);
    if (version < 1 || std::floor(version) != version) return ignore(CRS_OUT_OF_RANGE);
    if (version <= newestVersion) return;
    // A newer Earwheel may have given any other member a new meaning: nothing else is wrong with it.
    isFatal = false;
    fail(CRS_NEWER_VERSION);
}

void RecordReader::readID(element value, crs_row &row) {
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS) return ignore(CRS_WRONG_TYPE);
    row.has_id = !text.empty();
    if (row.has_id) row.id = crs::readID({text.data(), text.size()});
}

void RecordReader::readDate(element value, crs_row &row) {
    std::string_view text;
    Instant instant;
    if (value.get(text) != simdjson::SUCCESS) return ignore(CRS_WRONG_TYPE);
    if (!readInstant({text.data(), text.size()}, instant)) return ignore(CRS_OUT_OF_RANGE);
    row.instant = instant.milliseconds;
    row.minutes_east = instant.minutesEast;
    int judgement = judgementOf(row);
    if (judgement != 0) note(static_cast<crs_kind>(judgement));
}

int RecordReader::judge(const crs_row &row) const {
    if (row.instant == INT64_MIN) return 0;
    const int64_t length = 86400000;
    int64_t local = row.instant + int64_t{row.minutes_east} * 60000;
    int64_t day = local / length - (local % length < 0 ? 1 : 0);
    if (plausible.last < plausible.first || day > plausible.last) return CRS_LATE_DATE;
    return day < plausible.first ? CRS_EARLY_DATE : 0;
}

void RecordReader::readAsked(element value, crs_row &row) {
    int64_t number;
    Whole whole = readNumber(value, number);
    if (whole == Whole::noNumber) return fail(CRS_WRONG_TYPE);
    if (whole != Whole::yes || number < 0 || number > 24) return fail(CRS_OUT_OF_RANGE);
    row.asked = static_cast<uint8_t>(number);
}

void RecordReader::readTries(element value, crs_row &row) {
    array tries;
    std::string_view text;
    if (value.get(tries) == simdjson::SUCCESS) return readTries(tries, row, true);
    if (value.get(text) == simdjson::SUCCESS) return readEncodedTries(text, row);
    ignore(CRS_WRONG_TYPE);
}

void RecordReader::readEncodedTries(std::string_view text, crs_row &row) {
    if (!decodeBase64({text.data(), text.size()}, decoded)) return ignore(CRS_WRONG_TYPE);
    size_t length = decoded.size();
    decoded.resize(length + CRS_PADDING);
    element root;
    array tries;
    bool isArray = inner.parse({decoded.data(), length}, root) == simdjson::SUCCESS
        && root.get(tries) == simdjson::SUCCESS;
    if (!isArray) return ignore(CRS_WRONG_TYPE);
    readTries(tries, row, false);
}

void RecordReader::readTries(array array, crs_row &row, bool hasPlaces) {
    size_t count = 0;
    for (element entry : array) {
        if (count >= CRS_TRIES) {
            note(CRS_TOO_MANY_TRIES, hasPlaces ? count : notFound);
            return;
        }
        int64_t number;
        bool isInterval = readNumber(entry, number) == Whole::yes && number >= 0 && number <= 24;
        if (!isInterval) note(CRS_ODD_TRIED_ANSWER, hasPlaces ? count : notFound);
        row.tries[count++] = isInterval ? static_cast<uint8_t>(number) : CRS_UNREADABLE;
        row.tries_count = static_cast<uint8_t>(count);
    }
}

void RecordReader::readIsCorrect(element value, crs_row &row) {
    bool isCorrect;
    if (value.get(isCorrect) != simdjson::SUCCESS) {
        // Where the tries do not tell it either, this is what spoils the record.
        unusedIsCorrect = member;
        return ignore(CRS_WRONG_TYPE);
    }
    row.is_correct = isCorrect;
    seen |= 1u << CRS_NO_FIELD;
}

/// Times are whole milliseconds; a fraction is rounded.
void RecordReader::readTime(element value, crs_row &row) {
    double time;
    if (value.get(time) != simdjson::SUCCESS) return ignore(CRS_WRONG_TYPE);
    double rounded = std::round(time);
    bool isRounded = rounded != time;
    if (time < 0 || rounded > UINT32_MAX || (isRounded && isStrict)) return ignore(CRS_OUT_OF_RANGE);
    row.time_took = static_cast<uint32_t>(rounded);
    if (isRounded) note(CRS_ROUNDED);
}

void RecordReader::readDirection(element value, crs_row &row) {
    std::string_view text;
    if (value.get(text) != simdjson::SUCCESS) return ignore(CRS_WRONG_TYPE);
    static const std::string_view words[] = {"ascending", "descending", "harmonic"};
    for (uint8_t word = 0; word < 3; word++) {
        if (text == words[word]) row.direction = word;
    }
    if (row.direction == 3) note(CRS_UNKNOWN_DIRECTION);
}

/// Does what can be done only after the last member: what is missing, and what follows from the rest.
void RecordReader::complete(crs_row &row) {
    member = notFound;
    if (!has(CRS_CORRECT_ANSWER)) {
        field = CRS_CORRECT_ANSWER;
        fail(CRS_MISSING);
    }
    bool isCorrectTold = has(CRS_NO_FIELD);
    if (isCorrectTold) return;
    row.is_correct = row.tries_count > 0 && row.tries[0] == row.asked;
    field = CRS_IS_CORRECT;
    member = unusedIsCorrect;
    if (row.tries_count == 0) fail(member == notFound ? CRS_MISSING : CRS_WRONG_TYPE);
}

bool RecordReader::readWhole(element value, int64_t lowest, int64_t highest, int64_t &number) {
    Whole whole = readNumber(value, number);
    if (whole == Whole::yes && number >= lowest && number <= highest) return true;
    if (whole == Whole::noNumber) {
        ignore(CRS_WRONG_TYPE);
    } else {
        note(CRS_IGNORED_VALUE);
    }
    return false;
}

void RecordReader::fail(crs_kind kind) {
    if (isFatal) return;
    isFatal = true;
    fatalProblem = {kind, field, member, notFound};
}

void RecordReader::ignore(crs_kind strictKind) {
    if (isStrict) {
        fail(strictKind);
    } else {
        note(CRS_IGNORED_VALUE);
    }
}

void RecordReader::note(crs_kind kind, size_t element) {
    if (isSlight) return;
    isSlight = true;
    slightProblem = {kind, field, member, element};
}

}  // namespace crs
