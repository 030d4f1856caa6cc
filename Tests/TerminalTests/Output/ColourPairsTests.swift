import Drawing
import TestSupport
import Testing

@testable import Terminal

@Suite struct ColourPairsTests {
    /// The colours by number, as a terminal keeps them.
    private typealias Defined = [Int32: [Int32]]

    private func prepare(_ pairs: inout ColourPairs, _ styles: [Style]) -> Defined {
        var surface = Surface(Size(columns: styles.count, rows: 1))
        for (column, style) in styles.enumerated() { surface[column, 0] = Cell("x", style) }
        var defined: Defined = [:]
        pairs.prepare(for: surface) { defined[$0] = [$1, $2] }
        return defined
    }

    private func colours(_ numbers: [UInt8]) -> [Style] { numbers.map { Style(.palette($0)) } }

    @Test func `a pair is defined once, and attributes make no other`() {
        var pairs = ColourPairs(colourCount: 256, last: 10)
        let style = Style(.palette(200), on: .palette(17))
        let bold = Style(.palette(200), on: .palette(17), .bold)
        #expect(prepare(&pairs, [style, .plain, bold]) == [1: [200, 17]])
        #expect(prepare(&pairs, [style]).isEmpty)
        #expect(pairs.number(of: style) == 1 && pairs.number(of: bold) == 1)
    }

    @Test func `the terminal's own colours need no number`() {
        var pairs = ColourPairs(colourCount: 256, last: 10)
        #expect(prepare(&pairs, [.plain, Style(.standard, .reverse)]).isEmpty)
        #expect(pairs.number(of: .plain) == 0)
        #expect(prepare(&pairs, [Style(on: .palette(4))]) == [1: [-1, 4]])
    }

    @Test func `a colour that the terminal does not have is its own`() {
        var pairs = ColourPairs(colourCount: 8, last: 63)
        #expect(prepare(&pairs, colours([8, 200])).isEmpty)
        #expect(prepare(&pairs, [Style(.palette(7), on: .palette(8))]) == [1: [7, -1]])
    }

    @Test func `without colours nothing is defined`() {
        var pairs = ColourPairs(colourCount: 0, last: 0)
        #expect(prepare(&pairs, colours([1, 2])).isEmpty)
        #expect(pairs.number(of: Style(.palette(1))) == 0)
    }

    @Test func `when numbers run out, those not on the screen are free again`() {
        var pairs = ColourPairs(colourCount: 256, last: 3)
        #expect(prepare(&pairs, colours([1, 2, 3])) == [1: [1, -1], 2: [2, -1], 3: [3, -1]])
        #expect(prepare(&pairs, colours([2, 9])) == [1: [9, -1]])
        #expect(pairs.number(of: Style(.palette(2))) == 2)
        #expect(pairs.number(of: Style(.palette(1))) == 0)
    }

    @Test func `more pairs than numbers: the first have theirs, the others the terminal's own`() {
        var pairs = ColourPairs(colourCount: 256, last: 2)
        #expect(prepare(&pairs, colours([1, 2, 3, 4])) == [1: [1, -1], 2: [2, -1]])
        #expect(colours([1, 2, 3, 4]).map { pairs.number(of: $0) } == [1, 2, 0, 0])
    }

    @Test(arguments: 1...10 as ClosedRange<UInt64>)
    func `whatever was shown before, every number stands for the colours asked for`(seed: UInt64) {
        var chance = SeededGenerator(seed: seed)
        let last = Int.random(in: 12...20, using: &chance)
        var pairs = ColourPairs(colourCount: 256, last: last)
        var terminal: Defined = [:]
        for _ in 0..<100 {
            let styles = (0..<12).map { _ in
                Style(
                    .palette(.random(in: 0...9, using: &chance)),
                    on: .palette(.random(in: 0...2, using: &chance)))
            }
            terminal.merge(prepare(&pairs, styles)) { _, new in new }
            for style in styles { #expect(terminal[pairs.number(of: style)] == Self.colours(of: style)) }
            #expect(terminal.keys.allSatisfy { (1...Int32(last)).contains($0) })
        }
    }

    private static func colours(of style: Style) -> [Int32] {
        [style.foreground, style.background].map { colour in
            guard case .palette(let index) = colour else { return -1 }
            return Int32(index)
        }
    }
}
