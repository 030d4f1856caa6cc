#pragma once
#include <simdjson.h>

#include <vector>

#include "Text.h"

namespace crs {

/// Parses one JSON text after the other. Numbers that neither 64 bits nor a double can hold, which simdjson
/// refuses, read as 1e300 or -1e300, which no member of a record may be.
class Parser {
  public:
    /// Returns false when out of memory.
    bool prepare();

    /// The text is followed by as many readable bytes as simdjson wants; `root` holds until the next call.
    simdjson::error_code parse(Text text, simdjson::dom::element &root);

  private:
    simdjson::dom::parser parser{longest};
    std::vector<char> tamed;

    static const size_t longest;
};

}  // namespace crs
