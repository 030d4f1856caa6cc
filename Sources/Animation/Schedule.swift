/// Things to do at moments of a clock that somebody else reads.
package struct Schedule<Action> {
    /// Names one entry for as long as it is pending.
    package struct Token: Hashable, Sendable {
        fileprivate let number: Int
    }

    private var entries: [(moment: Double, token: Token, action: Action)] = []
    private var issued = 0

    package init() {}

    package var isEmpty: Bool { entries.isEmpty }

    /// The moment of the earliest entry.
    package var next: Double? { entries.map(\.moment).min() }

    /// Adds an entry for a moment, in seconds of the clock.
    package mutating func add(at moment: Double, _ action: Action) -> Token {
        issued += 1
        let token = Token(number: issued)
        entries.append((moment, token, action))
        return token
    }

    /// Drops an entry; one that was taken or dropped before is no error.
    package mutating func cancel(_ token: Token) {
        entries.removeAll { $0.token == token }
    }

    /// Takes out what is due, the earlier first, and in the order of adding where moments are equal.
    package mutating func takeDue(at now: Double) -> [Action] {
        let due = entries.enumerated().filter { $0.element.moment <= now }
        entries.removeAll { $0.moment <= now }
        return due.sorted { ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset) }
            .map(\.element.action)
    }
}
