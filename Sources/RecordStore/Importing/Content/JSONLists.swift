/// The lists of objects within one JSON object, and where in the bytes they are.
struct JSONLists {
    /// The names that lead to a list, with dots between, and its bytes with the brackets.
    private(set) var found: [(path: String, range: Range<Int>)] = []

    /// Objects that hold nothing but objects with a member in common, as a list does, by names of its own.
    private(set) var maps: [(path: String, range: Range<Int>)] = []

    private let bytes: [UInt8]
    private var place = 0

    /// - Parameter bytes: of JSON that is well formed as a whole.
    init(in bytes: [UInt8]) {
        self.bytes = bytes
        while place < bytes.count, bytes[place] != UInt8(ascii: "{") { place += 1 }
        if place < bytes.count { takeObject(path: "") }
    }

    /// The bytes of a list alone at their places: all around it is blank, so that lines keep their numbers.
    static func alone(_ range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
        var alone = bytes.map { $0 == 10 ? 10 : UInt8(32) }
        alone.replaceSubrange(range, with: bytes[range])
        return alone
    }

    /// The bytes of a map as a list: its braces are brackets, and its names blank.
    static func list(_ range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
        var (lists, depth) = (JSONLists(bytes), 0)
        var list = alone(range, in: bytes)
        list[range.lowerBound] = UInt8(ascii: "[")
        list[range.upperBound - 1] = UInt8(ascii: "]")
        lists.place = range.lowerBound + 1
        while lists.place < range.upperBound - 1 {
            let start = lists.place
            switch bytes[start] {
            case UInt8(ascii: "\""):
                lists.skipText()
                if depth == 0 { for place in start..<lists.place { list[place] = 32 } }
                continue
            case UInt8(ascii: ":") where depth == 0: list[start] = 32
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            lists.place += 1
        }
        return list
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Tells whether an object is like a list: its members are objects that share a name.
    private static func isMap(_ value: JSONValue?) -> Bool {
        guard case .object(let members) = value, members.count > 1 else { return false }
        var shared: Set<String>?
        for member in members.values {
            guard case .object(let inner) = member else { return false }
            shared = shared?.intersection(inner.keys) ?? Set(inner.keys)
        }
        return shared?.isEmpty == false
    }

    private mutating func takeObject(path: String) {
        let start = place
        let count = found.count
        takeMembers(path: path)
        if found.count == count, Self.isMap(JSONValue(bytes[start..<min(place, bytes.count)])) {
            maps.append((path, start..<place))
        }
    }

    private mutating func takeMembers(path: String) {
        place += 1
        while let byte = nextSign(), byte == UInt8(ascii: "\"") {
            let start = place
            skipText()
            let name = JSONValue(bytes[start..<place])?.text ?? ""
            place += 1
            takeMember(path: path.isEmpty ? name : "\(path).\(name)")
        }
        place += 1
    }

    private mutating func takeMember(path: String) {
        guard let byte = nextSign() else { return }
        switch byte {
        case UInt8(ascii: "{"): takeObject(path: path)
        case UInt8(ascii: "["):
            let start = place
            let hasObject = skipList()
            if hasObject { found.append((path, start..<place)) }
        case UInt8(ascii: "\""): skipText()
        default: while place < bytes.count, !",}]".utf8.contains(bytes[place]) { place += 1 }
        }
    }

    /// Moves to the next byte that is neither blank nor a comma or colon between values.
    private mutating func nextSign() -> UInt8? {
        while place < bytes.count, [9, 10, 13, 32, 44, 58].contains(bytes[place]) { place += 1 }
        return place < bytes.count ? bytes[place] : nil
    }

    /// - Returns: whether any element is an object.
    private mutating func skipList() -> Bool {
        var (depth, hasObject) = (0, false)
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                skipText()
                continue
            case UInt8(ascii: "{"):
                hasObject = hasObject || depth == 1
                depth += 1
            case UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
            place += 1
            if depth == 0 { return hasObject }
        }
        return hasObject
    }

    /// Moves from a text's opening quotation mark behind its closing one.
    private mutating func skipText() {
        place += 1
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        place = min(place + 1, bytes.count)
    }
}
