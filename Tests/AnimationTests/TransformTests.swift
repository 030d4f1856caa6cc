import Testing

@testable import Animation

@Suite struct TransformTests {
    private let one = Transform(x: 1, y: 2, rotation: 3, scale: 4, opacity: 0.5)
    private let other = Transform(x: 10, y: 20, rotation: 30, scale: 0.25, opacity: 0.5)

    @Test func `the identity is nowhere else, and as it is`() {
        #expect(Transform.identity == Transform(x: 0, y: 0, rotation: 0, scale: 1, opacity: 1))
        #expect(one.combined(with: .identity) == one)
    }

    @Test func `ways and turns add up, scales and opacities multiply, in either order`() {
        let both = Transform(x: 11, y: 22, rotation: 33, scale: 1, opacity: 0.25)
        #expect(one.combined(with: other) == both)
        #expect(other.combined(with: one) == both)
    }

    @Test func `between two every part stands at its share of the way`() {
        #expect(
            one.interpolated(to: other, progress: 0.25)
                == Transform(x: 3.25, y: 6.5, rotation: 9.75, scale: 3.0625, opacity: 0.5))
        #expect(one.interpolated(to: other, progress: 0) == one)
        #expect(one.interpolated(to: other, progress: 1) == other)
    }

    @Test func `a value that is a transform flies along a curve`() {
        let dot = AnimatedValue(Transform.identity)
        dot.animate(to: Transform(x: 8, y: -4), at: 10, duration: 2, pace: .curve(.easeInOut))
        #expect(abs(dot.displayed(at: 11).x - 4) < 1e-9)
        #expect(abs(dot.displayed(at: 10.5).y + 4 * 0.129_161_93) < 1e-6)
        #expect(dot.displayed(at: 12) == Transform(x: 8, y: -4))
    }
}
