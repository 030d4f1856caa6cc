import Events

/// Events in the order they came; a paste may bring thousands at once.
struct EventQueue {
    private var events: [Event] = []
    private var first = 0

    var isEmpty: Bool { first == events.count }

    /// A wake-up that already waits is not told twice.
    mutating func append(_ event: Event) {
        if event == .woken, events[first...].contains(.woken) { return }
        events.append(event)
    }

    mutating func next() -> Event? {
        guard !isEmpty else { return nil }
        defer {
            first += 1
            if isEmpty {
                events.removeAll(keepingCapacity: true)
                first = 0
            }
        }
        return events[first]
    }
}
