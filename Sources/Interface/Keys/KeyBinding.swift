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

    /// Where it works.
    package let tabs: Set<Tab>

    init(
        _ name: String, _ keys: [Key: Command], _ summary: String, hint: String? = nil,
        on tabs: Set<Tab> = Set(Tab.allCases)
    ) {
        self.name = name
        self.keys = keys
        self.summary = summary
        self.hint = hint
        self.tabs = tabs
    }

    /// A row for one character.
    init(
        _ character: Character, _ command: Command, _ summary: String, hint: String? = nil,
        on tabs: Set<Tab> = Set(Tab.allCases)
    ) {
        self.init("\(character)", [.character(character): command], summary, hint: hint, on: tabs)
    }

    /// The tabs where it works, as help and README say it; empty where that is all of them.
    package var places: String {
        guard tabs.count < Tab.allCases.count else { return "" }
        return Tab.allCases.filter(tabs.contains).map(\.title).joined(separator: ", ")
    }
}
