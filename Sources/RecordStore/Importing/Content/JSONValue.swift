import FoundationEssentials

/// Any JSON, for shapes that are not ours.
enum JSONValue: Decodable, Equatable, Sendable {
    case null
    case text(String)
    case whole(Int64)
    case number(Double)
    case truth(Bool)
    case list([JSONValue])
    case object([String: JSONValue])

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let whole = try? container.decode(Int64.self) {
            self = .whole(whole)
        } else if let truth = try? container.decode(Bool.self) {
            self = .truth(truth)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else {
            self = .object(try container.decode([String: JSONValue].self))
        }
    }

    /// Nil where the bytes are not JSON as a whole, or nested too deep.
    init?(_ bytes: some Collection<UInt8>) {
        guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else { return nil }
        self = value
    }

    subscript(name: String) -> JSONValue? {
        if case .object(let members) = self { members[name] } else { nil }
    }

    var text: String? { if case .text(let text) = self { text } else { nil } }

    var list: [JSONValue]? { if case .list(let list) = self { list } else { nil } }

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
