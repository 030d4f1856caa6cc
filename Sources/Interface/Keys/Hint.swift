/// A key with its word on the bottom line.
package struct Hint: Equatable, Sendable {
    let key: String
    let word: String

    init(_ key: String, _ word: String) {
        self.key = key
        self.word = word
    }
}

extension Keymap {
    /// What the bottom line says of the keys of a tab, the most important first, then help and quit.
    static func hints(on tab: Tab) -> [Hint] { bindings(on: tab).compactMap(\.bottomHint) }

    /// What the bottom line says where something is looked at closely: what matters there, the way back, and help.
    static func hints(lookingClosely own: [Hint]) -> [Hint] {
        let help = bindings.filter { $0.keys.values.contains(.help) }.compactMap(\.bottomHint)
        return own + [Hint("Esc", "back")] + help
    }
}

extension KeyBinding {
    fileprivate var bottomHint: Hint? { hint.map { Hint(name, $0) } }
}
