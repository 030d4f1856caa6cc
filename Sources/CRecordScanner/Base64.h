#pragma once
#include <vector>

#include "Text.h"

namespace crs {

/// Decodes RFC 4648 Base64 with its padding; false for any other text.
bool decodeBase64(Text text, std::vector<char> &bytes);

}  // namespace crs
