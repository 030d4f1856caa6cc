import CPseudoTerminal

/// What stands on a screen at one moment.
struct Screen: Equatable, CustomStringConvertible {
    struct Cell: Equatable {
        /// Empty in the second cell of a wide character.
        var text: String

        /// −1 is the terminal's own colour.
        var foreground: Int32
        var background: Int32

        /// The bits of `cp_cell`.
        var attributes: UInt8
    }

    var columns: Int
    var rows: Int

    /// Row after row.
    var cells: [Cell]

    subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

    /// A row without its trailing blanks.
    func line(_ row: Int) -> String {
        let text = cells[(row * columns)..<((row + 1) * columns)].map(\.text).joined()
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    var lines: [String] { (0..<rows).map(line) }

    var text: String { lines.joined(separator: "\n") }

    /// The text in a frame, as a failing test prints it.
    var description: String {
        let bar = String(repeating: "-", count: min(columns, 200))
        return "+\(bar)\n" + lines.map { "|\($0)\n" }.joined() + "+\(bar)"
    }

    /// The first place where two screens differ, with both rows; nil where they are equal.
    func difference(from other: Screen) -> String? {
        guard columns == other.columns, rows == other.rows else {
            return "\(columns)×\(rows) against \(other.columns)×\(other.rows)"
        }
        guard let index = cells.indices.first(where: { cells[$0] != other.cells[$0] }) else { return nil }
        let row = index / columns
        return """
            column \(index % columns), row \(row): \(cells[index]) against \(other.cells[index])
            \(self)
            against
            \(other)
            """
    }
}

/// A terminal that understands what a program writes (libvterm).
final class Emulator {
    private let screenState: OpaquePointer
    private var columns: Int
    private var rows: Int

    init(columns: Int, rows: Int) throws {
        guard let screen = cp_screen_new(Int32(columns), Int32(rows)) else {
            throw HarnessError.system("making a screen", 12)
        }
        screenState = screen
        self.columns = columns
        self.rows = rows
    }

    deinit { cp_screen_free(screenState) }

    func feed(_ bytes: [UInt8]) { cp_screen_feed(screenState, bytes, bytes.count) }

    func resize(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
        cp_screen_resize(screenState, Int32(columns), Int32(rows))
    }

    var showsCursor: Bool { cp_screen_shows_cursor(screenState) }
    var isAlternate: Bool { cp_screen_is_alternate(screenState) }
    var wantsMouse: Bool { cp_screen_wants_mouse(screenState) }

    var screen: Screen {
        var cells: [Screen.Cell] = []
        cells.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns { cells.append(cell(column, row)) }
        }
        return Screen(columns: columns, rows: rows, cells: cells)
    }

    /// A blank has no foreground that could be seen, so it is left out.
    private func cell(_ column: Int, _ row: Int) -> Screen.Cell {
        let cell = cp_screen_cell(screenState, Int32(column), Int32(row))
        let isSecond = cell.scalars.0 == UInt32.max
        let text = isSecond ? "" : Self.text(cell)
        let isInvisible = text == " " && cell.attributes & ~1 == 0
        return Screen.Cell(
            text: text, foreground: isInvisible ? -1 : cell.foreground, background: cell.background,
            attributes: isInvisible ? 0 : cell.attributes)
    }

    private static func text(_ cell: cp_cell) -> String {
        let scalars = withUnsafeBytes(of: cell.scalars) { Array($0.bindMemory(to: UInt32.self)) }
        let view = scalars.prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
        return view.isEmpty ? " " : String(String.UnicodeScalarView(view))
    }
}
