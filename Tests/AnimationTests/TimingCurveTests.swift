import Testing

@testable import Animation

@Suite struct TimingCurveTests {
    @Test(arguments: [
        (TimingCurve.linear, [0, 0.25, 0.5, 0.75, 1]),
        (.easeIn, [0, 0.093_464_65, 0.315_356_81, 0.621_861_87, 1]),
        (.easeOut, [0, 0.378_138_13, 0.684_643_19, 0.906_535_35, 1]),
        (.easeInOut, [0, 0.129_161_93, 0.5, 0.870_838_07, 1]),
    ])
    func `quarters of the time have the progress that CSS defines`(curve: TimingCurve, expected: [Double]) {
        for (quarter, progress) in expected.enumerated() {
            let actual = curve.progress(at: Double(quarter) / 4)
            #expect(abs(actual - progress) < 1e-6, "\(curve) at \(quarter)/4 is \(actual)")
        }
    }

    @Test(arguments: TimingCurve.allCases)
    func `fractions outside 0 to 1 count as the nearer end`(curve: TimingCurve) {
        #expect(curve.progress(at: -0.5) == 0)
        #expect(curve.progress(at: 1.5) == 1)
        #expect(curve.progress(at: -.infinity) == 0)
        #expect(curve.progress(at: .infinity) == 1)
    }

    @Test(arguments: TimingCurve.allCases)
    func `progress never falls`(curve: TimingCurve) {
        let course = (0...1000).map { curve.progress(at: Double($0) / 1000) }
        #expect(zip(course, course.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test func `easing out is easing in backwards`() {
        for step in 0...100 {
            let fraction = Double(step) / 100
            let mirrored = 1 - TimingCurve.easeIn.progress(at: 1 - fraction)
            #expect(abs(TimingCurve.easeOut.progress(at: fraction) - mirrored) < 1e-9)
        }
    }
}
