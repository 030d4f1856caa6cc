import Testing

@testable import Animation

@Suite struct BounceTests {
    private func stops(steps: Int) -> [Double] {
        let bounce = Bounce(duration: 1, axis: .x, steps: steps, stepSize: 2)
        let count = max(2, steps)
        return (0...count).map { bounce.transform(at: Double($0) / Double(count)).x }
    }

    @Test func `it goes away, from side to side, and back`() {
        #expect(stops(steps: 3) == [0, 2, -2, 0])
        #expect(stops(steps: 4) == [0, 2, -2, 2, 0])
        #expect(stops(steps: 5) == [0, 2, -2, 2, -2, 0])
        #expect(stops(steps: 2) == [0, 2, 0])
    }

    @Test(arguments: [1, 0, -5])
    func `less than away and back is away and back`(steps: Int) {
        #expect(stops(steps: steps) == [0, 2, 0])
    }

    @Test(arguments: [(0, 0), (0.25, 1.5), (0.5, 0), (0.75, -1.5), (1, 0)])
    func `quarters of three steps`(fraction: Double, way: Double) {
        let bounce = Bounce(duration: 0.6, axis: .both, stepSize: 2)
        let transform = bounce.transform(at: fraction * 0.6)
        #expect(abs(transform.x - way) < 1e-12)
        #expect(transform.y == transform.x)
    }

    @Test func `each step takes its share of the duration, at an even pace`() {
        let bounce = Bounce(duration: 0.3, axis: .y, steps: 3, stepSize: 5)
        for step in 0...300 {
            let third = Double(step) / 100
            let expected = third <= 1 ? 5 * third : third <= 2 ? 5 - 10 * (third - 1) : -5 + 5 * (third - 2)
            #expect(abs(bounce.transform(at: third / 10).y - expected) < 1e-9, "at \(third) thirds")
            #expect(bounce.transform(at: third / 10).x == 0)
        }
        #expect(bounce.length == 0.3)
        #expect(bounce.transform(at: 0.3) == .identity)
    }

    @Test func `it never goes farther than the step size, however many steps`() {
        for steps in 2...30 {
            let bounce = Bounce(duration: 1, axis: .x, steps: steps, stepSize: 1)
            let ways = (0...1000).map { abs(bounce.transform(at: Double($0) / 1000).x) }
            #expect(ways.allSatisfy { $0 <= 1 })
        }
    }
}
