import Events
import Interface
import Testing

/// The order of the hooks, as a diary.
@MainActor @Suite struct LifeCycleTests {
    private static let appearing = [
        "viewWillAppear", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    ]
    private static let resizing = ["viewWillTransition", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]

    private func lines(_ tab: String, _ hooks: [String]) -> [String] { hooks.map { "\(tab): \($0) called" } }

    @Test func launchResizeLeaveAndReturn() {
        let stage = Stage(80, 24)
        stage.screen.at(3, resizeTo: 100, 30)
        stage.screen.at(6, .key(.character("2")))
        stage.screen.at(7, .key(.character("1")))
        stage.run()
        let expected =
            lines("Radar", ["viewDidLoad"] + Self.appearing) + lines("Radar", Self.resizing)
            + lines("Radar", ["viewDidDisappear"]) + lines("Intervals", ["viewDidLoad"] + Self.appearing)
            + lines("Intervals", ["viewDidDisappear"]) + lines("Radar", Self.appearing)
        #expect(stage.hooks == expected)
    }

    @Test func theVisibleTabAloneIsToldOfAResize() {
        let stage = Stage(80, 24)
        stage.screen.at(1, .key(.character("7")))
        stage.screen.at(2, resizeTo: 90, 30)
        stage.run()
        #expect(stage.hooks.suffix(3) == lines("Log", Self.resizing))
    }

    @Test func aStormOfResizesIsOneLayout() {
        let stage = Stage(80, 24)
        for number in 0..<50 { stage.screen.at(3, resizeTo: 60 + number, 24) }
        stage.run()
        #expect(stage.hooks.suffix(3) == lines("Radar", Self.resizing))
        #expect(stage.hooks.count { $0.contains("viewWillTransition") } == 1)
    }

    @Test func choosingTheVisibleTabDoesNothing() {
        let stage = Stage(80, 24)
        stage.screen.at(1, .key(.character("1")))
        stage.run()
        #expect(stage.hooks == lines("Radar", ["viewDidLoad"] + Self.appearing))
    }

    @Test func recordsAreFetchedOnceByTheFirstTab() {
        let stage = Stage(80, 24)
        for (number, key) in ["7", "1", "2", "7", "1"].enumerated() {
            stage.screen.at(Double(number) + 1, .key(.character(Character(key))))
        }
        stage.run(on: .intervals)
        #expect(stage.source.fetches == 1)
        #expect(stage.hooks.count { $0.contains("viewDidLoad") } == 3)
    }

    @Test func tabsGoRound() {
        let stage = Stage(80, 24)
        for (number, key) in [Key.tab, .right, .right, .tab, .tab, .tab, .backTab, .left].enumerated() {
            stage.screen.at(Double(number) + 1, .key(key))
        }
        stage.run()
        let shown = stage.hooks.filter { $0.contains("viewDidAppear") }.map { $0.prefix { $0 != ":" } }
        // In History and Confusion the arrows move a cursor, so the second one there chooses no tab.
        #expect(
            shown == [
                "Radar", "Intervals", "History", "Confusion", "Records", "Log", "Records", "Confusion",
            ])
    }

    @Test func aPressOnATabChoosesIt() {
        let stage = Stage(80, 24)
        stage.screen.at(1, .press(column: 24, row: 0))
        stage.screen.at(2, .press(column: 24, row: 5))
        stage.run()
        #expect(stage.hooks.last == "Intervals: viewDidAppear called")
    }

    @Test func aSignalEndsTheRun() {
        let stage = Stage(80, 24)
        stage.screen.at(1, .ended(signal: 15))
        #expect(stage.run() == 15)
        let quitting = Stage(80, 24)
        quitting.screen.at(1, .key(.character("q")))
        quitting.screen.at(2, .ended(signal: 15))
        #expect(quitting.run() == nil)
    }
}
