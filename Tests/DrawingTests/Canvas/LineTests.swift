import TestSupport
import Testing

@testable import Drawing

@Suite struct LineTests {
    private func canvas(_ marker: Marker = .braille, _ draw: (inout Canvas) -> Void) -> Canvas {
        var canvas = Canvas(Size(columns: 12, rows: 6), marker: marker)
        draw(&canvas)
        return canvas
    }

    @Test func `a level line is one row of dots, an upright one a column`() {
        let level = canvas { $0.line(from: Point(x: 1.25, y: 4.25), to: Point(x: 4.75, y: 4.25), .line) }
        #expect(level.dotsOn == Set((2...9).map { [$0, 8] }))
        let upright = canvas { $0.line(from: Point(x: 4.25, y: 9.25), to: Point(x: 4.25, y: 7.25), .line) }
        #expect(upright.dotsOn == Set((14...18).map { [8, $0] }))
    }

    @Test func `no length is a dot`() {
        let point = Point(x: 3.1, y: 3.1)
        #expect(canvas { $0.line(from: point, to: point, .line) }.dotsOn == [[6, 6]])
    }

    @Test(arguments: Marker.allCases)
    func `a line and its reverse are the same, thick and dashed too`(marker: Marker) {
        var chance = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            // Quarters of a unit make many lines run exactly half-way between two dots.
            let ends = (0..<2).map { _ in
                Point(
                    x: Double(Int.random(in: 0...48, using: &chance)) / 4,
                    y: Double(Int.random(in: 0...48, using: &chance)) / 4)
            }
            for halfWidth in [0.5, 0.75] {
                for dash in [nil, (stroke: 1.0, gap: 1.0)] {
                    let there = canvas(marker) {
                        $0.line(from: ends[0], to: ends[1], .line, halfWidth: halfWidth, dash: dash)
                    }
                    let back = canvas(marker) {
                        $0.line(from: ends[1], to: ends[0], .line, halfWidth: halfWidth, dash: dash)
                    }
                    expectPicture(there.text, back.text)
                }
            }
        }
    }

    @Test func `a line is in one piece and reaches both ends`() {
        var chance = SeededGenerator(seed: 8)
        for _ in 0..<200 {
            let ends = (0..<2).map { _ in
                Point(x: .random(in: 0.3...11.7, using: &chance), y: .random(in: 0.3...11.7, using: &chance))
            }
            var rest = canvas { $0.line(from: ends[0], to: ends[1], .line) }.dotsOn
            for end in ends {
                let nearest = rest.map { dot in
                    Point(x: (Double(dot[0]) + 0.5) / 2, y: (Double(dot[1]) + 0.5) / 2).distance(to: end)
                }.min()
                #expect(nearest ?? 9 < 0.5)
            }
            removePiece(of: &rest)
            #expect(rest.isEmpty, "from \(ends[0]) to \(ends[1])")
        }
    }

    /// Takes away a dot and all that hang together with it.
    private func removePiece(of dots: inout Set<[Int]>) {
        var open = dots.prefix(1).map { $0 }
        while let dot = open.popLast() {
            guard dots.remove(dot) != nil else { continue }
            for across in -1...1 { for down in -1...1 { open.append([dot[0] + across, dot[1] + down]) } }
        }
    }

    @Test func `a thick line holds the thin one and is wider`() {
        let ends = (Point(x: 1, y: 2), Point(x: 11, y: 9))
        let thin = canvas { $0.line(from: ends.0, to: ends.1, .line) }.dotsOn
        let thick = canvas { $0.line(from: ends.0, to: ends.1, .line, halfWidth: 0.75) }.dotsOn
        #expect(thick.isSuperset(of: thin))
        #expect(Double(thick.count) > 1.4 * Double(thin.count))
    }

    @Test func `a line that leaves the canvas shows the part inside`() {
        let inside = canvas {
            $0.line(from: Point(x: -500, y: 4.25), to: Point(x: 900_000 / 4, y: 4.25), .line)
        }
        #expect(inside.dotsOn == Set((0..<24).map { [$0, 8] }))
    }

    @Test func `dashes begin at both ends`() {
        let dashed = canvas {
            $0.line(
                from: Point(x: 1.25, y: 4.25), to: Point(x: 10.25, y: 4.25), .line, dash: (stroke: 1, gap: 1))
        }
        #expect(dashed.dotsOn == Set([2, 3, 6, 7, 10, 11, 12, 15, 16, 19, 20].map { [$0, 8] }))
    }

    @Test func `in ASCII a line looks like its slope, and dashes have gaps in all directions`() {
        let picture = canvas(.ascii) {
            $0.line(from: Point(x: 0.5, y: 1), to: Point(x: 8.5, y: 1), .line)
            $0.line(from: Point(x: 0.5, y: 3), to: Point(x: 0.5, y: 11), .line)
            $0.line(from: Point(x: 2.5, y: 3), to: Point(x: 6.5, y: 11), .line)
            $0.line(from: Point(x: 8.5, y: 3), to: Point(x: 4.5, y: 11), .line)
            $0.line(from: Point(x: 11.5, y: 3), to: Point(x: 11.5, y: 11), .line, dash: (stroke: 1, gap: 1))
        }
        expectPicture(
            picture.text,
            #"""
            ---------
            | \     /  |
            |  \   /
            |   \ /    |
            |    /
            |   / \    |
            """#)
    }

    @Test func `dots stand a spacing apart`() {
        let dots = canvas {
            $0.dots(from: Point(x: 1.25, y: 4.25), to: Point(x: 5.3, y: 4.25), .grid, spacing: 2)
        }
        #expect(dots.dotsOn == [[2, 8], [6, 8], [10, 8]])
    }

    @Test func `in ASCII a line is one character a step, from dot to dot`() {
        var chance = SeededGenerator(seed: 20)
        for _ in 0..<300 {
            let ends = (0..<2).map { _ in
                Point(x: .random(in: 0..<12, using: &chance), y: .random(in: 0..<12, using: &chance))
            }
            let line = canvas(.ascii) { $0.line(from: ends[0], to: ends[1], .line) }.dotsOn
            let dots = canvas(.ascii) { canvas in
                for end in ends { canvas.disc(centre: end, radius: 1, .dot) }
            }.dotsOn
            #expect(dots.isSubset(of: line), "\(ends)")
            let lengths = [0, 1].map { axis in
                let places = dots.map { $0[axis] }
                return (places.max() ?? 0) - (places.min() ?? 0) + 1
            }
            #expect(line.count == lengths.max(), "\(ends)")
        }
    }
}
