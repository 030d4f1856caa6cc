#include "Scanner.h"

#include <cstring>

#include "Identity.h"
#include "Locator.h"

using crs::Locator;
using crs::Problem;
using crs::Text;

bool crs_scanner::prepare() { return parser.prepare(); }

void crs_scanner::begin(crs_shape shape) {
    mode = shape == CRS_ARRAY ? Mode::beforeArray : Mode::lines;
    line = 1;
    column = 1;
}

void crs_scanner::scan(Text bytes, int flags, crs_result &result) {
    rows.clear();
    faults.clear();
    buffer = bytes;
    counted = place = boundarySearched = 0;
    lineCount = usualCount = 0;
    atEnd = flags & CRS_AT_END;
    wantsHash = flags & CRS_HASH;
    usesUsual = !(flags & CRS_GENERAL);
    hasIDs = false;
    idsGrow = true;
    firstID = lastID = {};
    if (mode != Mode::lines && mode != Mode::restOfLongLine) scanElements();
    if (mode == Mode::restOfLongLine) skipLongLine();
    if (mode == Mode::lines) scanLines();
    countTo(place);
    describe(result);
}

/// Reads a text that should be one object, and reports what is wrong with it unless it is broken.
crs_scanner::Verdict crs_scanner::scanObject(
    Text text, size_t start, simdjson::error_code &error, bool isSalvage) {
    simdjson::dom::element root;
    error = parser.parse(text, root);
    if (error == simdjson::MEMALLOC) throw std::bad_alloc();
    if (error != simdjson::SUCCESS) return Verdict::broken;
    simdjson::dom::object object;
    if (root.get(object) != simdjson::SUCCESS) {
        if (!isSalvage) report(start, CRS_NOT_AN_OBJECT);
        return Verdict::notUsed;
    }
    // Rows are read where they stay: copying them would take as long as reading two members.
    addRow();
    bool isRecord = reader.read(object, rows.back()) && (rows.back().has_id || !isSalvage);
    if (isRecord) {
        placeRow(text, start, rows.back());
    } else {
        rows.pop_back();
    }
    const Problem *problem = isRecord ? reader.slight() : reader.fatal();
    if (problem != nullptr && !isSalvage) reportProblem(text, start, *problem);
    return isRecord ? Verdict::used : Verdict::notUsed;
}

void crs_scanner::addRow() {
    rows.emplace_back();
    rows.back().instant = INT64_MIN;
    rows.back().direction = 3;
    rows.back().root = -1;
    rows.back().replays = -1;
}

void crs_scanner::placeRow(Text text, size_t start, crs_row &row) {
    countTo(start);
    row.line = line;
    row.column = column;
    row.offset = static_cast<uint32_t>(start);
    row.length = static_cast<uint32_t>(text.length);
    if (wantsHash) row.hash = crs::hash(text, 0);
    if (row.has_id) followIDs(row);
}

void crs_scanner::followIDs(const crs_row &row) {
    if (!hasIDs) firstID = row.id;
    if (hasIDs && !crs::isAbove(row.id, lastID)) idsGrow = false;
    hasIDs = true;
    lastID = row.id;
}

void crs_scanner::reportProblem(Text text, size_t start, const Problem &problem) {
    size_t inside = problem.member == crs::notFound ? 0 : Locator(text).placeOfMember(problem.member, problem.element);
    report(start + inside, problem.kind, problem.field);
}

/// Leaves line and column where they were: they never go back.
void crs_scanner::report(size_t faulty, crs_kind kind, crs_field field) {
    uint32_t faultyLine = line;
    uint32_t faultyColumn = column;
    for (size_t next = counted; next < faulty; next++) {
        faultyColumn += 1;
        if (buffer[next] != '\n') continue;
        faultyLine += 1;
        faultyColumn = 1;
    }
    faults.push_back({faultyLine, faultyColumn, static_cast<uint8_t>(kind), static_cast<uint8_t>(field)});
}

void crs_scanner::countTo(size_t end) {
    while (counted < end) {
        const char *from = buffer.bytes + counted;
        auto newline = static_cast<const char *>(std::memchr(from, '\n', end - counted));
        if (newline == nullptr) {
            column += static_cast<uint32_t>(end - counted);
            counted = end;
            return;
        }
        counted += static_cast<size_t>(newline - from) + 1;
        line += 1;
        lineCount += 1;
        column = 1;
    }
}

void crs_scanner::describe(crs_result &result) const {
    result = {rows.data(), rows.size(), faults.data(), faults.size(), place, lineCount, usualCount, hasIDs, idsGrow, firstID,
              lastID};
}
