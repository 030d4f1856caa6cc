import Drawing
import Events
import Testing

@testable import Interface

/// Every size of the window is usable, and shows what a fresh start at that size shows.
@MainActor @Suite struct SizesTests {
    private static let sizes = [
        (1, 1), (2, 1), (1, 2), (3, 3), (5, 3), (10, 1), (12, 4), (20, 5), (30, 8), (40, 12), (80, 1),
        (80, 3),
        (80, 24), (109, 30), (110, 30), (120, 40), (200, 60), (300, 100), (1000, 4), (4, 500),
    ]

    @Test(arguments: Tab.allCases) func everySizeShowsSomethingOnEveryTab(tab: Tab) {
        for (columns, rows) in Self.sizes {
            let stage = Stage(columns, rows, isAnimated: false)
            stage.screen.at(1, .key(.character("?")))
            stage.run(on: tab)
            let withoutHelp = stage.screen.surface(at: 0.5)
            #expect(withoutHelp.size == Size(columns: columns, rows: rows))
            if columns >= 4, rows >= 3 {
                let content = withoutHelp.cells.dropFirst(columns).dropLast(columns)
                #expect(content.contains { ($0.character ?? " ") != " " }, "\(columns)×\(rows)")
            }
            #expect(stage.screen.last.size == Size(columns: columns, rows: rows))
            #expect(stage.screen.last != withoutHelp)
        }
    }

    @Test(arguments: Tab.allCases) func aResizeEndsWhereAFreshStartIs(tab: Tab) {
        let resized = Stage(80, 24, isAnimated: false)
        for (place, size) in Self.sizes.enumerated() {
            resized.screen.at(Double(place + 1), resizeTo: size.0, size.1)
        }
        resized.run(on: tab)
        for (place, size) in Self.sizes.enumerated() {
            let fresh = Stage(size.0, size.1, isAnimated: false)
            fresh.run(on: tab)
            // The log of a window that was resized says so.
            let rows = tab == .log ? min(size.1 > 6 ? 2 : 1, size.1 - 1) : size.1
            func upper(_ surface: Surface) -> ArraySlice<Cell> { surface.cells.prefix(size.0 * rows) }
            let shown = resized.screen.surface(at: Double(place) + 1.5)
            #expect(shown.size == fresh.screen.last.size)
            #expect(upper(shown) == upper(fresh.screen.last), "\(size)")
        }
    }

    @Test(arguments: [Tab.history, .confusion, .log, .intervals])
    func textsOfSmallWindowsStandInTheSameColumn(tab: Tab) {
        for (columns, rows) in [(24, 8), (39, 9), (30, 8)] {
            let stage = Stage(columns, rows, isAnimated: false)
            stage.run(on: tab)
            let first = stage.lines(after: 0)[1]
            #expect(first.prefix { $0 == " " }.count == 2, "\(columns)×\(rows): \(first)")
        }
    }

    @Test func quitAndHelpWorkAtOneCell() {
        let stage = Stage(1, 1)
        stage.screen.at(1, .key(.character("?")))
        stage.screen.at(2, .key(.character("q")))
        stage.screen.at(3, .ended(signal: 1))
        #expect(stage.run() == nil)
    }
}
