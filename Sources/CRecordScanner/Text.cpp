#include "Text.h"

namespace crs {

static bool isMark(Text text) {
    return text.length >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF;
}

size_t leadingStuffing(Text text) {
    size_t place = 0;
    while (place < text.length) {
        if (isStuffing(text[place])) {
            place += 1;
        } else if (isMark(text.from(place))) {
            place += 3;
        } else {
            break;
        }
    }
    return place;
}

size_t trimmedLength(Text text) {
    size_t length = text.length;
    while (length > 0 && isStuffing(text[length - 1])) length -= 1;
    return length;
}

size_t endOfObject(Text text) {
    size_t depth = 0;
    bool inString = false;
    for (size_t place = 0; place < text.length; place++) {
        unsigned char byte = text[place];
        if (inString) {
            if (byte == '\\') place += 1;
            if (byte == '"') inString = false;
        } else if (byte == '"') {
            inString = true;
        } else if (byte == '{') {
            depth += 1;
        } else if (byte == '}' && --depth == 0) {
            return place + 1;
        }
    }
    return notFound;
}

}  // namespace crs
