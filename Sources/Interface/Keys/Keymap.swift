import Events

/// The one table of keys, which help, the bottom line and the program read.
package enum Keymap {
    /// Where the arrows to the left and right move a cursor instead of choosing a tab.
    private static let walked: Set<Tab> = [.history, .confusion]

    package static let bindings: [KeyBinding] = own + common

    private static let own: [KeyBinding] = [
        KeyBinding("r", .replay, "play the drawing again", hint: "replay", on: [.radar]),
        KeyBinding(
            "o", .turn, "turn the wheel: m2 at three o'clock, or each at its hour", hint: "turn", on: [.radar]
        ),
        KeyBinding(
            "u", .certainty, "show how certain each rate is (95 % interval)", hint: "certainty", on: [.radar]),
        KeyBinding("c", .chance, "show the rate of guessing as a ring", hint: "chance", on: [.radar]),
        KeyBinding("s", .sort, "sort by size, rate, n or time", hint: "sort", on: [.intervals]),
        KeyBinding("a", .style, "choose how rows enter, and play it", hint: "style", on: [.intervals]),
        KeyBinding(
            "/", .filter, "filter the records: m6, heard:M6, wrong, 2026-11", hint: "filter", on: [.records]),
        KeyBinding("l", .level, "show all messages, or only the graver ones", hint: "level", on: [.log]),
        KeyBinding(
            "Enter", [.enter: .open], "look closely at what the cursor is on; in History, draw again",
            on: [.intervals, .history, .confusion, .records]),
        KeyBinding(
            "Left Right", [.left: .cursor(.left), .right: .cursor(.right)], "move the cursor", on: walked),
        KeyBinding(
            "Up Down", [.up: .cursor(.up), .down: .cursor(.down)], "move the cursor, or scroll by a line",
            on: [.intervals, .confusion, .records, .log]),
        KeyBinding(
            "PgUp PgDn", [.pageUp: .cursor(.pageUp), .pageDown: .cursor(.pageDown)], "move by a page",
            on: [.records, .log]),
        KeyBinding(
            "Home End", [.home: .cursor(.start), .end: .cursor(.end)], "go to the first or the last",
            on: [.intervals, .history, .records, .log]),
    ]

    private static let common: [KeyBinding] = [
        KeyBinding("f", .period, "choose the period: all, 365, 90, 30 or 7 days, today", hint: "period"),
        KeyBinding("d", .direction, "choose the direction: all, ascending, descending, harmonic"),
        KeyBinding(digits, tabKeys, "choose a tab by its digit"),
        KeyBinding("Tab Shift-Tab", [.tab: .nextTab, .backTab: .previousTab], "next or previous tab"),
        KeyBinding(
            "Right Left", [.right: .nextTab, .left: .previousTab], "next or previous tab",
            on: Set(Tab.allCases).subtracting(walked)),
        KeyBinding("Esc", [.escape: .back], "go back, or close this help"),
        KeyBinding("?", .help, "open or close this help", hint: "help"),
        KeyBinding("q", .quit, "leave", hint: "quit"),
    ]

    private static var digits: String { Tab.allCases.map { "\($0.rawValue)" }.joined(separator: " ") }

    private static var tabKeys: [Key: Command] {
        Dictionary(
            uniqueKeysWithValues: Tab.allCases.map { (.character(Character("\($0.rawValue)")), .tab($0)) })
    }

    /// The rows that hold on a tab, its own first.
    package static func bindings(on tab: Tab) -> [KeyBinding] { bindings.filter { $0.tabs.contains(tab) } }

    /// What a key asks for on a tab, nil where it means nothing.
    package static func command(for key: Key, on tab: Tab) -> Command? {
        bindings(on: tab).lazy.compactMap { $0.keys[key] }.first
    }
}
