import Testing

@testable import Animation

@Suite struct RowAnimationTests {
    private static let quarters = [0, 0.25, 0.5, 0.75, 1]

    private func transform(
        _ style: RowAnimation, row: Int, _ elapsed: Double, timing: RowAnimation.Timing? = nil
    ) -> Transform {
        style.transform(row: row, at: elapsed, rowHeight: 2, viewWidth: 80, timing: timing)
    }

    /// Where a row must stand at a share of its own way, by the table of the styles.
    private func expected(_ style: RowAnimation, row: Int, share: Double) -> Transform {
        let spring = Spring(dampingRatio: 0.8, initialVelocity: 0.1)
        switch style {
        case .fade: return Transform(opacity: share)
        case .bounce: return Transform(y: 2 * (1 - spring.progress(at: share * 0.8, duration: 0.8)))
        case .moveIn: return Transform(y: 1 - share, opacity: share)
        case .rightIn: return Transform(x: 80 * (1 - share))
        case .leftIn: return Transform(x: -80 * (1 - share))
        case .side: return Transform(x: (row % 2 == 0 ? -80 : 80) * (1 - share))
        }
    }

    private func expectEqual(_ one: Transform, _ other: Transform, _ comment: Comment) {
        #expect(abs(one.x - other.x) < 1e-9, comment)
        #expect(abs(one.y - other.y) < 1e-9, comment)
        #expect(abs(one.opacity - other.opacity) < 1e-9, comment)
        #expect(one.rotation == 0 && one.scale == 1, comment)
    }

    @Test(arguments: [
        (RowAnimation.fade, 0.1, 0.1), (.bounce, 0.05, 0.8), (.moveIn, 0.08, 0.5), (.rightIn, 0.08, 0.5),
        (.leftIn, 0.08, 0.5), (.side, 0.08, 0.5),
    ])
    func `each row follows its formula`(style: RowAnimation, delay: Double, duration: Double) {
        #expect(style.timing == RowAnimation.Timing(delay: delay, duration: duration))
        for row in [0, 1, 2, 11] {
            for share in Self.quarters + (1..<100).map({ Double($0) / 100 }) {
                let elapsed = delay * Double(row) + duration * share
                expectEqual(
                    transform(style, row: row, elapsed), expected(style, row: row, share: share),
                    "\(style), row \(row), \(share)")
            }
        }
    }

    @Test(arguments: RowAnimation.allCases)
    func `before its turn a row waits where it starts, afterwards it stays in its place`(style: RowAnimation)
    {
        for row in 0..<12 {
            let start = style.timing.delay * Double(row)
            let waiting = transform(style, row: row, -1)
            expectEqual(waiting, expected(style, row: row, share: 0), "\(style), row \(row)")
            #expect(transform(style, row: row, start - 1e-9) == waiting)
            #expect(transform(style, row: row, start + style.timing.duration + 1e-9) == .identity)
            #expect(transform(style, row: row, 1e6) == .identity)
        }
    }

    @Test(arguments: RowAnimation.allCases)
    func `all rows stand when the length is over, and not before`(style: RowAnimation) {
        let length = style.length(rows: 12)
        #expect(abs(length - (style.timing.delay * 11 + style.timing.duration)) < 1e-12)
        #expect((0..<12).allSatisfy { transform(style, row: $0, length + 1e-9) == .identity })
        #expect(transform(style, row: 11, length - 0.01) != .identity)
        #expect(style.length(rows: 1) == style.timing.duration)
        #expect(style.length(rows: 0) == 0)
    }

    @Test func `delay and duration may be chosen`() {
        let slow = RowAnimation.Timing(delay: 1, duration: 4)
        expectEqual(transform(.rightIn, row: 2, 3, timing: slow), Transform(x: 60), "right")
        #expect(RowAnimation.rightIn.length(rows: 3, timing: slow) == 6)
        let none = RowAnimation.Timing(delay: 0, duration: 0)
        for style in RowAnimation.allCases {
            #expect(transform(style, row: 5, 0, timing: none) == .identity)
            #expect(style.length(rows: 12, timing: none) == 0)
        }
    }

    @Test func `only the bounce goes beyond its place`() {
        for style in RowAnimation.allCases {
            let ways = (0...800).map { transform(style, row: 0, Double($0) / 1000) }
            #expect(ways.contains { $0.y < 0 } == (style == .bounce))
            #expect(ways.allSatisfy { 0...1 ~= $0.opacity })
        }
    }
}
