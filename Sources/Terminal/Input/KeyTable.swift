import CTerminal
import Events

/// What terminals send for the keys that have no character.
enum KeyTable {
    /// xterm, VT220, rxvt and the Linux console, whatever `TERM` says.
    static let common: [String: Key] = [
        "[A": .up, "[B": .down, "[C": .right, "[D": .left, "[H": .home, "[F": .end,
        "OA": .up, "OB": .down, "OC": .right, "OD": .left, "OH": .home, "OF": .end,
        "[1~": .home, "[7~": .home, "[4~": .end, "[8~": .end,
        "[5~": .pageUp, "[6~": .pageDown, "[3~": .delete, "[Z": .backTab,
        "OM": .enter, "Ok": .character("+"), "Om": .character("-"), "On": .character("."),
        "Op": .character("0"), "Oq": .character("1"), "Or": .character("2"), "Os": .character("3"),
        "Ot": .character("4"), "Ou": .character("5"), "Ov": .character("6"), "Ow": .character("7"),
        "Ox": .character("8"), "Oy": .character("9"), "Oj": .character("*"), "Oo": .character("/"),
    ]

    private static let capabilities: [(name: String, key: Key)] = [
        ("kcuu1", .up), ("kcud1", .down), ("kcuf1", .right), ("kcub1", .left), ("khome", .home),
        ("kend", .end), ("kpp", .pageUp), ("knp", .pageDown), ("kdch1", .delete), ("kcbt", .backTab),
        ("kent", .enter),
    ]

    /// The common ones and those of the terminal's own description; keys are the bytes after the escape.
    static func ofTerminal() -> [[UInt8]: Key] {
        var table: [[UInt8]: Key] = [:]
        for (bytes, key) in common { table[Array(bytes.utf8)] = key }
        for (name, key) in capabilities {
            guard let text = ct_key_bytes(name).map({ Array(String(cString: $0).utf8) }) else { continue }
            if text.count > 1, text[0] == 27 { table[Array(text.dropFirst())] = key }
        }
        return table
    }
}
