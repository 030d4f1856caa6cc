import IntervalStatistics

/// Finds records that have the same id.
enum Duplicates {
    /// Tells whether an id stands twice, or may do so where the blocks do not have their ids.
    static func arePossible(in blocks: some Sequence<ScannedBlock>, keepsIDs: Bool) -> Bool {
        !areImpossible(in: blocks) && (!keepsIDs || IDMerge.findsDuplicate(in: blocks))
    }

    /// Tells, from the ranges of ids alone, that no id can stand twice.
    private static func areImpossible(in blocks: some Sequence<ScannedBlock>) -> Bool {
        var ranges: [ClosedRange<RecordID>] = []
        for block in blocks {
            guard block.idsGrow else { return false }
            if let ids = block.ids { ranges.append(ids) }
        }
        ranges.sort { $0.lowerBound < $1.lowerBound }
        return zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound }
    }

    /// Keeps the first record of each id, and reports those that say something else.
    static func remove(from sources: inout [[ScannedBlock]]) {
        let count = sources.joined().reduce(0) { $0 + $1.keys.count }
        var hashes: [RecordID: UInt64] = Dictionary(minimumCapacity: count)
        for source in sources.indices {
            for block in sources[source].indices { remove(from: &sources[source][block], known: &hashes) }
        }
    }

    private static func remove(from block: inout ScannedBlock, known hashes: inout [RecordID: UInt64]) {
        var dropped: [Int] = []
        for key in block.keys {
            guard let known = hashes[key.id] else {
                hashes[key.id] = key.hash
                continue
            }
            dropped.append(key.place)
            guard known != key.hash else { continue }
            let fault = ScannedFault(line: key.line, column: key.column, kind: .differentSameID)
            block.faults.append(fault)
        }
        block.keys = []
        guard !dropped.isEmpty else { return }
        block.faults.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        block.drop(dropped)
    }
}

extension ScannedBlock {
    /// Takes out the records at rising places.
    fileprivate mutating func drop(_ places: [Int]) {
        var rest = places[...]
        var kept: [Record] = []
        kept.reserveCapacity(records.count - places.count)
        for (place, record) in records.enumerated() {
            if rest.first == place { rest.removeFirst() } else { kept.append(record) }
        }
        records = kept
    }
}
