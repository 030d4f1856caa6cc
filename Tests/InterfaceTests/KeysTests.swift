import Drawing
import Events
import IntervalStatistics
import Testing

@testable import Interface

/// Keys do what the screen says, and nothing where it covers what they are for.
@MainActor @Suite struct KeysTests {
    private func stage(
        _ keys: [Key], on tab: Tab, _ columns: Int = 80, _ rows: Int = 24, choices: Choices = Choices()
    ) -> Stage {
        let stage = Stage(columns, rows, isAnimated: false, look: Stage.ascii, choices: choices)
        stage.press(keys)
        stage.run(on: tab)
        return stage
    }

    private static let help = Key.character("?")

    @Test(arguments: Tab.allCases) func underHelpOtherKeysDoNothing(tab: Tab) {
        let own: [Key] = ["r", "o", "u", "c", "s", "a", "l", "/", "f", "d", "x"].map { .character($0) }
        let walking: [Key] = [.enter, .backspace, .delete]
        let stage = stage([Self.help] + own + walking + [.escape], on: tab)
        let open = stage.lines(after: 1)
        for press in 1...(own + walking).count { #expect(stage.lines(after: 1 + press) == open) }
        #expect(stage.lines(after: own.count + walking.count + 2) == stage.lines(after: 0))
        #expect(stage.context.choices == Choices())
        #expect(stage.context.model.part.filter == .all)
    }

    @Test func helpIsLeftForAnotherTab() {
        let stage = stage(
            [Self.help, .character("3"), Self.help, .backTab, Self.help, .right], on: .intervals)
        #expect(stage.lines(after: 2)[1].contains("10 days with answers"))
        #expect(stage.lines(after: 4).contains { $0.contains("first answer right") })
        #expect(
            stage.hooks.filter { $0.hasSuffix("viewDidAppear called") }.suffix(3).map { $0.prefix(4) } == [
                "Hist", "Inte", "Hist",
            ])
        #expect(!stage.screen.last.text.contains("close this help"))
    }

    @Test func whereArrowsWalkTheyDoNotUnderHelp() {
        let stage = stage([Self.help, .left, .right, .escape], on: .history)
        #expect(stage.lines(after: 3) == stage.lines(after: 1))
        #expect(stage.lines(after: 4) == stage.lines(after: 0))
    }

    @Test func helpScrollsByLinePageAndEnd() {
        let keys: [Key] = [Self.help, .end, .up, .home, .down, .pageDown, .pageUp, .pageUp]
        let stage = stage(keys, on: .records, 40, 12)
        func shown(_ keys: Int) -> String { stage.lines(after: keys).joined(separator: "\n") }
        #expect(shown(1).contains("Records | keys") && !shown(1).contains("leave"))
        #expect(shown(2).contains("leave"))
        #expect(shown(3) != shown(2))
        #expect(shown(4) == shown(1))
        #expect(shown(5) != shown(1) && shown(6) != shown(5))
        #expect(shown(8) == shown(1))
    }

    @Test func theBottomLineSaysWhatKeysMeanNow() {
        func bottom(_ keys: [Key], on tab: Tab, _ columns: Int = 80, _ rows: Int = 24) -> String {
            stage(keys, on: tab, columns, rows).lines(after: keys.count)[rows - 1]
        }
        #expect(
            bottom([.character("/")], on: .records).hasSuffix("  Up Down move  Enter keep  Esc clear"))
        #expect(
            bottom([.character("/"), .enter], on: .records).hasSuffix("  / filter  f period  ? help  q quit"))
        #expect(bottom([.enter], on: .records).hasSuffix("  Esc back  ? help"))
        #expect(
            bottom([.enter], on: .records, 80, 8).hasSuffix("  Up Down scroll  Esc back  ? help"))
        #expect(bottom([.enter], on: .intervals).hasSuffix("  Up Down next  Esc back  ? help"))
        #expect(bottom([.enter, .escape], on: .intervals).hasSuffix("  s sort  a style  ? help  q quit"))
    }

    /// What is typed goes into the field, `q` and `?` too, so the bottom line offers neither, nor any other letter.
    @Test(arguments: [20, 30, 40, 80, 160]) func whileAFieldIsTypedInTheBottomLineOffersWhatWorksThere(
        columns: Int
    ) {
        let letters = Keymap.bindings(on: .records).filter { $0.name.count == 1 }.compactMap(\.hint)
        #expect(letters.contains("quit"))
        let stage = stage([.character("/"), .character("?"), .character("q")], on: .records, columns)
        for keys in 1...3 {
            let bottom = stage.lines(after: keys)[23]
            #expect(bottom.hasSuffix(columns < 30 ? " Esc clear" : "Enter keep  Esc clear"))
            #expect(!letters.contains { bottom.contains(" \($0)") }, "\(bottom)")
        }
        #expect(stage.lines(after: 3)[1].contains("?q") || columns < 30)
    }

    @Test func whileAFieldIsTypedInTheArrowsMoveTheCursor() {
        let stage = stage([.character("/"), .down, .down], on: .records)
        #expect(stage.lines(after: 1)[3].hasPrefix("> ") && stage.lines(after: 3)[5].hasPrefix("> "))
    }

    @Test func theWayBackIsSaidInASmallWindow() {
        let bottom = stage([.enter], on: .intervals, 40, 12).lines(after: 1)[11]
        #expect(bottom.hasPrefix(" 1,200 answers") && bottom.hasSuffix("  Esc back  ? help"))
    }

    @Test func whatIsOpenedIgnoresTheKeysOfWhatItCovers() {
        let interval = stage([.enter, .character("s"), .character("a"), .escape], on: .intervals)
        #expect(interval.lines(after: 3) == interval.lines(after: 1))
        #expect(interval.context.choices == Choices())
        let record = stage([.enter, .character("/"), .character("x"), .escape], on: .records)
        #expect(record.lines(after: 3) == record.lines(after: 1))
        #expect(record.lines(after: 4) == record.lines(after: 0))
    }

    @Test(arguments: [40, 60, 80]) func howManyAnswersThereAreStandsOnTheBottomLine(columns: Int) {
        for tab in Tab.allCases {
            let bottom = stage([], on: tab, columns, 12).lines(after: 0)[11]
            #expect(bottom.hasPrefix(" 1,200 answers"))
            #expect(bottom.hasSuffix("? help  q quit"))
        }
    }
}
