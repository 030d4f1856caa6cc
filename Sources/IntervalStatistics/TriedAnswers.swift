/// The answers given to one question, in order: semitones, packed so that a million records stay small.
package struct TriedAnswers: Hashable, Sendable {
    /// More tries than this are not kept in memory (the file keeps them).
    package static let capacity = 24

    /// Stands for an entry that is no interval.
    package static let unreadable: UInt8 = 31

    /// Five bits an entry, twelve entries a word; the count in the last byte of the second word.
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    /// Keeps the first `capacity` of the answers; each is 0 to 24 semitones or `unreadable`.
    package init(_ answers: some Sequence<UInt8>) {
        for answer in answers { append(answer) }
    }

    package var count: Int { Int(high >> 60) | Int(low >> 60) << 4 }

    package var isEmpty: Bool { count == 0 }

    /// The first answer as given, nil where none was noted.
    package var first: UInt8? { isEmpty ? nil : self[0] }

    /// The answer at a place from 0 up to `count`.
    package subscript(place: Int) -> UInt8 {
        let word = place < 12 ? low : high
        return UInt8(word >> UInt64(place % 12 * 5) & 31)
    }

    /// Adds an answer unless `capacity` is reached.
    package mutating func append(_ answer: UInt8) {
        let place = count
        guard place < Self.capacity else { return }
        let known = answer <= 24 ? answer : Self.unreadable
        let bits = UInt64(known) << UInt64(place % 12 * 5)
        if place < 12 { low |= bits } else { high |= bits }
        setCount(place + 1)
    }

    private mutating func setCount(_ count: Int) {
        let mask: UInt64 = (1 << 60) - 1
        high = high & mask | UInt64(count & 15) << 60
        low = low & mask | UInt64(count >> 4) << 60
    }
}

extension TriedAnswers: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { count }
}

extension TriedAnswers: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: UInt8...) { self.init(elements) }
}
