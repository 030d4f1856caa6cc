/// Turns the bytes of record files into flat rows, and names every line that could not be used.
///
/// What is accepted, line by line:
///
///     line      = trimmed object, at most 1 MiB, nested at most 64 deep, valid UTF-8
///     trimmed   = without spaces, tabs, CR, NUL and byte order marks around it; nothing left: ignored
///     object    = JSON as RFC 8259 has it; the first of two equal keys wins, unknown keys are ignored,
///                 numbers of any size and form in them, too
///     whole     = a number without a fraction: 5, 5.0 and 5e0, never "5"
///
///     correctAnswer   whole, 0...24; required
///     isCorrect       true or false; null, absent or anything else: the first of triedAnswers equals
///                     correctAnswer; required where there is no such first one
///     triedAnswers    array, or Base64 (RFC 4648, padded) of a JSON array, or null or absent; an entry that
///                     is not whole or not 0...24 spoils only itself, entries after the 24th are left out
///     timeTook        whole, 0...4294967295, a fraction is rounded; null or absent: 0, unknown
///     date            YYYY-MM-DDTHH:MM:SS[.fraction][Z|+HH:MM|+HHMM], or null or absent; t, z and a space for
///                     T too; no offset: UTC; second 60 is 59.999; years 1...9999
///     direction       ascending, descending, harmonic, or null or absent
///     choices         whole, 1...255, or null or absent
///     root, replays   whole, 0...127 and 0 or more, or null or absent
///     v               whole, 1 or more, or null or absent; above 1: not used
///     id              string, or null or absent; empty: absent
///
/// Any other value of a member spoils only itself, as if it were absent: the record is used and the line
/// reported. Where what is required is missing or of another kind, the line is left out and reported. A line
/// is reported once.
///
/// A line that is no JSON is searched for whole records with an id (from at most 64 opening braces): these are
/// used. A last line without newline that stops too early is torn.
///
/// A whole-file array holds the same objects as its elements. A damaged element ends where the next one
/// surely begins (at a comma between `}` and `{`, or before a `{` on another line), else where its braces
/// are even or a comma or bracket follows. What follows the array is read as lines.
#ifndef CRECORDSCANNER_H
#define CRECORDSCANNER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// So many bytes after a buffer must be readable.
#define CRS_PADDING 64

/// The longest line or element in bytes.
#define CRS_LONGEST 1048576

/// The most tries a row holds.
#define CRS_TRIES 24

/// Stands for a tried answer that is no interval.
#define CRS_UNREADABLE 31

typedef enum {
    CRS_BROKEN_JSON = 1,
    CRS_TORN,
    CRS_FUSED,
    CRS_INVALID_UTF8,
    CRS_TOO_LONG,
    CRS_TOO_DEEP,
    CRS_NOT_AN_OBJECT,
    CRS_CONFLICT_MARKER,
    CRS_MISSING,
    CRS_WRONG_TYPE,
    CRS_OUT_OF_RANGE,
    CRS_NEWER_VERSION,
    CRS_ODD_TRIED_ANSWER,
    CRS_TOO_MANY_TRIES,
    CRS_UNKNOWN_DIRECTION,
    CRS_IGNORED_VALUE,
    CRS_ROUNDED,
    CRS_EARLY_DATE,
    CRS_LATE_DATE,
} crs_kind;

typedef enum {
    CRS_NO_FIELD,
    CRS_V,
    CRS_ID,
    CRS_DATE,
    CRS_CORRECT_ANSWER,
    CRS_TRIED_ANSWERS,
    CRS_IS_CORRECT,
    CRS_TIME_TOOK,
    CRS_DIRECTION,
    CRS_ROOT,
    CRS_CHOICES,
    CRS_REPLAYS,
    CRS_UNKNOWN_FIELD,
} crs_field;

/// The value of a UUID, most significant half first, or a hash of any other id.
typedef struct {
    uint64_t high, low;
} crs_id;

typedef struct {
    int64_t instant;  ///< milliseconds since 1970-01-01T00:00Z, INT64_MIN where unknown
    crs_id id;
    uint64_t hash;    ///< of the trimmed bytes, 0 unless CRS_HASH was asked for
    uint32_t line;    ///< from 1, counted since crs_begin
    uint32_t column;  ///< from 1, in bytes, where the trimmed bytes start
    uint32_t offset;  ///< of the trimmed bytes in the buffer
    uint32_t length;  ///< of the trimmed bytes
    uint32_t time_took;
    int16_t minutes_east;
    uint8_t asked;
    bool is_correct;
    bool has_id;
    uint8_t direction;  ///< 0 ascending, 1 descending, 2 harmonic, 3 unknown
    uint8_t choices;    ///< 0 unknown
    int8_t root;      ///< -1 unknown
    int64_t replays;  ///< -1 unknown
    uint8_t tries_count;
    uint8_t tries[CRS_TRIES];
} crs_row;

typedef struct {
    uint32_t line;    ///< from 1, counted since crs_begin
    uint32_t column;  ///< from 1, in bytes of the untrimmed line
    uint8_t kind;     ///< a crs_kind
    uint8_t field;    ///< a crs_field
} crs_fault;

/// What one call found; the pointers hold until the next call.
typedef struct {
    const crs_row *rows;
    size_t row_count;
    const crs_fault *faults;
    size_t fault_count;
    size_t consumed;    ///< bytes; what remains is an unfinished line or element
    size_t line_count;  ///< lines that ended in the consumed bytes, an unterminated last one too
    size_t usual_count; ///< rows of lines that are exactly as Earwheel writes them
    bool has_ids;
    bool ids_grow;      ///< each id is above the one before it; true where there are fewer than two
    crs_id first_id, last_id;
} crs_result;

enum {
    CRS_AT_END = 1,  ///< nothing follows the buffer in the file
    CRS_HASH = 2,
    CRS_GENERAL = 4,  ///< every line goes through the reader of all lines, which gives the same more slowly
};

typedef enum { CRS_LINES, CRS_ARRAY } crs_shape;

typedef struct crs_scanner crs_scanner;

/// Returns NULL when out of memory.
crs_scanner *crs_create(void);
void crs_destroy(crs_scanner *scanner);

/// Starts at the beginning of a line, or of a file that is one array.
void crs_begin(crs_scanner *scanner, crs_shape shape);

/// From now on a member that cannot be used is no longer as if absent but leaves the record out, except that other
/// numbers for choices, root and replays and other words for direction still spoil only themselves.
void crs_be_strict(crs_scanner *scanner);

/// From now on records whose local day is another are reported, and used. Days count from 1970-01-01; where `last` is
/// before `first`, each dated record is reported as late.
void crs_judge_days(crs_scanner *scanner, int64_t first, int64_t last);

/// Scans a buffer that starts where the last call's consumed bytes ended.
/// Returns false when out of memory.
bool crs_scan(crs_scanner *scanner, const char *bytes, size_t length, int flags, crs_result *result);

/// Tells whether a file's first bytes are UTF-16, by its mark or by every second byte being NUL.
bool crs_is_utf16(const char *bytes, size_t length);

/// Tells from a file's first bytes, from its first significant one on, whether the file is one array. It is one
/// if they start with `[`, unless no element follows and the lines are those of single records.
bool crs_is_array(const char *bytes, size_t length);

/// The value of a UUID's text in either case, a hash of any other text.
crs_id crs_read_id(const char *bytes, size_t length);

/// Spreads any bytes over 64 bits, the same on every machine of one byte order; not for secrets.
uint64_t crs_hash(const char *bytes, size_t length, uint64_t seed);

/// Finds the first byte that is neither blank, NUL nor part of a byte order mark; `length` where there is none.
size_t crs_first_significant(const char *bytes, size_t length);

/// Gives memory that nobody uses back to the system: the C library keeps what was freed in small pieces.
void crs_release_memory(void);

#ifdef __cplusplus
}
#endif
#endif
