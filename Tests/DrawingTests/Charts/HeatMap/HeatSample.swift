@testable import Drawing

/// Heat maps that the tests share.
enum HeatSample {
    /// Mostly right, confused most with neighbours and with the inversion; never P8 where m2 was asked.
    static let counts: [[Int]] = (0..<12).map { asked in
        (0..<12).map { answered in
            switch abs(asked - answered) {
            case 0: 60 + asked * 97 % 40
            case 1: 3 + asked * 7 % 11
            case 2: asked * 5 % 4
            case 5: 1 + asked % 2
            default: 0
            }
        }
    }

    static func map(_ counts: [[Int]] = counts, cursor: (row: Int, column: Int)? = nil) -> HeatMap {
        HeatMap(
            rowNames: RadarSample.names, columnNames: RadarSample.names, counts: counts, cursor: cursor)
    }

    static func surface(_ map: HeatMap, _ columns: Int, _ rows: Int, _ look: Look = RadarSample.look())
        -> Surface?
    {
        var surface = Surface(Size(columns: columns, rows: rows))
        return map.draw(on: &surface, in: surface.bounds, look) ? surface : nil
    }

    static func look(_ depth: Theme.Depth, isUnicode: Bool = true) -> Look {
        Look(
            theme: Theme(background: .unknown, depth: depth), marker: .braille, isUnicode: isUnicode)
    }
}
