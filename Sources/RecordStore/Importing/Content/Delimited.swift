/// Takes a table of text apart (RFC 4180; commas, semicolons or tabs; any ends of lines).
struct Delimited {
    struct Row {
        /// From 1, the row of names counted, as a spreadsheet counts; blank lines are rows.
        let number: Int

        let cells: [String]

        /// A cell's quotation mark is not closed: the row ends with its line.
        let isBroken: Bool
    }

    private let bytes: [UInt8]
    private var place: Int
    private var number = 0
    private let separator: UInt8

    /// Once a quotation mark is not closed in the whole rest, none may reach beyond its line: no byte is then
    /// looked at again and again.
    private var quotesSpanLines = true

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        place = start
        let named = Self.namedSeparator(in: bytes[start...])
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

    /// Whatever the first line has most of, quoted ones aside.
    private static func separator(of bytes: [UInt8]) -> UInt8 {
        var counts: [UInt8: Int] = [:]
        var isQuoted = false
        for byte in bytes {
            if byte == quote { isQuoted.toggle() }
            if !isQuoted && (byte == newline || byte == carriageReturn) { break }
            if !isQuoted { counts[byte, default: 0] += 1 }
        }
        let candidates = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
        return candidates.max { counts[$0, default: 0] < counts[$1, default: 0] } ?? candidates[0]
    }

    private static let quote = UInt8(ascii: "\"")
    private static let newline = UInt8(ascii: "\n")
    private static let carriageReturn = UInt8(ascii: "\r")

    /// How much of the table was read, from 0 to 1.
    var share: Double { Double(place) / Double(max(bytes.count, 1)) }

    /// The next row that is not blank, nil after the last.
    mutating func next() -> Row? {
        while place < bytes.count {
            number += 1
            let row = row()
            if row.isBroken || row.cells.contains(where: { !$0.trimmingBlanks.isEmpty }) { return row }
        }
        return nil
    }

    private mutating func row() -> Row {
        let start = place
        var cells: [String] = []
        while true {
            guard let cell = cell() else {
                quotesSpanLines = false
                place = start
                skipLine()
                return Row(number: number, cells: cells, isBroken: true)
            }
            cells.append(cell)
            guard place < bytes.count else { break }
            let sign = bytes[place]
            place += 1
            if sign == separator { continue }
            if sign == Self.carriageReturn && place < bytes.count && bytes[place] == Self.newline {
                place += 1
            }
            break
        }
        return Row(number: number, cells: cells, isBroken: false)
    }

    /// Reads up to the separator or the end of the line; nil where a quotation mark is not closed.
    private mutating func cell() -> String? {
        var content: [UInt8] = []
        if place < bytes.count && bytes[place] == Self.quote {
            place += 1
            guard takeQuoted(into: &content) else { return nil }
        }
        let start = place
        while place < bytes.count && !isEnd(bytes[place]) { place += 1 }
        content += bytes[start..<place]
        return String(decoding: content, as: UTF8.self)
    }

    private mutating func takeQuoted(into content: inout [UInt8]) -> Bool {
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte == Self.quote {
                guard place < bytes.count && bytes[place] == Self.quote else { return true }
                place += 1
            } else if !quotesSpanLines && (byte == Self.newline || byte == Self.carriageReturn) {
                return false
            }
            content.append(byte)
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

    private func isEnd(_ byte: UInt8) -> Bool {
        byte == separator || byte == Self.newline || byte == Self.carriageReturn
    }
}
