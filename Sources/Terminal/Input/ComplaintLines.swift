/// Makes whole, harmless lines of the bytes that arrive on standard error.
struct ComplaintLines {
    private var rest: [UInt8] = []

    /// More bytes than this do not wait for the end of their line.
    private let longest = 1_000

    /// Adds bytes and gives the lines that they complete, joined by newlines; nil where none is complete.
    mutating func add(_ bytes: [UInt8]) -> String? {
        rest += bytes
        if rest.count > longest, !rest.contains(10) { rest.append(10) }
        guard let end = rest.lastIndex(of: 10) else { return nil }
        let text = Self.harmless(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end + 1)
        return text
    }

    /// Control characters would act on the terminal.
    static func harmless(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control
            switch scalar {
            case "\n": result.append(scalar)
            case "\t": result.append(" ")
            default: result.append(isControl ? "?" : scalar)
            }
        }
        return String(result)
    }
}
