/// A multiset of times in milliseconds, so that medians of parts can be put together exactly.
struct TimeTally: Equatable, Sendable {
    /// Times from here on are rare and are kept one by one.
    static let denseLimit = 65_536

    /// How often each time below `denseLimit` was seen; never longer than the largest of them needs,
    /// so that equal multisets are equal values.
    private var dense: [UInt32] = []

    private var sparse: [UInt32: Int] = [:]

    private(set) var count = 0

    mutating func add(_ time: UInt32) {
        count += 1
        let place = Int(time)
        guard place < Self.denseLimit else {
            sparse[time, default: 0] += 1
            return
        }
        if place >= dense.count { grow(to: place + 1) }
        dense[place] += 1
    }

    private mutating func grow(to length: Int) {
        dense += [UInt32](repeating: 0, count: length - dense.count)
    }

    static func += (left: inout TimeTally, right: TimeTally) {
        guard right.count > 0 else { return }
        left.count += right.count
        if right.dense.count > left.dense.count { left.grow(to: right.dense.count) }
        var place = 0
        while place < right.dense.count {
            left.dense[place] += right.dense[place]
            place += 1
        }
        left.sparse.merge(right.sparse, uniquingKeysWith: +)
    }

    /// In milliseconds; for an even count the mean of the two middle times; nil where there are none.
    var median: Double? {
        guard count > 0 else { return nil }
        let lower = time(at: (count - 1) / 2)
        let upper = count % 2 == 1 ? lower : time(at: count / 2)
        return (Double(lower) + Double(upper)) / 2
    }

    /// The time at a place from 0 up to `count`, in rising order.
    private func time(at place: Int) -> UInt32 {
        var rest = place
        for (time, times) in dense.enumerated() {
            if rest < Int(times) { return UInt32(time) }
            rest -= Int(times)
        }
        for (time, times) in sparse.sorted(by: { $0.key < $1.key }) {
            if rest < times { return time }
            rest -= times
        }
        return 0
    }
}
