#pragma once
#include <simdjson.h>

namespace crs {

enum class Whole { yes, otherNumber, noNumber };

/// Reads a number without a fraction, however it is written: 5, 5.0 and 5e0 are the same.
inline Whole readNumber(simdjson::dom::element value, int64_t &number) {
    switch (value.type()) {
        case simdjson::dom::element_type::INT64:
            number = value.get_int64().value_unsafe();
            return Whole::yes;
        case simdjson::dom::element_type::UINT64: return Whole::otherNumber;
        case simdjson::dom::element_type::DOUBLE: {
            double real = value.get_double().value_unsafe();
            bool isSmall = real >= -9007199254740992.0 && real <= 9007199254740992.0;
            if (!isSmall) return Whole::otherNumber;
            number = static_cast<int64_t>(real);
            return static_cast<double>(number) == real ? Whole::yes : Whole::otherNumber;
        }
        default: return Whole::noNumber;
    }
}

}  // namespace crs
