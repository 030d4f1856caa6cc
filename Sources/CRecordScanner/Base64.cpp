#include "Base64.h"

namespace crs {

static int value(unsigned char byte) {
    if (byte >= 'A' && byte <= 'Z') return byte - 'A';
    if (byte >= 'a' && byte <= 'z') return byte - 'a' + 26;
    if (byte >= '0' && byte <= '9') return byte - '0' + 52;
    return byte == '+' ? 62 : byte == '/' ? 63 : -1;
}

static size_t paddingOf(Text text) {
    size_t count = 0;
    while (count < 2 && text[text.length - 1 - count] == '=') count += 1;
    return count;
}

bool decodeBase64(Text text, std::vector<char> &bytes) {
    bytes.clear();
    if (text.length == 0 || text.length % 4 != 0) return false;
    size_t padding = paddingOf(text);
    for (size_t place = 0; place < text.length; place += 4) {
        uint32_t group = 0;
        for (size_t next = place; next < place + 4; next++) {
            int digit = next >= text.length - padding ? 0 : value(text[next]);
            if (digit < 0) return false;
            group = group << 6 | static_cast<uint32_t>(digit);
        }
        for (int shift = 16; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(group >> shift & 255));
    }
    bytes.resize(bytes.size() - padding);
    return true;
}

}  // namespace crs
