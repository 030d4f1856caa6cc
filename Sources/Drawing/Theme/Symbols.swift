/// The signs that text uses where a terminal can show more than ASCII, and what stands for them elsewhere.
package struct Symbols: Hashable, Sendable {
    /// The lines of a box; the corners are upper left, upper right, lower left, lower right.
    package struct Frame: Hashable, Sendable {
        package let horizontal: Character
        package let vertical: Character
        package let corners: [Character]
    }

    package let unknown: String
    package let separator: String
    package let times: String
    package let bar: Character
    package let halfBar: Character
    package let barIntoRule: Character
    package let barTick: Character
    package let rule: Character
    package let rangeEnd: Character
    package let track: Character
    package let cursor: String

    /// Before a line of a tree that holds the lines below it.
    package let opened: String

    /// For no count at all.
    package let nothing: String

    /// Stands for the rest of a list.
    package let ellipsis: String

    /// There is more of something.
    package let above: Character
    package let below: Character

    /// One turn of a spinner.
    package let spinner: [Character]

    /// From the lightest to the darkest.
    package let shades: [Character]
    package let frame: Frame

    package static let unicode = Symbols(
        unknown: "–", separator: "·", times: "×", bar: "━", halfBar: "╸", barIntoRule: "╾", barTick: "┿",
        rule: "─",
        rangeEnd: "┤", track: "─", cursor: "›", opened: "▿", nothing: "·", ellipsis: "…",
        above: "▲", below: "▼",
        spinner: Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"),
        shades: ["░", "▒", "▓", "█"],
        frame: Frame(horizontal: "─", vertical: "│", corners: ["╭", "╮", "╰", "╯"]))

    package static let ascii = Symbols(
        unknown: "-", separator: "|", times: "x", bar: "=", halfBar: "-", barIntoRule: "-", barTick: "+",
        rule: "-",
        rangeEnd: "|", track: ".", cursor: ">", opened: "v", nothing: ".", ellipsis: "~",
        above: "^", below: "v",
        spinner: Array("|/-\\"),
        shades: [".", ":", "+", "#"],
        frame: Frame(horizontal: "-", vertical: "|", corners: ["+", "+", "+", "+"]))
}
