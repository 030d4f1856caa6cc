import Animation
import Testing

@testable import Drawing

@Suite struct HeatMapTests {
    init() throws { try #require(Locale.useUnicode()) }

    @Test(arguments: [
        (80, 22, 6, 1), (66, 14, 5, 1), (54, 14, 4, 1), (42, 14, 3, 1), (39, 13, 3, 1), (27, 13, 2, 1),
        (102, 26, 8, 2), (200, 56, 9, 3),
    ])
    func `cells are as large as there is room for`(
        columns: Int, rows: Int, cellColumns: Int, cellRows: Int
    ) {
        let layout = HeatSample.map().layout(Size(columns: columns, rows: rows))
        #expect(layout?.cell == Size(columns: cellColumns, rows: cellRows))
    }

    @Test func `at every size it fits, or nothing is drawn`() {
        for columns in 0...130 {
            for rows in [0, 1, 12, 13, 14, 22, 26, 40] {
                let size = Size(columns: columns, rows: rows)
                let surface = HeatSample.surface(HeatSample.map(cursor: (3, 4)), columns, rows)
                #expect((surface != nil) == (columns >= 27 && rows >= 13))
                guard let layout = HeatSample.map().layout(size) else { continue }
                #expect(layout.size.columns <= columns && layout.size.rows <= rows)
                let last = layout.place(row: 11, column: 11)
                #expect(last.endColumn == layout.size.columns && last.endRow == layout.size.rows)
            }
        }
        var untouched = Surface(Size(columns: 26, rows: 30))
        #expect(!HeatSample.map().draw(on: &untouched, in: untouched.bounds, RadarSample.look()))
        #expect(untouched == Surface(untouched.size))
    }

    @Test func `every figure stands in its cell as a whole`() throws {
        for columns in [54, 66, 80, 120] {
            let surface = try #require(HeatSample.surface(HeatSample.map(), columns, 30))
            let layout = try #require(HeatSample.map().layout(surface.size))
            let corner = (
                (columns - layout.size.columns) / 2, (30 - layout.size.rows) / 2 + layout.figureRow
            )
            for row in 0..<12 {
                for column in 0..<12 {
                    let place = layout.place(row: row, column: column)
                    let text = (place.column..<place.endColumn).compactMap {
                        surface[corner.0 + $0, corner.1 + place.row].character
                    }
                    let count = HeatSample.counts[row][column]
                    #expect(String(text).filter { $0 != " " } == (count == 0 ? "·" : "\(count)"))
                }
            }
        }
    }

    @Test func `the shade is the share of the row, not the count`() throws {
        let one = try #require(HeatSample.surface(HeatSample.map(), 66, 14))
        let thousandfold = HeatSample.map(HeatSample.counts.map { $0.map { $0 * 1000 } })
        let other = try #require(HeatSample.surface(thousandfold, 66, 14))
        #expect(one.cells.map(\.style.background) == other.cells.map(\.style.background))
    }

    @Test func `errors, right answers and nothing look different without colour`() throws {
        let surface = try #require(HeatSample.surface(HeatSample.map(), 66, 14, HeatSample.look(.none)))
        #expect(surface[8, 2].style.attributes == .bold)
        #expect(surface[6, 2].character == "█")
        #expect(surface[11, 2].style.attributes == [])
        #expect(surface[11, 2].character == "▒")
        #expect(surface[66 - 2, 2].character == "·")
        #expect(surface[66 - 2, 2].style.attributes == .dim)
    }

    /// Errors are told apart among themselves, however few they are beside right answers.
    @Test func `the greatest error has the darkest shade`() throws {
        let counts = [[900, 3, 1], [0, 950, 0], [2, 0, 990]]
        let names = ["a", "b", "c"]
        let map = HeatMap(rowNames: names, columnNames: names, counts: counts)
        var surface = Surface(Size(columns: 40, rows: 8))
        #expect(map.draw(on: &surface, in: surface.bounds, HeatSample.look(.none)))
        let shades = Set(surface.cells.map(\.character)).intersection(["░", "▒", "▓", "█"])
        #expect(shades == ["█", "▒", "▓"])
    }

    @Test(arguments: [Theme.Depth.none, .eight, .many])
    func `the marked cell stands out, and its names`(depth: Theme.Depth) throws {
        for place in [(row: 0, column: 0), (row: 0, column: 11), (row: 5, column: 4)] {
            let look = HeatSample.look(depth)
            let surface = try #require(HeatSample.surface(HeatSample.map(cursor: place), 66, 14, look))
            for row in 0..<12 {
                for column in 0..<12 {
                    let isMarked = (row, column) == place
                    let style = surface[6 + column * 5 + 3, 2 + row].style
                    #expect(style.attributes.contains(.reverse) == isMarked)
                }
                #expect(surface[4, 2 + row].style.attributes.contains(.underline) == (row == place.row))
            }
        }
    }

    @Test func `missing rows, negative counts and marks outside are no fault`() {
        let odd = HeatSample.map([[1, -5], [], [0]], cursor: (99, -1))
        #expect(HeatSample.surface(odd, 80, 22) != nil)
        #expect(HeatSample.surface(HeatSample.map([]), 80, 22) != nil)
        #expect(HeatSample.surface(HeatMap(rowNames: [], columnNames: [], counts: []), 80, 22) == nil)
    }

    @Test func `it moves by whole cells and fades`() throws {
        var map = HeatSample.map()
        let resting = try #require(HeatSample.surface(map, 80, 22))
        map.transform = Transform(x: 3, y: -1)
        let moved = try #require(HeatSample.surface(map, 80, 22))
        for column in 3..<80 {
            for row in 0..<21 { #expect(moved[column, row] == resting[column - 3, row + 1]) }
        }
        map.transform = Transform(opacity: 0)
        #expect(HeatSample.surface(map, 80, 22) == Surface(Size(columns: 80, rows: 22)))
    }
}
