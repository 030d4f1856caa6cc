import Testing

@testable import Drawing

@Suite struct HeatShadeTests {
    @Test(arguments: [
        (0.0, 0), (-1, 0), (1e-9, 1), (0.0625, 1), (0.07, 2), (0.25, 2), (0.26, 3), (0.5625, 3), (0.57, 4),
        (1, 4), (7, 4),
    ])
    func `levels are equal steps of the square root`(share: Double, level: Int) {
        #expect(HeatShade.level(ofShare: share, levels: 4) == level)
    }

    @Test func `what is no share has no level`() { #expect(HeatShade.level(ofShare: .nan, levels: 4) == 0) }
}
