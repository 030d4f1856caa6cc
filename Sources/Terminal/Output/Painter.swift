import CTerminal
import Drawing

/// Hands ncurses what has changed since the frame before.
struct Painter {
    private let converter: CellConverter
    private var pairs: ColourPairs
    private var shown: Surface?

    init(isUnicode: Bool, colourCount: Int, lastPair: Int32) {
        converter = CellConverter(isUnicode: isUnicode)
        pairs = ColourPairs(colourCount: colourCount, last: min(Int(lastPair), 4_095))
    }

    /// Lets the next frame paint everything.
    mutating func forget() { shown = nil }

    mutating func present(_ surface: Surface, on size: Size) {
        guard surface != shown else { return }
        let before = shown?.size == surface.size ? shown : nil
        let rows = min(size.rows, surface.size.rows)
        pairs.prepare(for: surface, define: ct_define_pair)
        for row in 0..<rows { put(row, of: surface, before: before) }
        shown = ct_send_frame() ? surface : nil
    }

    private mutating func put(_ row: Int, of surface: Surface, before: Surface?) {
        let width = surface.size.columns
        let cells = surface.cells[(row * width)..<((row + 1) * width)]
        guard let changed = Self.changes(cells, before?.cells[cells.indices]) else { return }
        let entries = converter.entries(cells[changed]) { pairs.number(of: $0) }
        ct_put(Int32(row), Int32(changed.lowerBound - cells.startIndex), entries, entries.count)
    }

    /// From the first cell that differs to the last; never begins in the middle of a wide character.
    static func changes(_ now: ArraySlice<Cell>, _ before: ArraySlice<Cell>?) -> Range<Int>? {
        guard let before else { return now.isEmpty ? nil : now.indices }
        guard var first = now.indices.first(where: { now[$0] != before[$0] }),
            let last = now.indices.last(where: { now[$0] != before[$0] })
        else { return nil }
        if first > now.startIndex, now[first].character == nil { first -= 1 }
        return first..<(last + 1)
    }
}
