import Testing

@testable import Drawing

@Suite struct MarkerTests {
    /// A canvas of one cell with one dot on.
    private func picture(_ marker: Marker, column: Int, row: Int) -> String {
        var canvas = Canvas(Size(columns: 1, rows: 1), marker: marker)
        canvas.plot(dotColumn: column, dotRow: row, .line)
        return canvas.text
    }

    @Test(arguments: [
        (0, 0, "⠁"), (0, 1, "⠂"), (0, 2, "⠄"), (0, 3, "⡀"), (1, 0, "⠈"), (1, 1, "⠐"), (1, 2, "⠠"),
        (1, 3, "⢀"),
    ])
    func `every Braille dot has its place`(column: Int, row: Int, expected: String) {
        expectPicture(picture(.braille, column: column, row: row), expected)
    }

    @Test(arguments: [(0, 0, "▘"), (1, 0, "▝"), (0, 1, "▖"), (1, 1, "▗")])
    func `every quadrant has its place`(column: Int, row: Int, expected: String) {
        expectPicture(picture(.block, column: column, row: row), expected)
    }

    @Test func `quadrants together look like their parts`() {
        let drawn = (1...15).map { mask in
            var canvas = Canvas(Size(columns: 1, rows: 1), marker: .block)
            for bit in 0..<4 where mask & 1 << bit != 0 {
                canvas.plot(dotColumn: bit % 2, dotRow: bit / 2, .line)
            }
            return canvas.text
        }
        #expect(drawn == ["▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█"])
    }

    @Test func `in ASCII a cell shows the ink's symbol`() {
        expectPicture(picture(.ascii, column: 0, row: 0), "*")
    }

    @Test func `eight dots fill a Braille cell`() {
        var canvas = Canvas(Size(columns: 1, rows: 1), marker: .braille)
        for place in 0..<8 { canvas.plot(dotColumn: place % 2, dotRow: place / 2, .line) }
        expectPicture(canvas.text, "⣿")
    }
}
