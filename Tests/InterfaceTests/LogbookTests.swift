import Drawing
import Events
import Testing

@testable import Interface

@MainActor @Suite struct LogbookTests {
    @Test func keepsTheLastThousand() {
        let log = Logbook(time: { "12:00:00.000" })
        for number in 1...1500 { log.add("message \(number)") }
        #expect(log.messages.count == 1000)
        #expect(log.messages.first?.text == "message 501")
        #expect(log.messages.last?.text == "message 1500")
        #expect(log.total == 1500)
    }

    @Test func writesEveryLineWithItsLevelWhereSomethingIsWrong() {
        var lines: [String] = []
        let log = Logbook(time: { "" }, write: { lines.append($0) })
        log.add("one", .debug)
        log.add("two", .warning)
        log.add("three", .error)
        #expect(lines == ["one", "warning: two", "error: three"])
    }

    @Test func scrollingKeepsItsPlaceWhileMessagesCome() {
        let stage = Stage(80, 12)
        for number in 1...100 { stage.log.add("message \(number)") }
        stage.screen.at(1, .key(.up))
        stage.screen.at(2, .complaint("late words"))
        stage.screen.at(3, .key(.home))
        stage.screen.at(4, .key(.end))
        stage.run(on: .log)
        let above = stage.screen.surface(at: 1.5).text.split(separator: "\n").dropFirst().dropLast()
        let later = stage.screen.surface(at: 2.5).text.split(separator: "\n").dropFirst().dropLast()
        #expect(above == later)
        #expect(stage.screen.surface(at: 3.5).text.contains("  message 1\n"))
        #expect(stage.screen.surface(at: 4.5).text.contains("warning late words"))
    }
}
