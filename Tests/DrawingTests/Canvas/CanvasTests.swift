import Testing

@testable import Drawing

@Suite struct CanvasTests {
    private let size = Size(columns: 4, rows: 3)

    private func ink(_ level: Ink.Level, _ colour: UInt8) -> Ink {
        Ink(Style(.palette(colour)), level, symbol: "x")
    }

    private func cell(after inks: [Ink]) -> Cell {
        var canvas = Canvas(Size(columns: 1, rows: 1), marker: .braille)
        for (place, ink) in inks.enumerated() { canvas.plot(dotColumn: 0, dotRow: place, ink) }
        var surface = Surface(canvas.size)
        canvas.draw(on: &surface, column: 0, row: 0)
        return surface[0, 0]
    }

    @Test(arguments: Marker.allCases)
    func `nothing is plotted outside`(marker: Marker) {
        var canvas = Canvas(size, marker: marker)
        let dots = canvas.dots
        for column in [-1, dots.columns, -9_999, .max] { canvas.plot(dotColumn: column, dotRow: 0, .line) }
        for row in [-1, dots.rows, .min, .max] { canvas.plot(dotColumn: 0, dotRow: row, .line) }
        #expect(canvas.dotsOn.isEmpty)
    }

    @Test(arguments: Marker.allCases)
    func `places that are no number or endlessly far away draw nothing`(marker: Marker) {
        var canvas = Canvas(size, marker: marker)
        let inside = Point(x: 2, y: 3)
        for odd in [Double.nan, .infinity, -.infinity, 1e300] {
            for point in [Point(x: odd, y: 1), Point(x: 1, y: odd)] {
                canvas.plot(point, .line)
                canvas.line(from: point, to: inside, .line)
                canvas.dots(from: point, to: inside, .line, spacing: 1)
                canvas.disc(centre: point, radius: 1, .line)
                canvas.circle(centre: point, radius: 2, .line, spacing: 1)
            }
        }
        #expect(canvas.dotsOn.isEmpty)
    }

    @Test func `a negative size counts as 0`() {
        #expect(Canvas(Size(columns: -4, rows: -4), marker: .braille).cells.isEmpty)
    }

    @Test func `a point lies in the dot around it`() {
        var canvas = Canvas(size, marker: .braille)
        canvas.plot(Point(x: 0, y: 0), .line)
        canvas.plot(Point(x: 3.999, y: 5.999), .line)
        #expect(canvas.dotsOn == [[0, 0], [7, 11]])
    }

    @Test func `a higher level drives out a lower one, whichever came first`() {
        #expect(cell(after: [ink(.grid, 1), ink(.line, 2)]) == Cell("⠂", Style(.palette(2))))
        #expect(cell(after: [ink(.line, 2), ink(.grid, 1)]) == Cell("⠁", Style(.palette(2))))
        #expect(cell(after: [ink(.fill, 1), ink(.grid, 2)]) == Cell("⠂", Style(.palette(2))))
    }

    @Test func `data that meet keep all dots in the higher level's colour`() {
        #expect(cell(after: [ink(.line, 1), ink(.dot, 2)]) == Cell("⠃", Style(.palette(2))))
        #expect(cell(after: [ink(.dot, 2), ink(.line, 1)]) == Cell("⠃", Style(.palette(2))))
        #expect(
            cell(after: [ink(.line, 1), ink(.whisker, 2), ink(.dot, 3)]) == Cell("⠇", Style(.palette(3))))
    }

    @Test func `the same level joins in the latest colour`() {
        #expect(cell(after: [ink(.grid, 1), ink(.grid, 2)]) == Cell("⠃", Style(.palette(2))))
    }

    @Test func `only lines, whiskers and dots are data`() {
        for (level, isData) in [
            (Ink.Level.fill, false), (.grid, false), (.line, true), (.whisker, true), (.dot, true),
        ] {
            var canvas = Canvas(size, marker: .braille)
            canvas.plot(dotColumn: 2, dotRow: 4, ink(level, 1))
            #expect(canvas.hasData(column: 1, row: 1) == isData)
            #expect(!canvas.hasData(column: 0, row: 1))
            #expect(!canvas.hasData(column: -1, row: 1))
            #expect(!canvas.hasData(column: 1, row: 3))
        }
    }

    @Test func `drawn on a surface it keeps what is around`() {
        var canvas = Canvas(Size(columns: 2, rows: 1), marker: .braille)
        canvas.plot(dotColumn: 2, dotRow: 0, .line)
        var surface = Surface(Size(columns: 4, rows: 2))
        surface.write("abcd", column: 0, row: 1)
        canvas.draw(on: &surface, column: 1, row: 1)
        canvas.draw(on: &surface, column: 9, row: 9)
        expectPicture(surface.text, "\nab⠁d")
    }
}
