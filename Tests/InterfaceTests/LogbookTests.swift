import Drawing
import Events
import Testing

@testable import Interface

@MainActor @Suite struct LogbookTests {
    @Test func keepsTheLastThousand() {
        let log = Logbook(time: { "12:00:00.000" }, stamp: { "" })
        for number in 1...1500 { log.add("message \(number)") }
        #expect(log.messages.count == 1000)
        #expect(log.messages.first?.text == "message 501")
        #expect(log.messages.last?.text == "message 1500")
    }

    @Test func writesEveryLineWithItsLevelWhereSomethingIsWrong() {
        var lines: [String] = []
        let log = Logbook(
            time: { "" }, stamp: { "" },
            write: {
                lines.append($0)
                return nil
            })
        log.add("one", .debug)
        log.add("two", .warning)
        log.add("three", .error)
        #expect(lines == ["one", "warning: two", "error: three"])
    }

    @Test func aFileThatTakesNothingIsSaidInTheLog() {
        var problem: String? = "the file is full"
        let log = Logbook(
            time: { "" }, stamp: { "" },
            write: { _ in
                defer { problem = nil }
                return problem
            })
        log.add("one")
        log.add("two")
        #expect(log.messages.map(\.line) == ["one", "error: the file is full", "two"])
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

    private struct Answer {
        let asked = "P5"
        let tried = [5, 7]
        let time: Int? = nil
    }

    @Test func theFourMannersHaveTheirFormats() {
        let log = Logbook(time: { "" }, stamp: { "2026-11-24 19:03:12.481 earwheel[2222:4274583]" })
        log.print("two", 2, true)
        log.debugPrint("two", 2, LogLevel.warning)
        log.dump(Answer())
        log.nsLog("text")
        #expect(
            log.messages.map(\.text) == [
                "two 2 true", "\"two\" 2 Interface.LogLevel.warning",
                "▿ Answer\n  - asked: P5\n  ▿ tried: 2 elements\n    - 5\n    - 7\n  - time: nil",
                "2026-11-24 19:03:12.481 earwheel[2222:4274583] text",
            ])
    }

    @Test func levelsAreChosenByTheirKey() {
        let stage = Stage(80, 24, isAnimated: false, look: Stage.ascii)
        stage.log.print("plain words")
        stage.log.print("grave words", level: .warning)
        stage.log.print("gravest words", level: .error)
        for press in 1...4 { stage.screen.at(Double(press), .key(.character("l"))) }
        stage.run(on: .log)
        let shown = (0...4).map { stage.screen.surface(at: Double($0) + 0.5).text }
        #expect(shown.map { $0.contains("viewDidLoad") } == [true, false, false, false, true])
        #expect(shown.map { $0.contains("plain words") } == [true, true, false, false, true])
        #expect(shown.map { $0.contains("grave words") } == [true, true, true, false, true])
        #expect(shown.map { $0.contains("gravest words") } == [true, true, true, true, true])
        #expect(shown[2].contains("following | warnings and errors"))
    }

    @Test func aLongMessageIsBrokenAndNothingOfItLost() {
        let stage = Stage(60, 24, isAnimated: false, look: Stage.ascii)
        let path = "/home/somebody/.local/share/earwheel/" + String(repeating: "x", count: 40) + ".jsonl:1:1:"
        stage.log.print("\(path) an earlier record has the same id", level: .warning)
        stage.run(on: .log)
        let shown = stage.screen.last.text.filter { $0 != " " && $0 != "\n" }
        #expect(shown.contains((path + " an earlier record has the same id").filter { $0 != " " }))
    }

    @Test func aTreeTakesSeveralLines() {
        let stage = Stage(80, 24, isAnimated: false)
        stage.log.dump(Answer())
        stage.run(on: .log)
        #expect(stage.screen.last.text.contains("12:00:00.000  ▿ Answer\n"))
        #expect(stage.screen.last.text.contains("                 - asked: P5\n"))
    }
}
