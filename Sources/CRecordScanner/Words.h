#pragma once
#include <cstdint>
#include <cstring>

namespace crs {

/// Eight bytes as a number whose lowest byte is the first.
inline uint64_t load8(const char *bytes) {
    uint64_t word;
    std::memcpy(&word, bytes, 8);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap64(word);
#endif
    return word;
}

/// Four bytes as a number whose lowest byte is the first.
inline uint64_t load4(const char *bytes) {
    uint32_t word;
    std::memcpy(&word, bytes, 4);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    word = __builtin_bswap32(word);
#endif
    return word;
}

constexpr uint64_t everyByte(uint64_t byte) { return byte * 0x0101010101010101; }

/// Sets the highest bit of each byte that is at least a bound, which is 1 to 128; all bytes are below 128.
inline uint64_t atLeast(uint64_t bytes, uint64_t bound) { return bytes + everyByte(128 - bound); }

/// Reads eight digits of 0 to 9 and a to f, the first being the highest; any other byte sets `wrong`.
inline uint32_t readHex(uint64_t bytes, uint64_t &wrong) {
    constexpr uint64_t high = everyByte(128);
    uint64_t ascii = bytes & ~high;
    uint64_t letters = atLeast(ascii, 'a') & ~atLeast(ascii, 'f' + 1);
    uint64_t digits = atLeast(ascii, '0') & ~atLeast(ascii, '9' + 1);
    wrong |= (~(letters | digits) | bytes) & high;
    uint64_t values = (bytes & everyByte(15)) + ((letters & high) >> 7) * 9;
    values = (values << 4 | values >> 8) & 0x00FF00FF00FF00FF;
    values = (values | values >> 8) & 0x0000FFFF0000FFFF;
    return __builtin_bswap32(static_cast<uint32_t>(values | values >> 16));
}

}  // namespace crs
