#pragma once
#include <simdjson.h>

#include <vector>

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

/// Reads one parsed object into a row, and notes what departs from the grammar.
class RecordReader {
  public:
    /// Returns false where the object is no record; `fatal` then says why.
    bool read(simdjson::dom::object object, crs_row &row);

    /// What spoiled the record.
    const Problem *fatal() const { return isFatal ? &fatalProblem : nullptr; }

    /// What spoiled only itself, in a record that is used.
    const Problem *slight() const { return isSlight ? &slightProblem : nullptr; }

  private:
    using element = simdjson::dom::element;

    simdjson::dom::parser inner{CRS_LONGEST};
    std::vector<char> decoded;
    Problem fatalProblem{CRS_BROKEN_JSON}, slightProblem{CRS_BROKEN_JSON};
    bool isFatal, isSlight;
    unsigned seen;
    crs_field field;
    size_t member;

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

    /// Reads a whole number of a range; another type is fatal, another number is `otherwise`.
    bool readWhole(element value, int64_t lowest, int64_t highest, int64_t &number, crs_kind otherwise);

    void fail(crs_kind kind);
    void note(crs_kind kind, size_t element = notFound);
    bool has(crs_field field) const { return seen >> field & 1; }
};

}  // namespace crs
