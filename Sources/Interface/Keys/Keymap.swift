import Events

/// One row of the key table.
package struct KeyBinding: Sendable {
    /// As help writes it.
    package let name: String
    package let keys: [Key: Command]

    /// What it does, for help.
    package let summary: String

    /// Its word on the bottom line; nil keeps it out of there.
    package let hint: String?

    /// Where it works; nil is everywhere.
    package let tab: Tab?

    init(_ name: String, _ keys: [Key: Command], _ summary: String, hint: String? = nil, in tab: Tab? = nil) {
        self.name = name
        self.keys = keys
        self.summary = summary
        self.hint = hint
        self.tab = tab
    }
}

/// The one table of keys, which help, the bottom line and the program read.
package enum Keymap {
    package static let bindings: [KeyBinding] = [
        KeyBinding(
            "r", [.character("r"): .replay], "play the drawing of the wheel again", hint: "replay", in: .radar
        ),
        KeyBinding(
            "o", [.character("o"): .turn], "turn the wheel: m2 at three o'clock, or each at its hour",
            hint: "turn",
            in: .radar),
        KeyBinding(
            "u", [.character("u"): .certainty], "show how certain each rate is (95 % interval)",
            hint: "certainty",
            in: .radar),
        KeyBinding(
            "c", [.character("c"): .chance], "show the rate of guessing as a ring", hint: "chance", in: .radar
        ),
        KeyBinding(
            "s", [.character("s"): .sort], "sort by size, rate, n or time", hint: "sort", in: .intervals),
        KeyBinding(
            "Up Down", [.up: .scroll(.lineUp), .down: .scroll(.lineDown)], "scroll by a line", in: .log),
        KeyBinding(
            "PgUp PgDn", [.pageUp: .scroll(.pageUp), .pageDown: .scroll(.pageDown)], "scroll by a page",
            in: .log),
        KeyBinding(
            "Home End", [.home: .scroll(.start), .end: .scroll(.end)], "go to the oldest or newest message",
            in: .log),
        KeyBinding("1 2 7", tabKeys, "choose a tab by its digit"),
        KeyBinding("Tab Right", [.tab: .nextTab, .right: .nextTab], "next tab"),
        KeyBinding("Shift-Tab Left", [.backTab: .previousTab, .left: .previousTab], "previous tab"),
        KeyBinding("?", [.character("?"): .help], "open or close this help", hint: "help"),
        KeyBinding("Esc", [.escape: .closeHelp], "close this help"),
        KeyBinding("q", [.character("q"): .quit], "leave", hint: "quit"),
    ]

    private static var tabKeys: [Key: Command] {
        Dictionary(
            uniqueKeysWithValues: Tab.allCases.map { (.character(Character("\($0.rawValue)")), .tab($0)) })
    }

    /// The rows that hold on a tab, its own first.
    package static func bindings(on tab: Tab) -> [KeyBinding] {
        bindings.filter { $0.tab == nil || $0.tab == tab }
    }

    /// What a key asks for on a tab, nil where it means nothing.
    package static func command(for key: Key, on tab: Tab) -> Command? {
        bindings(on: tab).lazy.compactMap { $0.keys[key] }.first
    }
}
