import Drawing
import Testing

@testable import Terminal

@Suite struct ColourPairsTests {
    private func surface(_ colours: [UInt8]) -> Surface {
        var surface = Surface(Size(columns: max(1, colours.count), rows: 1))
        for (column, colour) in colours.enumerated() {
            surface[column, 0] = Cell("x", Style(.palette(colour)))
        }
        return surface
    }

    @Test func everyPairIsDefinedOnce() {
        var pairs = ColourPairs(colourCount: 256, last: 10)
        var defined: [Int32] = []
        for _ in 0..<2 {
            pairs.prepare(for: surface([44, 205, 44, 240])) { _, foreground, _ in defined.append(foreground) }
        }
        #expect(defined == [44, 205, 240])
        let numbers = [44, 205, 240].map { pairs.number(of: Style(.palette(UInt8($0)))) }
        #expect(Set(numbers).count == 3 && !numbers.contains(0))
        #expect(pairs.number(of: .plain) == 0)
    }

    @Test func thoseNoLongerSeenAreFreeAgain() {
        var pairs = ColourPairs(colourCount: 256, last: 3)
        for start in stride(from: UInt8(16), to: 200, by: 3) {
            let colours = [start, start + 1, start + 2]
            pairs.prepare(for: surface(colours)) { _, _, _ in }
            let numbers = colours.map { pairs.number(of: Style(.palette($0))) }
            #expect(Set(numbers) == [1, 2, 3])
        }
    }

    @Test func whereTheyRunOutTheTerminalsOwnColoursAreTaken() {
        var pairs = ColourPairs(colourCount: 256, last: 2)
        pairs.prepare(for: surface([20, 21, 22])) { _, _, _ in }
        #expect(pairs.number(of: Style(.palette(22))) == 0)
    }

    @Test func coloursThatTheTerminalLacksAreItsOwn() {
        var pairs = ColourPairs(colourCount: 8, last: 64)
        pairs.prepare(for: surface([205])) { _, _, _ in Issue.record("a pair of no colours was defined") }
        #expect(pairs.number(of: Style(.palette(205))) == 0)
    }
}
