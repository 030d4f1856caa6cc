/// Any JSON, for shapes that are not ours.
enum JSONValue: Equatable, Sendable {
    case null
    case text(String)
    case whole(Int64)
    case number(Double)
    case truth(Bool)
    case list([JSONValue])
    case object([String: JSONValue])

    /// Nil where the bytes are no JSON as a whole, or nested too deep.
    init?(_ bytes: some Sequence<UInt8>, progress: ((Double) -> Void)? = nil) {
        let read = { JSONReader.value(of: $0, progress: progress) }
        let value = bytes.withContiguousStorageIfAvailable(read)
        guard let value = value ?? Array(bytes).withUnsafeBufferPointer(read) else { return nil }
        self = value
    }

    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

    /// Any number.
    var double: Double? {
        switch self {
        case .whole(let whole): Double(whole)
        case .number(let number): number
        default: nil
        }
    }

    /// The nearest whole number of any number; nil for other values and beyond 64 bits.
    var rounded: Int64? {
        switch self {
        case .whole(let whole): whole
        case .number(let number): Int64(exactly: number.rounded())
        default: nil
        }
    }

    /// A number without a fraction; nil for other values.
    var whole: Int64? {
        switch self {
        case .whole(let whole): whole
        case .number(let number): Int64(exactly: number)
        default: nil
        }
    }
}
