#pragma once
#include <cstddef>
#include <cstdint>

namespace crs {

/// A stretch of bytes inside a buffer.
struct Text {
    const char *bytes;
    size_t length;

    unsigned char operator[](size_t place) const { return static_cast<unsigned char>(bytes[place]); }
    Text from(size_t place) const { return {bytes + place, length - place}; }
    Text upTo(size_t place) const { return {bytes, place}; }
};

constexpr size_t notFound = SIZE_MAX;

inline bool isBlank(unsigned char byte) { return byte == ' ' || byte == '\t' || byte == '\r' || byte == '\n'; }
inline bool isStuffing(unsigned char byte) { return isBlank(byte) || byte == 0; }

/// How many bytes before the first significant one: blanks, NULs and byte order marks.
size_t leadingStuffing(Text text);

/// The length without blanks and NULs at the end.
size_t trimmedLength(Text text);

/// The place after the brace that closes the one at the start, braces in strings aside; `notFound` if none does.
size_t endOfObject(Text text);

}  // namespace crs
