import CRecordScanner

extension RecordID {
    /// Makes the id of a record that has none: a UUID of version 8 (RFC 9562, section 5.8).
    ///
    /// The first 48 bits are the order, so that ids sort as the records do; 74 bits are a hash.
    /// - Parameters:
    ///   - identity: what tells the record from all others of its format, wherever it is met again.
    ///   - format: data of different programs never has the same id.
    ///   - order: milliseconds since 1970, else a number that the source itself counts with; brought into 0..<2^48.
    ///   - occurrence: how many records with this identity came before.
    init(
        derivedFrom identity: UnsafeRawBufferPointer, of format: ImportFormat, order: Int64,
        occurrence: Int = 0
    ) {
        let seed = format.seed &+ UInt64(occurrence)
        let time = UInt64(min(max(order, 0), 1 << 48 - 1))
        let first = Self.hash(identity, seed: seed)
        let second = Self.hash(identity, seed: ~seed)
        high = time << 16 | 0x8000 | first & 0xFFF
        low = 1 << 63 | second & (1 << 62 - 1)
    }

    init(derivedFrom identity: String, of format: ImportFormat, order: Int64, occurrence: Int = 0) {
        let bytes = Array(identity.utf8)
        self = bytes.withUnsafeBytes {
            RecordID(derivedFrom: $0, of: format, order: order, occurrence: occurrence)
        }
    }

    /// The id that a record with this text as its `id` has in a store.
    init(text: String) {
        let bytes = Array(text.utf8)
        self = bytes.withUnsafeBytes { buffer in
            RecordID(crs_read_id(buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count))
        }
    }

    fileprivate static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
        crs_hash(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, seed)
    }
}

extension ImportFormat {
    /// A number for each format that its neighbours do not come near.
    fileprivate var seed: UInt64 { Self.seeds[self] ?? 0 }

    private static let seeds: [ImportFormat: UInt64] = {
        let seeds = allCases.map { format in
            let name = Array(format.rawValue.utf8)
            return (format, name.withUnsafeBytes { RecordID.hash($0, seed: 0) })
        }
        return Dictionary(seeds, uniquingKeysWith: { first, _ in first })
    }()
}
