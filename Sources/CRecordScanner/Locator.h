#pragma once
#include <vector>

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

    /// The numbers that neither 64 bits nor a double can hold, up to where the text stops being JSON.
    std::vector<Text> numbersBeyondRange();

  private:
    Text text;
    size_t place = 0;
    size_t wantedMember = notFound, wantedElement = notFound;
    size_t wantedPlace = 0;
    std::vector<Text> numbers;
    bool collectsNumbers = false;

    bool value(size_t depth, bool isWanted);
    bool object(size_t depth);
    bool array(size_t depth, bool isWanted);
    bool string();
    bool escape();
    bool sequence();
    bool number();
    bool digits();
    bool word(const char *letters);
    void blanks();
    bool skips(char byte);
};

}  // namespace crs
