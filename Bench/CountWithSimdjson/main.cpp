// Counts the answers of a file of records with simdjson alone: the whole file is loaded first, then parsed a line
// at a time on one thread. Prints a line an interval: semitones, answers, right ones.
#include <simdjson.h>

#include <cstdio>
#include <cstring>

struct Counts {
    long answers[25] = {}, right[25] = {};

    /// Returns false for a line that is no record.
    bool add(simdjson::dom::element record) {
        int64_t asked;
        bool isCorrect;
        if (record["correctAnswer"].get(asked) != simdjson::SUCCESS || asked < 0 || asked > 24) return false;
        if (record["isCorrect"].get(isCorrect) != simdjson::SUCCESS) return false;
        answers[asked] += 1;
        right[asked] += isCorrect;
        return true;
    }
};

int main(int count, char **words) {
    simdjson::padded_string text;
    if (count != 2 || simdjson::padded_string::load(words[1]).get(text) != simdjson::SUCCESS) return 2;
    simdjson::dom::parser parser;
    Counts counts;
    const char *end = text.data() + text.size();
    for (const char *line = text.data(); line < end;) {
        auto newline = static_cast<const char *>(std::memchr(line, '\n', end - line));
        if (newline == nullptr) newline = end;
        simdjson::dom::element record;
        if (parser.parse(line, newline - line, false).get(record) != simdjson::SUCCESS) return 1;
        if (!counts.add(record)) return 1;
        line = newline + 1;
    }
    for (int asked = 0; asked <= 24; asked++) {
        if (counts.answers[asked] > 0) std::printf("%d %ld %ld\n", asked, counts.answers[asked], counts.right[asked]);
    }
    return 0;
}
