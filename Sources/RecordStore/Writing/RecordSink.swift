import IntervalStatistics

/// Takes answers and keeps them until they are on the disk; for one thread at a time.
package final class RecordSink {
    private let target: StoreTarget
    private let device: () throws(SaveError) -> DeviceName
    private var generator = SystemRandomNumberGenerator()

    /// What could not be saved yet, the oldest first.
    package private(set) var unsaved: [Answer] = []

    /// - Parameters:
    ///   - location: of the store.
    ///   - device: is asked for its name where a folder is the store.
    package init(location: StoreLocation, device: @escaping () throws(SaveError) -> DeviceName) {
        target = StoreTarget(location)
        self.device = device
    }

    /// An answer on its way to the disk.
    package struct Answer: Equatable, Sendable {
        package var record: Record
        package var root: UInt8?
        package var replays: Int?

        /// It has one since it was first tried to save it: a line that got there after all then counts once.
        package fileprivate(set) var id: RecordID?

        package init(record: Record, root: UInt8? = nil, replays: Int? = nil) {
            self.record = record
            self.root = root
            self.replays = replays
        }
    }

    package struct Saved: Equatable, Sendable {
        /// One an answer, of those that waited and the new one at last.
        package let ids: [RecordID]

        package let warnings: [Appender.Warning]
    }

    /// Saves an answer, and those that wait from before.
    /// - Throws: why nothing was saved; the answer then waits, and the next call tries again.
    package func save(_ answer: Answer) throws(SaveError) -> Saved {
        unsaved.append(answer)
        return try saveWaiting()
    }

    /// Tries again to save what waits.
    /// - Throws: why nothing was saved.
    package func saveWaiting() throws(SaveError) -> Saved {
        guard !unsaved.isEmpty else { return Saved(ids: [], warnings: []) }
        let path = try target.path(for: device)
        let warnings = try Appender(path: path).append { lastID in lines(after: lastID) }
        let ids = unsaved.compactMap(\.id)
        unsaved = []
        return Saved(ids: ids, warnings: warnings)
    }

    private func lines(after lastID: RecordID?) -> [StoreLine] {
        var last = lastID
        return unsaved.indices.map { place in
            let answer = unsaved[place]
            let id = answer.id ?? .next(after: last, at: answer.record.instant, using: &generator)
            unsaved[place].id = id
            last = max(last ?? id, id)
            return StoreLine(
                RecordEntry(id: id, record: answer.record, root: answer.root, replays: answer.replays))
        }
    }
}
