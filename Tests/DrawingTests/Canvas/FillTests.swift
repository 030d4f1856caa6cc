import Testing

@testable import Drawing

@Suite struct FillTests {
    private let size = Size(columns: 10, rows: 5)

    private func tinted(_ triangles: [Triangle]) -> String {
        var canvas = Canvas(size, marker: .braille)
        canvas.fill(triangles, with: .tint(.palette(236)))
        return (0..<size.rows).map { row in
            String(
                (0..<size.columns).map { canvas.cells[row * size.columns + $0].background == nil ? "." : "#" }
            )
        }.joined(separator: "\n")
    }

    private func square(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> [Triangle] {
        let corners = (
            Point(x: left, y: top), Point(x: right, y: top), Point(x: right, y: bottom),
            Point(x: left, y: bottom)
        )
        return [Triangle(corners.0, corners.1, corners.2), Triangle(corners.2, corners.3, corners.0)]
    }

    @Test func `cells inside are tinted, with no seam where triangles meet`() {
        expectPicture(
            tinted(square(2, 2, 8, 8)),
            """
            ..........
            ..######..
            ..######..
            ..######..
            ..........
            """)
    }

    @Test func `cells of which less than three quarters lie inside are not`() {
        expectPicture(
            tinted(square(2.4, 2.6, 7.7, 7.4)),
            """
            ..........
            ...####...
            ...####...
            ...####...
            ..........
            """)
    }

    @Test func `what leaves the canvas is cut off`() {
        expectPicture(
            tinted(square(-50, -50, 5, 4)),
            """
            #####.....
            #####.....
            ..........
            ..........
            ..........
            """)
        #expect(!tinted(square(20, 2, 30, 8)).contains("#"))
        #expect(!tinted(square(2, -8, 8, -2)).contains("#"))
        #expect(!tinted(square(2, 20, 8, 30)).contains("#"))
    }

    @Test func `no triangles, flat ones and those without numbers fill nothing`() {
        let flat = Triangle(Point(x: 0, y: 5), Point(x: 9, y: 5), Point(x: 4, y: 5))
        let odd = Triangle(Point(x: .nan, y: 0), Point(x: 9, y: .nan), Point(x: .nan, y: 9))
        for triangles in [[], [flat], [odd]] { #expect(!tinted(triangles).contains("#")) }
    }

    @Test(arguments: [(Marker.braille, "⠁⠁⠁"), (.block, "▘▘▘"), (.ascii, "...")])
    func `a stipple is a dot a cell`(marker: Marker, expected: String) {
        var canvas = Canvas(Size(columns: 3, rows: 1), marker: marker)
        canvas.fill(square(0, 0, 3, 2), with: .stipple(Ink(.plain, .fill, symbol: ".")))
        expectPicture(canvas.text, expected)
    }

    @Test func `a stipple gives way to the grid and to data, a tint lies behind them`() {
        var canvas = Canvas(Size(columns: 1, rows: 1), marker: .braille)
        canvas.plot(dotColumn: 1, dotRow: 3, .grid)
        canvas.fill(square(0, 0, 1, 2), with: .stipple(Ink(.plain, .fill, symbol: ".")))
        canvas.fill(square(0, 0, 1, 2), with: .tint(.palette(236)))
        var surface = Surface(canvas.size)
        canvas.draw(on: &surface, column: 0, row: 0)
        #expect(surface[0, 0] == Cell("⢀", Style(on: .palette(236))))
    }
}
