/// The rows of a table of text below the row of its names.
struct DelimitedRows: ForeignRows {
    let columns: [String]
    let unit = "row"
    let areUneven = false

    /// How many rows with content stand above the names.
    let titleCount: Int

    /// Stands behind the row of names.
    private let table: Delimited

    /// Names may stand so many rows below a title.
    private static let deepest = 20

    /// Finds the row of names: the first, unless a later one, and no earlier, has names of answers. Nil where there is
    /// no row at all, or its quotation marks are not closed.
    init?(_ bytes: [UInt8], isHeader: ([String]) -> Bool) {
        var table = Delimited(bytes)
        var cells: [Delimited.Cell] = []
        guard table.next(&cells) == true else { return nil }
        let first = (names: cells.map { table.text($0) }, table: table)
        var (found, count) = (first, 0)
        while !isHeader(found.names) {
            count += 1
            guard count < Self.deepest, table.next(&cells) == true else {
                (found, count) = (first, 0)
                break
            }
            found = (cells.map { table.text($0) }, table)
        }
        columns = found.names
        self.table = found.table
        titleCount = count
    }

    /// The sign between the cells, in a word.
    var separatorName: String {
        switch table.separator {
        case UInt8(ascii: ","): "commas"
        case UInt8(ascii: ";"): "semicolons"
        case UInt8(ascii: "\t"): "tabs"
        default: "“\(Character(Unicode.Scalar(table.separator)))”"
        }
    }

    /// Tells whether a cell is of the line below the names that a table of Markdown has.
    private func isRule(_ text: String) -> Bool { text.allSatisfy { "-: ".contains($0) } }

    struct Row: ForeignRow {
        fileprivate let table: Delimited
        fileprivate let cells: [Delimited.Cell]
        fileprivate let isWhole: Bool
        fileprivate let width: Int

        var place: Int { table.number }

        var fault: String? { isWhole ? nil : "a quotation mark is not closed" }

        var share: Double { Double(table.place) / Double(max(table.bytes.count, 1)) }

        var surplus: Int {
            cells.count <= width ? 0 : cells[width...].count { !table.isBlank($0) }
        }

        subscript(column: Int) -> JSONValue? {
            column < cells.count ? JSONValue.text(table.text(cells[column])).present : nil
        }

        func hasValue(_ column: Int) -> Bool { column < cells.count && !table.isBlank(cells[column]) }
    }

    func visit(_ take: (Row) -> Bool) {
        var table = table
        var cells: [Delimited.Cell] = []
        while let isWhole = table.next(&cells) {
            if table.separator == UInt8(ascii: "|"), cells.allSatisfy({ isRule(table.text($0)) }) { continue }
            guard take(Row(table: table, cells: cells, isWhole: isWhole, width: columns.count)) else {
                return
            }
        }
    }
}
