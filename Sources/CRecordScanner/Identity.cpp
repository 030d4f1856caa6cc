#include "Identity.h"

#include <cstring>

namespace crs {

namespace {

/// The value of each hexadecimal digit, 255 for other bytes; looked up, because digits of ids are
/// random and a processor cannot foresee how a comparison ends.
struct HexDigits {
    unsigned char values[256];

    constexpr HexDigits() : values() {
        for (int byte = 0; byte < 256; byte++) values[byte] = 255;
        for (int digit = 0; digit < 10; digit++) values['0' + digit] = static_cast<unsigned char>(digit);
        for (int digit = 10; digit < 16; digit++) {
            values['a' + digit - 10] = values['A' + digit - 10] = static_cast<unsigned char>(digit);
        }
    }
};

constexpr HexDigits hexDigits;

/// Reads 4 digits; any bit above the 16 is set where one is none.
uint32_t readGroup(const char *bytes) {
    uint32_t value = 0;
    uint32_t all = 0;
    for (int place = 0; place < 4; place++) {
        uint32_t digit = hexDigits.values[static_cast<unsigned char>(bytes[place])];
        value = value << 4 | (digit & 15);
        all |= digit;
    }
    return value | (all & 240) << 16;
}

/// Where the groups of four digits start in a UUID's text.
constexpr int groups[] = {0, 4, 9, 14, 19, 24, 28, 32};

bool readUUID(Text text, crs_id &id) {
    if (text.length != 36) return false;
    const char *bytes = text.bytes;
    if (bytes[8] != '-' || bytes[13] != '-' || bytes[18] != '-' || bytes[23] != '-') return false;
    uint64_t halves[2] = {0, 0};
    uint32_t all = 0;
    for (int group = 0; group < 8; group++) {
        uint32_t value = readGroup(bytes + groups[group]);
        halves[group / 4] = halves[group / 4] << 16 | (value & 0xFFFF);
        all |= value;
    }
    id = {halves[0], halves[1]};
    return all <= 0xFFFF;
}

}  // namespace

crs_id readID(Text text) {
    crs_id id;
    if (readUUID(text, id)) return id;
    return {hash(text, 1), hash(text, 2)};
}

/// Folds the 128-bit product, as wyhash does.
static uint64_t mix(uint64_t left, uint64_t right) {
    auto product = static_cast<unsigned __int128>(left) * right;
    return static_cast<uint64_t>(product) ^ static_cast<uint64_t>(product >> 64);
}

uint64_t hash(Text text, uint64_t seed) {
    const uint64_t first = 0xA0761D6478BD642F;
    const uint64_t second = 0xE7037ED1A0B428DB;
    uint64_t state = mix(seed ^ first, text.length ^ second);
    for (size_t place = 0; place < text.length; place += 8) {
        uint64_t word = 0;
        size_t rest = text.length - place;
        std::memcpy(&word, text.bytes + place, rest < 8 ? rest : 8);
        state = mix(state ^ word ^ first, state + second);
    }
    return mix(state ^ second, first);
}

}  // namespace crs
