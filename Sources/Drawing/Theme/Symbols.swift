/// The signs that text uses where a terminal can show more than ASCII, and what stands for them elsewhere.
package struct Symbols: Hashable, Sendable {
    package let unknown: String
    package let separator: String
    package let ellipsis: String
    package let times: String
    package let bar: Character
    package let halfBar: Character
    package let track: Character
    package let rangeEnd: Character
    package let rule: Character

    package static let unicode = Symbols(
        unknown: "–", separator: "·", ellipsis: "…", times: "×", bar: "━", halfBar: "╸", track: "─",
        rangeEnd: "╴", rule: "─")

    package static let ascii = Symbols(
        unknown: "-", separator: "|", ellipsis: "...", times: "x", bar: "=", halfBar: "=", track: "-",
        rangeEnd: "-", rule: "-")
}
