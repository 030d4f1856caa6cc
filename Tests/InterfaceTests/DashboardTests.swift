import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// Whole screens, as pictures.
@MainActor @Suite struct DashboardTests {
    private func screen(
        _ columns: Int, _ rows: Int, on tab: Tab = .radar, reading: Reading = Stage.reading(),
        look: Look = Stage.ascii, keys: [Key] = []
    ) -> String {
        let stage = Stage(columns, rows, reading: reading, isAnimated: false, look: look)
        for (place, key) in keys.enumerated() { stage.screen.at(Double(place + 1), .key(key)) }
        stage.run(on: tab)
        return stage.screen.last.text
    }

    @Test func theTableOfIntervals() {
        #expect(
            screen(80, 16, on: .intervals) == """
                 Earwheel   1 Radar  2 Intervals  3 History  4 Confusion  5 Records  7 Log
                      first answer right           rate        n    time  most often wrong
                  m2  ===================+=--|     83 %      100   2.0 s  heard as M2, 17x
                  M2  ==================+==-|      80 %      100   2.0 s  heard as m3, 20x
                  m3  ===============+==--|        71 %      100   2.0 s  heard as M3, 29x
                  M3  =================+==--|      78 %      100   2.0 s  heard as P4, 22x
                  P4  ==================+==-|      80 %      100   2.0 s  heard as TT, 20x
                  TT  ============+=--|            56 %      100   2.0 s  heard as P5, 44x
                  P5  =====================+=-|    89 %      100   2.0 s  heard as m6, 11x
                  m6  ===========+==--|            53 %      100   2.0 s  heard as M6, 47x
                  M6  =============+==--|          61 %      100   2.0 s  heard as m7, 39x
                  m7  ===========+==--|            54 %      100   2.0 s  heard as M7, 46x
                  M7  ==============+==--|         66 %      100   2.0 s  heard as P8, 34x
                  P8  ======================+=-|   94 %      100   2.0 s  heard as m2, 6x

                 1,200 answers | 72 % right | all time          s sort  a style  ? help  q quit
                """)
    }

    @Test func theBannerOfAnEmptyStore() {
        let lines = screen(80, 24, reading: Stage.reading(isSample: true)).split(separator: "\n")
        #expect(lines[1].contains("No answers yet. This is sample data."))
        #expect(lines[2].contains("earwheel record --asked M6 --tried m6,M6, or earwheel import FILE"))
        let narrow = screen(60, 24, reading: Stage.reading(isSample: true))
        #expect(narrow.contains("To begin: earwheel record, or earwheel import\n"))
        #expect(!screen(80, 24).contains("sample"))
    }

    @Test func theWidthOf110BringsTheBars() {
        #expect(!screen(109, 40).contains("rate"))
        #expect(screen(110, 40).contains("rate        n    time"))
    }

    @Test(arguments: Tab.allCases) func helpShowsEveryKeyOfTheTab(tab: Tab) {
        let help = screen(80, 24, on: tab, keys: [.character("?")])
        for binding in Keymap.bindings(on: tab) {
            #expect(help.contains(binding.name) && help.contains(binding.summary), "\(binding.name)")
        }
        #expect(!screen(80, 24, on: tab, keys: [.character("?"), .escape]).contains("close this help"))
    }

    @Test(arguments: Tab.allCases) func helpIsWithinReachInASmallWindow(tab: Tab) {
        let down = Array(repeating: Key.down, count: 60)
        let stage = Stage(40, 12, isAnimated: false, look: Stage.ascii)
        for (place, key) in ([.character("?")] + down).enumerated() {
            stage.screen.at(Double(place + 1), .key(key))
        }
        stage.run(on: tab)
        let all = stage.screen.frames.map(\.surface.text).joined(separator: "\n")
        let words = all.split { $0 == " " || $0 == "\n" || $0 == "|" }.map(String.init)
        for binding in Keymap.bindings(on: tab) {
            for word in binding.summary.split(separator: " ") {
                #expect(words.contains(String(word)), "\(binding.name): \(word)")
            }
        }
        #expect(stage.screen.last.text.contains("leave"))
    }

    @Test func theBottomLineGivesWayPieceByPiece() {
        func bottom(_ columns: Int) -> String {
            screen(columns, 10).split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
                ?? ""
        }
        #expect(bottom(120).contains("c chance") && bottom(120).contains("all time"))
        #expect(
            bottom(80) == " 1,200 answers | 72 % right | all time         r replay  o turn  ? help  q quit")
        #expect(bottom(40).hasSuffix("? help  q quit"))
        #expect(bottom(16).contains("? help  q quit"))
        #expect(bottom(8).contains("q quit"))
        for columns in 1...130 { #expect(bottom(columns).count <= columns) }
    }

    @Test func sortingPutsWhatNeedsWorkFirst() {
        var statistics = Statistics()
        func answer(_ asked: UInt8, _ isCorrect: Bool, _ time: UInt32, times: Int) {
            for _ in 0..<times {
                statistics.add(Record(correctAnswer: asked, isCorrect: isCorrect, timeTook: time))
            }
        }
        answer(1, true, 1000, times: 3)
        answer(4, true, 4000, times: 1)
        answer(4, false, 4000, times: 1)
        answer(7, true, 2000, times: 9)
        answer(7, false, 2000, times: 1)
        var order = IntervalOrder.size
        var seen: [[Interval]] = []
        for _ in 0..<4 {
            seen.append(order.sorted(statistics.intervals).prefix(4).map(\.interval))
            order = order.moved(by: 1)
        }
        #expect(order == .size)
        #expect(
            seen == [
                [.m2, .M2, .m3, .M3], [.M3, .P5, .m2, .M2], [.P5, .m2, .M3, .M2], [.M3, .P5, .m2, .M2],
            ])
    }

    @Test func longTimesAndLargeCountsNeverMeet() {
        var statistics = Statistics()
        for _ in 0..<1234 { statistics.add(Record(correctAnswer: 1, isCorrect: true, timeTook: 1_500_000)) }
        statistics.add(Record(correctAnswer: 2, isCorrect: true, timeTook: .max))
        let rows = statistics.intervals.map { IntervalRow($0, symbols: .ascii) }
        for width in 20...100 {
            var surface = Surface(Size(columns: width, rows: 13))
            let table = IntervalTable(rows: rows, columns: [.name, .rate, .count, .time], sortedBy: nil)
            table.draw(on: &surface, in: surface.bounds, Stage.ascii)
            let fields = surface.text.split(separator: "\n")[1].split(separator: " ")
            let time = table.slots(in: width).contains { $0.column == .time } ? ["25", "min"] : []
            let count = table.slots(in: width).contains { $0.column == .count } ? ["1,234"] : []
            #expect(fields.map(String.init) == ["m2", "100", "%"] + count + time)
        }
    }

    @Test func beforeTheRecordsAreReadNothingIsCounted() {
        let stage = Stage(80, 24, reading: nil, isAnimated: false, look: Stage.ascii)
        stage.run(on: .intervals)
        #expect(!stage.screen.surface(at: 0.5).text.contains(" 0 "))
    }

    @Test func faultsStayOnTheBottomLine() {
        #expect(screen(80, 24, reading: Stage.reading(reportedCount: 40)).contains("40 reported"))
    }

    @Test func whereNoTabBarIsDrawnAPressChoosesNothing() {
        let stage = Stage(80, 1, isAnimated: false)
        stage.screen.at(1, .press(column: 25, row: 0))
        stage.run()
        #expect(stage.hooks.allSatisfy { $0.hasPrefix("Radar") })
    }

    @Test func filtersAndFaultsAreSaid() {
        var reading = Stage.reading(reportedCount: 3)
        reading.figures.filter = RecordFilter(since: Day("2026-01-02"), direction: .harmonic)
        let pieces = Coverage(reading: reading).pieces.map(\.text)
        #expect(
            pieces == ["1,200 answers", "72 % right", "3 reported", "since 2026-01-02", "harmonic"])
    }

    @Test func nothingButASCIIWithoutUnicode() {
        for tab in Tab.allCases {
            for keys: [Key] in [[], [.character("?")], [.character("u"), .character("c"), .character("o")]] {
                let isASCII = screen(120, 40, on: tab, keys: keys).allSatisfy(\.isASCII)
                #expect(isASCII)
            }
        }
    }
}
