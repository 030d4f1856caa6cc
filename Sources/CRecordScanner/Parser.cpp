#include "Parser.h"

#include <algorithm>
#include <cstring>

#include "Locator.h"
#include "include/CRecordScanner.h"

namespace crs {

const size_t Parser::longest = CRS_LONGEST;

static const size_t deepest = 64;
static const size_t usualLine = 4096;

bool Parser::prepare() { return parser.allocate(usualLine, deepest) == simdjson::SUCCESS; }

/// Writes 1e300 over a number, with its sign and as many zeros before the 3 as there is room for. The shortest
/// number that no double can hold is as long.
static void tame(char *number, size_t length) {
    size_t sign = number[0] == '-' ? 1 : 0;
    std::fill(number + sign, number + length, '0');
    std::memcpy(number + sign, "1e", 2);
    number[length - 3] = '3';
}

simdjson::error_code Parser::parse(Text text, simdjson::dom::element &root) {
    simdjson::error_code error = parser.parse(text.bytes, text.length, false).get(root);
    if (error == simdjson::SUCCESS || error == simdjson::MEMALLOC) return error;
    std::vector<Text> numbers = Locator(text).numbersBeyondRange();
    if (numbers.empty()) return error;
    tamed.assign(text.bytes, text.bytes + text.length);
    tamed.resize(text.length + CRS_PADDING);
    for (Text number : numbers) tame(tamed.data() + (number.bytes - text.bytes), number.length);
    return parser.parse(tamed.data(), text.length, false).get(root);
}

}  // namespace crs
