#pragma once
#include <simdjson.h>

#include <vector>

#include "Parser.h"
#include "Text.h"
#include "include/CRecordScanner.h"

namespace crs {

/// What is wrong with a record, and with which of its members.
struct Problem {
    crs_kind kind;
    crs_field field = CRS_NO_FIELD;
    size_t member = notFound;
    size_t element = notFound;
};

/// The local days that need not be reported, counted from 1970-01-01.
struct Days {
    int64_t first = INT64_MIN, last = INT64_MAX;
};

/// Reads one parsed object into a row, and notes what departs from the grammar.
class RecordReader {
  public:
    /// The row holds what absent members mean. Returns false where the object is no record; `fatal` then says why.
    bool read(simdjson::dom::object object, crs_row &row);

    void judgeDays(Days days) {
        plausible = days;
        judges = true;
    }

    /// From now on a member that cannot be used spoils the record.
    void beStrict() { isStrict = true; }

    /// The kind of report that a row's date wants, 0 where none.
    int judgementOf(const crs_row &row) const { return judges ? judge(row) : 0; }

    /// What spoiled the record.
    const Problem *fatal() const { return isFatal ? &fatalProblem : nullptr; }

    /// What spoiled only itself, in a record that is used.
    const Problem *slight() const { return isSlight ? &slightProblem : nullptr; }

  private:
    using element = simdjson::dom::element;

    Days plausible;
    bool judges = false;
    bool isStrict = false;
    Parser inner;
    std::vector<char> decoded;
    Problem fatalProblem{CRS_BROKEN_JSON}, slightProblem{CRS_BROKEN_JSON};
    bool isFatal, isSlight;
    unsigned seen;
    crs_field field;
    size_t member;

    /// Of an `isCorrect` that is neither true nor false.
    size_t unusedIsCorrect;

    int judge(const crs_row &row) const;
    void readMember(element value, crs_row &row);
    void readVersion(element value);
    void readID(element value, crs_row &row);
    void readDate(element value, crs_row &row);
    void readAsked(element value, crs_row &row);
    void readTries(element value, crs_row &row);
    void readEncodedTries(std::string_view text, crs_row &row);
    void readTries(simdjson::dom::array array, crs_row &row, bool hasPlaces);
    void readIsCorrect(element value, crs_row &row);
    void readTime(element value, crs_row &row);
    void readDirection(element value, crs_row &row);
    void complete(crs_row &row);

    /// Reads a whole number of a range; anything else cannot be used.
    bool readWhole(element value, int64_t lowest, int64_t highest, int64_t &number);

    void fail(crs_kind kind);

    /// Notes that a value cannot be used; to the strict it is a fault of a kind.
    void ignore(crs_kind strictKind);
    void note(crs_kind kind, size_t element = notFound);
    bool has(crs_field field) const { return seen >> field & 1; }
};

}  // namespace crs
