import Events
import Testing

@testable import Terminal

@Suite struct EventQueueTests {
    private var queue = EventQueue()

    private mutating func takeAll() -> [Event] {
        var events: [Event] = []
        while let event = queue.next() { events.append(event) }
        return events
    }

    @Test mutating func `gives ten thousand events in the order they came`() {
        let typed = (0..<10_000).map { Event.press(column: $0, row: 0) }
        for event in typed { queue.append(event) }
        #expect(!queue.isEmpty)
        #expect(takeAll() == typed)
        #expect(queue.isEmpty)
    }

    @Test mutating func `tells a waiting wake-up once, and the next one again`() {
        for event in [.woken, .key(.up), .woken] as [Event] { queue.append(event) }
        #expect(queue.next() == .woken)
        queue.append(.woken)
        #expect(takeAll() == [.key(.up), .woken])
    }
}
