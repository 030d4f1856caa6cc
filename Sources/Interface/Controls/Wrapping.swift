import Drawing

/// Breaks text between its words.
enum Wrapping {
    /// Lines no wider than a width in cells; a single word that is wider keeps its line.
    static func lines(_ text: String, width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let last = lines[lines.count - 1]
            let longer = last.isEmpty ? String(word) : "\(last) \(word)"
            if Width.of(longer) <= width || last.isEmpty {
                lines[lines.count - 1] = longer
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
