#include "Identity.h"

#include <cstring>

namespace crs {

static int hexDigit(unsigned char byte) {
    if (byte >= '0' && byte <= '9') return byte - '0';
    unsigned char lower = byte | 32;
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

static bool readUUID(Text text, crs_id &id) {
    if (text.length != 36) return false;
    uint64_t halves[2] = {0, 0};
    int digits = 0;
    for (size_t place = 0; place < 36; place++) {
        if (place == 8 || place == 13 || place == 18 || place == 23) {
            if (text[place] != '-') return false;
            continue;
        }
        int digit = hexDigit(text[place]);
        if (digit < 0) return false;
        uint64_t &half = halves[digits++ / 16];
        half = half << 4 | static_cast<uint64_t>(digit);
    }
    id = {halves[0], halves[1]};
    return true;
}

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
