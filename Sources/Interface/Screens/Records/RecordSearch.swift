import IntervalStatistics

/// Finds the records that match, a slice at a time, so that no key waits for a million of them.
struct RecordSearch {
    private let records: RecordList
    private let query: RecordQuery
    private let filter: RecordFilter
    private var next = 0

    /// The places of those found so far, the newest first.
    private var found: [UInt32] = []

    init(_ records: RecordList, _ query: RecordQuery, where filter: RecordFilter) {
        self.records = records
        self.query = query
        self.filter = filter
        if isOpen { next = records.count }
    }

    /// Whether every record counts, so that none need be looked at.
    private var isOpen: Bool { query.isEmpty && filter == .all }

    var isFinished: Bool { next >= records.count }

    /// How many have been found so far.
    var count: Int { isOpen ? records.count : found.count }

    /// Looks at some more records.
    mutating func advance(by slice: Int) {
        let end = min(records.count, next + slice)
        while next < end {
            let record = records[next]
            if filter.admits(record) && query.matches(record) { found.append(UInt32(next)) }
            next += 1
        }
    }

    /// The record at a place among those found.
    subscript(place: Int) -> Record { records[number(at: place)] }

    /// The place among all records of one at a place among those found.
    func number(at place: Int) -> Int { isOpen ? place : Int(found[place]) }
}
