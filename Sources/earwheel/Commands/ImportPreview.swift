import Drawing
import RecordStore

/// How a source was understood, before anything is written.
struct ImportPreview {
    private let data: ImportedData

    init(_ data: ImportedData) { self.data = data }

    /// Without indentation.
    var lines: [String] {
        let understood = data.understanding
        let shape = understood.shape.isEmpty ? "" : ", \(understood.shape)"
        let head =
            [["format", data.format.name + shape]] + (understood.encoding.map { [["encoding", $0]] } ?? [])
        let columns = understood.columns.map { [$0.name, $0.meaning] }
        return Self.aligned(head)
            + (columns.isEmpty ? [] : [""] + Self.aligned([["column", "becomes"]] + columns))
            + (understood.examples.isEmpty ? [] : [""] + Self.aligned(understood.exampleTable)) + [""]
    }

    /// Rows whose cells begin below each other.
    private static func aligned(_ rows: [[String]]) -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { place in
            rows.map { place < $0.count ? Width.of($0[place]) : 0 }.max() ?? 0
        }
        return rows.map { row in
            let cells = row.enumerated().map { place, cell in
                place == row.count - 1
                    ? cell : cell + String(repeating: " ", count: widths[place] - Width.of(cell))
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
