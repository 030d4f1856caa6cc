#pragma once
#include <simdjson.h>

#include <new>
#include <vector>

#include "Parser.h"
#include "RecordReader.h"
#include "Text.h"
#include "UsualLine.h"
#include "include/CRecordScanner.h"

/// Reads lines, or the elements of a whole-file array and then lines, one call a buffer.
struct crs_scanner {
  public:
    /// Returns false when out of memory.
    bool prepare();
    void begin(crs_shape shape);
    void beStrict() { reader.beStrict(); }
    void judgeDays(int64_t first, int64_t last) { reader.judgeDays({first, last}); }
    void scan(crs::Text buffer, int flags, crs_result &result);

  private:
    using Text = crs::Text;

    enum class Mode { lines, restOfLongLine, beforeArray, firstElement, afterElement, afterComma, restOfLongElement };
    enum class Verdict { used, notUsed, broken };

    crs::Parser parser;
    crs::RecordReader reader;
    crs::UsualLine usual;
    std::vector<crs_row> rows;
    std::vector<crs_fault> faults;

    Mode mode = Mode::lines;
    /// From 1; of the byte at `counted`.
    uint32_t line = 1;
    uint32_t column = 1;
    size_t lineCount = 0;
    size_t usualCount = 0;

    Text buffer{nullptr, 0};
    /// How far line and column have been counted, and how far the buffer is used up.
    size_t counted = 0;
    size_t place = 0;
    /// No boundary between elements stands from `place` up to here.
    size_t boundarySearched = 0;
    bool atEnd = false;
    bool wantsHash = false;
    bool usesUsual = true;

    bool hasIDs = false;
    bool idsGrow = true;
    crs_id firstID{}, lastID{};

    // Lines.cpp
    void scanLines();
    bool scanUsualLine();
    void scanLine(size_t end, bool isTerminated);
    void passNewline(size_t newline);
    void scanTrimmed(size_t start, size_t end, bool isTerminated);
    void reportBroken(size_t start, size_t end, simdjson::error_code error, bool isTerminated);
    size_t salvage(Text text, size_t start);
    void skipLongLine();

    // Elements.cpp
    void scanElements();
    bool scanNext();
    bool scanElement();
    size_t findBoundary(Text text);
    bool scanDamaged(size_t window, size_t end, simdjson::error_code error);
    void closeArray();
    void skipLongElement();

    // Scanner.cpp
    Verdict scanObject(Text text, size_t start, simdjson::error_code &error, bool isSalvage);
    void addRow();
    void placeRow(Text text, size_t start, crs_row &row);
    void followIDs(const crs_row &row);
    void report(size_t place, crs_kind kind, crs_field field = CRS_NO_FIELD);
    void reportProblem(Text text, size_t start, const crs::Problem &problem);
    void countTo(size_t place);
    void describe(crs_result &result) const;
};
