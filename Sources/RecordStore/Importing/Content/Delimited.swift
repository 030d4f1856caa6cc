/// Takes a table of text apart (RFC 4180; commas, semicolons, tabs or upright strokes; any ends of lines).
struct Delimited {
    /// Where a cell's content is; with a quotation mark in it, it must still be taken out of its quotes.
    struct Cell {
        var start: Int
        var end: Int
        var isQuoted = false
    }

    let bytes: [UInt8]
    let separator: UInt8

    /// The row of the last reading, from 1, the row of names counted, as a spreadsheet counts; blank lines are rows.
    private(set) var number = 0

    private(set) var place: Int

    /// Once a quotation mark is not closed in the whole rest, none may reach beyond its line: no byte is then
    /// looked at again and again.
    private var quotesSpanLines = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        place = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let named = Self.namedSeparator(in: bytes[place...])
        separator = named ?? Self.separator(of: bytes)
        guard named != nil else { return }
        number = 1
        skipLine()
    }

    /// The sign of a first line `sep=;`, which spreadsheets read and do not show.
    private static func namedSeparator(in bytes: ArraySlice<UInt8>) -> UInt8? {
        let line = bytes.prefix(7).prefix { $0 != newline && $0 != carriageReturn }
        guard line.count == 5, String(decoding: line.dropLast(), as: UTF8.self).lowercased() == "sep=" else {
            return nil
        }
        return line.last
    }

    /// Whatever the first line with any of them has most of, quoted ones aside.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        let candidates = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes {
            if byte == quote { isQuoted.toggle() }
            if !isQuoted && (byte == newline || byte == carriageReturn), !counts.isEmpty { break }
            if !isQuoted, candidates.contains(byte) { counts[byte, default: 0] += 1 }
        }
        return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
    }

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// Reads the next row that is not blank.
    /// - Parameter cells: become those of the row; up to the fault where a quotation mark is not closed.
    /// - Returns: whether all cells are whole; nil behind the last row.
    mutating func next(_ cells: inout [Cell]) -> Bool? {
        while place < bytes.count {
            number += 1
            cells.removeAll(keepingCapacity: true)
            let start = place
            guard takeRow(into: &cells) else {
                quotesSpanLines = false
                place = start
                skipLine()
                return false
            }
            if cells.contains(where: { !isBlank($0) }) { return true }
        }
        return nil
    }

    /// - Returns: false where a cell's quotation mark is not closed.
    private mutating func takeRow(into cells: inout [Cell]) -> Bool {
        while true {
            guard let cell = takeCell() else { return false }
            cells.append(cell)
            guard place < bytes.count else { return true }
            let sign = bytes[place]
            place += 1
            if sign == separator { continue }
            if sign == Self.carriageReturn && place < bytes.count && bytes[place] == Self.newline {
                place += 1
            }
            return true
        }
    }

    /// Reads up to the separator or the end of the line; nil where a quotation mark is not closed.
    private mutating func takeCell() -> Cell? {
        let start = place
        if place < bytes.count && bytes[place] == Self.quote {
            place += 1
            guard skipQuoted() else { return nil }
        }
        let isQuoted = place > start
        let (separator, from) = (separator, place)
        place = bytes.withUnsafeBufferPointer { bytes in
            var end = from
            while end < bytes.count {
                let byte = bytes[end]
                if byte == separator || byte == Self.newline || byte == Self.carriageReturn { break }
                end += 1
            }
            return end
        }
        return Cell(start: start, end: place, isQuoted: isQuoted)
    }

    private mutating func skipQuoted() -> Bool {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == Self.quote {
                guard place < bytes.count && bytes[place] == Self.quote else { return true }
                place += 1
            } else if !quotesSpanLines && (byte == Self.newline || byte == Self.carriageReturn) {
                return false
            }
        }
        return false
    }

    private mutating func skipLine() {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == Self.newline { return }
            if byte == Self.carriageReturn {
                if place < bytes.count && bytes[place] == Self.newline { place += 1 }
                return
            }
        }
    }
}

extension Delimited {
    /// Nothing but blanks, in quotes perhaps.
    func isBlank(_ cell: Cell) -> Bool {
        if cell.start == cell.end { return true }
        if !cell.isQuoted, 33..<128 ~= bytes[cell.start] { return false }
        return text(cell).trimmingBlanks.isEmpty
    }

    /// The content without its quotes.
    func text(_ cell: Cell) -> String {
        bytes.withUnsafeBufferPointer { bytes in
            let content = UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end])
            guard cell.isQuoted else { return String(decoding: content, as: UTF8.self) }
            return String(decoding: Self.unquoted(content), as: UTF8.self)
        }
    }

    /// What is between the quotes, and what follows the last one.
    private static func unquoted(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        var place = 1
        while place < content.count {
            let byte = content[place]
            place += 1
            if byte == quote {
                guard place < content.count, content[place] == quote else { break }
                place += 1
            }
            text.append(byte)
        }
        return text + content[place...]
    }
}
