import Testing

@testable import Drawing

@Suite struct HeatShadeTests {
    @Test(arguments: [
        (0.0, 0), (-1, 0), (1e-9, 1), (0.25, 1), (0.26, 2), (0.5, 2), (0.51, 3), (0.75, 3), (0.76, 4),
        (1, 4), (7, 4),
    ])
    func `levels are equal steps`(share: Double, level: Int) {
        #expect(HeatShade.level(ofShare: share, levels: 4) == level)
    }

    @Test func `what is no share has no level`() { #expect(HeatShade.level(ofShare: .nan, levels: 4) == 0) }
}
