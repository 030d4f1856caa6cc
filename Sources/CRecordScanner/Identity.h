#pragma once
#include "Text.h"
#include "include/CRecordScanner.h"

namespace crs {

/// The value of a UUID in its 8-4-4-4-12 form, either case; a hash of any other text.
crs_id readID(Text text);

/// Spreads any bytes over 64 bits; not for secrets.
uint64_t hash(Text text, uint64_t seed);

inline bool isAbove(crs_id left, crs_id right) {
    return left.high != right.high ? left.high > right.high : left.low > right.low;
}

}  // namespace crs
