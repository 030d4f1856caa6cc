import CRecordScanner

/// Decides which elements among our own records the reader of other objects reads, one by one: no record's id may
/// hang on its neighbours.
struct ForeignElements {
    let records: ForeignRecords

    /// Mapped names that stand in the source.
    let mapped: Set<String>

    private let bytes: [UInt8]
    private let isArray: Bool

    /// The parts of the source, once they are needed.
    private lazy var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    private lazy var elements =
        JSONValue(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...])?.list ?? []

    init(_ source: ImportSource, isArray: Bool, _ records: ForeignRecords, map: [String: String]) {
        bytes = source.bytes
        self.isArray = isArray
        self.records = records
        mapped = MappedNames.effective(map, in: bytes)
    }

    /// Where an element stands.
    struct Place {
        /// From 1.
        let line: Int

        /// How many elements are before it.
        let index: Int
    }

    /// A record of ours that has a mapped member or, where it is faulty, other values under our names; nil where it has
    /// none.
    func value(of object: UnsafeRawBufferPointer, isFaulty: Bool) -> JSONValue? {
        if mapped.isEmpty && !isFaulty { return nil }
        return JSONValue(object).flatMap { hasMapped($0) || (isFaulty && Self.hasOtherValue($0)) ? $0 : nil }
    }

    /// Tells whether a member has a value of another kind than ours, whatever the scanner of our own records makes of
    /// it: made ids hang on which reader reads a record.
    private static func hasOtherValue(_ value: JSONValue) -> Bool {
        RecordField.mappable.contains { field in
            guard let member = value[field.rawValue], member != .null else { return false }
            return switch field {
            case .id, .direction: member.text == nil
            case .date: member.text.map { InternetDate($0)?.clock == nil } ?? true
            case .timeTook: member.whole.map { UInt32(exactly: $0) == nil } ?? true
            case .triedAnswers: member.list == nil && !ForeignTries.isEncoded(member)
            case .isCorrect: if case .truth = member { false } else { true }
            case .correctAnswer, .choices, .root, .replays: member.double == nil
            case .v: false
            }
        }
    }

    /// An element that is none of ours, but has a mapped member or other values under our names.
    mutating func value(at place: Place, refusedFor fault: ScannedFault) -> JSONValue? {
        let hasOtherValue = (fault.kind == .wrongType || fault.kind == .outOfRange) && fault.field != .v
        guard hasOtherValue || !mapped.isEmpty else { return nil }
        guard let value = element(at: place), case .object = value else { return nil }
        return hasOtherValue || hasMapped(value) ? value : nil
    }

    private mutating func element(at place: Place) -> JSONValue? {
        if isArray { return place.index < elements.count ? elements[place.index] : nil }
        return place.line <= lines.count ? JSONValue(lines[place.line - 1]) : nil
    }

    private func hasMapped(_ value: JSONValue) -> Bool { mapped.contains { value[path: $0] != nil } }
}
