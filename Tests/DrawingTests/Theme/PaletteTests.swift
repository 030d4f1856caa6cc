import TestSupport
import Testing

@testable import Drawing

@Suite struct PaletteTests {
    @Test(arguments: [
        (UInt8(16), 0, 0, 0), (21, 0, 0, 255), (44, 0, 215, 215), (205, 255, 95, 175), (231, 255, 255, 255),
        (232, 8, 8, 8), (255, 238, 238, 238),
    ])
    func `a colour has the light that terminals agree on`(index: UInt8, red: Int, green: Int, blue: Int)
        throws
    {
        let colour = try #require(Palette.rgb(index))
        #expect(colour == (red, green, blue))
    }

    @Test func `the person's own sixteen are unknown`() {
        for index in UInt8(0)..<16 { #expect(Palette.rgb(index) == nil) }
    }

    @Test func `every colour is nearest to itself`() throws {
        for index in UInt8(16)...255 { #expect(Palette.nearest(try #require(Palette.rgb(index))) == index) }
    }

    @Test func `nothing is nearer than the nearest`() throws {
        var chance = SeededGenerator(seed: 1)
        func distance(_ one: Palette.RGB, _ other: Palette.RGB) -> Int {
            let parts = [one.red - other.red, one.green - other.green, one.blue - other.blue]
            return zip([2, 4, 3], parts).reduce(0) { $0 + $1.0 * $1.1 * $1.1 }
        }
        for _ in 0..<100 {
            let wanted = (
                Int.random(in: 0...255, using: &chance), Int.random(in: 0...255, using: &chance),
                Int.random(in: 0...255, using: &chance)
            )
            let found = distance(try #require(Palette.rgb(Palette.nearest(wanted))), wanted)
            let least = (UInt8(16)...255).compactMap { Palette.rgb($0) }.map { distance($0, wanted) }.min()
            #expect(found == least)
        }
    }

    @Test func `a blend goes from the grey to the colour`() {
        #expect(Palette.blend(205, towards: 0, opacity: 0) == 16)
        #expect(Palette.blend(205, towards: 255, opacity: 0) == 231)
        #expect(Palette.blend(205, towards: 0, opacity: 1) == 205)
        #expect(Palette.blend(231, towards: 0, opacity: 0.5) == 244)
        #expect(Palette.blend(5, towards: 0, opacity: 0.5) == 5)
    }

    @Test func `contrast is that of the accessibility guidelines`() {
        #expect(abs(Palette.contrast((0, 0, 0), (255, 255, 255)) - 21) < 1e-9)
        #expect(Palette.contrast((9, 9, 9), (9, 9, 9)) == 1)
        // #767676 on white is the guidelines' well-known lightest grey for text, 4.54.
        #expect(abs(Palette.contrast((255, 255, 255), (118, 118, 118)) - 4.54) < 0.01)
        #expect(abs(Palette.contrast((255, 0, 0), (255, 255, 255)) - 4.0) < 0.01)
    }
}
