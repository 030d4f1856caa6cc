extension Day: CustomStringConvertible, LosslessStringConvertible {
    /// Reads `2026-11-24`, nothing shorter and nothing around it; nil where the calendar has no such day.
    package init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
            return nil
        }
        guard let year = Self.number(bytes[0..<4]), let month = Self.number(bytes[5..<7]),
            let day = Self.number(bytes[8..<10])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        var number = 0
        for digit in digits {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    /// Year, month and day as ISO 8601 writes them.
    package var description: String {
        let (year, month, day) = date
        return [(year, 4), (month, 2), (day, 2)].map(padded).joined(separator: "-")
    }
}
