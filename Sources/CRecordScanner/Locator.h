#pragma once
#include "Text.h"

namespace crs {

/// Finds places in JSON that the fast parser does not tell; used only where something is wrong.
class Locator {
  public:
    explicit Locator(Text text) : text(text) {}

    /// The byte at which the text stops being JSON, `length` where it ends too early, `notFound` if it is whole.
    size_t breakingPlace();

    /// The first byte of a top-level member's value, or of an element of it; 0 where there is none.
    /// - element: `notFound` for the value itself.
    size_t placeOfMember(size_t member, size_t element = notFound);

  private:
    Text text;
    size_t place = 0;
    size_t wantedMember = notFound, wantedElement = notFound;
    size_t wantedPlace = 0;

    bool value(size_t depth, bool isWanted);
    bool object(size_t depth);
    bool array(size_t depth, bool isWanted);
    bool string();
    bool escape();
    bool sequence();
    bool number();
    bool digits();
    bool fits(size_t start, bool isInteger) const;
    bool word(const char *letters);
    void blanks();
    bool skips(char byte);
};

}  // namespace crs
