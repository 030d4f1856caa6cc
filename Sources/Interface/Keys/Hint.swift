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

    /// The hints of keys that hold wherever no text is typed.
    static var general: [Hint] {
        bindings.filter { !Set($0.keys.values).isDisjoint(with: [.help, .quit]) }.compactMap(\.bottomHint)
    }
}

extension KeyBinding {
    fileprivate var bottomHint: Hint? { hint.map { Hint(name, $0) } }
}
