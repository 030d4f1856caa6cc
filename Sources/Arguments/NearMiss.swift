/// The candidate that a mistyped word most likely meant; dashes before it and case are forgiven.
/// - Returns: nil where none is within a third of the letters, nor begun by the word.
func nearest(to typed: String, among candidates: [String]) -> String? {
    let word = bare(typed)
    let limit = max(1, word.count / 3)
    let distances = candidates.map { candidate in
        isBeginning(word, of: bare(candidate)) ? 1 : distance(word, bare(candidate), limit: limit)
    }
    guard let least = distances.min(), least <= limit else { return nil }
    return zip(candidates, distances).first { $0.1 == least }?.0
}

/// The number of letters to insert, drop, change or swap with their neighbour; above the limit: not exact.
/// Source: optimal string alignment, the restricted form of the Damerau-Levenshtein distance.
func distance(_ one: String, _ other: String, limit: Int) -> Int {
    let (one, other) = (Array(one), Array(other))
    guard abs(one.count - other.count) <= limit else { return limit + 1 }
    var before: [Int] = []
    var row = Array(0...other.count)
    for i in one.indices {
        var next = [i + 1]
        for j in other.indices {
            var least = min(row[j] + (one[i] == other[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
            if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
                least = min(least, before[j - 1] + 1)
            }
            next.append(least)
        }
        (before, row) = (row, next)
    }
    return row[other.count]
}

private func bare(_ text: String) -> String {
    String(text.drop { $0 == "-" }).lowercased()
}

/// A word of two letters and more begins the candidate or, after a dash, a part of it.
private func isBeginning(_ word: String, of candidate: String) -> Bool {
    word.count > 1 && (candidate.hasPrefix(word) || candidate.contains("-\(word)"))
}
