#pragma once
#include "Text.h"

namespace crs {

struct Instant {
    int64_t milliseconds;
    int16_t minutesEast;
};

/// Reads a date and time of ISO 8601; false where the form or the calendar has no such instant.
bool readInstant(Text text, Instant &instant);

}  // namespace crs
