import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// What the wheel displays at which moment.
@MainActor @Suite struct RadarLifeTests {
    /// The picture of the wheel with given values, drawn without any history.
    private func picture(
        _ stage: Stage, values: [Double], opacity: Double = 1, isUpdated: Bool = true,
        statistics: Statistics? = Stage.statistics()
    ) -> Surface {
        let size = stage.screen.size
        var surface = Surface(size)
        RadarScreen(
            figures: RadarFigures(statistics, symbols: Stage.dark.symbols), choices: stage.context.choices,
            look: Stage.dark, displayed: values,
            opacity: opacity, isUpdated: isUpdated
        ).draw(on: &surface, in: Rect(column: 0, row: 1, columns: size.columns, rows: size.rows - 2))
        return surface
    }

    private func wheel(_ surface: Surface) -> Picture {
        Picture(
            size: surface.size,
            cells: Array(surface.cells.dropFirst(surface.size.columns).dropLast(surface.size.columns)))
    }

    private static let start = Array(repeating: 0.6, count: 12)

    private func between(_ from: [Double], _ to: [Double], _ share: Double) -> [Double] {
        zip(from, to).map { $0 + ($1 - $0) * share }
    }

    /// What should be displayed some seconds after an initial draw with the records at hand.
    private func life(_ stage: Stage, after elapsed: Double) -> Picture {
        let share = min(max(0, (elapsed - 1) / 1.3), 1)
        return wheel(
            picture(
                stage, values: between(Self.start, Stage.rates, share), opacity: min(1, elapsed / 1.3),
                isUpdated: elapsed >= 1))
    }

    @Test func initialDrawFadesInAndTheUpdateFollowsAfterASecond() {
        let stage = Stage(40, 16)
        stage.run()
        for moment in [0.1, 0.65, 0.9, 1.15, 1.325, 1.65, 1.975, 2.25, 2.3] {
            let frame = stage.screen.frames.last { $0.moment <= 1000 + moment }
            #expect(frame.map { wheel($0.surface) } == life(stage, after: (frame?.moment ?? 0) - 1000))
        }
    }

    @Test func afterTheAnimationsThePictureIsExactAndNothingMoves() throws {
        let stage = Stage(120, 40)
        stage.run()
        let last = try #require(stage.screen.frames.last)
        #expect(wheel(last.surface) == wheel(picture(stage, values: Stage.rates)))
        #expect(last.moment < 1000 + 2.35)
        // The program then waits for ever: the script is over, and the screen ends it.
        #expect(stage.clock.now < 1000 + 2.4)
    }

    @Test func framesComeSixtyTimesASecond() {
        let stage = Stage(120, 40)
        stage.run()
        let moments = stage.screen.frames.map { $0.moment - 1000 }.filter { $0 > 1.02 && $0 < 2.3 }
        #expect(moments.count >= 75)
    }

    @Test func aStormOfResizesIsFollowedByOneUpdateOneSecondAfterTheLast() {
        let stage = Stage(80, 24)
        for number in 0...20 { stage.screen.at(4 + Double(number) * 0.1, resizeTo: 80 + number, 30) }
        stage.run()
        let drawn = stage.screen.frames.filter { $0.moment >= 1006.05 && $0.moment < 1006.99 }
        #expect(!drawn.isEmpty)
        for frame in drawn {
            let opacity = (frame.moment - 1006) / 1.3
            let expected = picture(stage, values: Self.start, opacity: opacity, isUpdated: false)
            #expect(wheel(frame.surface) == wheel(expected))
        }
        #expect(wheel(stage.screen.last) == wheel(picture(stage, values: Stage.rates)))
        #expect(stage.clock.now > 1008.2 && stage.clock.now < 1008.4)
    }

    @Test func leavingTheTabCancelsWhatIsPending() {
        let stage = Stage(80, 24)
        stage.screen.at(0.5, .key(.character("7")))
        stage.screen.at(5, .key(.character("1")))
        stage.run()
        #expect(!stage.screen.frames.contains { $0.moment > 1000.6 && $0.moment < 1005 })
        #expect(stage.screen.surface(at: 4.9).text.contains("Log: viewDidAppear called"))
        let moment = stage.screen.frames.last { $0.moment <= 1005.9 }?.moment ?? 0
        let expected = picture(
            stage, values: Self.start, opacity: (moment - 1005) / 1.3, isUpdated: false)
        #expect(wheel(stage.screen.surface(at: 5.9)) == wheel(expected))
    }

    @Test func leavingDuringTheUpdateAndReturningBeginsAnew() {
        let stage = Stage(80, 24)
        stage.screen.at(1.6, .key(.character("2")))
        stage.screen.at(2, .key(.character("1")))
        stage.run()
        let returned = stage.screen.surface(at: 2.5)
        let moment = stage.screen.frames.last { $0.moment <= 1002.5 }?.moment ?? 0
        let expected = picture(
            stage, values: Self.start, opacity: (moment - 1002) / 1.3, isUpdated: false)
        #expect(wheel(returned) == wheel(expected))
        #expect(wheel(stage.screen.last) == wheel(picture(stage, values: Stage.rates)))
    }

    @Test func newRecordsMoveFromWhatIsDisplayed() throws {
        let stage = Stage(80, 24)
        let other = Array(repeating: 0.3, count: 12)
        stage.screen.at(1.65, .woken) { stage.source.post(.loaded(Stage.reading(other))) }
        stage.run()
        // Half-way through the first update the corners stand between the dodecagon and the rates.
        let next = try #require(stage.screen.frames.first { $0.moment > 1001.65 })
        let values = between(between(Self.start, Stage.rates, 0.5), other, (next.moment - 1001.65) / 1.3)
        let expected = picture(stage, values: values, statistics: Stage.statistics(other))
        #expect(wheel(next.surface) == wheel(expected))
        #expect(
            wheel(stage.screen.last)
                == wheel(picture(stage, values: other, statistics: Stage.statistics(other))))
    }

    @Test func lateDataUpdateWhenTheyArriveAndAProgressBarIsShownMeanwhile() {
        let stage = Stage(80, 24, reading: nil)
        stage.screen.at(0.4, .woken) { stage.source.post(.progress(0.1)) }
        stage.screen.at(1.8, .woken) { stage.source.post(.progress(0.5)) }
        stage.screen.at(2.5, .woken) { stage.source.post(.loaded(Stage.reading())) }
        stage.run()
        #expect(!stage.screen.surface(at: 0.9).text.contains("Reading the records"))
        #expect(stage.screen.surface(at: 1.1).text.contains("Reading the records  10 %"))
        #expect(stage.screen.surface(at: 1.9).text.contains("Reading the records  50 %"))
        #expect(!stage.screen.surface(at: 2.6).text.contains("Reading the records"))
        let nothingKnown = picture(
            stage, values: Self.start, isUpdated: false, statistics: nil)
        #expect(wheel(stage.screen.surface(at: 2.4)) == wheel(nothingKnown))
        #expect(wheel(stage.screen.last) == wheel(picture(stage, values: Stage.rates)))
        #expect(stage.clock.now > 1003.79 && stage.clock.now < 1003.85)
    }

    @Test func withoutAnimationOnlyFinalStatesAreShown() {
        let stage = Stage(80, 24, isAnimated: false)
        stage.screen.at(1, resizeTo: 100, 30)
        stage.run()
        #expect(stage.clock.now == 1001)
        for frame in stage.screen.frames.dropFirst() {
            var expected = Surface(frame.surface.size)
            RadarScreen(
                figures: RadarFigures(Stage.statistics(), symbols: Stage.dark.symbols),
                choices: Choices(), look: Stage.dark,
                displayed: Stage.rates, opacity: 1, isUpdated: true
            ).draw(
                on: &expected,
                in: Rect(
                    column: 0, row: 1, columns: expected.size.columns, rows: expected.size.rows - 2))
            #expect(wheel(frame.surface) == wheel(expected))
        }
    }

    @Test func keysTakeEffectAtOnceInMidAnimation() throws {
        let stage = Stage(80, 24)
        stage.screen.at(1.5, .key(.character("o")))
        stage.run()
        let next = try #require(stage.screen.frames.first { $0.moment >= 1001.5 })
        let values = between(Self.start, Stage.rates, (next.moment - 1001) / 1.3)
        #expect(stage.context.choices.orientation == .clock)
        #expect(stage.saved?.orientation == .clock)
        #expect(next.moment < 1001.52)
        #expect(wheel(next.surface) == wheel(picture(stage, values: values)))
    }

    @Test func choicesAreSavedOnceHoweverOftenAKeyRepeats() {
        let stage = Stage(80, 24)
        for press in 0..<500 { stage.screen.at(3 + Double(press) / 1000, .key(.character("o"))) }
        stage.screen.at(6, .key(.character("u")))
        stage.screen.at(6.1, .key(.character("q")))
        stage.run()
        #expect(stage.saves == 2)
        #expect(stage.saved?.showsRanges == true && stage.saved?.orientation == .mathematical)
    }

    @Test func replayDrawsAgain() {
        let stage = Stage(80, 24)
        stage.screen.at(5, .key(.character("r")))
        stage.run()
        #expect(stage.clock.now > 1007.29 && stage.clock.now < 1007.35)
        #expect(wheel(stage.screen.last) == wheel(picture(stage, values: Stage.rates)))
    }

    @Test func aNewRecordZoomsItsDotAndNoOther() throws {
        let stage = Stage(80, 24)
        let more = RecordList([Array(Stage.records()) + [Record(correctAnswer: 4, isCorrect: true)]])
        let reading = Reading(records: more, figures: PartFigures(of: more, where: .all))
        stage.screen.at(5, .woken) { stage.source.post(.loaded(reading)) }
        stage.run()
        // In the middle of the zoom the dot of M3, at twelve o'clock, is twice as large; those of others are not.
        let before = stage.screen.surface(at: 4.9)
        let during = stage.screen.surface(at: 5.25)
        let changed = zip(before.cells, during.cells).enumerated().filter { $0.element.0 != $0.element.1 }
        let columns = changed.filter { $0.offset < 80 * 23 }.map { $0.offset % 80 }
        #expect(!columns.isEmpty)
        #expect(columns.allSatisfy { (24..<56).contains($0) })
        let pink = Style(.palette(205), on: .standard, .bold).foreground
        func dots(_ surface: Surface) -> Int { surface.cells.count { $0.style.foreground == pink } }
        #expect(dots(during) > dots(before))
        #expect(abs(dots(stage.screen.last) - dots(before)) <= 1)
        #expect(stage.clock.now < 1006.35)
    }

    @Test func theSpinnerTurnsOnlyWhileReadingTakesLong() {
        let stage = Stage(80, 24, reading: nil)
        stage.screen.at(3, .woken) { stage.source.post(.loaded(Stage.reading())) }
        stage.run()
        func bottom(_ seconds: Double) -> Character? {
            stage.screen.surface(at: seconds).text.split(separator: "\n").last?.dropFirst().first
        }
        #expect((0..<10).map { bottom(2.05 + Double($0) / 10) } == Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"))
        #expect(bottom(0.9) != "⠏" && bottom(3.1) == "1")
    }
}
