import Events

@testable import Terminal

/// A decoder and the clock that it is told, in seconds.
struct Keyboard {
    /// Shorter than the escape delay of 25 ms.
    static let quick = 0.01

    private var decoder: KeyDecoder
    private(set) var time = 100.0

    init(isUnicode: Bool = true, escapeDelay: Double = 0.025) {
        decoder = KeyDecoder(known: KeyTable.ofTerminal(), isUnicode: isUnicode, escapeDelay: escapeDelay)
    }

    var isWaiting: Bool { decoder.deadline != nil }

    /// In seconds from now, nil where nothing is waited for.
    var patience: Double? { decoder.deadline.map { $0 - time } }

    mutating func type(_ bytes: some Sequence<UInt8>) -> [Event] { decoder.feed(bytes, at: time) }

    mutating func type(_ text: String) -> [Event] { type(text.utf8) }

    /// Lets time pass as the main loop does: it looks in when the decoder asked for it.
    mutating func wait(_ seconds: Double) -> [Event] {
        let end = time + seconds
        var events: [Event] = []
        while let deadline = decoder.deadline, deadline <= end {
            time = deadline
            events += decoder.expire(at: time)
        }
        time = end
        return events
    }

    /// Types pieces with a pause after each.
    mutating func type(_ pieces: [[UInt8]], pause: Double = quick) -> [Event] {
        pieces.flatMap { piece in type(piece) + wait(pause) }
    }
}

extension Event {
    static func letters(_ text: String) -> [Event] { text.map { .key(.character($0)) } }
}

extension [UInt8] {
    /// Cut in two at every place, and into single bytes.
    var splits: [[[UInt8]]] {
        indices.dropFirst().map { [Array(self[..<$0]), Array(self[$0...])] } + [map { [$0] }]
    }
}
